// Rulings: the actions of the four seasons, and what a pass brings. Also R-33,
// as far as the board is concerned.
#include <algorithm>

#include "tests/tuscany/board/extended_table.h"

namespace vendemmia::testing {
namespace {

// A player who can do everything.
Table able(unsigned players, Season season) {
  Table t = extended(players, season).lira(0, 20).regulars(0, 5).row(0, 1);
  t.vines(0, {Vine::Malvasia, Vine::Pinot}).planted(0, 6, {Vine::Malvasia}).planted(0, 7, {Vine::Pinot});
  t.hand(0, {Visitor::Patron, Visitor::TourGuide, Visitor::Politician, Visitor::Professor});
  t.grape(0, Grape::Red, 1).grape(0, Grape::Red, 2).grape(0, Grape::Red, 3).grape(0, Grape::White, 2);
  t.wine(0, Wine::White, 3).wine(0, Wine::Red, 3).orders(0, {1, 2, 3});
  t.built(0, {Structure::Trellis, Structure::Irrigation, Structure::MediumCellar});
  return t;
}

constexpr std::array<std::array<const char*, 4>, 4> kActions{{
    {"draw_vine", "give_tour", "build_structure", "influence"},
    {"play_summer_visitor", "plant_vine", "trade", "buy_sell_field"},
    {"draw_order", "harvest_field", "make_wine", "build_or_tour"},
    {"play_winter_visitor", "train_worker", "sell_wine", "fill_order"},
}};

RULING_TEST(33, SpacesByThePlayerCount) {
  for (unsigned players = 2; players <= 6; ++players) {
    const Table t = able(players, Season::Spring);
    EXPECT_TRUE(t.can_place("give_tour.left"));
    EXPECT_EQ(t.can_place("give_tour.middle"), players >= 3);
    EXPECT_EQ(t.can_place("give_tour.right"), players >= 5);
  }
}

RULING_TEST(38, FourActionsInEachSeason) {
  for (unsigned now = 0; now < 4; ++now) {
    Table t = able(2, static_cast<Season>(now)).wine(0, Wine::Red, 5).regulars(0, 4);
    for (unsigned season = 0; season < 4; ++season) {
      for (const char* action : kActions[season]) {
        EXPECT_EQ(t.can_place(std::string(action) + ".left"), season == now)
            << action << " in season " << now;
      }
    }
    EXPECT_TRUE(t.can_place("cart"));
  }
}

void place_and(Table& t, std::string_view target, std::initializer_list<std::string_view> answers) {
  t.place(0, target);
  t.answers(0, answers);
}

RULING_TEST(266, SpringBonuses) {
  Table vine = able(2, Season::Spring);
  place_and(vine, "draw_vine.left", {"yes"});
  EXPECT_EQ(vine.hand_size(0, Deck::Vine), 4u);
  Table tour = able(3, Season::Spring);
  place_and(tour, "give_tour.middle", {"bonus first"});
  EXPECT_EQ(tour.lira(0), 23);
  Table build = able(3, Season::Spring).lira(0, 5);
  place_and(build, "build_structure.middle", {"bonus first", "build tasting_room"});
  EXPECT_EQ(build.lira(0), 0);
  Table star = able(3, Season::Spring);
  place_and(star, "influence.middle", {"star pisa", "star siena"});
  EXPECT_EQ(star.lira(0), 23);
}

RULING_TEST(266, SummerBonuses) {
  Table lira = able(2, Season::Summer);
  place_and(lira, "play_summer_visitor.left", {"bonus first", "play tour_guide", "option 1"});
  EXPECT_EQ(lira.lira(0), 25);
  Table visitor = able(3, Season::Summer);
  place_and(visitor, "play_summer_visitor.middle",
            {"play tour_guide", "option 1", "play patron", "option 1"});
  EXPECT_EQ(visitor.lira(0), 28);
  Table plant = able(2, Season::Summer);
  place_and(plant, "plant_vine.left", {"plant malvasia field_5", "plant pinot field_5"});
  EXPECT_EQ(plant.hand_size(0, Deck::Vine), 0u);
  Table trade = able(3, Season::Summer);
  place_and(trade, "trade.middle", {"option 1", "option 2", "yes", "option 1", "option 2"});
  EXPECT_EQ(trade.vp(0), 2);
  EXPECT_EQ(trade.lira(0), 14);
  Table field = able(2, Season::Summer);
  place_and(field, "buy_sell_field.left", {"bonus first"});
  EXPECT_EQ(field.vp(0), 1);
  EXPECT_EQ(field.lira(0), 25);
}

RULING_TEST(266, FallBonuses) {
  Table order = able(2, Season::Fall);
  place_and(order, "draw_order.left", {"yes"});
  EXPECT_EQ(order.hand_size(0, Deck::Order), 5u);
  Table harvest = able(2, Season::Fall);
  place_and(harvest, "harvest_field.left", {"harvest field_6", "harvest field_7"});
  EXPECT_EQ(harvest.player(0).harvested_fields, 6);
  Table lira = able(3, Season::Fall);
  place_and(lira, "harvest_field.middle", {"bonus first", "harvest field_6"});
  EXPECT_EQ(lira.lira(0), 21);
  Table wine = able(2, Season::Fall);
  place_and(wine, "make_wine.left",
            {"make red from red 1", "make red from red 2", "make white from white 2"});
  EXPECT_EQ(wine.wine_count(0), 5u);
  Table either = able(2, Season::Fall);
  place_and(either, "build_or_tour.left", {"bonus first", "option 2"});
  EXPECT_EQ(either.lira(0), 23);
}

RULING_TEST(266, WinterBonuses) {
  Table lira = able(2, Season::Winter);
  place_and(lira, "play_winter_visitor.left", {"bonus first", "play politician"});
  EXPECT_EQ(lira.lira(0), 21);
  Table visitor = able(3, Season::Winter);
  place_and(visitor, "play_winter_visitor.middle", {"play politician", "play professor"});
  EXPECT_EQ(visitor.vp(0), 2);  // six workers
  Table train = able(2, Season::Winter).regulars(0, 2).lira(0, 3);
  train.place(0, "train_worker.left");
  EXPECT_EQ(train.lira(0), 0);  // the lira had to come first
  EXPECT_EQ(train.player(0).training, 1);
  Table star = able(3, Season::Winter);
  place_and(star, "sell_wine.middle", {"bonus first", "star siena", "sell wine red 3"});
  EXPECT_EQ(star.lira(0), 21);
  EXPECT_EQ(star.vp(0), 1);
  Table fill = able(3, Season::Winter).wine(0, Wine::Red, 5);
  fill.place(0, "fill_order.middle");
  fill.answer(0, "bonus first");
  EXPECT_EQ(fill.vp(0), 1);
}

RULING_TEST(266, NoBonusElsewhere) {
  const std::vector<std::string> bonuses{
      "give_tour.middle", "build_structure.middle",     "influence.middle",
      "trade.middle",     "play_summer_visitor.middle", "harvest_field.middle",
      "sell_wine.middle", "play_winter_visitor.middle", "fill_order.middle"};
  const Board& board = board_of(BoardId::Extended);
  unsigned found = 0;
  for (unsigned action = 0; action < kMaxActions; ++action) {
    if (board.actions[action].effect == kNoNode) continue;
    EXPECT_EQ(board.actions[action].spaces[2].timing, BonusTiming::None);
    for (unsigned at = 0; at < kSpacesPerAction; ++at)
      found += board.actions[action].spaces[at].timing != BonusTiming::None ? 1u : 0u;
    const std::string middle = std::string(kActionNames[action].id) + ".middle";
    const bool wanted = std::find(bonuses.begin(), bonuses.end(), middle) != bonuses.end();
    EXPECT_EQ(board.actions[action].spaces[1].timing != BonusTiming::None, wanted) << middle;
  }
  EXPECT_EQ(found, 19u);
}

RULING_TEST(269, NobodyDrawsWhenFallBegins) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 2);
  t.pass(0);
  t.pass(1);
  EXPECT_EQ(t.state().season, Season::Fall);
  t.expect_turn(0);
  EXPECT_EQ(t.hand_size(0) + t.hand_size(1), 0u);
}

RULING_TEST(270, TheCottageDrawsInAdditionToTheChart) {
  Table t = extended(2, Season::Summer).row(0, 3).row(1, 4).built(0, {Structure::Cottage});
  t.on_top(Visitor::Banker);
  t.pass(0);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));  // the row's card is seen before the cottage asks
  t.answer(0, "yes");
  t.expect_question(0, "name_deck").offers_only({"deck summer", "deck winter"});
  t.answer(0, "deck winter");
  EXPECT_EQ(t.hand_size(0), 2u);
  t.expect_turn(1);
}

RULING_TEST(270, OnlyOnPassingIntoFall) {
  for (const Season season : {Season::Spring, Season::Fall, Season::Winter}) {
    Table t = extended(2, season).row(0, 1).row(1, 4).built(0, {Structure::Cottage});
    t.pass(0);
    EXPECT_FALSE(asks(t, "accept_offer"));
    EXPECT_EQ(t.hand_size(0), 0u);
  }
}

RULING_TEST(445, TheCottageCardMayBeDeclined) {
  Table t = extended(2, Season::Summer).row(0, 1).row(1, 4).built(0, {Structure::Cottage});
  t.pass(0);
  t.expect_question(0, "accept_offer").offers_only({"yes", "no"});
  t.answer(0, "no");
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

RULING_TEST(445, AnExhaustedDeckCannotBeNamed) {
  Table one = extended(2, Season::Summer).row(0, 1).built(0, {Structure::Cottage}).empty_deck(Deck::Summer);
  one.pass(0);
  one.answer(0, "yes");
  EXPECT_EQ(one.hand_size(0, Deck::Winter), 1u);
  Table none = extended(2, Season::Summer).row(0, 1).row(1, 2).built(0, {Structure::Cottage});
  none.empty_deck(Deck::Summer).empty_deck(Deck::Winter);
  none.pass(0);
  none.expect_turn(1);
}

RULING_TEST(271, AnyCardOfAnyDeckInPlay) {
  for (const char* deck : {"vine", "summer", "order", "winter", "structure"}) {
    Table t = side_two(2, Season::Summer).row(0, 7).row(1, 2).turn(0);
    t.pass(0);
    t.answer(0, std::string("deck ") + deck);
    EXPECT_EQ(t.hand_size(0), 1u) << deck;
  }
  Table t = extended(2, Season::Summer).row(0, 7).row(1, 2).turn(0);
  t.pass(0);
  t.expect_question(0, "name_deck").refuses("deck structure");
}

RULING_TEST(272, TheTemporaryWorkerIsNotThereInSpring) {
  Table t = extended(2, Season::Spring).row(0, 7).row(1, 2).turn(0).regulars(0, 1);
  t.place(0, "cart");
  t.pass(1);
  t.expect_question(0, "turn").refuses("place regular cart", "no such worker");
  t.pass(0);
  EXPECT_TRUE(t.player(0).has_temporary);
  t.pass(1);
  t.expect_question(0, "turn").offers("place regular cart");
}

RULING_TEST(272, ItGoesBackWhenItsHolderLeavesWinter) {
  Table t = extended(2, Season::Winter).row(0, 7).row(1, 2).turn(0).temporary(0);
  t.place(0, "cart");
  t.pass(1);
  t.answer(1, "row 2");
  t.pass(0);
  EXPECT_FALSE(t.player(0).has_temporary);
  EXPECT_EQ(t.available(0), 2u);
}

RULING_TEST(273, RowSixAgesTheCrushPad) {
  Table t = extended(2, Season::Fall).row(0, 6).row(1, 7).grape(0, Grape::Red, 8).grape(0, Grape::Red, 9);
  t.grape(0, Grape::White, 1).wine(0, Wine::Red, 1);
  t.pass(0);
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 8));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 9));
  EXPECT_TRUE(t.has_grape(0, Grape::White, 2));
  EXPECT_TRUE(t.has_wine(0, Wine::Red, 1));  // grapes only
  t.pass(1);
  t.pass(0);
  EXPECT_TRUE(t.has_grape(0, Grape::White, 3));  // and once more at the end of the year
}

RULING_TEST(282, PrivateSpacesInEverySeason) {
  for (unsigned season = 0; season < 4; ++season) {
    Table t = side_two(2, static_cast<Season>(season)).built(0, {Structure::Yoke});
    t.planted(0, 5, {Vine::Malvasia}).wine(0, Wine::Red, 2);
    stand(t, 0, {StructureCard::WineBar});
    EXPECT_TRUE(t.can_place("yoke")) << season;
    EXPECT_TRUE(t.can_place("structure.mat_1")) << season;
    EXPECT_TRUE(t.can_place("destroy")) << season;
    t.place(0, "structure.mat_1");
    first_answers(t);
    EXPECT_EQ(t.vp(0), 2) << season;
  }
}

RULING_TEST(283, BuildOrTourIsOneOfTheTwo) {
  Table t = extended(2, Season::Fall).lira(0, 4).row(0, 1);
  t.place(0, "build_or_tour.left");
  t.answer(0, "bonus first");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  t.answer(0, "build windmill");
  EXPECT_EQ(t.lira(0), 0);  // the lira helps the building too
  EXPECT_TRUE(t.has(0, Structure::Windmill));
  t.expect_turn(1);
}

RULING_TEST(283, ItsTourIsATour) {
  Table t = extended(2, Season::Fall).row(0, 1).built(0, {Structure::TastingRoom}).wine(0, Wine::Red, 1);
  t.place(0, "build_or_tour.left");
  first_answers(t);
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 3);
}

RULING_TEST(56, TheTastingRoomPaysOnceForBothTours) {
  Table t = extended(2, Season::Spring).row(0, 1).row(1, 2).built(0, {Structure::TastingRoom});
  t.wine(0, Wine::Red, 1);
  t.place(0, "give_tour.left");
  EXPECT_EQ(t.vp(0), 1);
  t.pass_season();
  t.pass_season();
  t.place(0, "build_or_tour.left");
  t.answer(0, "action first");
  if (asks(t, "choose_option")) t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 1);
}

RULING_TEST(284, FlippingAFieldSellsNoGrapes) {
  Table t =
      extended(2, Season::Summer).lira(0, 5).sold(0, 5).grape(0, Grape::Red, 9).planted(0, 7, {Vine::Pinot});
  t.place(0, "buy_sell_field.left");
  t.answer(0, "action first");
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 2");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.player(0).sold_fields, 0);
}

RULING_TEST(284, SomethingMustBeFlipped) {
  Table t = extended(2, Season::Summer).lira(0, 4).sold(0, 5).sold(0, 6).grape(0, Grape::Red, 9);
  t.planted(0, 7, {Vine::Pinot});
  t.expect_question(0, "turn").refuses("place regular buy_sell_field.left", "cannot carry out");
}

RULING_TEST(39, TheCartInEverySeason) {
  for (unsigned season = 0; season < 4; ++season) {
    Table t = extended(2, static_cast<Season>(season)).row(0, 1);
    t.place(0, "cart");
    t.place(1, "cart");
    EXPECT_EQ(t.lira(0) + t.lira(1), 2) << season;
  }
}

}  // namespace
}  // namespace vendemmia::testing
