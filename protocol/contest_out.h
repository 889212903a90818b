// A contest as it is told: who plays the same deal, and what has become of it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "protocol/view.h"

namespace vendemmia::told {

struct ContestKinds {
  static constexpr std::string_view kName = "ContestKind";
  static const wire::Words& values();  // automa, vintners: of a day; duplicate: by link
};
struct ContestStates {
  static constexpr std::string_view kName = "ContestState";
  static const wire::Words& values();  // playing, counted, not_counted
};

struct ContestResult {
  i16 vp = 0;
  bool won = false;
  std::vector<i16> others;  // VP of the bots by seat, or of the Automa
  std::vector<i16> years;   // VP at the end of each year
  // To win, at the end of each year, in millionths, where a review has judged the game.
  std::optional<std::vector<i32>> chances;
  static constexpr auto record() {
    using C = ContestResult;
    return wire::fields("ContestResult", wire::field("vp", &C::vp), wire::field("won", &C::won),
                        wire::field("others", &C::others), wire::field("years", &C::years),
                        wire::field("chances", &C::chances));
  }
};

struct ContestEntry {
  u32 number = 0;  // in the order in which they began
  std::string name;
  bool mine = false;
  wire::Name<ContestStates> state;
  std::optional<ContestResult> result;  // of a counted one that this person may know
  static constexpr auto record() {
    using C = ContestEntry;
    return wire::fields("ContestEntry", wire::field("number", &C::number), wire::field("name", &C::name),
                        wire::field("mine", &C::mine), wire::field("state", &C::state),
                        wire::field("result", &C::result));
  }
};

struct Contest {
  wire::Constant<"contest"> what;
  std::optional<u32> id;
  std::string contest;
  wire::Name<ContestKinds> kind;
  std::optional<std::string> date;  // of a deal of the day: 2026-11-18
  bool open = false;                // whether anybody may still begin
  WireOptions options;
  std::vector<std::string> bots;
  u32 played = 0;                     // how many have a result
  std::vector<ContestEntry> entries;  // the best results first, then who still plays; of very many not all
  std::optional<std::string> table;   // of one's own game
  static constexpr auto record() {
    using C = Contest;
    return wire::fields("ContestInfo", wire::field("is", &C::what), wire::field("id", &C::id),
                        wire::field("contest", &C::contest), wire::field("kind", &C::kind),
                        wire::field("date", &C::date), wire::field("open", &C::open),
                        wire::field("options", &C::options), wire::field("bots", &C::bots),
                        wire::field("played", &C::played), wire::field("entries", &C::entries),
                        wire::field("table", &C::table));
  }
};

}  // namespace vendemmia::told
