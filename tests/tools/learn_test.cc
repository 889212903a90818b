// The command `learn`: a network comes out, and clear words about what cannot be.
#include "tools/learn.h"

#include <fstream>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/network/network_file.h"
#include "tests/support/temporary_folder.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

LearnCommand tiny(const std::string& out) {
  LearnCommand command;
  command.school = {.kind = GameKind::BaseAlone, .games = 6, .at_once = 3, .by_weights = 3};
  command.examined_games = 5;
  command.out = out;
  return command;
}

TEST(Learn, WritesANetworkThatABotTakes) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "network").string();
  LearnCommand command = tiny(file);
  command.checkpoint = (folder.path() / "checkpoint").string();
  command.log = (folder.path() / "curve.csv").string();
  command.page = (folder.path() / "curve.html").string();
  ASSERT_EQ(learn(command), 0);
  const auto network = read_network(read_text_file(file).value_or(""));
  ASSERT_TRUE(network) << network.error();
  EXPECT_TRUE((*network)->origin.starts_with("vendemmia learn --kind base_alone --games 6 "));
  EXPECT_TRUE(read_bot("step:network=" + file));
  EXPECT_TRUE(read_bot("search:iterations=5,network=" + file));
  // What is finished is not learned again.
  const auto before = read_text_file(file);
  ASSERT_EQ(learn(command), 0);
  EXPECT_EQ(read_text_file(file), before);
  EXPECT_TRUE(read_text_file(command.log).value_or("").starts_with("games,"));
  EXPECT_NE(read_text_file(command.page).value_or("").find("--kind base_alone"), std::string::npos);
}

TEST(Learn, GoesOnWithAnotherNetwork) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "network").string();
  ASSERT_EQ(learn(tiny(file)), 0);
  LearnCommand command = tiny((folder.path() / "next").string());
  command.from = file;
  command.school.iterations = 4;
  ASSERT_EQ(learn(command), 0);
  const auto network = read_network(read_text_file(command.out).value_or(""));
  ASSERT_TRUE(network) << network.error();
  // Both commands, one after the other.
  EXPECT_TRUE((*network)->origin.starts_with("vendemmia learn --kind base_alone --games 6 "));
  EXPECT_NE((*network)->origin.find(" && vendemmia learn "), std::string::npos);
  EXPECT_TRUE((*network)->origin.ends_with(" --iterations 4 --from the_one_before"));
}

TEST(Learn, TellsWhoItLearnedAgainst) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "network").string();
  ASSERT_EQ(learn(tiny(file)), 0);
  LearnCommand command = tiny((folder.path() / "next").string());
  command.opponent = file;
  command.school.orders = command.school.last_orders = -2;
  ASSERT_EQ(learn(command), 0);
  const auto network = read_network(read_text_file(command.out).value_or(""));
  ASSERT_TRUE(network) << network.error();
  EXPECT_NE((*network)->origin.find(" --orders -2 "), std::string::npos);
  EXPECT_NE((*network)->origin.find(" --last-orders -2 --opponent the_one_of (vendemmia learn --kind"),
            std::string::npos);
}

TEST(Learn, RefusesWhatCannotBe) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "text").string();
  std::ofstream(file) << "this is no network\n";

  LearnCommand command = tiny("");
  EXPECT_EQ(learn(command), 2);
  command = tiny((folder.path() / "missing" / "network").string());
  EXPECT_EQ(learn(command), 2);
  command = tiny((folder.path() / "network").string());
  command.checkpoint = file;
  EXPECT_EQ(learn(command), 2);
  EXPECT_EQ(read_text_file(file), "this is no network\n");
  command.checkpoint = "";
  command.log = file;
  EXPECT_EQ(learn(command), 2);
  EXPECT_EQ(read_text_file(file), "this is no network\n");
  command.log = "";
  command.opponent = file;
  EXPECT_EQ(learn(command), 2);
  command.opponent = "";
  command.from = file;
  EXPECT_EQ(learn(command), 2);
  command.from = (folder.path() / "missing").string();
  EXPECT_EQ(learn(command), 2);
  command.from = "";
  command.school.games = 0;
  EXPECT_EQ(learn(command), 2);

  EXPECT_EQ(read_bot("step:network=" + file).error(),
            file + ": this is not a network of a kind that this program knows");
}

}  // namespace
}  // namespace vendemmia
