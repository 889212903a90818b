// The command `learn`: weights in, better weights out, and clear words about what cannot be.
#include "tools/learn.h"

#include <fstream>

#include <gtest/gtest.h>

#include "bots/weights.h"
#include "bots/weights_text.h"
#include "tests/support/temporary_folder.h"
#include "tools/text_file.h"

namespace vendemmia {
namespace {

LearnCommand tiny(const std::string& out) {
  LearnCommand command;
  command.breed = {.game = {.players = 1}, .generations = 1, .population = 4, .games = 2};
  command.fit.games = 3;
  command.out = out;
  return command;
}

TEST(Learn, WritesWeightsThatABotTakes) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "weights").string();
  ASSERT_EQ(learn(tiny(file)), 0);
  const auto sets = read_weights(read_text_file(file).value_or(""));
  ASSERT_TRUE(sets) << sets.error();
  const auto alone = static_cast<unsigned>(GameKind::BaseAlone);
  EXPECT_NE((*sets)[alone].policy, kWeights[alone].policy);
  EXPECT_NE((*sets)[alone].value, kWeights[alone].value);
  EXPECT_EQ((*sets)[0], kWeights[0]);
  EXPECT_TRUE(read_bot("apprentice:weights=" + file));
  EXPECT_TRUE(read_bot("search:iterations=5,weights=" + file));
}

TEST(Learn, ShipsWeightsAsTheyAre) {
  const TemporaryFolder folder;
  LearnCommand command = tiny("");
  command.breed.generations = 0;
  command.fit.games = 0;
  command.header = (folder.path() / "weights.h").string();
  ASSERT_EQ(learn(command), 0);
  EXPECT_EQ(read_text_file(command.header), header_of(kWeights));
}

TEST(Learn, RefusesWhatCannotBe) {
  const TemporaryFolder folder;
  const std::string file = (folder.path() / "weights").string();
  std::ofstream(file) << "these are no weights\n";

  LearnCommand command = tiny("");
  EXPECT_EQ(learn(command), 2);
  command = tiny((folder.path() / "missing" / "weights").string());
  EXPECT_EQ(learn(command), 2);
  command = tiny(file);
  command.from = file;
  EXPECT_EQ(learn(command), 2);
  command.from = "";
  command.against = file;
  EXPECT_EQ(learn(command), 2);
  command.against = "";
  command.bot = "sorcerer";
  EXPECT_EQ(learn(command), 2);
  EXPECT_EQ(read_text_file(file), "these are no weights\n");

  EXPECT_EQ(read_bot("apprentice:weights=" + file).error(),
            file + ": line 1 of the weights should be 'base policy'");
  EXPECT_EQ(read_bot("search:weights=nowhere").error(), "cannot read 'nowhere'");
  EXPECT_EQ(read_bot("search:weights=").error(), "a bot has no setting 'weights='");
  EXPECT_EQ(read_bot("apprentice:iterations=3").error(), "a bot has no setting 'iterations=3'");
}

}  // namespace
}  // namespace vendemmia
