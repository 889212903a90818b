// One game of an arena. The same deal is played once for every rotation of the bots over the seats, so that neither the cards
// nor the seats favour anybody. A game's number says which deal and who sits where; the same number is the same game everywhere.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/game/scoring.h"
#include "engine/game/state.h"
#include "lab/contestant.h"
#include "protocol/json.h"

namespace vendemmia {

// Seats a contestant, as seat_contestant() does. Called from several threads at once.
using SeatContestant = std::function<tl::expected<std::unique_ptr<Contestant>, std::string>(
    const std::string& description, const Invitation& invitation)>;

struct MatchOptions {
  Options game;
  Seed seed = 1;
  std::vector<std::string> bots;  // as seat_contestant() takes them, or guests
  double seconds = 10;            // the longest that another program may think about an answer
  // Contestants that the caller brings along, by the names that `bots` has for them: players in this process that no text describes.
  std::map<std::string, SeatContestant> guests = {};
};

// A sentence about what cannot be played, or nothing.
std::optional<std::string> problem_with(const MatchOptions& options);

// What the games depend on: the first line of their records.
Json description_of(const MatchOptions& options, std::string_view version);
// What description_of() has written; or a sentence.
tl::expected<MatchOptions, std::string> read_description(const Json& description);

// --- Who sits where --------------------------------------------------------------------------------

// With more bots than seats every set of them that fills a table plays; with fewer, they take the seats in turn. Each such table
// plays the deal in all rotations.
u64 games_per_deal(const MatchOptions& options);

struct Seating {
  u64 deal = 0;
  std::array<u8, kMaxPlayers> bots{};  // by seat: which of the options' bots
};
Seating seating_of(const MatchOptions& options, u64 game);

// --- The game --------------------------------------------------------------------------------------

template <class T>
using BySeat = std::array<T, kMaxPlayers>;

struct MatchResult {
  // A bot that fails loses at once: it takes the last place, and the others share the first.
  struct Failure {
    Seat seat = 0;
    std::string why;  // a sentence
  };

  u64 game = 0;
  unsigned years = 0;
  BySeat<unsigned> places{};  // from 1; shared places are equal
  BySeat<int> vp{};
  BySeat<unsigned> orders{};       // filled
  BySeat<unsigned> choices{};      // questions with two or more legal answers
  BySeat<double> milliseconds{};   // spent thinking, which is all that differs when the game is played again
  std::optional<SoloResult> solo;  // against the Automa
  std::optional<Failure> failure;
};

// Nothing when it was stopped before the end.
std::optional<MatchResult> play_match(const MatchOptions& options, u64 game,
                                      const std::atomic<bool>& stopped);

std::string line_of(const MatchOptions& options, const MatchResult& result);
// Nothing when the line is not a game of such a match.
std::optional<MatchResult> read_line(const MatchOptions& options, std::string_view line);

}  // namespace vendemmia
