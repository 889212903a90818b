// How far a run of many games is.
#pragma once

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <unistd.h>
#include <utility>

#include <fmt/core.h>

#include "engine/core/bits.h"

namespace vendemmia {

// One line on a terminal: how far the run is, the score so far, how long it will take.
class ProgressBar {
 public:
  ProgressBar(u64 games, std::function<std::string()> score, const char* what = "games")
      : games_(games), score_(std::move(score)), what_(what), is_shown_(isatty(STDERR_FILENO) != 0) {}
  ~ProgressBar() {
    if (is_shown_ && finished_ != 0) fmt::print(stderr, "\n");
  }
  ProgressBar(const ProgressBar&) = delete;
  ProgressBar& operator=(const ProgressBar&) = delete;

  void add_game() { add_games(1); }
  void add_games(u64 count) {
    finished_ += count;
    const auto now = Clock::now();
    if (!is_shown_ || (now - shown_ < std::chrono::milliseconds(100) && finished_ != games_)) return;
    // Games that were found in the records come all at once and say nothing about the speed.
    if (shown_ == Clock::time_point{}) {
      start_ = now;
      before_start_ = finished_;
    }
    shown_ = now;
    constexpr u64 kWidth = 30;
    fmt::print(stderr, "\r[{:-<{}}] {}/{} {}{}{}\x1b[K", std::string(finished_ * kWidth / games_, '#'),
               kWidth, finished_, games_, what_, score_ ? score_() : "", time_left());
  }

 private:
  using Clock = std::chrono::steady_clock;

  std::string time_left() const {
    if (finished_ <= before_start_) return {};
    const double a_game = std::chrono::duration<double>(shown_ - start_).count() /
                          static_cast<double>(finished_ - before_start_);
    const auto seconds = static_cast<u64>(a_game * static_cast<double>(games_ - finished_));
    return fmt::format(", {}:{:02}:{:02} left", seconds / 3600, seconds / 60 % 60, seconds % 60);
  }

  u64 games_;
  std::function<std::string()> score_;
  const char* what_;
  bool is_shown_;
  u64 finished_ = 0;
  u64 before_start_ = 0;
  Clock::time_point start_;
  Clock::time_point shown_;
};

}  // namespace vendemmia
