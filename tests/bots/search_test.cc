// The tree search: legal, fair, repeatable, bounded.
#include "bots/search/search.h"

#include <atomic>
#include <cstring>
#include <limits>

#include <gtest/gtest.h>

#include "bots/hand_made.h"
#include "bots/learned.h"
#include "bots/network/shipped_networks.h"
#include "bots/policy.h"
#include "bots/search_bot.h"
#include "engine/game/door.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

SearchSettings small(Leaf leaf) {
  SearchSettings settings;
  settings.leaf = leaf;
  settings.nodes = 5'000;
  return settings;
}

SearchBot bot_with(const SearchSettings& settings, const Budget& usual, unsigned threads = 1) {
  return {shipped_networks(), [&] { return std::make_unique<Search>(settings); }, usual, threads};
}

// Some way into a random game.
State middle_of(Options options, Seed seed, unsigned answers) {
  State s = new_game(options, seed);
  Rng rng(seed);
  ActionList legal;
  legal_actions(s, legal);
  for (unsigned i = 0; !legal.empty(); ++i) {
    if (i >= answers && legal.size() > 1) break;
    apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
  }
  return s;
}

constexpr std::array<Modules, 4> kMixes{0, kExtendedBoard, kSpecialWorkers | kStructureCards,
                                        kExtendedBoard | kSpecialWorkers | kStructureCards};

TEST(Search, GivesLegalAnswersInAllGames) {
  for (const Leaf leaf : {Leaf::Still, Leaf::Settled, Leaf::Year, Leaf::Playout}) {
    SearchBot bot = bot_with(small(leaf), {.iterations = 6});
    for (unsigned game = 0; game < 12; ++game) {
      const Options options{.players = static_cast<u8>(1 + game % 6), .modules = kMixes[game % 4]};
      const State s = middle_of(options, game, 40 * game);
      if (s.over) continue;
      Rng rng(game);
      const Action answer = bot.choose(observe(s, s.top().seat()), {}, rng);
      EXPECT_FALSE(check(s, answer)) << text_of(answer);
    }
  }
}

// Everybody plays on, and stops at the first question of the next year.
TEST(Search, FinishesTheYear) {
  CurrentEvaluation evaluation(shipped_networks());
  unsigned played = 0;
  unsigned ended = 0;
  for (unsigned game = 0; game < 24; ++game) {
    const Options options{.players = static_cast<u8>(1 + game % 6), .modules = kMixes[game % 4]};
    State s = middle_of(options, game, 20 * game);
    if (s.over) continue;
    ++played;
    const unsigned year = s.year;
    ActionList legal;
    legal_actions(s, legal);
    finish_year(evaluation.of(options), s, legal);
    EXPECT_EQ(s.over, legal.empty());
    if (s.over) {
      ++ended;
    } else {
      EXPECT_EQ(s.year, year + 1u);
    }
  }
  EXPECT_GE(played, 12u);
  EXPECT_LT(ended, played / 2);
}

TEST(Search, PlaysAWholeGame) {
  SearchBot bot = bot_with(small(Leaf::Settled), {.iterations = 10});
  State s = new_game({.players = 2, .modules = kMixes[3]}, 5);
  Rng rng(5);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const Action answer = bot.choose(observe(s, s.top().seat()), {}, rng);
    ASSERT_FALSE(check(s, answer)) << text_of(answer);
    apply(s, answer, Events::none(), legal);
  }
  EXPECT_TRUE(s.over);
}

// What the seat cannot know may be anything: the choice is the same.
TEST(Search, DependsOnlyOnWhatItsSeatKnows) {
  for (unsigned game = 0; game < 16; ++game) {
    SearchBot bot = bot_with(small(game < 8 ? Leaf::Settled : Leaf::Year), {.iterations = 30});
    const State s =
        middle_of({.players = static_cast<u8>(2 + game % 3), .modules = kMixes[game % 4]}, game, 60);
    if (s.over) continue;
    const Seat seat = s.top().seat();
    Rng deal(game);
    State other = s;
    swap_what_is_hidden(other, seat, deal);
    EXPECT_NE(std::memcmp(&s, &other, sizeof s), 0);
    Rng rng_a(7);
    Rng rng_b(7);
    EXPECT_EQ(bot.choose(observe(s, seat), {}, rng_a), bot.choose(observe(other, seat), {}, rng_b));
  }
}

TEST(Search, IsRepeatableOnOneThread) {
  const State s = middle_of({.players = 3}, 3, 70);
  const Observation seen = observe(s, s.top().seat());
  SearchBot bot = bot_with(small(Leaf::Settled), {.iterations = 200});
  Rng rng_a(1);
  const auto first = bot.judge(seen, {}, rng_a);
  (void)bot.judge(observe(middle_of({}, 9, 20), middle_of({}, 9, 20).top().seat()), {},
                  rng_a);  // something else between
  Rng rng_b(1);
  const auto second = bot.judge(seen, {}, rng_b);
  ASSERT_EQ(first.size(), second.size());
  for (std::size_t i = 0; i < first.size(); ++i) {
    EXPECT_EQ(first[i].action, second[i].action);
    EXPECT_EQ(first[i].visits, second[i].visits);
    EXPECT_EQ(first[i].chance, second[i].chance);
  }
}

// It may end earlier, when the rest could not change its mind.
TEST(Search, CountsItsIterations) {
  const State s = middle_of({.players = 2}, 4, 50);
  const Observation seen = observe(s, s.top().seat());
  for (const unsigned threads : {1u, 3u}) {
    SearchBot bot = bot_with(small(Leaf::Still), {.iterations = 300}, threads);
    Rng rng(1);
    u32 visits = 0;
    for (const Judgement& one : bot.judge(seen, {}, rng)) {
      visits += one.visits;
      EXPECT_GE(one.chance, 0.0f);
      EXPECT_LE(one.chance, 1.0f);
    }
    EXPECT_LE(visits, 300u) << threads;
    EXPECT_GE(visits, 100u) << threads;
  }
}

// With no room left in the tree it goes on, and never grows.
TEST(Search, IsBoundInMemory) {
  SearchSettings settings = small(Leaf::Still);
  settings.nodes = 60;
  Search search(settings);
  const State s = middle_of({.players = 4, .modules = kMixes[3]}, 2, 90);
  const auto evaluation = shipped_networks()->make(s.options);
  search.begin(*evaluation, observe(s, s.top().seat()), 1);
  for (unsigned i = 0; i < 500; ++i) search.iterate();
  EXPECT_LE(search.nodes_in_use(), 2 * 60u);
  EXPECT_FALSE(search.judgements().empty());
}

TEST(Search, EndsWhenItIsCancelled) {
  const State s = middle_of({.players = 2}, 4, 50);
  SearchBot bot = bot_with(small(Leaf::Still), {.seconds = 3600});
  const std::atomic<bool> cancelled = true;
  Rng rng(1);
  const Action answer =
      bot.choose(observe(s, s.top().seat()), {.iterations = 1'000'000'000, .cancelled = &cancelled}, rng);
  EXPECT_FALSE(check(s, answer));
}

// Who leads by more than what is left can no longer be caught.
TEST(Search, KnowsWhenItIsDecided) {
  const State s = middle_of({.players = 2}, 4, 50);
  const auto evaluation = shipped_networks()->make(s.options);
  Search search(small(Leaf::Settled));
  search.begin(*evaluation, observe(s, s.top().seat()), 1);
  for (unsigned i = 0; i < 100; ++i) search.iterate();
  const auto list = search.judgements();
  ASSERT_GT(list.size(), 1u);
  const u32 ahead = list[0].visits - list[1].visits;
  EXPECT_TRUE(search.is_open(ahead));
  EXPECT_FALSE(ahead > 0 && search.is_open(ahead - 1));
}

TEST(Search, KnowsHowMuchIsLeftOfItsTime) {
  EXPECT_EQ(iterations_left(100, 1.0, 1.0), 0u);
  EXPECT_EQ(iterations_left(100, 2.0, 1.0), 0u);
  EXPECT_NEAR(iterations_left(100, 1.0, 4.0), 300, 1);
  EXPECT_GE(iterations_left(1000, 0.999, 1.0), 1u);  // as long as there is time, there is an iteration
  EXPECT_EQ(iterations_left(1, 0, 3600), std::numeric_limits<u32>::max());
}

// Believes that nothing decides who wins, and sees only how far ahead each seat is.
class MarginOnly final : public Evaluation {
 public:
  Outlook outlook(const State& s) override {
    Outlook outlook;
    for (unsigned seat = 0; seat < s.options.players; ++seat) {
      outlook.chances[seat] = 1.0f / static_cast<float>(s.options.players);
      outlook.margins[seat] = static_cast<float>(margin_of(s, static_cast<Seat>(seat)));
    }
    return outlook;
  }
  float worth(const State&, Seat, const KnownHand&) override { return 0; }
};

// Where the chance to win is the same, being ahead decides.
TEST(Search, PlaysForTheMarginToo) {
  State s = new_game({.players = 2}, 3);
  Rng rng(1);
  ActionList legal;
  legal_actions(s, legal);
  while (pending(s).question != Question::Turn || s.season != Season::Summer)
    apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
  Player& p = s.players[pending(s).seat];
  p.structures |= structures(Structure::TastingRoom);
  p.grapes = {};
  p.wines[0] = 2;  // with a wine in the cellar a tour gives 1 VP
  MarginOnly evaluation;
  SearchSettings settings = small(Leaf::Still);
  for (const bool by_margin : {false, true}) {
    settings.margin = by_margin ? 0.3f : 0.0f;
    Search search(settings);
    search.begin(evaluation, observe(s, pending(s).seat), 1);
    for (unsigned i = 0; i < 300; ++i) search.iterate();
    const Judgement best = search.judgements()[0];
    const auto place = static_cast<std::size_t>(std::ranges::find(legal, best.action) - legal.begin());
    if (by_margin) {
      EXPECT_GT(search.expected(place).margin, 0.5f) << text_of(best.action);
    } else {
      EXPECT_FLOAT_EQ(search.expected(place).chance, 0.5f);
    }
  }
}

// Sees nothing in a position, but an order that is filled on the way there counts.
class OrdersOnly final : public Evaluation {
 public:
  Outlook outlook(const State&) override { return {}; }
  float worth(const State&, Seat, const KnownHand&) override { return 0; }
  float order_margin() const override { return 0.5f; }
  float order_worth(bool) const override { return 0.25f; }
};

// No position shows it, so it is counted where the order is filled: in the tree, in what follows it, and one step ahead.
TEST(Search, CountsOrdersThatAreFilledOnTheWay) {
  const testing::Table t =
      testing::winter(2).orders(0, {1}).wine(0, Wine::Red, 6).built(0, {Structure::MediumCellar});
  const State& s = t.state();
  ActionList legal;
  legal_actions(s, legal);
  OrdersOnly evaluation;
  const float vp = static_cast<float>(kOrderFacts[0].vp);
  for (const Leaf leaf : {Leaf::Settled, Leaf::Year}) {
    unsigned filling = 0;
    Search search(small(leaf));
    search.begin(evaluation, observe(s, 0), 1);
    for (unsigned i = 0; i < 100; ++i) search.iterate();
    for (std::size_t i = 0; i < legal.size(); ++i) {
      if (text_of(legal[i]).find("fill_order") == std::string::npos) continue;
      ++filling;
      EXPECT_NEAR(search.expected(i).margin, 0.5f * vp, 1e-4f);
      EXPECT_FLOAT_EQ(worth_when_settled(evaluation, s, legal[i]), 0.25f * vp);
      EXPECT_NEAR(search.follow(i, 1000).margins[0], 0.5f * vp, 1e-4f);
    }
    EXPECT_GT(filling, 0u);
  }
}

// One answer leads to different nodes where the seat can see a difference, and to one where it cannot.
// How often each answer was tried.
std::vector<u32> visits_with(std::optional<float> margin, const State& s) {
  SearchSettings settings = small(Leaf::Settled);
  settings.margin = margin;
  Search search(settings);
  CurrentEvaluation evaluation(shipped_networks());
  search.begin(evaluation.of(s.options), observe(s, pending(s).seat), 1);
  for (unsigned i = 0; i < 300; ++i) search.iterate();
  ActionList legal;
  legal_actions(s, legal);
  std::vector<u32> visits;
  for (std::size_t i = 0; i < legal.size(); ++i) visits.push_back(search.answer(i).visits);
  return visits;
}

TEST(Search, PlaysLessForTheMarginOnTheExtendedBoard) {
  // In one position two searches may try the same by chance; hardly in all of these.
  const auto visits_in = [](std::optional<float> margin, Modules modules) {
    std::vector<std::vector<u32>> all;
    for (const unsigned deal : {5u, 6u, 7u, 8u})
      all.push_back(visits_with(margin, middle_of({.players = 2, .modules = modules}, deal, 60)));
    return all;
  };
  EXPECT_EQ(visits_in({}, 0), visits_in(0.3f, 0));
  EXPECT_NE(visits_in({}, 0), visits_in(0.1f, 0));
  EXPECT_EQ(visits_in({}, kAllModules), visits_in(0.1f, kAllModules));
  EXPECT_NE(visits_in({}, kAllModules), visits_in(0.3f, kAllModules));
}

TEST(Search, TellsApartWhatItsSeatCanSee) {
  const auto digest_for = [](Seat seat, const Event& event) {
    SeenEvents seen(seat);
    seen.events().tell(event);
    return seen.digest();
  };
  const auto drew = [](u8 card) {
    return Event{EventKind::Drew, 0, static_cast<u8>(Deck::Summer), card, 0, 0, 1};
  };
  EXPECT_NE(digest_for(0, drew(3)), digest_for(0, drew(4)));
  EXPECT_EQ(digest_for(1, drew(3)), digest_for(1, drew(4)));
  // Two copies of a vine are the same.
  const auto vine = [](u8 card) {
    return Event{EventKind::Drew, 0, static_cast<u8>(Deck::Vine), card, 0, 0, 1};
  };
  EXPECT_EQ(digest_for(0, vine(0)), digest_for(0, vine(1)));
  EXPECT_NE(digest_for(0, vine(0)), digest_for(0, vine(41)));
  const auto forced = [](u8 a) { return Event{EventKind::Forced, 0, a, 0, 0, 0, 1}; };
  EXPECT_EQ(digest_for(1, forced(1)), digest_for(1, forced(2)));
}

TEST(Evaluation, ChancesAddUpToOne) {
  for (unsigned game = 0; game < 24; ++game) {
    const Options options{.players = static_cast<u8>(2 + game % 5), .modules = kMixes[game % 4]};
    const State s = middle_of(options, game, 100);
    for (const std::shared_ptr<const Evaluations>& one :
         {std::shared_ptr<const Evaluations>(std::make_shared<HandMadeEvaluations>()), shipped_weights(),
          shipped_networks()}) {
      float sum = 0;
      for (const float chance : one->make(options)->outlook(s).chances) sum += chance;
      EXPECT_NEAR(sum, 1, 1e-4);
    }
  }
}

TEST(Bots, AreDescribedWithSettings) {
  EXPECT_TRUE(read_bot("search:iterations=50,leaf=settled,threads=2,exploration=0.5"));
  EXPECT_TRUE(read_bot("expert:seconds=2"));
  EXPECT_EQ(read_bot("sorcerer").error(), "there is no bot called 'sorcerer'");
  EXPECT_EQ(read_bot("search:iterations=many").error(), "a bot has no setting 'iterations=many'");
  EXPECT_EQ(read_bot("search:iterations").error(), "a bot has no setting 'iterations'");
  EXPECT_EQ(read_bot("random:seconds=1").error(), "the bot 'random' has no settings");
  EXPECT_TRUE(read_bot("classic:iterations=5"));
  EXPECT_EQ(read_bot("classic:exploration=3").error(), "a bot has no setting 'exploration=3'");
  EXPECT_EQ(read_bot("step:iterations=3").error(), "a bot has no setting 'iterations=3'");
  EXPECT_EQ(read_bot("search:network=nowhere").error(), "cannot read 'nowhere'");
  EXPECT_EQ(read_bot("search:network=").error(), "a bot has no setting 'network='");
}

}  // namespace
}  // namespace vendemmia
