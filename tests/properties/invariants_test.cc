// Every position that can be reached is sound, and a position that is not sound is noticed.
#include "engine/game/invariants.h"

#include <functional>

#include <gtest/gtest.h>

#include "tests/support/random_games.h"

namespace vendemmia {
namespace {

TEST(Invariants, HoldAtEveryDecision) {
  for_each_decision(games_to_play(), [](const Moment& moment) {
    const std::optional<std::string> wrong = broken_invariant(moment.state);
    ASSERT_FALSE(wrong) << where(moment) << ": " << *wrong;
  });
}

// The first turn of the winter in some game, where all sorts of things have happened.
State some_winter(unsigned players, Modules modules) {
  Options options;
  options.players = static_cast<u8>(players);
  options.modules = modules;
  State s = new_game(options, 7);
  ActionList legal;
  legal_actions(s, legal);
  Rng rng(7);
  while (s.year < 5 || s.season != Season::Winter)
    apply(s, random_answer(0, legal, rng), Events::none(), legal);
  return s;
}

struct Damage {
  const char* what;
  std::function<void(State&)> done;
  unsigned players = 4;
  Modules modules = 0;
};

class BrokenInvariant : public ::testing::TestWithParam<Damage> {};

TEST_P(BrokenInvariant, IsNoticed) {
  State s = some_winter(GetParam().players, GetParam().modules);
  ASSERT_FALSE(broken_invariant(s)) << *broken_invariant(s);
  GetParam().done(s);
  const std::optional<std::string> wrong = broken_invariant(s);
  ASSERT_TRUE(wrong.has_value()) << GetParam().what;
  EXPECT_FALSE(wrong->empty());
}

Player& holder_of_a_visitor(State& s) {
  for (Player& p : s.players) {
    if (p.hand[static_cast<unsigned>(Deck::Summer)] != 0) return p;
  }
  return s.players[0];
}

constexpr auto kSummer = static_cast<unsigned>(Deck::Summer);

const Damage kDamages[] = {
    {"a card twice in the draw pile", [](State& s) { s.decks[0].cards[0] = s.decks[0].cards[1]; }},
    {"a card lost from a hand",
     [](State& s) { holder_of_a_visitor(s).hand[kSummer] &= holder_of_a_visitor(s).hand[kSummer] - 1; }},
    {"a card in a hand and in the draw pile",
     [](State& s) { s.players[1].hand[kSummer] |= bit(s.decks[kSummer].cards[0]); }},
    {"a drawn card was not shuffled in",
     [](State& s) { s.shuffled_in[kSummer] &= ~bit(s.decks[kSummer].cards[0]); }},
    {"remains in a pile", [](State& s) { s.decks[4].cards[3] = 1; }},
    {"a wrong sum of a field", [](State& s) { ++s.players[0].field_values[1]; }},
    {"a fourth field is sold", [](State& s) { s.players[0].sold_fields |= 8; }},
    {"vines on a sold field",
     [](State& s) {
       for (Player& p : s.players) {
         for (unsigned field = 0; field < kFields; ++field) {
           if (p.vines[field] != 0) p.sold_fields = static_cast<u8>(p.sold_fields | bit(field));
         }
       }
     }},
    {"a grape of value 0", [](State& s) { s.players[0].grapes[0] |= 1; }},
    {"a grape of value 10", [](State& s) { s.players[0].grapes[1] |= 1 << 10; }},
    {"a blush of value 3", [](State& s) { s.players[0].wines[2] |= 1 << 3; }},
    {"a sparkling wine of value 6", [](State& s) { s.players[0].wines[3] |= 1 << 6; }},
    {"a large cellar alone", [](State& s) { s.players[0].structures = structures(Structure::LargeCellar); }},
    {"residual of 6", [](State& s) { s.players[0].residual = 6; }},
    {"VP of -6", [](State& s) { s.players[0].vp = -6; }},
    {"a worker too many", [](State& s) { ++s.players[2].available; }},
    {"a worker lost", [](State& s) { ++s.players[2].regulars; }},
    {"seven workers", [](State& s) { s.players[2].training = static_cast<u8>(6 - s.players[2].regulars); }},
    {"two temporary workers",
     [](State& s) {
       for (unsigned seat = 0; seat < 2; ++seat) {
         if (!s.players[seat].has_temporary) ++s.players[seat].available;
         s.players[seat].has_temporary = true;
       }
     }},
    {"a grande that stands nowhere", [](State& s) { s.players[0].grande = kTargets; }},
    {"a grande beside its space",
     [](State& s) {
       for (Target space = 0; space < kArt; ++space) {
         if (s.spaces[space] == 0) s.players[0].grande = space;
       }
     }},
    {"two grandes of a colour",
     [](State& s) {
       s.players[0].grande = kNowhere;
       s.spaces[space_of(7, 0)] = s.spaces[space_of(8, 0)] = occupant(0, Worker::Grande);
     }},
    {"a worker of an empty seat", [](State& s) { s.spaces[space_of(7, 0)] = occupant(5, Worker::Regular); }},
    {"two roosters on a row", [](State& s) { s.players[0].row = s.players[1].row; }},
    {"no rooster in winter", [](State& s) { s.players[0].row = 0; }},
    {"a mark of the extended board", [](State& s) { s.players[0].year_marks = kLeftRowSeven; }},
    {"an eighth row", [](State& s) { s.players[0].row = 8; }},
    {"a plan without a worker",
     [](State& s) {
       s.planned[0] = planned_worker(0, Worker::Regular, space_of(7, 0));
       s.spaces[space_of(7, 0)] = 0;
       s.planned_count = 1;
     }},
    {"an order of turns without somebody", [](State& s) { s.turn_order[0] = s.turn_order[1]; }},
    {"year 0", [](State& s) { s.year = 0; }},
    {"hidden parents in winter", [](State& s) { s.parents_hidden = true; }},
    {"an unknown first player", [](State& s) { s.first_player = 4; }},
    {"over, but not finished", [](State& s) { s.over = true; }},
    {"lira of an empty seat", [](State& s) { s.players[5].lira = 1; }},
    {"a miscounted guard", [](State& s) { ++s.guards; }},
    {"remains above the stack", [](State& s) { s.stack[State::kStackRoom - 1].step = 1; }},
    {"a frame of an empty seat", [](State& s) { s.top().who = 0x55; }},
    {"a mama that was not dealt",
     [](State& s) { s.players[0].mama = static_cast<u8>((s.players[0].mama + 1) % kMamas); }},
    {"an unknown papa", [](State& s) { s.players[0].papa = kPapas; }},
    {"a yoke worker without a yoke",
     [](State& s) {
       s.players[0].structures = 0;
       s.players[0].grande = kYoke;
     }},
    {"a worker of the Automa among people", [](State& s) { s.spaces[space_of(7, 0)] = kAutomaWorker; }},
    {"a marker of the Automa among people", [](State& s) { s.solo.vp = 20; }},
    {"a bonus token among people", [](State& s) { s.solo.tokens = 1; }},
    {"another board", [](State& s) { s.board = BoardId::BaseMiddleSpaces; }},
    {"a level among people", [](State& s) { s.options.level = Level::Hard; }},
    {"a card of the Automa twice", [](State& s) { s.solo.cards[0] = s.solo.cards[1]; }, 1},
    {"an unknown card of the Automa", [](State& s) { s.solo.cards[0] = kAutomaCards; }, 1},
    {"a deck of 25 cards", [](State& s) { s.solo.left = kAutomaCards + 1; }, 1},
    {"a worker of the Automa that is not counted", [](State& s) { --s.solo.workers; }, 1},
    {"seven workers of the Automa",
     [](State& s) {
       s.spaces.fill(0);
       for (ActionId action = 0; action < 7; ++action) s.spaces[space_of(action, 0)] = kAutomaWorker;
       s.solo.workers = 7;
     },
     1},
    {"a glass beside the chart", [](State& s) { s.solo.glass |= 1; }, 1},
    {"a visitor that left the game",
     [](State& s) { s.players[0].hand[kSummer] |= bit(card_of(Visitor::Swindler)); }, 1},
    {"aggressive where it is not allowed",
     [](State& s) {
       s.options.level = Level::VeryHard;
       s.options.aggressive = true;
     },
     1},
    {"a mama in a challenge without", [](State& s) { s.options.challenge = 1; }, 1},
    {"too many workers for the challenge",
     [](State& s) {
       s.options.challenge = 2;
       s.board = BoardId::BaseMiddleSpaces;
       s.spaces.fill(0);
       s.solo.workers = 0;
       Player& p = s.players[0];
       p.grande = kNowhere;
       p.on_cart = 0;
       p.yoke_has_regular = false;
       p.regulars = 3;
       p.available = static_cast<u8>(3 + (p.has_temporary ? 1 : 0));
     },
     1},
    {"a star beside the map", [](State& s) { s.players[0].stars[0] = 1; }},
    {"a star on the region of the other side",
     [](State& s) { s.players[0].stars[static_cast<unsigned>(Region::Lucca)] = 1; }, 4, kExtendedBoard},
    {"a seventh star", [](State& s) { s.players[0].stars[0] = 7; }, 4, kExtendedBoard},
    {"a row for next year too early", [](State& s) { s.players[0].next_row = 5; }, 4, kExtendedBoard},
    {"an eighth row for next year",
     [](State& s) {
       s.players[0].passed = true;
       s.players[0].next_row = 8;
     },
     4, kExtendedBoard},
    {"two roosters on a row of next year",
     [](State& s) {
       for (unsigned seat = 0; seat < 2; ++seat) {
         s.players[seat].passed = true;
         s.players[seat].next_row = 3;
       }
     },
     4, kExtendedBoard},
    {"a row for next year where rows are chosen in spring",
     [](State& s) {
       s.players[0].passed = true;
       s.players[0].next_row = 3;
     }},
};

INSTANTIATE_TEST_SUITE_P(Damages, BrokenInvariant, ::testing::ValuesIn(kDamages));

}  // namespace
}  // namespace vendemmia
