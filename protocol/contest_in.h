// What a page may say to the server about contests: the same deal for everybody, each at a table of their own;
// docs/contests.md explains them. None of these needs a table.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/view.h"

namespace vendemmia::said {

// A deal for people who have its link. Nobody is told which cards it has.
struct ContestNew {
  wire::Constant<"contest_new"> what;
  std::optional<u32> id;
  WireOptions options;
  std::vector<std::string>
      bots;  // one for each seat besides the person's; they must answer alike whenever they are asked
  static constexpr auto record() {
    using C = ContestNew;
    return wire::fields("SayContestNew", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("options", &C::options), wire::field("bots", &C::bots));
  }
};

// How it stands. A game of one's own that has come to its end is checked and counted first.
struct Contest {
  wire::Constant<"contest"> what;
  std::optional<u32> id;
  std::string contest;                // also "today-automa" and "today-vintners"
  std::optional<std::string> secret;  // as for ContestPlay: who asks
  static constexpr auto record() {
    using C = Contest;
    return wire::fields("SayContest", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("contest", &C::contest), wire::field("secret", &C::secret));
  }
};

// A table for one's game, or the one where it is being played: one secret plays a contest once.
struct ContestPlay {
  wire::Constant<"contest_play"> what;
  std::optional<u32> id;
  std::string contest;
  std::string name;
  std::string secret;  // of one's own making, as for Sit
  u16 pace = 900;      // milliseconds that a bot takes for an answer
  static constexpr auto record() {
    using C = ContestPlay;
    return wire::fields("SayContestPlay", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("contest", &C::contest), wire::field("name", &C::name),
                        wire::field("secret", &C::secret), wire::field("pace", &C::pace));
  }
};

// The record of somebody's game, for who has finished theirs; of a deal of the day only one's own.
struct ContestRecord {
  wire::Constant<"contest_record"> what;
  std::optional<u32> id;
  std::string contest;
  std::string secret;
  u32 number = 0;  // of the entry
  static constexpr auto record() {
    using C = ContestRecord;
    return wire::fields("SayContestRecord", wire::field("do", &C::what), wire::field("id", &C::id),
                        wire::field("contest", &C::contest), wire::field("secret", &C::secret),
                        wire::field("number", &C::number));
  }
};

}  // namespace vendemmia::said
