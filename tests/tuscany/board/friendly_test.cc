// on the extended board, where an action can have two bonus spaces.
#include "tests/support/decisions.h"
#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

RULING_TEST(218, TheVariantHoldsOnTheExtendedBoard) {
  // The second field is missing; the middle space gives a lira that can be used.
  Table t = extended(3, Season::Fall).friendly().planted(0, 5, {Vine::Malvasia});
  t.expect_question(0, "turn")
      .refuses("place regular harvest_field.left", "another space is free")
      .offers("place regular harvest_field.middle");
}

DECISION_TEST(13, WithTwoBonusSpacesTheUsefulOneIsTheOther) {
  Table t = extended(3, Season::Summer).friendly().hand(0, {Visitor::Patron});
  t.expect_question(0, "turn")
      .refuses("place regular play_summer_visitor.middle", "another space is free")
      .offers("place regular play_summer_visitor.left");
  Table taken = extended(3, Season::Summer).friendly().hand(0, {Visitor::Patron});
  taken.standing(1, Worker::Regular, "play_summer_visitor.left");
  taken.expect_question(0, "turn").offers("place regular play_summer_visitor.middle");
}

RULING_TEST(216, AnExhaustedStructureDeckIsNoBonus) {
  for (const bool exhausted : {false, true}) {
    Table t = side_two(3, Season::Winter).friendly().wine(0, Wine::Red, 1);
    if (exhausted) t.empty_deck(Deck::Structure);
    EXPECT_EQ(t.can_place("sell_wine.left"), !exhausted);
    EXPECT_TRUE(t.can_place("sell_wine.middle"));  // a star can always be placed or moved
  }
}

RULING_TEST(441, TheBonusStarIsADuty) {
  Table t = extended(3, Season::Winter).friendly().wine(0, Wine::Red, 1);
  t.place(0, "sell_wine.middle");
  t.answer(0, "action first");
  if (asks(t, "take_bonus")) {
    t.expect_question(0, "take_bonus").refuses("no", "uses the bonus");
    t.answer(0, "yes");
  }
  t.expect_question(0, "star").refuses("done").offers("star pisa");
  Table second = extended(3, Season::Spring).friendly();
  second.place(0, "influence.middle");
  second.answer(0, "star pisa");
  second.expect_question(0, "star").refuses("done", "uses the bonus");
}

RULING_TEST(441, TheSecondTradeIsADuty) {
  Table t = extended(3, Season::Summer).friendly().lira(0, 6);
  t.place(0, "trade.middle");
  t.answers(0, {"option 1", "option 2"});
  t.expect_question(0, "choose_option");  // the engine has said yes to the only answer
  t.answers(0, {"option 1", "option 2"});
  EXPECT_EQ(t.vp(0), 2);
}

RULING_TEST(218, ASecondPlantingNeedsASecondVine) {
  Table t = extended(3, Season::Summer).friendly().vines(0, {Vine::Malvasia});
  t.expect_question(0, "turn")
      .refuses("place regular plant_vine.left", "another space is free")
      .offers("place regular plant_vine.middle");
}

RULING_TEST(460, TheThirdWineOnTheExtendedBoard) {
  Table t = extended(3, Season::Fall).friendly().grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  t.expect_question(0, "turn")
      .refuses("place regular make_wine.left", "another space is free")
      .offers("place regular make_wine.middle");
  EXPECT_TRUE(extended(3, Season::Fall)
                  .friendly()
                  .grape(0, Grape::Red, 1)
                  .grape(0, Grape::Red, 2)
                  .grape(0, Grape::White, 1)
                  .can_place("make_wine.left"));
}

}  // namespace
}  // namespace vendemmia::testing
