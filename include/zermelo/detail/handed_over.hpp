// What oneTBB promises, told to ThreadSanitizer, which does not see into a library that was not compiled with it: what a
// thread has done before it hands a task over has happened before the task begins. Nothing in other programs.
#pragma once

#if defined(__SANITIZE_THREAD__)
#define ZERMELO_THREAD_SANITIZER
#elif defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define ZERMELO_THREAD_SANITIZER
#endif
#endif

#if defined(ZERMELO_THREAD_SANITIZER)
#include <sanitizer/tsan_interface.h>
#endif

namespace zermelo::detail {
/// Before a task is handed over that begins with taken_over() of the same place.
inline void handed_over([[maybe_unused]] void* place) {
#if defined(ZERMELO_THREAD_SANITIZER)
  __tsan_release(place);
#endif
}
inline void taken_over([[maybe_unused]] void* place) {
#if defined(ZERMELO_THREAD_SANITIZER)
  __tsan_acquire(place);
#endif
}
}  // namespace zermelo::detail
#undef ZERMELO_THREAD_SANITIZER
