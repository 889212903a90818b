// Learning: slopes are right, the same seed learns the same on any number of threads, and what was interrupted goes on.
#include <cmath>
#include <limits>

#include <gtest/gtest.h>

#include "bots/network/network_file.h"
#include "bots/network/shipped_networks.h"
#include "bots/weights.h"
#include "engine/game/door.h"
#include "engine/game/invariants.h"
#include "lab/learn/curriculum.h"
#include "lab/learn/curve.h"
#include "lab/learn/gifts.h"
#include "lab/learn/school.h"
#include "tests/support/thread_ranks.h"

namespace vendemmia {
namespace {

Inputs some_facts(Rng& rng) {
  Inputs inputs{};
  for (unsigned i = 0; i < 60; ++i) {
    const unsigned fact = rng.below(kFirstFact.back());
    inputs.words[fact / 64] |= bit(fact % 64);
  }
  return inputs;
}

TEST(Learning, ValueLearnsByHeart) {
  Rng rng(1);
  std::vector<ValueLesson> lessons;
  for (unsigned i = 0; i < 64; ++i)
    lessons.push_back({some_facts(rng), {i % 2 == 0 ? 1.0f : 0.0f, static_cast<float>(i % 9) - 4, 20}});
  std::vector<const ValueLesson*> batch;
  for (const ValueLesson& one : lessons) batch.push_back(&one);
  FloatValue value(1);
  const FloatValue::Loss before = value.learn(batch, 1e-3f);
  FloatValue::Loss after;
  for (unsigned i = 0; i < 300; ++i) after = value.learn(batch, 3e-3f);
  EXPECT_LT(after.win, 0.1 * before.win);
  EXPECT_LT(after.margin, 0.1 * before.margin);
  // What is written into whole numbers says the same.
  value.average(0);
  auto network = std::make_shared<NeuralNetwork>();
  value.write(network->value);
  NetworkEvaluation evaluation(network);
  for (const ValueLesson& one : lessons) {
    const Outcome exact = value.foretell(one.inputs);
    const Value whole = evaluation.value(one.inputs, 0);
    EXPECT_NEAR(static_cast<float>(whole.margin) / kOne, exact.margin, 0.25);
    EXPECT_NEAR(static_cast<float>(chance_of(whole.win)) / 65536, exact.win, 0.05);
  }
}

TEST(Learning, PolicyLearnsByHeart) {
  Rng rng(2);
  std::vector<PolicyLesson> lessons(32);
  for (unsigned i = 0; i < lessons.size(); ++i) {
    lessons[i].inputs = some_facts(rng);
    for (u16 a = 0; a < 5; ++a) {
      AnswerParts parts;
      parts.push_back(a);
      parts.push_back(static_cast<u16>(100 + a));
      lessons[i].answers.push_back({parts, a == i % 5 ? 1.0f : 0.0f});
    }
  }
  std::vector<const PolicyLesson*> batch;
  for (const PolicyLesson& one : lessons) batch.push_back(&one);
  FloatPolicy policy(1);
  const double before = policy.learn(batch, 1e-3f).surprise;
  double after = 0;
  for (unsigned i = 0; i < 300; ++i) after = policy.learn(batch, 3e-3f).surprise;
  EXPECT_NEAR(before, std::log(5), 0.5);
  EXPECT_LT(after, 0.1);
  // What is written into whole numbers prefers the same answers.
  policy.average(0);
  auto network = std::make_shared<NeuralNetwork>();
  policy.write(network->policy);
  FirstLayer<PolicyWeights> layer(network->policy);
  for (unsigned i = 0; i < lessons.size(); ++i) {
    Leaning leaning;
    leaning_of(network->policy, layer.update(lessons[i].inputs), leaning);
    unsigned best = 0;
    for (unsigned a = 1; a < 5; ++a) {
      if (score_of(network->policy, leaning, lessons[i].answers[a].parts) >
          score_of(network->policy, leaning, lessons[i].answers[best].parts))
        best = a;
    }
    EXPECT_EQ(best, i % 5);
  }
}

SchoolOptions small_school(GameKind kind, unsigned jobs) {
  SchoolOptions options;
  options.kind = kind;
  options.games = 12;
  options.at_once = 4;
  options.by_weights = 4;
  options.orders = 1;
  options.gifts = 1;
  options.jobs = jobs;
  return options;
}

// A process that is alone.
Ranks& alone() {
  static const auto ranks = join_ranks();
  return **ranks;
}

TEST(Learning, IsTheSameOnAnyNumberOfThreads) {
  for (const GameKind kind : {GameKind::Base, GameKind::ExtendedAlone}) {
    School one(small_school(kind, 1), alone());
    School three(small_school(kind, 3), alone());
    while (!one.finished()) {
      EXPECT_EQ(one.attend().games, three.attend().games);
      ASSERT_TRUE(one.is_sound());
    }
    EXPECT_EQ(text_of(*one.network()), text_of(*three.network()));
    EXPECT_EQ(one.checkpoint(), three.checkpoint());
  }
}

TEST(Learning, IsTheSameOnAnyNumberOfRanks) {
  School one(small_school(GameKind::BaseAlone, 1), alone());
  while (!one.finished()) one.attend();
  std::array<std::string, 3> networks;
  std::string checkpoint;
  ThreadRanks(3).run([&](Ranks& ranks) {
    School school(small_school(GameKind::BaseAlone, 1), ranks);
    school.begin();
    while (!school.finished()) school.attend();
    networks[ranks.rank()] = text_of(*school.network());
    if (ranks.is_first()) checkpoint = school.checkpoint();
  });
  for (const std::string& network : networks) EXPECT_EQ(network, text_of(*one.network()));
  EXPECT_EQ(checkpoint, one.checkpoint());
}

TEST(Learning, GoesOnFromACheckpoint) {
  School whole(small_school(GameKind::Base, 2), alone());
  whole.attend();
  const std::string checkpoint = whole.checkpoint();
  School later(small_school(GameKind::Base, 2), alone());
  ASSERT_TRUE(later.resume(checkpoint));
  while (!whole.finished()) {
    whole.attend();
    later.attend();
  }
  EXPECT_EQ(text_of(*whole.network()), text_of(*later.network()));
  School other(small_school(GameKind::Base, 1), alone());
  EXPECT_FALSE(other.resume(checkpoint.substr(1)));
  EXPECT_FALSE(other.resume(checkpoint + "x"));
  EXPECT_FALSE(other.resume(""));
  // Those of all kinds of game have the same size.
  School extended(small_school(GameKind::Extended, 1), alone());
  EXPECT_FALSE(extended.resume(checkpoint));
  EXPECT_EQ(extended.network()->kind, GameKind::Extended);
}

// The numbers are kept within their limits whatever happens, so they do not show that descent has lost its way.
TEST(Learning, NoticesWhenItGoesAstray) {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  Rng rng(3);
  FloatValue value(1);
  const ValueLesson good{some_facts(rng), {1, 2, 20}};
  value.learn({&good}, 1e-3f);
  EXPECT_TRUE(value.is_sound());
  const ValueLesson bad{some_facts(rng), {1, nan, 20}};
  value.learn({&bad}, 1e-3f);
  EXPECT_FALSE(value.is_sound());
  value.learn({&good}, 1e-3f);
  EXPECT_FALSE(value.is_sound());

  FloatPolicy policy(1);
  PolicyLesson lesson{some_facts(rng), {}};
  lesson.answers.resize(2);
  lesson.answers[0].parts.push_back(1);
  lesson.answers[1].parts.push_back(2);
  lesson.answers[0].share = 1;
  policy.learn({&lesson}, 1e-3f);
  EXPECT_TRUE(policy.is_sound());
  lesson.answers[0].share = nan;
  policy.learn({&lesson}, 1e-3f);
  EXPECT_FALSE(policy.is_sound());
}

// An order that can be filled counts more for a network that learns to like orders once it is filled than while it waits: what it counts in
// addition belongs to the step in which it is filled, so the value of a position says nothing of orders filled before.
TEST(Learning, OrdersCountWhenTheyAreFilled) {
  Lecture lecture;
  lecture.options = {.players = 2};
  lecture.lambda = 1;  // all comes from the end
  lecture.noise = 0;
  const LearnedEvaluations weights(kWeights);
  const auto base = read_network(kNetworkFiles[static_cast<unsigned>(GameKind::Base)].bytes);
  ASSERT_TRUE(base);
  const auto lessons_with = [&](i32 orders) {
    const auto own = std::make_shared<NeuralNetwork>(**base);
    own->orders = orders;
    NetworkEvaluation network(own);
    lecture.seed = 5;
    Lessons lessons;
    const auto other = weights.make(lecture.options);
    const LectureReport report = attend(lecture, &network, *other, lessons);
    EXPECT_GT(report.orders, 0u);
    return lessons;
  };
  const i32 usual = (*base)->orders;
  const Lessons plain = lessons_with(usual);
  // So little more that nobody plays differently for it.
  const Lessons shaped = lessons_with(usual + 1);
  ASSERT_EQ(plain.values.size(), shaped.values.size());
  // After each seat's last order nothing is left to be earned; before its first one all of it is.
  constexpr float kLittle = 0.01f;
  unsigned with_extra = 0;
  for (std::size_t i = 0; i < plain.values.size(); ++i) {
    ASSERT_EQ(plain.values[i].inputs, shaped.values[i].inputs);
    const float extra = shaped.values[i].outcome.margin - plain.values[i].outcome.margin;
    EXPECT_GE(extra, -1e-4f);
    if (extra > kLittle / 2) ++with_extra;
  }
  EXPECT_GT(with_extra, 0u);
  EXPECT_LT(with_extra, plain.values.size());
}

// Alone there is no seat for anybody else, and each game teaches something.
TEST(Learning, NobodyElsePlaysAlone) {
  const School school(small_school(GameKind::BaseAlone, 1), alone());
  NetworkEvaluation network(school.network());
  Lecture lecture;
  lecture.options = {.players = 1};
  lecture.opponents = 1;
  const auto other = LearnedEvaluations(kWeights).make(lecture.options);
  Lessons lessons;
  attend(lecture, &network, *other, lessons);
  EXPECT_FALSE(lessons.values.empty());
  EXPECT_FALSE(lessons.policies.empty());
}

TEST(Learning, BeginsWithAnotherNetwork) {
  School before(small_school(GameKind::Base, 1), alone());
  while (!before.finished()) before.attend();
  SchoolOptions options = small_school(GameKind::Base, 1);
  options.seed = 77;
  options.orders = 0;  // as they count in the end for the one before
  options.from = before.network();
  const School after(options, alone());
  EXPECT_EQ(text_of(*after.network()), text_of(*before.network()));
}

// Who the others at the table are changes the games, and so what is learned; no seat but the network's own teaches it.
TEST(Learning, LearnsAgainstAnotherNetwork) {
  School before(small_school(GameKind::Extended, 1), alone());
  while (!before.finished()) before.attend();
  SchoolOptions options = small_school(GameKind::Extended, 1);
  options.by_weights = 0;
  options.orders = 0;
  options.opponents = 0.5;
  School against_weights(options, alone());
  options.opponent = before.network();
  School against_network(options, alone());
  School again(options, alone());
  while (!again.finished()) {
    against_weights.attend();
    against_network.attend();
    again.attend();
    ASSERT_TRUE(again.is_sound());
  }
  EXPECT_EQ(text_of(*again.network()), text_of(*against_network.network()));
  EXPECT_NE(text_of(*again.network()), text_of(*against_weights.network()));

  options.opponents = 1;  // nobody is left to learn from
  School idle(options, alone());
  const std::string untouched = text_of(*idle.network());
  while (!idle.finished()) idle.attend();
  EXPECT_EQ(text_of(*idle.network()), untouched);
}

// What an order counts in addition fades to what is asked for, which may be for good. The network says what it counts now.
TEST(Learning, ShapingMayStay) {
  SchoolOptions options = small_school(GameKind::Base, 1);
  options.orders = 2;
  options.last_orders = 2;
  School stays(options, alone());
  options.last_orders = 0;
  School fades(options, alone());
  while (!stays.finished()) {
    stays.attend();
    fades.attend();
  }
  EXPECT_EQ(stays.network()->orders, 200);
  EXPECT_EQ(fades.network()->orders, 0);
  EXPECT_TRUE(stays.network()->value.facts != fades.network()->value.facts);
}

// Its games are played by a search, whose findings are what is learned.
TEST(Learning, LearnsFromASearch) {
  for (const GameKind kind : {GameKind::Base, GameKind::Extended}) {
    SchoolOptions options = small_school(kind, 1);
    options.by_weights = 0;
    options.iterations = 8;
    School one(options, alone());
    options.jobs = 2;
    School two(options, alone());
    while (!one.finished()) {
      const SchoolReport report = one.attend();
      two.attend();
      ASSERT_TRUE(one.is_sound());
      EXPECT_GT(report.choices, 20);
    }
    EXPECT_EQ(text_of(*one.network()), text_of(*two.network()));
    options.iterations = 0;
    School by_steps(options, alone());
    while (!by_steps.finished()) by_steps.attend();
    EXPECT_NE(text_of(*one.network()), text_of(*by_steps.network()));
  }
}

TEST(Learning, DrawsEveryKindOfGame) {
  for (unsigned kind = 0; kind < kGameKinds; ++kind) {
    Rng rng(kind);
    unsigned mixes = 0;
    unsigned tables = 0;
    for (unsigned i = 0; i < 400; ++i) {
      const Options options = draw_options(static_cast<GameKind>(kind), rng);
      ASSERT_FALSE(problem_with(options));
      ASSERT_EQ(kind_of(options), static_cast<GameKind>(kind));
      mixes |= 1u << options.modules;
      tables |= 1u << options.players;
    }
    EXPECT_EQ(count_bits(mixes), 4u);
    EXPECT_EQ(tables, kind % 2 == 0 ? 0x7Cu : 0x2u);
    EXPECT_FALSE(problem_with(usual_options(static_cast<GameKind>(kind))));
  }
}

TEST(Learning, GiftsLeaveThePositionSound) {
  for (Seed seed = 0; seed < 40; ++seed) {
    State s = new_game(
        {.players = static_cast<u8>(1 + seed % 4), .modules = seed % 2 == 0 ? Modules{0} : kAllModules},
        seed);
    Rng rng(seed);
    ActionList legal;
    legal_actions(s, legal);
    while (pending(s).question != Question::Turn)
      apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none(), legal);
    for (unsigned seat = 0; seat < s.options.players; ++seat) give_gifts(s, static_cast<Seat>(seat), rng);
    EXPECT_EQ(broken_invariant(s).value_or(""), "") << seed;
  }
}

TEST(LearningCurve, IsReadAsItWasWritten) {
  CurveRow row;
  row.games = 128;
  row.score = 0.25;
  row.policy_entropy = 1.5;
  const std::string csv = curve_columns() + "\n" + text_of(row) + "\n";
  const auto rows = read_curve(csv + "256,0.5");  // the last line was cut off
  ASSERT_TRUE(rows);
  ASSERT_EQ(rows->size(), 1u);
  EXPECT_EQ(text_of((*rows)[0]), text_of(row));
  EXPECT_FALSE(read_curve(""));
  EXPECT_FALSE(read_curve("games,score\n"));
  EXPECT_FALSE(read_curve(csv + "many,0.5\n"));
}

TEST(LearningCurve, ShowsItsFiguresAndItsCommand) {
  std::vector<CurveRow> rows(40);
  for (std::size_t i = 0; i < rows.size(); ++i) {
    rows[i].games = 1000 * (i + 1);
    rows[i].score = static_cast<double>(i) / 40;
    rows[i].score_low = rows[i].score - 0.1;
    rows[i].score_high = rows[i].score + 0.1;
  }
  const std::string page = curve_page("vendemmia learn --kind <base>", rows);
  EXPECT_NE(page.find("40000 games so far"), std::string::npos);
  EXPECT_NE(page.find("--kind &lt;base&gt;"), std::string::npos);
  std::size_t charts = 0;
  for (auto at = page.find("<figure>"); at != std::string::npos; at = page.find("<figure>", at + 1)) ++charts;
  EXPECT_EQ(charts, 7u);
  EXPECT_EQ(page.find("nan"), std::string::npos);
  EXPECT_NE(curve_page("x", {}).find("0 games so far"), std::string::npos);
}

TEST(Learning, ExaminesOverPairedDeals) {
  School school(small_school(GameKind::Base, 2), alone());
  const Examination one = examine(school.network(), nullptr, {.players = 2}, 10, 1, 1);
  const Examination two = examine(school.network(), nullptr, {.players = 2}, 10, 1, 2);
  EXPECT_EQ(one.score.value, two.score.value);
  EXPECT_LT(one.score.value, 0.3);  // who has learned nothing wins nothing
  EXPECT_GT(one.years, 5);
}

}  // namespace
}  // namespace vendemmia
