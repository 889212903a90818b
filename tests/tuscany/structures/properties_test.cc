// What holds at every decision of random games with structure cards, drafted or drawn.
#include <algorithm>
#include <cstring>

#include <gtest/gtest.h>

#include "engine/game/invariants.h"
#include "tests/tuscany/structures/structure_games.h"

namespace vendemmia {
namespace {

TEST(StructureGames, KeepTheInvariants) {
  for_each_structure_decision(structure_games(1), [](const Moment& moment) {
    const std::optional<std::string> wrong = broken_invariant(moment.state);
    ASSERT_FALSE(wrong) << where(moment) << ": " << *wrong;
  });
}

TEST(StructureGames, OfferAscendingAnswersWithTextsThatParseBack) {
  for_each_structure_decision(structure_games(1), [](const Moment& moment) {
    ASSERT_EQ(moment.legal.empty(), moment.state.stack_size == 0) << where(moment);
    for (std::size_t i = 1; i < moment.legal.size(); ++i) {
      ASSERT_LT(moment.legal[i - 1], moment.legal[i]) << where(moment) << ": " << text_of(moment.legal[i]);
    }
    for (const Action& action : moment.legal) {
      ASSERT_TRUE(is_meant_by_its_text(action)) << where(moment) << ": " << text_of(action);
    }
  });
}

TEST(StructureGames, ExplainWhatTheyRefuse) {
  for_each_structure_decision(structure_games(2), [](const Moment& moment) {
    ActionList legal;
    RefusedActions refused;
    explain_actions(moment.state, legal, refused);
    ASSERT_TRUE(std::equal(legal.begin(), legal.end(), moment.legal.begin(), moment.legal.end()))
        << where(moment);
    for (const RefusedAction& one : refused) {
      ASSERT_NE(one.refusal.reason, Reason::Ok) << where(moment);
      ASSERT_EQ(std::find(legal.begin(), legal.end(), one.action), legal.end())
          << where(moment) << ": " << text_of(one.action);
      ASSERT_TRUE(is_meant_by_its_text(one.action)) << where(moment) << ": " << text_of(one.action);
    }
  });
}

TEST(StructureGames, CopiesBehaveAsTheOriginal) {
  for_each_structure_decision(structure_games(2), [](const Moment& moment) {
    if (moment.legal.empty()) return;
    const Action action = moment.legal[moment.rng.below(static_cast<u32>(moment.legal.size()))];
    State first = moment.state;
    State second = moment.state;
    apply(first, action, Events::none());
    apply(second, action, Events::none());
    ASSERT_EQ(std::memcmp(&first, &second, sizeof first), 0) << where(moment) << ": " << text_of(action);
    ASSERT_NE(std::memcmp(&first, &moment.state, sizeof first), 0)
        << where(moment) << ": " << text_of(action);
  });
}

TEST(StructureGames, CanBeImaginedFromEverySeat) {
  for_each_structure_decision(structure_games(8), [](const Moment& moment) {
    const State& s = moment.state;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation o = observe(s, static_cast<Seat>(seat));
      const State believed = determinize(o, moment.rng);
      ASSERT_TRUE(observe(believed, o.seat) == o) << where(moment) << ", seat " << seat;
      const std::optional<std::string> wrong = broken_invariant(believed);
      ASSERT_FALSE(wrong) << where(moment) << ", seat " << seat << ": " << *wrong;
      ActionList legal;
      legal_actions(believed, legal);
      if (pending(s).seat == seat) {
        ASSERT_TRUE(std::equal(legal.begin(), legal.end(), moment.legal.begin(), moment.legal.end()))
            << where(moment) << ", seat " << seat;
      }
      ASSERT_EQ(legal.empty(), moment.legal.empty()) << where(moment) << ", seat " << seat;
    }
  });
}

// swaps of what is hidden are made without any help from the code under test.
TEST(StructureGames, DoNotShowWhatIsHidden) {
  unsigned long changed = 0;
  for_each_structure_decision(structure_games(4), [&](const Moment& moment) {
    const State& s = moment.state;
    const auto watcher = static_cast<Seat>(moment.rng.below(s.options.players));
    State other = s;
    swap_what_is_hidden(other, watcher, moment.rng);
    changed += std::memcmp(&other, &s, sizeof s) != 0 ? 1u : 0u;
    ASSERT_TRUE(observe(other, watcher) == observe(s, watcher)) << where(moment) << ", seat " << int{watcher};
  });
  EXPECT_GT(changed, 1000u);
}

// Every card gets built, and every one with a space of its own is used; otherwise the games above tell little.
TEST(StructureGames, MeetEveryCard) {
  CardSet drafted_and_built = 0;
  CardSet drawn_and_built = 0;
  CardSet used = 0;
  for_each_structure_decision(1000, [&](const Moment& moment) {
    for (const Player& p : moment.state.players) {
      const bool drafted = (moment.state.options.modules & kExtendedBoard) == 0;
      (drafted ? drafted_and_built : drawn_and_built) |= p.built_cards();
      for (unsigned place : Members(p.used_buildings & ((1u << kBuildingPlaces) - 1))) {
        if (p.buildings[place] != 0) used |= bit(p.buildings[place] - 1u);
      }
    }
  });
  const CardSet all = bit(kStructureCardCount) - 1;
  EXPECT_EQ(drawn_and_built, all);
  //
  EXPECT_EQ(drafted_and_built, all & ~bit(static_cast<unsigned>(StructureCard::Gazebo)) &
                                   ~bit(static_cast<unsigned>(StructureCard::BanquetHall)));
  for (unsigned card = 0; card < kStructureCardCount; ++card) {
    const bool action = kStructureCardFacts[card].kind == CardKind::Action;
    EXPECT_EQ(contains(used, card), action) << kStructureCardFacts[card].name;
  }
}

}  // namespace
}  // namespace vendemmia
