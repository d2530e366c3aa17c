#include <perfect.hpp>

const zermelo::solved_state<int>* entry_as_the_second_user_sees_it(std::size_t number);
const zermelo::solved_state<int>* entry_as_the_second_user_sees_it(std::size_t number) {
  return &perfect.entries()[number];
}
