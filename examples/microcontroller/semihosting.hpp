// What a program without an operating system asks of its debugger, here of QEMU: ARM semihosting, version 2.0.
#pragma once

#include <cstdint>

namespace semihosting {
inline std::uint32_t call(std::uint32_t operation, std::uint32_t parameter) {
  register std::uint32_t r0 asm("r0") = operation;
  register std::uint32_t r1 asm("r1") = parameter;
  asm volatile("bkpt 0xab" : "+r"(r0) : "r"(r1) : "memory");
  return r0;
}
inline void write(const char* words) { call(0x04, reinterpret_cast<std::uint32_t>(words)); }  // SYS_WRITE0
inline void write(unsigned number) {
  char digits[11];
  char* first = digits + 10;
  *first = '\0';
  do *--first = static_cast<char>('0' + number % 10);
  while ((number /= 10) != 0);
  write(first);
}
[[noreturn]] inline void exit(bool success) {  // SYS_EXIT: the application has ended, or there was an error
  for (;;) call(0x18, success ? 0x20026 : 0x20023);
}
}  // namespace semihosting
