#include <algorithm>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "lab/study/cards.h"
#include "lab/study/game.h"
#include "tests/lab/study_support.h"

namespace vendemmia::study {
namespace {

TEST(StudyGame, LineAndBack) {
  GameFacts game = won_by(1, 17);
  game.setting = {2, kSpecialWorkers};
  game.first = 1;
  game.specials = {static_cast<unsigned>(Worker::Chef), static_cast<unsigned>(Worker::Oracle)};
  game.seats[0].gift = true;
  game.seats[0].drawn = {{3, 0}, {100, 2}};
  game.seats[0].played = {{100, 2}};
  game.seats[1].structures = {{static_cast<unsigned>(Structure::Yoke), 1}};
  game.seats[1].workers = {{static_cast<unsigned>(Worker::Chef), 2}};
  game.seats[1].points[4] = -2;
  const std::string line = line_of(game);
  EXPECT_TRUE(line.starts_with(R"({"game":17,"players":2,"modules":"workers",)")) << line;
  EXPECT_EQ(line.find('\n'), std::string::npos);
  const auto back = game_in(line);
  ASSERT_TRUE(back) << back.error();
  EXPECT_EQ(*back, game);
}

TEST(StudyGame, BadLinesAreToldAbout) {
  const std::string good = line_of(won_by(0, 1));
  const auto with = [&](const std::string& from, const std::string& to) -> std::string {
    std::string line = good;
    const std::size_t at = line.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    const auto game = game_in(line.replace(at, from.size(), to));
    return game ? "" : game.error();
  };
  EXPECT_TRUE(game_in(good));
  EXPECT_EQ(game_in("{\"game\":1,").error(), "it is not JSON");
  EXPECT_EQ(game_in("{}").error(), "game: This is missing.");
  EXPECT_FALSE(game_in("[]"));
  EXPECT_EQ(with("\"years\":2", "\"years\":-2").substr(0, 7), "years: ");
  EXPECT_EQ(with("\"years\":2", "\"years\":3"), "seats[0].rows: This must have an entry for each year.");
  EXPECT_EQ(with("\"players\":2", "\"players\":3"), "seats: This must have an entry for each player.");
  EXPECT_EQ(with("\"modules\":\"\"", "\"modules\":\"moon\""),
            "modules: This is no list of modules such as board,workers.");
  EXPECT_EQ(with("alaena", "nobody"), "seats[0].mama: There is no 'nobody'.");
  EXPECT_EQ(with("\"drawn\":[]", "\"drawn\":[[\"sun\",1]]"), "seats[0].drawn[0][0]: There is no 'sun'.");
  EXPECT_EQ(with("\"drawn\":[]", "\"drawn\":[[\"pinot\",3]]").substr(0, 22), "seats[0].drawn[0][1]: ");
  EXPECT_EQ(with("\"drawn\":[]", "\"drawn\":[1]").substr(0, 19), "seats[0].drawn[0]: ");
  EXPECT_EQ(with("\"winners\":[0]", "\"winners\":[64]").substr(0, 12), "winners[0]: ");
}

TEST(StudyGame, CardsAreToldApartById) {
  std::set<std::string> ids;
  for (const StudyCard& card : study_cards()) EXPECT_TRUE(ids.insert(card.id).second) << card.id;
  for (unsigned i = 0; i < study_cards().size(); ++i) EXPECT_EQ(card_with_id(study_cards()[i].id), i);
  EXPECT_EQ(study_cards()[index_of(Deck::Winter, card_of(Visitor::Queen))].id, "queen");
  EXPECT_EQ(study_cards()[index_of(Deck::Order, 35)].id, "order_36");
  EXPECT_EQ(study_cards()[index_of(Deck::Vine, 41)].id, "chardonnay");
  EXPECT_EQ(study_cards()[index_of(Deck::Structure, 35)].id, "silo");
}

// Real games of every kind: what was listened to fits together.
TEST(StudyGame, PlayedGamesAreConsistent) {
  StudyOptions options;
  options.bot = "random";
  options.players = {1, 2, 3};
  options.modules = {0, kAllModules, kStructureCards, kExtendedBoard};
  options.games = 4;
  const auto settings = settings_of(options);
  for (u64 number = 0; number < count_of_games(options); ++number) {
    SCOPED_TRACE(number);
    const auto game = game_in(play_study_game(options, number));
    ASSERT_TRUE(game) << game.error();
    EXPECT_EQ(game->number, number);
    EXPECT_EQ(game->setting, settings[number % settings.size()]);
    EXPECT_EQ(game->winners == 0 && game->setting.players > 1, false);
    EXPECT_EQ(game->specials.size(), (game->setting.modules & kSpecialWorkers) != 0 ? 2u : 0u);
    for (const SeatRecord& seat : game->seats) {
      EXPECT_EQ(std::accumulate(seat.points.begin(), seat.points.end(), 0), seat.vp());
      EXPECT_EQ(std::ranges::count(seat.rows, 0u), 0);
      for (const Dated& card : seat.played) {
        const bool drawn = std::ranges::any_of(
            seat.drawn, [&](const Dated& one) { return one.what == card.what && one.year <= card.year; });
        EXPECT_TRUE(drawn) << study_cards()[card.what].id;
      }
    }
  }
}

TEST(StudyGame, TheSameNumberIsTheSameGame) {
  StudyOptions options;
  options.bot = "random";
  EXPECT_EQ(play_study_game(options, 5), play_study_game(options, 5));
  EXPECT_NE(play_study_game(options, 5), play_study_game(options, 6));
  StudyOptions other = options;
  other.seed = 2;
  EXPECT_NE(play_study_game(options, 5), play_study_game(other, 5));
}

}  // namespace
}  // namespace vendemmia::study
