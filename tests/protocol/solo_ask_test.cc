// Questions against the Automa: offers with a token, the bonus that is asked about, and nothing of its cards.
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "engine/game/door.h"
#include "protocol/ask.h"
#include "protocol/json.h"
#include "protocol/view.h"
#include "protocol/wire/write.h"
#include "tests/protocol/solo_games.h"
#include "tests/support/hidden_swaps.h"
#include "tests/support/random_games.h"
#include "tests/support/table.h"

namespace vendemmia {
namespace {

using testing::table;

Json ask_json(const State& s) {
  const std::string text = wire::to_json(ask_of(observe(s, 0)));
  return parse_json(text).value_or(Json(text));
}

// The answer among the offers or the refused ones; null when it is not there.
Json find_in(const Json& list, std::string_view text) {
  for (const Json& one : list) {
    if (one["answer"]["text"] == text) return one;
  }
  return {};
}

std::vector<std::string> kinds_of(const Json& preview) {
  std::vector<std::string> kinds;
  for (const Json& event : preview["events"]) kinds.push_back(event["kind"]);
  return kinds;
}

TEST(SoloAsk, ATokenIsPartOfTheOffer) {
  testing::Table t = table(1).tokens(1);
  const Json ask = ask_json(t.state());
  const Json plain = find_in(ask["offers"], "place regular give_tour.left");
  const Json spent = find_in(ask["offers"], "place regular give_tour.left token middle");
  ASSERT_FALSE(plain.is_null() || spent.is_null()) << ask["offers"].dump();
  EXPECT_FALSE(plain["answer"].contains("token"));
  EXPECT_EQ(spent["answer"]["space"], "give_tour.left");
  EXPECT_EQ(spent["answer"]["token"], "middle");
  EXPECT_TRUE(find_in(ask["offers"], "place regular cart token middle").is_null()) << "R-231";
}

TEST(SoloAsk, PreviewsShowTheSpentTokenAndTheQuestionOfTheOrder) {
  testing::Table t = table(1).tokens(1);
  const Json offer = find_in(ask_json(t.state())["offers"], "place regular give_tour.left token middle");
  const auto kinds = kinds_of(offer["preview"]);
  EXPECT_NE(std::find(kinds.begin(), kinds.end(), "token_spent"), kinds.end()) << offer.dump();
  EXPECT_EQ(offer["preview"]["then"], "question") << "the lira may come first";
  t.answer(0, "place regular give_tour.left token middle");
  const Json ask = ask_json(t.state());
  EXPECT_EQ(ask["kind"], "bonus_order");
  EXPECT_EQ(ask["bonus"], "give_tour.middle") << "the bonus that the token buys, not that of the space";
  EXPECT_EQ(ask["because"]["id"], "give_tour");
}

TEST(SoloAsk, WithoutATokenTheReasonSaysSo) {
  testing::Table t = table(1);
  const Json refused = find_in(ask_json(t.state())["refused"], "place regular give_tour.left token middle");
  ASSERT_FALSE(refused.is_null());
  EXPECT_EQ(refused["reason"]["code"], "no_token");
}

TEST(SoloAsk, RowsWithoutAGlassSaySo) {
  testing::Table t = table(1).season(Season::Spring).glass({2, 7});
  const Json ask = ask_json(t.state());
  ASSERT_EQ(ask["kind"], "wake_up_row") << ask.dump();
  EXPECT_EQ(ask["offers"].size(), 2u);
  EXPECT_EQ(find_in(ask["refused"], "row 1")["reason"]["code"], "row_without_glass");
  const Json seven = find_in(ask["offers"], "row 7");
  const std::vector<std::string> foreseen{"token_taken", "row_taken", "temporary_worker"};
  EXPECT_EQ(kinds_of(seven["preview"]), foreseen) << "but not the Automa's card";
}

// Whatever its next cards are: nothing that anybody is told depends on them.
TEST(SoloAsk, TellsNothingOfTheAutomasNextCards) {
  unsigned long compared = 0;
  for (const Options& options : every_solo_game()) {
    Rng rng(options.challenge + 100u * static_cast<unsigned>(options.level));
    State s = new_game(options, rng.next());
    ActionList legal;
    for (legal_actions(s, legal); !legal.empty(); legal_actions(s, legal)) {
      if (rng.below(8) == 0) {
        State other = s;
        swap_what_is_hidden(other, 0, rng);
        shuffle(other.solo.cards, other.solo.left, rng);
        for (const Seat viewer : {Seat{0}, kNoSeat}) {
          const Observation here = observe(s, viewer);
          const Observation there = observe(other, viewer);
          ASSERT_EQ(wire::to_json(view_of(here)), wire::to_json(view_of(there)));
          ASSERT_EQ(wire::to_json(ask_of(here)), wire::to_json(ask_of(there)));
        }
        ++compared;
      }
      apply(s, legal[rng.below(static_cast<u32>(legal.size()))], Events::none());
    }
    EXPECT_EQ(view_of(observe(s, 0)).solo->result.has_value(), s.over);
  }
  EXPECT_GT(compared, 500u);
}

TEST(SoloAsk, TheViewShowsTheAutomaAndTheOpenPositionItsCards) {
  testing::Table t = table(1).level(Level::VeryHard).automa_standing("plant_vine.left").tokens(2);
  const auto parse = [](const PositionView& view) { return *parse_json(wire::to_json(view)); };
  const Json seen = parse(view_of(observe(t.state(), 0)));
  EXPECT_EQ(seen["solo"]["automa_vp"], 23);
  EXPECT_EQ(seen["solo"]["automa_workers"], 1);
  EXPECT_EQ(seen["solo"]["years"], 7);
  EXPECT_EQ(seen["solo"]["tokens"], 2);
  EXPECT_FALSE(seen["solo"].contains("draw"));
  EXPECT_FALSE(seen["solo"].contains("result"));
  EXPECT_EQ(seen["board"]["plant_vine.left"], *parse_json(R"({"seat":null,"worker":"regular"})"));
  EXPECT_EQ(seen["options"]["level"], "very_hard");
  const Json open = parse(open_view(t.state()));
  EXPECT_EQ(open["solo"]["draw"].size(), open["solo"]["draw_count"]);
  EXPECT_FALSE(parse(open_view(table(2).state())).contains("solo"));
}

}  // namespace
}  // namespace vendemmia
