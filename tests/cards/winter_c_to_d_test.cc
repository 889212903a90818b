// Winter visitors from Craftsman to Designer.
#include "tests/cards/winter_support.h"

namespace vendemmia::testing {
namespace {

// --- Craftsman -------------------------------------------------------------------------------------------

CARD_TEST(Craftsman, OrderAndPoint) {
  Table t = winter().hand(0, {Visitor::Craftsman}).on_top_order(12).lira(0, 3);
  t.play_visitor(0, Visitor::Craftsman);
  t.expect_question(0, "choose_option")
      .offers_only({"option 1", "option 3"})
      .refuses("option 2", "cannot carry out that option");
  t.answer(0, "option 1");
  EXPECT_TRUE(t.holds_order(0, 12));
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_FALSE(t.has(0, Structure::MediumCellar));
  t.expect_turn(1);
}

// the regular cost; R-67: two different options, in any order.
CARD_TEST(Craftsman, PointAndCellar) {
  Table t = winter().hand(0, {Visitor::Craftsman}).lira(0, 5);
  t.play_visitor(0, Visitor::Craftsman);
  t.answer(0, "option 3");
  EXPECT_EQ(t.vp(0), 1);
  t.expect_question(0, "choose_option")
      .offers_only({"option 1", "option 2"})
      .refuses("option 3", "already done");
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(Craftsman, LargeCellarAndOrder) {
  Table t = winter().hand(0, {Visitor::Craftsman}).built(0, {Structure::MediumCellar}).lira(0, 6);
  t.play_visitor(0, Visitor::Craftsman);
  t.answers(0, {"option 2", "option 1"});
  EXPECT_TRUE(t.has(0, Structure::LargeCellar));
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Craftsman, NoCellarLeftToBuild) {
  Table t = winter()
                .hand(0, {Visitor::Craftsman})
                .built(0, {Structure::MediumCellar, Structure::LargeCellar})
                .lira(0, 20);
  t.play_visitor(0, Visitor::Craftsman);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 3"}).refuses("option 2");
}

// with the orders exhausted the cellar is one of the two.
CARD_TEST(Craftsman, WithoutOrdersNeedsTheCellar) {
  Table t = winter().hand(0, {Visitor::Craftsman}).empty_deck(Deck::Order).lira(0, 4);
  t.play_visitor(0, Visitor::Craftsman);
  t.answer(0, "option 3");
  EXPECT_TRUE(t.has(0, Structure::MediumCellar));
  EXPECT_EQ(t.vp(0), 1);
  EXPECT_EQ(t.lira(0), 0);
  expect_unplayable(winter().hand(0, {Visitor::Craftsman}).empty_deck(Deck::Order).lira(0, 3));
}

CARD_TEST(Craftsman, PoorestPosition) {
  EXPECT_TRUE(winter().hand(0, {Visitor::Craftsman}).vp(0, -5).can_play(Visitor::Craftsman));
}

// --- Crush Expert ----------------------------------------------------------------------------------------

CARD_TEST(CrushExpert, ThreeLiraAndAnOrder) {
  Table t = winter().hand(0, {Visitor::CrushExpert}).grape(0, Grape::Red, 1).on_top_order(4);
  t.play_visitor(0, Visitor::CrushExpert);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_TRUE(t.holds_order(0, 4));
  EXPECT_EQ(t.hand_size(0), 1u);
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

CARD_TEST(CrushExpert, UpToThreeWines) {
  Table t = winter()
                .hand(0, {Visitor::CrushExpert})
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::White, 2)
                .grape(0, Grape::White, 3);
  t.play_visitor(0, Visitor::CrushExpert);
  t.answer(0, "option 2");
  t.expect_question(0, "make_wine").refuses("done");
  t.answers(0, {"make red from red 1", "make red from red 2", "make white from white 3"});
  EXPECT_EQ(t.wine_count(0), 3u);
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

CARD_TEST(CrushExpert, MayStopAfterOneWine) {
  Table t = winter().hand(0, {Visitor::CrushExpert}).grape(0, Grape::Red, 1).grape(0, Grape::Red, 2);
  t.play_visitor(0, Visitor::CrushExpert);
  t.answers(0, {"option 2", "make red from red 2", "done"});
  EXPECT_EQ(t.wine_count(0), 1u);
  t.expect_turn(1);
}

// the option gains more than the card.
CARD_TEST(CrushExpert, PoorestPosition) {
  Table t = winter().hand(0, {Visitor::CrushExpert}).empty_deck(Deck::Order).vp(0, -5);
  t.play_visitor(0, Visitor::CrushExpert);
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);
}

// --- Crusher ---------------------------------------------------------------------------------------------

CARD_TEST(Crusher, ThreeLiraAndASummerVisitor) {
  Table t = winter().hand(0, {Visitor::Crusher}).on_top(Visitor::Banker);
  t.play_visitor(0, Visitor::Crusher);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_TRUE(t.holds(0, Visitor::Banker));
  EXPECT_EQ(t.hand_size(0), 1u);
  t.expect_turn(1);
}

CARD_TEST(Crusher, OrderAndTwoWines) {
  Table t = winter()
                .hand(0, {Visitor::Crusher})
                .on_top_order(5)
                .grape(0, Grape::Red, 1)
                .grape(0, Grape::Red, 2)
                .grape(0, Grape::Red, 3);
  t.play_visitor(0, Visitor::Crusher);
  t.answer(0, "option 2");
  EXPECT_TRUE(t.holds_order(0, 5));  // drawn before the wines are chosen
  t.answers(0, {"make red from red 3", "make red from red 1"});
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_EQ(t.grape_count(0), 1u);
  EXPECT_EQ(t.lira(0), 0);
  t.expect_turn(1);
}

// 0 to 2 wines.
CARD_TEST(Crusher, OrderAndNoWine) {
  Table t = winter().hand(0, {Visitor::Crusher}).grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::Crusher);
  t.answer(0, "option 2");
  t.expect_question(0, "make_wine").offers_only({"make white from white 2", "done"});
  t.answer(0, "done");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  EXPECT_EQ(t.grape_count(0), 1u);
  t.expect_turn(1);
}

CARD_TEST(Crusher, OrderWithoutGrapes) {
  Table t = winter().hand(0, {Visitor::Crusher});
  t.play_visitor(0, Visitor::Crusher);
  t.answer(0, "option 2");
  EXPECT_EQ(t.hand_size(0, Deck::Order), 1u);
  t.expect_turn(1);
}

// one of the two parts is enough, none is not.
CARD_TEST(Crusher, SecondOptionWithTheOrdersExhausted) {
  Table t = winter().hand(0, {Visitor::Crusher}).empty_deck(Deck::Order).grape(0, Grape::White, 2);
  t.play_visitor(0, Visitor::Crusher);
  t.answer(0, "option 2");
  EXPECT_TRUE(t.has_wine(0, Wine::White, 2));  // D-7: the one wine has to be made
  EXPECT_EQ(t.hand_size(0), 0u);
  t.expect_turn(1);

  Table two = winter().hand(0, {Visitor::Crusher}).empty_deck(Deck::Order);
  two.grape(0, Grape::White, 2).grape(0, Grape::Red, 1);
  two.play_visitor(0, Visitor::Crusher);
  two.answer(0, "option 2");
  two.expect_question(0, "make_wine").refuses("done");
  two.answer(0, "make red from red 1");
  two.expect_question(0, "make_wine").offers("done");

  Table poor = winter().hand(0, {Visitor::Crusher}).empty_deck(Deck::Order);
  poor.play_visitor(0, Visitor::Crusher);
  EXPECT_EQ(poor.lira(0), 3);  // only the first option was left
  poor.expect_turn(1);
}

CARD_TEST(Crusher, PoorestPosition) {
  Table t = winter().hand(0, {Visitor::Crusher}).vp(0, -5).empty_deck(Deck::Order).empty_deck(Deck::Summer);
  t.play_visitor(0, Visitor::Crusher);
  EXPECT_EQ(t.lira(0), 3);
  t.expect_turn(1);
}

// --- Designer --------------------------------------------------------------------------------------------

// the structure just built is the sixth.
CARD_TEST(Designer, SixthStructureBringsTwoPoints) {
  Table t = winter()
                .hand(0, {Visitor::Designer})
                .built(0, {Structure::Trellis, Structure::Irrigation, Structure::Yoke, Structure::Windmill,
                           Structure::MediumCellar})
                .lira(0, 6);
  t.play_visitor(0, Visitor::Designer);
  t.expect_question(0, "build")
      .offers_only({"build cottage", "build tasting_room", "build large_cellar"})
      .refuses("build trellis", "already built");
  t.answer(0, "build tasting_room");
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.has(0, Structure::TastingRoom));
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

CARD_TEST(Designer, FifthStructureBringsNothing) {
  Table t = winter()
                .hand(0, {Visitor::Designer})
                .built(0, {Structure::Trellis, Structure::Irrigation, Structure::Yoke, Structure::Windmill})
                .lira(0, 5);
  t.play_visitor(0, Visitor::Designer);
  t.expect_question(0, "build")
      .refuses("build tasting_room", "need 6 lira and have 5")
      .refuses("build large_cellar", "medium cellar");
  t.answer(0, "build cottage");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), 0);
  t.expect_turn(1);
}

CARD_TEST(Designer, EighthStructureBringsTwoPointsToo) {
  Table t = winter()
                .hand(0, {Visitor::Designer})
                .built(0, {Structure::Trellis, Structure::Irrigation, Structure::Yoke, Structure::Windmill,
                           Structure::Cottage, Structure::TastingRoom, Structure::MediumCellar})
                .lira(0, 6);
  t.play_visitor(0, Visitor::Designer);
  EXPECT_TRUE(t.has(0, Structure::LargeCellar));
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_EQ(t.vp(0), 2);
  t.expect_turn(1);
}

CARD_TEST(Designer, CannotBePlayedWithoutLira) {
  expect_unplayable(winter().hand(0, {Visitor::Designer}).lira(0, 1));
}

CARD_TEST(Designer, CannotBePlayedWithEverythingBuilt) {
  expect_unplayable(winter()
                        .hand(0, {Visitor::Designer})
                        .built(0, {Structure::Trellis, Structure::Irrigation, Structure::Yoke,
                                   Structure::Windmill, Structure::Cottage, Structure::TastingRoom,
                                   Structure::MediumCellar, Structure::LargeCellar})
                        .lira(0, 30));
}

}  // namespace
}  // namespace vendemmia::testing
