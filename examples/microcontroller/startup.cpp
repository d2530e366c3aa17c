// From reset to main: the vector table, and memory as C++ expects it.
#include <cstdint>

extern "C" {
extern std::uint32_t stack_top, data_in_flash, data_begin, data_end, bss_begin, bss_end;  // the linker's

[[noreturn]] void reset();
[[noreturn]] void fault();
}
int main();

void reset() {
  const std::uint32_t* from = &data_in_flash;
  for (std::uint32_t* to = &data_begin; to != &data_end; ++to) *to = *from++;
  for (std::uint32_t* to = &bss_begin; to != &bss_end; ++to) *to = 0;
  main();
  fault();
}
void fault() {
  for (;;) asm volatile("");
}

namespace {
using handler = void (*)();
// ARMv6-M Architecture Reference Manual, B1.5.2: the initial stack pointer, then reset, NMI and hard fault.
struct vectors {
  std::uint32_t* stack;
  handler handlers[3];
};
[[gnu::section(".vectors"), gnu::used]] const vectors table = {&stack_top, {reset, fault, fault}};
}  // namespace
