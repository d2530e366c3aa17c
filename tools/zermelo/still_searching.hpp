// A sign of life on a terminal while a search takes long.
#pragma once

#include <chrono>
#include <condition_variable>
#include <iostream>
#include <mutex>
#include <string>
#include <thread>
#include <zermelo/play/screen.hpp>

#if __has_include(<unistd.h>)
#include <unistd.h>
#endif

/// For as long as it lives, one line on standard error says what is searched and for how many seconds, if
/// that is a terminal: after the first second, and gone at the end.
class still_searching {
 public:
  explicit still_searching(std::string its_what) : what_(std::move(its_what)) {
    if (is_terminal()) watch_ = std::thread([this] { watch(); });
  }
  ~still_searching() {
    {
      const std::lock_guard lock(mutex_);
      done_ = true;
    }
    finished_.notify_one();
    if (watch_.joinable()) watch_.join();
  }
  still_searching(const still_searching&) = delete;
  still_searching& operator=(const still_searching&) = delete;

 private:
  static bool is_terminal() {
#if __has_include(<unistd.h>)
    return ::isatty(STDERR_FILENO) == 1;
#else
    return false;
#endif
  }
  void watch() {
    zermelo::play::status_line line(std::cerr, true);
    std::unique_lock lock(mutex_);
    for (int seconds = 1; !finished_.wait_for(lock, std::chrono::seconds(1), [this] { return done_; });
         ++seconds)
      line.show([&] { return what_ + ": " + std::to_string(seconds) + " s"; });
  }

  std::string what_;
  std::mutex mutex_{};
  std::condition_variable finished_{};
  bool done_ = false;
  std::thread watch_{};
};
