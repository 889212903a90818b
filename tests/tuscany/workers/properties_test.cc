// What holds at every decision of random games with special workers.
#include <algorithm>
#include <cstring>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "engine/game/invariants.h"
#include "engine/game/observe.h"
#include "tests/support/hidden_swaps.h"
#include "tests/tuscany/workers/worker_games.h"

namespace vendemmia {
namespace {

std::string at(const Moment& moment) {
  const auto& kinds = moment.state.special_kinds;
  return where(moment) + " (" + std::string(facts(kinds[0]).name) + ", " + std::string(facts(kinds[1]).name) +
         ", " + std::to_string(moment.state.options.players) + " players, modules " +
         std::to_string(moment.state.options.modules) + ")";
}

TEST(WorkerGames, KeepTheInvariants) {
  for_each_worker_decision(worker_games(1), [](const Moment& moment) {
    const std::optional<std::string> wrong = broken_invariant(moment.state);
    ASSERT_FALSE(wrong) << at(moment) << ": " << *wrong;
  });
}

TEST(WorkerGames, OfferAscendingAnswersWithTextsThatParseBack) {
  for_each_worker_decision(worker_games(2), [](const Moment& moment) {
    ASSERT_EQ(moment.legal.empty(), moment.state.stack_size == 0) << at(moment);
    for (std::size_t i = 0; i < moment.legal.size(); ++i) {
      const Action action = moment.legal[i];
      ASSERT_TRUE(i == 0 || moment.legal[i - 1] < action) << at(moment) << ": " << text_of(action);
      ASSERT_TRUE(is_meant_by_its_text(action)) << at(moment) << ": " << text_of(action);
    }
  });
}

TEST(WorkerGames, ExplainWhatTheyRefuse) {
  for_each_worker_decision(worker_games(4), [](const Moment& moment) {
    ActionList legal;
    RefusedActions refused;
    explain_actions(moment.state, legal, refused);
    ASSERT_TRUE(std::equal(legal.begin(), legal.end(), moment.legal.begin(), moment.legal.end()))
        << at(moment);
    std::set<Action> seen(legal.begin(), legal.end());
    for (const RefusedAction& one : refused) {
      ASSERT_TRUE(seen.insert(one.action).second) << at(moment) << ": " << text_of(one.action);
      ASSERT_NE(one.refusal.reason, Reason::Ok) << at(moment) << ": " << text_of(one.action);
      ASSERT_TRUE(is_meant_by_its_text(one.action)) << at(moment) << ": " << text_of(one.action);
    }
  });
}

TEST(WorkerGames, BelieveInSoundPositionsThatLookTheSame) {
  for_each_worker_decision(worker_games(10), [](const Moment& moment) {
    const State& s = moment.state;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      const Observation o = observe(s, static_cast<Seat>(seat));
      const State believed = determinize(o, moment.rng);
      ASSERT_TRUE(observe(believed, o.seat) == o) << at(moment) << ", seat " << seat;
      const std::optional<std::string> wrong = broken_invariant(believed);
      ASSERT_FALSE(wrong) << at(moment) << ", seat " << seat << ": " << *wrong;
      ActionList legal;
      legal_actions(believed, legal);
      if (pending(s).seat == seat) {
        ASSERT_TRUE(std::equal(legal.begin(), legal.end(), moment.legal.begin(), moment.legal.end()))
            << at(moment) << ", seat " << seat;
      } else {
        ASSERT_EQ(legal.empty(), moment.legal.empty()) << at(moment) << ", seat " << seat;
      }
    }
  });
}

TEST(WorkerGames, ShowNobodyWhatIsHidden) {
  unsigned long changed = 0;
  for_each_worker_decision(worker_games(4), [&](const Moment& moment) {
    const State& s = moment.state;
    const auto watcher = static_cast<Seat>(moment.rng.below(s.options.players));
    State other = s;
    swap_what_is_hidden(other, watcher, moment.rng);
    changed += std::memcmp(&other, &s, sizeof s) != 0 ? 1u : 0u;
    ASSERT_TRUE(observe(other, watcher) == observe(s, watcher)) << at(moment) << ", seat " << int{watcher};
    if (pending(s).seat != watcher) return;
    ActionList legal;
    legal_actions(other, legal);
    ASSERT_TRUE(std::equal(legal.begin(), legal.end(), moment.legal.begin(), moment.legal.end()))
        << at(moment);
  });
  EXPECT_GT(changed, 1000u);
}

TEST(WorkerGames, BelievedGamesComeToAnEnd) {
  for_each_worker_decision(worker_games(20), [](const Moment& moment) {
    if (moment.legal.empty() || !moment.sampled(150)) return;
    const auto seat = static_cast<Seat>(moment.rng.below(moment.state.options.players));
    State s = determinize(observe(moment.state, seat), moment.rng);
    ActionList legal;
    legal_actions(s, legal);
    while (!legal.empty()) apply(s, answer_of_a_master(0, legal, moment.rng), Events::none(), legal);
    ASSERT_TRUE(s.over) << at(moment);
  });
}

// The games are worth something only if every ability comes up.
TEST(WorkerGames, MeetEveryAbility) {
  std::map<Question, unsigned> asked;
  std::map<Worker, unsigned> placed;
  for_each_worker_decision(worker_games(2), [&](const Moment& moment) {
    if (moment.legal.empty()) return;
    ++asked[pending(moment.state).question];
    for (const Player& p : moment.state.players) {
      for (unsigned i = 0; i < kSpecialsInGame; ++i)
        placed[moment.state.special_kinds[i]] += is_space(p.special[i]);
    }
  });
  for (const Question question :
       {Question::BuyVisitor, Question::CallBack, Question::ActAgain, Question::BonusAgain,
        Question::MerchantCard, Question::OneCardMore, Question::DrawnDiscard, Question::PlanWorker}) {
    EXPECT_GT(asked[question], worker_games(2) / 50) << name_of(question);
  }
  for (unsigned kind = kFirstSpecial; kind < kFirstSpecial + kSpecialKinds; ++kind) {
    EXPECT_GT(placed[static_cast<Worker>(kind)], worker_games(2)) << facts(static_cast<Worker>(kind)).name;
  }
}

}  // namespace
}  // namespace vendemmia
