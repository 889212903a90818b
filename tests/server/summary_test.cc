// Where victory points come from: nothing is lost or counted twice, and each source is what it says.
#include "server/summary.h"

#include <array>
#include <string_view>
#include <vector>

#include "tests/protocol/solo_games.h"
#include "tests/server/room_support.h"
#include "tests/server/solo_support.h"

namespace vendemmia {
namespace {

i16 from(const told::SeatSummary& summary, std::string_view source) {
  for (const auto& [name, vp] : summary.by_source.entries) {
    if (name.text == source) return vp;
  }
  ADD_FAILURE() << source;
  return 0;
}

// The points when a year ends. A spring may follow in the same step, and pay.
struct YearEnds {
  const State& state;
  std::vector<std::array<i16, kMaxPlayers>> vp;

  void hear(const Event& event) {
    const bool another_year = event.kind == EventKind::YearBegan && state.year > 1;
    if (!another_year && event.kind != EventKind::GameEnded) return;
    vp.emplace_back();
    for (unsigned seat = 0; seat < kMaxPlayers; ++seat) vp.back()[seat] = state.players[seat].vp;
  }
};

TEST(Summary, TellsWhatASeatHasDone) {
  Journal journal;
  journal.options = {.players = 3, .friendly = false, .two_parents = true, .last_year = 4};
  journal.seed = 5;
  play_on(journal, 5);
  std::array<std::size_t, kMaxPlayers> played{};
  const Events events{[](void* to, const Event& event) {
                        if (event.kind == EventKind::Played)
                          ++(*static_cast<std::array<std::size_t, kMaxPlayers>*>(to))[event.seat];
                      },
                      &played};
  State end = first_position(journal, events);
  for (std::size_t at = 0; at < journal.actions.size(); ++at) replay_step(journal, at, end, events);
  for (const told::SeatSummary& one : summary_of(journal)) {
    ASSERT_TRUE(one.deeds);
    EXPECT_EQ(one.deeds->mama, wire::MamaId(wire::Mamas::values()[end.players[one.seat].mama]));
    EXPECT_EQ(one.deeds->papa, wire::PapaId(wire::Papas::values()[end.players[one.seat].papa]));
    EXPECT_EQ(one.deeds->rows.size(), end.year) << "one a year";
    for (const u8 row : one.deeds->rows) EXPECT_TRUE(row >= 1 && row <= 7);
    EXPECT_EQ(one.deeds->visitors.size(), played[one.seat]);
  }
}

TEST(Summary, AddsUpToTheFinalPoints) {
  unsigned long points = 0;
  for (unsigned game = 0; game < games_to_play(10); ++game) {
    Journal journal;
    journal.options = options_of_any_game(game);
    journal.seed = game;
    State s = first_position(journal);
    YearEnds ends{s, {}};
    const Events events{[](void* to, const Event& event) { static_cast<YearEnds*>(to)->hear(event); }, &ends};
    Rng rng(game);
    ActionList legal;
    legal_actions(s, legal);
    while (!legal.empty()) {
      journal.actions.push_back(random_answer(game, legal, rng));
      apply(s, journal.actions.back(), events, legal);
    }
    const auto& at_year_end = ends.vp;
    const auto summaries = summary_of(journal);
    ASSERT_EQ(summaries.size(), journal.options.players);
    for (const told::SeatSummary& one : summaries) {
      int sum = 0;
      for (const auto& [source, vp] : one.by_source.entries) sum += vp;
      ASSERT_EQ(sum, s.players[one.seat].vp) << "game " << game;
      ASSERT_EQ(one.by_year.size(), at_year_end.size()) << "game " << game;
      for (std::size_t year = 0; year < at_year_end.size(); ++year) {
        ASSERT_EQ(one.by_year[year], at_year_end[year][one.seat]) << "game " << game << ", year " << year + 1;
      }
      points +=
          static_cast<unsigned>(from(one, "orders") + from(one, "windmill") + from(one, "tasting_room"));
    }
  }
  EXPECT_GT(points, 0u);
}

// R-255, D-9: what is given at the start, and what the cellar is worth in the end, are points as well.
TEST(Summary, AddsUpAgainstTheAutoma) {
  for (const Options& options : every_solo_game()) {
    const Journal journal = solo_game(options, Seed{options.challenge + 1u});
    const State end = replay(journal);
    const told::SeatSummary summary = summary_of(journal).at(0);
    int sum = 0;
    for (const auto& [source, vp] : summary.by_source.entries) sum += vp;
    EXPECT_EQ(sum, end.players[0].vp) << unsigned{options.challenge};
    EXPECT_EQ(summary.by_year.size(), end.year);
    EXPECT_EQ(summary.by_year.back(), end.players[0].vp);
    if (options.challenge == 6) {
      EXPECT_LE(from(summary, "orders") + from(summary, "windmill") + from(summary, "tasting_room"), 0);
    }
  }
  const Journal head_start = solo_game({.players = 1, .level = Level::Easy, .challenge = 4}, Seed{1});
  EXPECT_GE(from(summary_of(head_start).at(0), "other"), 8);
}

// An order pays right after it is filled.
struct Watch {
  std::array<int, kMaxPlayers> orders{};
  std::array<EventKind, kMaxPlayers> last{};

  void hear(const Event& event) {
    if (event.seat == kNoSeat) return;
    if (event.kind == EventKind::VpChanged && last[event.seat] == EventKind::OrderFilled) {
      orders[event.seat] += event.a;
    }
    last[event.seat] = event.kind;
  }
};

TEST(Summary, CountsWhatOrdersPaid) {
  int paid = 0;
  for (unsigned game = 0; game < games_to_play(20); ++game) {
    Journal journal;
    journal.options = options_of_game(game);
    journal.seed = game;
    Watch watch;
    const Events events{[](void* context, const Event& event) { static_cast<Watch*>(context)->hear(event); },
                        &watch};
    play_on(journal, game, events);
    for (const told::SeatSummary& one : summary_of(journal)) {
      ASSERT_EQ(from(one, "orders"), watch.orders[one.seat]) << "game " << game;
      paid += watch.orders[one.seat];
      // At most one point a year each.
      const auto years = static_cast<int>(one.by_year.size());
      ASSERT_LE(from(one, "windmill"), years);
      ASSERT_LE(from(one, "tasting_room"), years);
      ASSERT_GE(from(one, "wake_up"), 0);
      ASSERT_LE(from(one, "wake_up"), 2 * years);
      ASSERT_GE(from(one, "bonuses"), 0);
    }
  }
  EXPECT_GT(paid, 0);
}

}  // namespace
}  // namespace vendemmia
