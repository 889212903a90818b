// How long the people at a table may take. Time is that of the server, in milliseconds that it has been running, so that
// nobody loses any while it is down (lobby_people.cc).
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include "engine/game/state.h"

namespace vendemmia {

using UpTime = u64;

enum class ClockKind : u8 { None, Move, Game };  // for each answer, for all answers of a game

inline constexpr u32 kLongestClock = 30 * 24 * 60 * 60;  // seconds

struct ClockSettings {
  ClockKind per = ClockKind::None;
  u32 seconds = 0;
  std::string bot{};  // plays for whoever has no time left, at once; empty: the others decide

  friend bool operator==(const ClockSettings&, const ClockSettings&) = default;
};

class TableClock {
 public:
  explicit TableClock(const ClockSettings& settings)
      : full_(u64{settings.seconds} * 1000), per_(settings.per) {
    left_.fill(full_);
  }

  bool exists() const { return per_ != ClockKind::None; }
  // Whose time runs.
  std::optional<Seat> running() const { return running_; }
  // In milliseconds. Precondition: the clock exists.
  u64 left(Seat seat, UpTime now) const {
    return running_ == seat ? left_[seat] - std::min(left_[seat], passed(now)) : left_[seat];
  }

  // Nobody's time runs from now on.
  void stop(UpTime now) {
    if (!running_) return;
    left_[*running_] = left(*running_, now);
    running_.reset();
  }
  // Precondition: nobody's does.
  void run(std::optional<Seat> seat, UpTime now) {
    running_ = exists() ? seat : std::nullopt;
    since_ = now;
  }
  // An answer that nobody has given before: taking it back and giving it again wins no time.
  void answered(u32 answers) {
    if (per_ != ClockKind::Move || answers <= furthest_) return;
    furthest_ = answers;
    left_.fill(full_);
  }

 private:
  // After a crash the time may be a little behind what was noted last.
  u64 passed(UpTime now) const { return now > since_ ? now - since_ : 0; }

  u64 full_;
  ClockKind per_;
  std::array<u64, kMaxPlayers> left_{};
  std::optional<Seat> running_;
  UpTime since_ = 0;
  u32 furthest_ = 0;
};

}  // namespace vendemmia
