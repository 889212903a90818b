// Special workers trained, counted, retrieved, and how they are set up.
#include <set>

#include "engine/catalog/parents.h"
#include "tests/tuscany/workers/workers.h"

namespace vendemmia::testing {
namespace {

WorkerTable school(unsigned players = 2) { return in_winter(workers(players, Worker::Farmer, Worker::Chef)); }

RULING_TEST(303, ASpecialWorkerCostsOneMore) {
  WorkerTable t = school();
  t.lira(0, 5);
  t.place(0, "train_worker.left");
  t.expect_question(0, "train").offers_only({"train", "train special farmer", "train special chef"});
  t.answer(0, "train special farmer");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.place_of(0, Worker::Farmer), kInTraining);
  EXPECT_FALSE(t.can_place("farmer cart"));
  pass_into(t, Season::Spring);
  EXPECT_EQ(t.place_of(0, Worker::Farmer), kNowhere);
  EXPECT_EQ(t.player(0).regulars, 2);
}
RULING_TEST(303, WithFourLiraOnlyARegularOne) {
  WorkerTable t = school();
  t.lira(0, 4);
  t.place(0, "train_worker.left");
  EXPECT_EQ(t.player(0).training, 1);  // unasked
}
RULING_TEST(303, TheLiraBonusHelps) {
  WorkerTable t = school(3);
  t.lira(0, 4);
  t.place(0, "train_worker.middle");
  t.answer(0, "bonus first");
  t.expect_question(0, "train").offers("train special chef");
}
RULING_TEST(303, FreeTrainingIsNotFreeForThem) {
  WorkerTable t = school();
  t.lira(0, 1).hand(0, {Visitor::UncertifiedTeacher});
  t.play_visitor(0, Visitor::UncertifiedTeacher);
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  t.answer(0, "train special chef");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), -1);
}
RULING_TEST(303, DiscountsDoNotTouchTheSurcharge) {
  WorkerTable t = school();
  t.lira(0, 3).hand(0, {Visitor::Professor});
  t.play_visitor(0, Visitor::Professor);
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  t.answer(0, "train special farmer");
  EXPECT_EQ(t.lira(0), 0);
}
RULING_TEST(303, OpponentsOfTheGuestSpeakerTooMayTrainThem) {
  WorkerTable t = school();
  t.lira(0, 1).lira(1, 2).hand(0, {Visitor::GuestSpeaker});
  t.play_visitor(0, Visitor::GuestSpeaker);
  t.expect_question(0, "train").refuses("train special farmer", "need 2 lira and have 1");
  t.answer(0, "done");
  t.answer(1, "train special farmer");
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.vp(0), 1);
}
RULING_TEST(393, TheAcademysLiraBelongsToThePrice) {
  WorkerTable t = side_two(2, Season::Winter, Worker::Farmer).builds(1, {StructureCard::Academy});
  t.lira(0, 2).hand(0, {Visitor::GuestSpeaker});
  t.place(0, "play_winter_visitor.left");
  t.answer(0, "action first");
  t.expect_question(0, "train").offers("train").refuses("train special farmer", "need 3 lira and have 2");
}
RULING_TEST(167, GovernessTrainsASpecialWorkerForThisYear) {
  WorkerTable t = school();
  t.lira(0, 4).hand(0, {Visitor::Governess});
  t.play_visitor(0, Visitor::Governess);
  if (asks(t, "choose_option")) t.answer(0, "option 1");
  t.answer(0, "train special chef");
  EXPECT_EQ(t.place_of(0, Worker::Chef), kNowhere);
  t.pass(1);
  EXPECT_TRUE(t.can_place("chef draw_order.left"));
}
RULING_TEST(379, TheSchoolTakesTheSurchargeBeforeItPays) {
  WorkerTable poor = side_two(2, Season::Spring, Worker::Farmer).builds(0, {StructureCard::School});
  poor.place(0, "structure.mat_1");
  EXPECT_FALSE(asks(poor, "train"));
  WorkerTable t = side_two(2, Season::Spring, Worker::Farmer).builds(0, {StructureCard::School});
  t.lira(0, 1);
  t.place(0, "structure.mat_1");
  t.answer(0, "train special farmer");
  EXPECT_EQ(t.place_of(0, Worker::Farmer), kNowhere);
}

RULING_TEST(304, OneOfEachKind) {
  WorkerTable t = school().owns(0, Worker::Farmer);
  t.lira(0, 9);
  t.place(0, "train_worker.left");
  t.expect_question(0, "train")
      .offers_only({"train", "train special chef"})
      .refuses("train special farmer", "already have");
}
RULING_TEST(304, InsideTheLimitOfSix) {
  WorkerTable t = school().owns(0, Worker::Farmer);
  t.lira(0, 9).regulars(0, 4);
  t.expect_question(0, "turn").refuses("place regular train_worker.left", "cannot carry out");
  WorkerTable room = school().owns(0, Worker::Farmer);
  room.lira(0, 9).regulars(0, 3);
  EXPECT_TRUE(room.can_place("train_worker.left"));
}
RULING_TEST(304, OnlyTheRevealedKinds) {
  WorkerTable t = school();
  t.lira(0, 9);
  t.place(0, "train_worker.left");
  t.expect_question(0, "train").refuses("train special oracle");
  Table plain = winter(2).lira(0, 9);
  plain.place(0, "train_worker.left");
  EXPECT_EQ(plain.player(0).training, 1);
}

RULING_TEST(305, SpecialWorkersCountAsWorkers) {
  WorkerTable t = school().owns(0, Worker::Farmer).owns(0, Worker::Chef);
  t.regulars(0, 3).hand(0, {Visitor::Professor});
  t.play_visitor(0, Visitor::Professor);
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(393, TheAcademyTakesALiraForThemToo) {
  WorkerTable t = side_two(2, Season::Winter, Worker::Farmer).builds(1, {StructureCard::Academy});
  t.lira(0, 5);
  t.place(0, "train_worker.left");
  t.answer(0, "bonus first");
  t.answer(0, "train special farmer");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.lira(1), 1);
  WorkerTable poor = side_two(2, Season::Winter, Worker::Farmer).builds(1, {StructureCard::Academy});
  poor.lira(0, 4);
  poor.place(0, "train_worker.left");
  EXPECT_EQ(poor.player(0).training, 1);  // 4 + 1 without the surcharge
}

// who has left winter has the new worker with the others.
RULING_TEST(278, TrainedAfterLeavingWinter) {
  WorkerTable t = extended(2, Season::Winter, Worker::Farmer);
  t.lira(0, 1).lira(1, 2).hand(0, {Visitor::GuestSpeaker}).turn(1);
  t.pass(1);
  while (!asks(t, "turn")) t.answer(pending(t.state()).seat, t.legal().front());
  t.place(0, "play_winter_visitor.left");
  while (pending(t.state()).seat == 0) t.answer(0, asks(t, "train") ? "done" : t.legal().back());
  t.answer(1, "train special farmer");
  EXPECT_EQ(t.place_of(1, Worker::Farmer), kNowhere);
}

// --- a papa's worker is a regular one. --------------------------------------------------------------------------

RULING_TEST(4, APapasWorkerIsNeverSpecial) {
  Options options;
  options.players = 2;
  options.modules = kSpecialWorkers;
  unsigned gifts = 0;
  for (Seed seed = 0; seed < 40; ++seed) {
    State s = new_game(options, seed);
    while (pending(s).question == vendemmia::Question::PapaGift) {
      const Seat seat = pending(s).seat;
      const bool worker = kPapaFacts[s.players[seat].papa].gift == Gift::Worker;
      apply(s, *parse_action("papa gift"), Events::none());
      if (!worker) continue;
      ++gifts;
      EXPECT_EQ(s.players[seat].regulars, 3);
      EXPECT_EQ(special_workers_owned(s.players[seat]), 0u);
    }
  }
  EXPECT_GT(gifts, 0u);
}

// ---

std::set<Worker> revealed(unsigned players) {
  std::set<Worker> kinds;
  for (Seed seed = 0; seed < 300; ++seed) {
    Options options;
    options.players = static_cast<u8>(players);
    options.modules = kSpecialWorkers;
    const State s = new_game(options, seed);
    EXPECT_LT(s.special_kinds[0], s.special_kinds[1]);
    kinds.insert(s.special_kinds.begin(), s.special_kinds.end());
    for (unsigned seat = 0; seat < players; ++seat) EXPECT_EQ(special_workers_owned(s.players[seat]), 0u);
  }
  return kinds;
}

RULING_TEST(9, TwoOfElevenAreRevealed) {
  EXPECT_EQ(revealed(3).size(), 11u);
  EXPECT_EQ(revealed(6).size(), 11u);
}
RULING_TEST(9, TwoPlayersHaveNoInnkeeper) {
  const std::set<Worker> kinds = revealed(2);
  EXPECT_EQ(kinds.size(), 10u);
  EXPECT_EQ(kinds.count(Worker::Innkeeper), 0u);
}
RULING_TEST(9, SoloLeavesOutFour) {
  const std::set<Worker> kinds = revealed(1);
  EXPECT_EQ(kinds.size(), 7u);
  for (const Worker gone : {Worker::Chef, Worker::Innkeeper, Worker::Merchant, Worker::Soldato})
    EXPECT_EQ(kinds.count(gone), 0u);
}
RULING_TEST(9, NoneWithoutTheModule) {
  const State s = new_game({}, 1);
  EXPECT_FALSE(is_special(s.special_kinds[0]) || is_special(s.special_kinds[1]));
}

}  // namespace
}  // namespace vendemmia::testing
