// What a mistake says at run time.
#pragma once

#include <string>

/// What `make_the_mistake` throws, if it throws an Error; otherwise an empty text.
template <class Error, class Function>
std::string thrown(Function make_the_mistake) {
  try {
    make_the_mistake();
  } catch (const Error& e) {
    return e.what();
  }
  return {};
}
