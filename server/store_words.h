// What stores call the kinds of things, so that what they keep can be read by people.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "server/store.h"

namespace vendemmia {

// In the order of the enums.
inline constexpr std::array<std::string_view, 20> kEntryWords{
    "act",     "undo",  "redo",      "ask_take_back", "vote",   "chat", "sit",  "leave",  "replace", "pace",
    "rematch", "rules", "deal_anew", "open_seat",     "return", "host", "mute", "remove", "carry",   "coach"};
inline constexpr std::array<std::string_view, 3> kClockWords{"none", "move", "game"};
inline constexpr std::array<std::string_view, 3> kSeatWords{"person", "bot", "open"};
static_assert(kEntryWords.size() == static_cast<std::size_t>(EntryKind::Coach) + 1);
static_assert(kClockWords.size() == static_cast<std::size_t>(ClockKind::Game) + 1);
static_assert(kSeatWords.size() == static_cast<std::size_t>(SeatKind::Open) + 1);

template <class Kind, std::size_t N>
std::string_view word_of(const std::array<std::string_view, N>& words, Kind kind) {
  return words[static_cast<std::size_t>(kind)];
}

template <class Kind, std::size_t N>
Stored<Kind> kind_of(const std::array<std::string_view, N>& words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  if (found == words.end())
    return tl::unexpected(StoreFailure{"unknown word in the store: " + std::string(word), true});
  return static_cast<Kind>(found - words.begin());
}

}  // namespace vendemmia
