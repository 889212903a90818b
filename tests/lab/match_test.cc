// Games of an arena: who sits where, the same game for the same number, results there and back as text.
#include "lab/match.h"

#include <map>
#include <set>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "lab/contestant.h"
#include "lab/run.h"
#include "tests/lab/match_support.h"

namespace vendemmia {
namespace {

MatchOptions match_of(u8 players, std::vector<std::string> bots) {
  MatchOptions options;
  options.game.players = players;
  options.game.last_year = 3;
  options.bots = std::move(bots);
  return options;
}

std::string without_time(const std::string& line) {
  Json record = *parse_json(line);
  record.erase("ms");
  return one_line(record);
}

TEST(Seatings, GiveEveryBotEverySeatEquallyOftenInADeal) {
  for (const unsigned players : {1u, 2u, 3u, 4u, 6u}) {
    for (unsigned bots = 1; bots <= 7; ++bots) {
      const MatchOptions options =
          match_of(static_cast<u8>(players), std::vector<std::string>(bots, "random"));
      std::map<std::pair<unsigned, unsigned>, unsigned> times;  // bot and seat
      std::set<std::array<u8, kMaxPlayers>> tables;
      for (u64 game = 0; game < games_per_deal(options); ++game) {
        const Seating seating = seating_of(options, game);
        EXPECT_EQ(seating.deal, 0u);
        EXPECT_TRUE(tables.insert(seating.bots).second) << "the same game twice";
        for (unsigned seat = 0; seat < players; ++seat) ++times[{seating.bots[seat], seat}];
      }
      EXPECT_EQ(times.size(), std::size_t{bots} * players);
      for (const auto& [who, count] : times) EXPECT_EQ(count, times.begin()->second);
      EXPECT_EQ(seating_of(options, games_per_deal(options)).deal, 1u);
    }
  }
  EXPECT_EQ(games_per_deal(match_of(2, {"a", "b", "c", "d"})), 12u);
  EXPECT_EQ(games_per_deal(match_of(4, {"a", "b"})), 2u);
}

class FirstAnswer final : public Contestant {
 public:
  tl::expected<Action, std::string> answer(const Observation&, const ActionList& legal) override {
    return legal[0];
  }
};

TEST(Matches, SeatGuestsThatTheCallerBringsAlong) {
  MatchOptions options = match_of(2, {"guest", "random"});
  EXPECT_TRUE(problem_with(options).has_value()) << "nobody has brought a guest";
  std::set<Seat> seats;
  options.guests["guest"] = [&seats](const std::string& description, const Invitation& invitation) {
    EXPECT_EQ(description, "guest");
    seats.insert(invitation.seat);
    return tl::expected<std::unique_ptr<Contestant>, std::string>(std::make_unique<FirstAnswer>());
  };
  EXPECT_FALSE(problem_with(options).has_value());
  for (const u64 game : {0u, 1u}) {
    const auto result = play_match(options, game, kNotStopped);
    ASSERT_TRUE(result.has_value());
    EXPECT_FALSE(result->failure.has_value());
  }
  EXPECT_EQ(seats, (std::set<Seat>{0, 1}));
}

TEST(Matches, AreTheSameForTheSameNumber) {
  const MatchOptions options = match_of(3, {"greedy", "random"});
  for (const u64 game : {0u, 1u, 6u}) {
    const auto first = play_match(options, game, kNotStopped);
    const auto second = play_match(options, game, kNotStopped);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(without_time(line_of(options, *first)), without_time(line_of(options, *second)));
    const auto read = read_line(options, line_of(options, *first));
    ASSERT_TRUE(read);
    EXPECT_EQ(line_of(options, *read), line_of(options, *first));
    EXPECT_FALSE(first->failure);
  }
  EXPECT_NE(play_match(options, 0, kNotStopped)->vp, play_match(options, 4, kNotStopped)->vp);
}

TEST(Matches, AgainstTheAutomaHaveAResult) {
  const MatchOptions options = match_of(1, {"greedy"});
  const auto game = play_match(options, 2, kNotStopped);
  ASSERT_TRUE(game && game->solo);
  const std::string line = line_of(options, *game);
  EXPECT_EQ(read_line(options, line)->solo, game->solo);
  EXPECT_NE(line.find("\"solo\":\""), std::string::npos) << line;
}

TEST(Matches, CanBeStopped) {
  const std::atomic<bool> stopped{true};
  EXPECT_FALSE(play_match(match_of(2, {"greedy", "random"}), 0, stopped));
}

TEST(Matches, LinesOfSomethingElseAreNotRead) {
  const MatchOptions options = match_of(2, {"greedy", "random"});
  const std::string good = R"({"game":1,"places":[1,2],"vp":[3,2],"years":3,"choices":[9,9]})";
  EXPECT_TRUE(read_line(options, good));
  for (const std::string_view bad :
       {"", "[]", "{}", R"({"game":1,"places":[1],"vp":[3,2],"years":3,"choices":[9,9]})",
        R"({"game":1,"places":[1,3],"vp":[3,2],"years":3,"choices":[9,9]})",
        R"({"game":1,"places":[1,2],"vp":["a",2],"years":3,"choices":[9,9]})",
        R"({"game":1,"places":[1,2],"vp":[3,2],"years":3,"choices":[9,9],"solo":"win"})"}) {
    EXPECT_FALSE(read_line(options, bad)) << bad;
  }
}

TEST(Matches, DescriptionsReadBack) {
  MatchOptions options = match_of(2, {"greedy", "exec:python3 bot.py"});
  options.seed = ~u64{0};
  options.game.modules = kAllModules;
  const Json description = description_of(options, "1.2.3");
  const auto read = read_description(description);
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(description_of(*read, "1.2.3"), description);
  EXPECT_EQ(read_description({{"kind", "study"}}).error(), "these are not the records of an arena");
  Json broken = description;
  broken["options"]["players"] = "two";
  EXPECT_FALSE(read_description(broken));
}

TEST(Matches, SayWhatCannotBePlayed) {
  EXPECT_EQ(problem_with(match_of(2, {"greedy", "random"})), std::nullopt);
  EXPECT_EQ(problem_with(match_of(2, {"greedy", "perfect"})), "there is no bot called 'perfect'");
  EXPECT_EQ(problem_with(match_of(2, {"greedy", "exec:"})), "'exec:' needs a command");
  EXPECT_EQ(problem_with(match_of(2, {"greedy"})),
            "name at least two bots; one alone plays against the Automa: --players 1");
  EXPECT_EQ(problem_with(match_of(2, {})), "an arena is for 1 to 12 bots");
  EXPECT_EQ(problem_with(match_of(7, {"greedy", "random"})), "a game needs 1 to 6 players");
}

TEST(Contestants, DescriptionsAreSplitAtCommasButNotInsideSettings) {
  using Texts = std::vector<std::string>;
  EXPECT_EQ(split_descriptions("greedy,random"), (Texts{"greedy", "random"}));
  EXPECT_EQ(split_descriptions("expert:seconds=3,threads=2,greedy"),
            (Texts{"expert:seconds=3,threads=2", "greedy"}));
  EXPECT_EQ(split_descriptions("greedy,exec:python3 bot.py -x=1,search:iterations=5"),
            (Texts{"greedy", "exec:python3 bot.py -x=1", "search:iterations=5"}));
  EXPECT_EQ(split_descriptions("greedy,"), (Texts{"greedy", ""}));
}

}  // namespace
}  // namespace vendemmia
