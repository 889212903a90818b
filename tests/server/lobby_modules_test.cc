// Tables with modules of Tuscany: created, played, refused.
#include <gtest/gtest.h>

#include "engine/catalog/names.h"
#include "engine/game/options.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/memory_store.h"

namespace vendemmia {
namespace {

Json table_with(Modules modules, const Json& changes = Json::object()) {
  Json options{{"players", 1}, {"friendly", false}, {"two_parents", false}, {"last_year", 0}};
  for (unsigned i : Members(modules)) options["modules"].push_back(kModuleNames[i]);
  options.update(changes);
  return {{"options", options}};
}

class LobbyModulesTest : public ::testing::Test {
 protected:
  MemoryStore store;
  LobbyWorld world{store};
  LobbyGuest anna{world};
};

TEST_F(LobbyModulesTest, EveryCombinationCanBePlayed) {
  for (unsigned number = 0; number <= kAllModules; ++number) {
    const auto modules = static_cast<Modules>(number);
    if (problem_with(Options{.players = 1, .modules = modules})) continue;
    ASSERT_EQ(anna.create(1, {kMe}, table_with(modules))["is"], "created") << modules_text(modules);
    anna.enter();
    const Json options = anna.table_info()["options"];
    EXPECT_EQ(options.value("modules", Json::array()).size(), count_bits(modules));
    EXPECT_EQ(options.contains("plain_stars"), (modules & kExtendedBoard) != 0);
    EXPECT_EQ(anna.update(0)["view"].contains("special_workers"), (modules & kSpecialWorkers) != 0);
    for (int i = 0; i < 20; ++i) ASSERT_EQ(anna.act(0)["is"], "done") << modules_text(modules);
  }
}

TEST_F(LobbyModulesTest, WhatDoesNotGoTogetherIsRefused) {
  const auto refused = [&](const Json& wish) { return anna.create(1, {kMe}, wish); };
  EXPECT_EQ(refused(table_with(0, {{"plain_stars", true}})).value("code", ""), "bad_options");
  EXPECT_EQ(refused(table_with(0, {{"modules", {"moon"}}})).value("code", ""), "bad_message");
}

}  // namespace
}  // namespace vendemmia
