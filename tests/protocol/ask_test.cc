// Questions as messages: what is offered, what it leads to, what is refused and why, and to whom.
#include "protocol/ask.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/game/door.h"
#include "protocol/json.h"
#include "protocol/view.h"
#include "protocol/wire/write.h"
#include "tests/protocol/wire_json.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

using testing::table;

Json ask_json(const State& s, Seat viewer) { return json_of(ask_of(observe(s, viewer))); }

Json offer_of(const Json& ask, std::string_view text) {
  for (const Json& one : ask["offers"]) {
    if (one["answer"]["text"] == text) return one;
  }
  ADD_FAILURE() << "not offered: " << text << " in " << ask.dump();
  return Json::object();
}

TEST(Ask, OffersCarryTheirMeaningAndTheirConsequence) {
  testing::Table t = table(2).lira(0, 4);
  t.answer(0, "place regular build_structure.left");
  const Json ask = ask_json(t.state(), 0);
  EXPECT_EQ(ask["seat"], 0);
  EXPECT_EQ(ask["kind"], "build");
  EXPECT_EQ(ask["because"]["kind"], "action");
  EXPECT_EQ(ask["because"]["id"], "build_structure");
  const Json offer = offer_of(ask, "build trellis");
  EXPECT_EQ(offer["answer"]["kind"], "build");
  EXPECT_EQ(offer["answer"]["structure"], "trellis");
  EXPECT_EQ(offer["preview"]["then"], "others");
  EXPECT_EQ(offer["preview"]["events"][0],
            *parse_json(R"({"kind":"lira_changed","seat":0,"amount":2,"paid":true})"));
  EXPECT_EQ(offer["preview"]["events"][1]["kind"], "built");
}

TEST(Ask, RefusedAnswersCarryCodeNumbersAndRulings) {
  testing::Table t = table(2).lira(0, 4);
  t.answer(0, "place regular build_structure.left");
  const Json ask = ask_json(t.state(), 0);
  for (const Json& one : ask["refused"]) {
    if (one["answer"]["text"] == "build windmill") {
      EXPECT_EQ(one["reason"], *parse_json(R"({"code":"lira_short","need":5,"have":4,"rulings":["R-70"]})"));
      return;
    }
  }
  FAIL() << "the windmill is not refused";
}

TEST(Ask, SpacesOfAnotherSeasonSaySo) {
  testing::Table t = table(2);
  const std::string told = wire::to_json(ask_of(observe(t.state(), 0)));
  EXPECT_NE(told.find(R"({"answer":{"text":"place regular make_wine.left","kind":"place","worker":"regular",)"
                      R"("space":"make_wine.left"},"reason":{"code":"wrong_season","rulings":["R-38"]}})"),
            std::string::npos);
  EXPECT_EQ(told.find("make_wine.right"), std::string::npos) << "that space is closed to two players";
}

TEST(Ask, OnlyTheAskedSeatHearsTheAnswers) {
  testing::Table t = table(3).hand(0, {Visitor::Banker});
  for (const Seat viewer : {Seat{1}, Seat{2}, kNoSeat}) {
    const Json ask = ask_json(t.state(), viewer);
    EXPECT_EQ(ask["seat"], 0);
    EXPECT_EQ(ask["kind"], "turn");
    EXPECT_FALSE(ask.contains("offers"));
    EXPECT_FALSE(ask.contains("refused"));
  }
}

TEST(Ask, NamesTheOwnerOfTheCardThatAsks) {
  testing::Table t = table(2).hand(0, {Visitor::Banker});
  t.play_visitor(0, Visitor::Banker);
  const Json ask = ask_json(t.state(), 1);
  EXPECT_EQ(ask["kind"], "accept_offer");
  EXPECT_EQ(ask["offer"], "opponent");
  EXPECT_EQ(ask["because"], *parse_json(R"({"kind":"visitor","id":"banker","owner":0})"));
}

TEST(Ask, APreviewEndsBeforeACardIsSeen) {
  testing::Table t = table(2);
  const Json offer = offer_of(ask_json(t.state(), 0), "place regular draw_vine.left");
  EXPECT_EQ(offer["preview"]["then"], "unseen");
  const Json& last = offer["preview"]["events"].back();
  EXPECT_EQ(last["kind"], "drew");
  EXPECT_EQ(last["card"], nullptr);
}

TEST(Ask, SaysHowFarAnEffectHasCome) {
  testing::Table t = table(2).planted(0, 5, {Vine::Malvasia}).planted(0, 6, {Vine::Sangiovese});
  t.season(Season::Winter).hand(0, {Visitor::Harvester});
  t.play_visitor(0, Visitor::Harvester);
  const Json ask = ask_json(t.state(), 0);
  EXPECT_EQ(ask["kind"], "harvest");
  EXPECT_EQ(ask["done"], 0);
  EXPECT_EQ(ask["at_most"], 2);

  testing::Table wedding = table(3).lira(0, 6).hand(0, {Visitor::WeddingParty});
  wedding.play_visitor(0, Visitor::WeddingParty);
  wedding.answer(0, "opponent 1");
  const Json opponents = ask_json(wedding.state(), 0);
  EXPECT_EQ(opponents["kind"], "choose_opponents");
  EXPECT_EQ(opponents["done"], 1);
  EXPECT_EQ(opponents["at_most"], 2) << "there are no more, although the card would allow three";
}

TEST(Ask, ObstaclesNameWhatIsMissing) {
  testing::Table t = table(2).vines(0, {Vine::Merlot});
  const auto refused = parse_action("place regular plant_vine.left");
  ASSERT_TRUE(refused);
  const Json list = json_of(obstacles_of(observe(t.state(), 0), *refused));
  ASSERT_FALSE(list.empty());
  EXPECT_EQ(list[0]["answer"]["vine"], "merlot");
  EXPECT_EQ(list[0]["reason"],
            *parse_json(R"({"code":"structures_missing","structures":["irrigation"],"rulings":["R-28"]})"));

  testing::Table empty = table(2);
  const Json lack = json_of(obstacles_of(observe(empty.state(), 0), *refused));
  EXPECT_EQ(lack, *parse_json(R"([{"reason":{"code":"no_vine_in_hand"}}])"));
}

std::string everything_told(const State& s, Seat viewer) {
  const Observation o = observe(s, viewer);
  std::string told = wire::to_json(view_of(o)) + wire::to_json(ask_of(o));
  if (pending(s).seat != viewer) return told;
  RefusedActions refused;
  ActionList legal;
  explain_actions(s, legal, refused);
  for (const RefusedAction& one : refused) told += wire::to_json(obstacles_of(o, one.action));
  return told;
}

// Nothing that a viewer is told depends on what it cannot know.
TEST(Ask, TellsNothingHidden) {
  for_each_decision(games_to_play(40), [](const Moment& moment) {
    if (!moment.sampled(5)) return;
    for (Seat viewer = 0; viewer < moment.state.options.players; ++viewer) {
      State other = moment.state;
      swap_what_is_hidden(other, viewer, moment.rng);
      ASSERT_EQ(everything_told(moment.state, viewer), everything_told(other, viewer)) << where(moment);
      // Whatever is hidden from a seat is hidden from the spectators as well.
      ASSERT_EQ(everything_told(moment.state, kNoSeat).find("\"hand\":"), std::string::npos);
    }
  });
}

// Copies of a vine are alike: which of them it is may differ.
std::string without_copies(const Json& event) {
  std::string text = event.dump();
  for (std::size_t at = text.find('#'); at != std::string::npos; at = text.find('#')) text.erase(at, 2);
  return text;
}

// What is previewed is what happens.
TEST(Ask, PreviewsComeTrue) {
  for_each_decision(games_to_play(40), [](const Moment& moment) {
    if (moment.legal.empty() || !moment.sampled(3)) return;
    const Seat seat = pending(moment.state).seat;
    const Action action = moment.legal[moment.number % moment.legal.size()];
    std::vector<Event> events;
    State copy = moment.state;
    apply(
        copy, action,
        {[](void* to, const Event& one) { static_cast<std::vector<Event>*>(to)->push_back(one); }, &events});
    const Json preview = json_of(preview_of(observe(moment.state, seat), action));
    std::size_t at = 0;
    for (const Json& one : preview["events"]) {
      while (at < events.size() &&
             (events[at].kind == EventKind::Forced || events[at].kind == EventKind::VisitorDone))
        ++at;
      ASSERT_LT(at, events.size()) << where(moment) << " " << text_of(action) << " " << preview.dump();
      ASSERT_EQ(one["kind"], event_kind(events[at].kind))
          << where(moment) << " " << text_of(action) << " " << preview.dump();
      if (events[at].kind != EventKind::Drew) {
        ASSERT_EQ(without_copies(one), without_copies(*event_json(events[at], seat)))
            << where(moment) << " " << text_of(action);
      }
      ++at;
    }
  });
}

// The spectator's observation is the least: it shows no card of anybody's hand that is not public.
TEST(Ask, ASpectatorSeesNoHand) {
  testing::Table t = table(2).hand(0, {Visitor::Banker}).hand(1, {Visitor::Sponsor});
  const std::string told = everything_told(t.state(), kNoSeat);
  EXPECT_EQ(told.find("banker"), std::string::npos);
  EXPECT_EQ(told.find("sponsor"), std::string::npos);
  EXPECT_NE(told.find(R"("hand_counts":{"vine":0,"summer":1,"order":0,"winter":0,"structure":0})"),
            std::string::npos);
}

}  // namespace
}  // namespace vendemmia
