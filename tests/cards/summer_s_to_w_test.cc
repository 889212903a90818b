// Swindler, Tour Guide, Uncertified Architect, Uncertified Broker, Vendor, Volunteer Crew, Wedding Party,
// Wine Critic.
#include "tests/cards/summer_support.h"

namespace vendemmia::testing {
namespace {

// --- Swindler --------------------------------------------------------------------------------------------------

// wake-up order, passed players too.
CARD_TEST(Swindler, TwoLiraOrOneVpFromEachOpponent) {
  Table t = table(3).hand(0, {Visitor::Swindler}).row(0, 2).row(1, 7).row(2, 1).lira(1, 5).lira(2, 2);
  t.passed(2);
  t.play_visitor(0, Visitor::Swindler);
  t.expect_question(2, "accept_offer").offers_only({"yes", "no"});
  t.answer(2, "yes");
  EXPECT_EQ(t.lira(2), 0);
  EXPECT_EQ(t.lira(0), 2);
  t.answer(1, "no");
  EXPECT_EQ(t.lira(1), 5);
  EXPECT_EQ(t.vp(1), 0);  // nobody loses VP
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 1);
  expect_done(t, Visitor::Swindler, 1);
}

// who cannot pay counts as not paying.
CARD_TEST(Swindler, OpponentWhoCannotPayIsNotAsked) {
  Table t = table(3).hand(0, {Visitor::Swindler}).lira(1, 1).lira(2, 3);
  t.play_visitor(0, Visitor::Swindler);
  t.answer(2, "yes");
  EXPECT_EQ(t.lira(1), 1);
  EXPECT_EQ(t.lira(2), 1);
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.vp(0), 1);
  expect_done(t, Visitor::Swindler);
}

CARD_TEST(Swindler, SixPlayers) {
  Table t = table(6).hand(0, {Visitor::Swindler}).row(0, 7);
  for (Seat seat = 1; seat < 6; ++seat) t.lira(seat, 2);
  t.play_visitor(0, Visitor::Swindler);
  t.answer(1, "yes");
  t.answer(2, "no");
  t.answer(3, "yes");
  t.answer(4, "no");
  EXPECT_EQ(t.vp(0), 0);  // after all answers
  t.answer(5, "no");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 3);
  expect_done(t, Visitor::Swindler, 1);
}

CARD_TEST(Swindler, AlwaysPlayable) {
  Table t = table(2).hand(0, {Visitor::Swindler}).vp(0, -5);
  t.play_visitor(0, Visitor::Swindler);
  EXPECT_EQ(t.vp(0), -4);
  expect_done(t, Visitor::Swindler);
}

// --- Tour Guide ------------------------------------------------------------------------------------------------

// lira from a visitor are not a tour.
CARD_TEST(TourGuide, FourLira) {
  Table t = table(2).hand(0, {Visitor::TourGuide}).planted(0, 5, {Malvasia}).built(0, {TastingRoom});
  t.wine(0, Wine::Red, 1);
  t.play_visitor(0, Visitor::TourGuide);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.vp(0), 0);
  EXPECT_EQ(t.player(0).harvested_fields, 0u);
  expect_done(t, Visitor::TourGuide);
}

// the usual rules of harvesting; the mark lasts for the year.
CARD_TEST(TourGuide, HarvestsOneField) {
  Table t = table(2).hand(0, {Visitor::TourGuide}).planted(0, 5, {Pinot, Syrah}).planted(0, 6, {Malvasia});
  t.planted(0, 7, {Malvasia}).harvested(0, 7).grape(0, Grape::Red, 3);
  t.play_visitor(0, Visitor::TourGuide);
  t.answer(0, "option 2");
  t.expect_question(0, "harvest")
      .offers_only({"harvest field_5", "harvest field_6"})
      .refuses("harvest field_7", "already been harvested")
      .refuses("done");
  t.answer(0, "harvest field_5");
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 3));
  EXPECT_TRUE(t.has_grape(0, Grape::Red, 2));  // the space of the 3 was taken
  EXPECT_TRUE(t.has_grape(0, Grape::White, 1));
  EXPECT_EQ(t.grape_count(0), 3u);
  EXPECT_EQ(t.player(0).harvested_fields, 5u);
  EXPECT_EQ(t.vines_on(0, 5, Pinot), 1u);
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::TourGuide);
}

CARD_TEST(TourGuide, AlwaysPlayable) {
  Table t = table(2).hand(0, {Visitor::TourGuide}).planted(0, 5, {Malvasia}).harvested(0, 5).sold(0, 7);
  t.play_visitor(0, Visitor::TourGuide);
  EXPECT_EQ(t.lira(0), 4);
  EXPECT_EQ(t.grape_count(0), 0u);
  expect_done(t, Visitor::TourGuide);
}

// --- Uncertified Architect -------------------------------------------------------------------------------------

// by the printed cost, free of lira.
CARD_TEST(UncertifiedArchitect, OneVpForAStructureOfTwoOrThree) {
  Table t = table(2).hand(0, {Visitor::UncertifiedArchitect}).lira(0, 1);
  t.play_visitor(0, Visitor::UncertifiedArchitect);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.vp(0), -1);
  t.expect_question(0, "build")
      .offers_only({"build trellis", "build irrigation", "build yoke"})
      .refuses("build cottage", "printed cost");
  t.answer(0, "build irrigation");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.vp(0), -1);
  EXPECT_TRUE(t.has(0, Irrigation));
  expect_done(t, Visitor::UncertifiedArchitect);
}

CARD_TEST(UncertifiedArchitect, TwoVpForAnyStructure) {
  Table t = table(2).hand(0, {Visitor::UncertifiedArchitect}).vp(0, -3);
  t.play_visitor(0, Visitor::UncertifiedArchitect);
  t.answer(0, "option 2");
  t.expect_question(0, "build")
      .offers("build tasting_room")
      .offers("build trellis")
      .refuses("build large_cellar", "medium cellar");
  t.answer(0, "build tasting_room");
  EXPECT_EQ(t.vp(0), -5);
  EXPECT_EQ(t.lira(0), 0);
  EXPECT_TRUE(t.has(0, TastingRoom));
  expect_done(t, Visitor::UncertifiedArchitect);
}

CARD_TEST(UncertifiedArchitect, EachOptionNeedsItsVpAndAStructure) {
  Table low = table(2).hand(0, {Visitor::UncertifiedArchitect}).vp(0, -4);
  low.play_visitor(0, Visitor::UncertifiedArchitect);
  low.expect_question(0, "build").refuses("build windmill", "printed cost");  // the first option

  Table cheap = table(2).hand(0, {Visitor::UncertifiedArchitect}).built(0, {Trellis, Irrigation, Yoke});
  cheap.play_visitor(0, Visitor::UncertifiedArchitect);
  EXPECT_EQ(cheap.vp(0), -2);
  cheap.expect_question(0, "build").offers("build windmill");

  expect_unplayable(table(2).hand(0, {Visitor::UncertifiedArchitect}).vp(0, -5).lira(0, 20),
                    Visitor::UncertifiedArchitect);
  Table stuck = table(2).hand(0, {Visitor::UncertifiedArchitect}).vp(0, -4);
  expect_unplayable(stuck.built(0, {Trellis, Irrigation, Yoke}), Visitor::UncertifiedArchitect);
  Table complete = table(2).hand(0, {Visitor::UncertifiedArchitect});
  expect_unplayable(build_all_but(complete, 0, 0), Visitor::UncertifiedArchitect);
}

// --- Uncertified Broker ----------------------------------------------------------------------------------------

CARD_TEST(UncertifiedBroker, ThreeVpForNineLira) {
  Table t = table(2).hand(0, {Visitor::UncertifiedBroker}).vp(0, -2).lira(0, 6);
  t.play_visitor(0, Visitor::UncertifiedBroker);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_EQ(t.vp(0), -5);
  EXPECT_EQ(t.lira(0), 15);
  expect_done(t, Visitor::UncertifiedBroker);
}

CARD_TEST(UncertifiedBroker, SixLiraForTwoVp) {
  Table t = table(2).hand(0, {Visitor::UncertifiedBroker}).lira(0, 12);
  t.play_visitor(0, Visitor::UncertifiedBroker);
  t.answer(0, "option 2");
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.lira(0), 6);  // once
  expect_done(t, Visitor::UncertifiedBroker);
}

CARD_TEST(UncertifiedBroker, EachOptionNeedsItsPrice) {
  Table low = table(2).hand(0, {Visitor::UncertifiedBroker}).vp(0, -3).lira(0, 6);
  low.play_visitor(0, Visitor::UncertifiedBroker);
  EXPECT_EQ(low.vp(0), -1);
  EXPECT_EQ(low.lira(0), 0);
  Table poor = table(2).hand(0, {Visitor::UncertifiedBroker}).lira(0, 5);
  poor.play_visitor(0, Visitor::UncertifiedBroker);
  EXPECT_EQ(poor.vp(0), -3);
  EXPECT_EQ(poor.lira(0), 14);
  expect_unplayable(table(2).hand(0, {Visitor::UncertifiedBroker}).vp(0, -3).lira(0, 5),
                    Visitor::UncertifiedBroker);
}

// --- Vendor ----------------------------------------------------------------------------------------------------

// in wake-up order, passed players too; each may decline.
CARD_TEST(Vendor, ThreeCardsAndASummerVisitorForOpponents) {
  Table t = table(3).hand(0, {Visitor::Vendor}).row(0, 1).row(1, 4).row(2, 3).passed(2);
  t.play_visitor(0, Visitor::Vendor);
  EXPECT_EQ(t.holds(0, Chardonnay), 1u);
  EXPECT_TRUE(t.holds_order(0, 36));
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  EXPECT_EQ(t.hand_size(0), 3u);
  t.expect_question(2, "accept_offer").offers_only({"yes", "no"});
  t.answer(2, "yes");
  EXPECT_TRUE(t.holds(2, Visitor::WineCritic));
  t.answer(1, "no");
  EXPECT_EQ(t.hand_size(1), 0u);
  EXPECT_EQ(t.hand_size(2), 1u);
  EXPECT_EQ(t.hand_size(0), 3u);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::Vendor, 1);
}

CARD_TEST(Vendor, SixPlayers) {
  Table t = table(6).hand(0, {Visitor::Vendor}).row(0, 7);
  t.play_visitor(0, Visitor::Vendor);
  for (Seat seat = 1; seat < 6; ++seat) t.answer(seat, seat == 3 ? "no" : "yes");
  for (Seat seat = 1; seat < 6; ++seat) EXPECT_EQ(t.hand_size(seat, Deck::Summer), seat == 3 ? 0u : 1u);
  expect_done(t, Visitor::Vendor, 1);
}

// the last card goes to the first who takes it; the Vendor is in no pile yet.
CARD_TEST(Vendor, ShortSummerDeck) {
  Table t = table(3).hand(0, {Visitor::Vendor}).deck({Visitor::Banker});
  t.play_visitor(0, Visitor::Vendor);
  t.answer(1, "yes");
  EXPECT_TRUE(t.holds(1, Visitor::Banker));
  EXPECT_EQ(t.hand_size(2), 0u);  // nothing left to be asked about
  expect_done(t, Visitor::Vendor);
}

// what is there is drawn.
CARD_TEST(Vendor, ExhaustedDecks) {
  Table t = table(2).hand(0, {Visitor::Vendor}).empty_deck(Deck::Vine).empty_deck(Deck::Winter);
  t.play_visitor(0, Visitor::Vendor);
  EXPECT_TRUE(t.holds_order(0, 36));
  EXPECT_EQ(t.hand_size(0), 1u);
  t.answer(1, "no");
  expect_done(t, Visitor::Vendor);
}

// --- Volunteer Crew --------------------------------------------------------------------------------------------

// wake-up order, the card's player at their own place; the bank pays after all answers.
CARD_TEST(VolunteerCrew, EachPlayerMayPlant) {
  Table t = table(3).hand(0, {Visitor::VolunteerCrew}).row(0, 3).row(1, 5).row(2, 2).passed(1);
  t.vines(0, {Malvasia}).vines(1, {Sangiovese, Pinot}).vines(2, {Pinot}).built(2, {Trellis, Windmill});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.expect_question(2, "plant")
      .offers_only({"plant pinot field_5", "plant pinot field_6", "plant pinot field_7", "done"});
  t.answer(2, "plant pinot field_7");
  EXPECT_EQ(t.vp(2), 1);  // their own windmill
  t.answer(0, "plant malvasia field_5");
  EXPECT_EQ(t.lira(0), 0);
  t.expect_question(1, "plant").refuses("plant pinot field_5", "needs: Trellis");
  t.answer(1, "plant sangiovese field_6");
  EXPECT_EQ(t.lira(0), 4);  // not for the own vine
  EXPECT_EQ(t.lira(1), 0);
  EXPECT_EQ(t.lira(2), 0);
  EXPECT_EQ(t.vines_on(2, 7, Pinot), 1u);
  EXPECT_EQ(t.vines_on(0, 5, Malvasia), 1u);
  EXPECT_EQ(t.vines_on(1, 6, Sangiovese), 1u);
  expect_done(t, Visitor::VolunteerCrew, 2);  // seat 1 has passed
}

CARD_TEST(VolunteerCrew, AllMayDecline) {
  Table t = table(3).hand(0, {Visitor::VolunteerCrew});
  for (Seat seat = 0; seat < 3; ++seat) t.vines(seat, {Malvasia});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.answer(0, "done");
  t.answer(1, "plant malvasia field_5");
  t.answer(2, "done");
  EXPECT_EQ(t.lira(0), 2);
  EXPECT_EQ(t.holds(0, Malvasia), 1u);
  EXPECT_EQ(t.holds(2, Malvasia), 1u);
  expect_done(t, Visitor::VolunteerCrew);
}

// who holds a vine is asked even if it cannot be planted; who holds none is not.
CARD_TEST(VolunteerCrew, VinesInHandStaySecret) {
  Table t = table(3).hand(0, {Visitor::VolunteerCrew}).vines(1, {Chardonnay});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.expect_question(1, "plant").offers_only({"done"});
  t.answer(1, "done");
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::VolunteerCrew);
}

CARD_TEST(VolunteerCrew, SixPlayers) {
  Table t = table(6).hand(0, {Visitor::VolunteerCrew}).row(0, 7).passed(4);
  for (Seat seat = 1; seat < 6; ++seat) t.vines(seat, {seat % 2 == 1 ? Malvasia : Sangiovese});
  t.play_visitor(0, Visitor::VolunteerCrew);
  t.answer(1, "plant malvasia field_5");
  t.answer(2, "plant sangiovese field_5");
  t.answer(3, "done");
  t.answer(4, "plant sangiovese field_5");
  EXPECT_EQ(t.lira(0), 0);
  t.answer(5, "plant malvasia field_5");
  EXPECT_EQ(t.lira(0), 8);
  expect_done(t, Visitor::VolunteerCrew, 1);
}

// no minimum for anybody.
CARD_TEST(VolunteerCrew, PlayableWhenNobodyCanPlant) {
  Table t = table(2).hand(0, {Visitor::VolunteerCrew});
  t.play_visitor(0, Visitor::VolunteerCrew);
  EXPECT_EQ(t.lira(0), 0);
  expect_done(t, Visitor::VolunteerCrew);
}

// --- Wedding Party ---------------------------------------------------------------------------------------------

// one to three opponents, chosen together; the lira cannot be refused.
CARD_TEST(WeddingParty, TwoLiraToEachChosenOpponent) {
  Table t = table(3).hand(0, {Visitor::WeddingParty}).lira(0, 5).lira(1, 1).passed(2);
  t.play_visitor(0, Visitor::WeddingParty);
  t.expect_question(0, "choose_opponents")
      .offers_only({"opponent 1", "opponent 2"})
      .refuses("opponent 0")
      .refuses("done");
  t.answer(0, "opponent 1");
  EXPECT_EQ(t.lira(1), 1);  // nothing is paid before all are chosen
  t.expect_question(0, "choose_opponents").offers_only({"opponent 2", "done"}).refuses("opponent 1");
  t.answer(0, "opponent 2");
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.lira(1), 3);
  EXPECT_EQ(t.lira(2), 2);
  EXPECT_EQ(t.vp(0), 2);
  EXPECT_EQ(t.vp(1), 0);
  expect_done(t, Visitor::WeddingParty);
}

CARD_TEST(WeddingParty, OneOpponentIsEnough) {
  Table t = table(3).hand(0, {Visitor::WeddingParty}).lira(0, 5);
  t.play_visitor(0, Visitor::WeddingParty);
  t.answers(0, {"opponent 1", "done"});
  EXPECT_EQ(t.lira(0), 3);
  EXPECT_EQ(t.lira(1), 2);
  EXPECT_EQ(t.lira(2), 0);
  EXPECT_EQ(t.vp(0), 1);
  expect_done(t, Visitor::WeddingParty);
}

CARD_TEST(WeddingParty, ThreeOfFiveOpponentsAtMost) {
  Table t = table(6).hand(0, {Visitor::WeddingParty}).lira(0, 20);
  t.play_visitor(0, Visitor::WeddingParty);
  t.answers(0, {"opponent 1", "opponent 3"});
  t.expect_question(0, "choose_opponents").offers_only({"opponent 4", "opponent 5", "done"});
  t.answer(0, "opponent 4");  // a fourth is not asked for
  EXPECT_EQ(t.lira(0), 14);
  EXPECT_EQ(t.vp(0), 3);
  for (const Seat seat : {Seat{1}, Seat{3}, Seat{4}}) EXPECT_EQ(t.lira(seat), 2);
  for (const Seat seat : {Seat{2}, Seat{5}}) EXPECT_EQ(t.lira(seat), 0);
  expect_done(t, Visitor::WeddingParty);
}

// All must be payable in full.
CARD_TEST(WeddingParty, LiraLimitTheGuests) {
  Table t = table(4).hand(0, {Visitor::WeddingParty}).lira(0, 5);
  t.play_visitor(0, Visitor::WeddingParty);
  t.answer(0, "opponent 1");
  t.expect_question(0, "choose_opponents").offers("opponent 2");
  t.answer(0, "opponent 2");  // a third would cost 6, so no more is asked
  EXPECT_EQ(t.lira(0), 1);
  EXPECT_EQ(t.lira(3), 0);
  EXPECT_EQ(t.vp(0), 2);
  expect_done(t, Visitor::WeddingParty);
}

CARD_TEST(WeddingParty, TwoPlayers) {
  Table t = table(2).hand(0, {Visitor::WeddingParty}).lira(0, 9);
  t.play_visitor(0, Visitor::WeddingParty);
  EXPECT_EQ(t.lira(0), 7);  // the only opponent, once
  EXPECT_EQ(t.lira(1), 2);
  EXPECT_EQ(t.vp(0), 1);
  expect_done(t, Visitor::WeddingParty);
}

CARD_TEST(WeddingParty, NeedsTwoLira) {
  expect_unplayable(table(3).hand(0, {Visitor::WeddingParty}).lira(0, 1), Visitor::WeddingParty);
}

// --- Wine Critic -----------------------------------------------------------------------------------------------

CARD_TEST(WineCritic, TwoWinterVisitors) {
  Table t = table(2).hand(0, {Visitor::WineCritic}).wine(0, Wine::White, 7);
  t.play_visitor(0, Visitor::WineCritic);
  t.expect_question(0, "choose_option").offers_only({"option 1", "option 2"});
  t.answer(0, "option 1");
  EXPECT_TRUE(t.holds(0, Visitor::Zymologist));
  EXPECT_TRUE(t.holds(0, Visitor::UncertifiedTeacher));
  EXPECT_EQ(t.hand_size(0), 2u);
  EXPECT_EQ(t.wine_count(0), 1u);
  EXPECT_EQ(t.vp(0), 0);
  expect_done(t, Visitor::WineCritic);
}

CARD_TEST(WineCritic, AWineOfSevenOrMoreForFourVp) {
  Table t = table(2).hand(0, {Visitor::WineCritic}).wine(0, Wine::Red, 6).wine(0, Wine::White, 7);
  t.wine(0, Wine::Sparkling, 9);
  t.play_visitor(0, Visitor::WineCritic);
  t.answer(0, "option 2");
  t.expect_question(0, "discard_wine")
      .offers_only({"discard wine white 7", "discard wine sparkling 9"})
      .refuses("discard wine red 6", "at least 7 is needed; this one has 6");
  t.answer(0, "discard wine white 7");
  EXPECT_EQ(t.vp(0), 4);
  EXPECT_EQ(t.wine_count(0), 2u);
  EXPECT_FALSE(t.has_wine(0, Wine::White, 7));
  EXPECT_EQ(t.hand_size(0), 0u);
  expect_done(t, Visitor::WineCritic);
}

CARD_TEST(WineCritic, SmallerWinesLeaveTheDraw) {
  Table t = table(2).hand(0, {Visitor::WineCritic}).wine(0, Wine::Red, 6);
  t.play_visitor(0, Visitor::WineCritic);
  EXPECT_EQ(t.hand_size(0, Deck::Winter), 2u);
  EXPECT_EQ(t.wine_count(0), 1u);
  expect_done(t, Visitor::WineCritic);
}

// an exhausted winter deck leaves the wine, or nothing.
CARD_TEST(WineCritic, ExhaustedWinterDeck) {
  Table t = table(2).hand(0, {Visitor::WineCritic}).wine(0, Wine::Red, 7).empty_deck(Deck::Winter);
  t.play_visitor(0, Visitor::WineCritic);
  EXPECT_EQ(t.vp(0), 4);
  expect_unplayable(table(2).hand(0, {Visitor::WineCritic}).wine(0, Wine::Red, 6).empty_deck(Deck::Winter),
                    Visitor::WineCritic);
}

}  // namespace
}  // namespace vendemmia::testing
