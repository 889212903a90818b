// What can happen to the people at a table, as everybody there is told.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

enum class NoticeKind : u8 {
  Sat,
  Left,     // for good
  Bot,      // a bot plays for them
  TimeUp,   // the same, since they had no time left
  Opened,   // anybody may have their seat
  Back,     // they have their seat again
  Host,     // they are the host now
  Muted,    // nobody hears what they say
  Unmuted,  // everybody does again
  Removed,  // the host has sent them away
  VoteAsked,
  VoteGranted,
  VoteRefused,
  VoteWithdrawn,
  VoteRanOut,   // not everybody has answered in time
  VoteDropped,  // the game has gone on
};

inline constexpr std::array<std::string_view, 16> kNoticeNames{
    "sat",          "left",           "bot",          "time_up",     "opened",     "back",
    "host",         "muted",          "unmuted",      "removed",     "vote_asked", "vote_granted",
    "vote_refused", "vote_withdrawn", "vote_ran_out", "vote_dropped"};
static_assert(kNoticeNames.size() == static_cast<std::size_t>(NoticeKind::VoteDropped) + 1);

}  // namespace vendemmia
