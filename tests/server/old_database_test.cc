// The database of every version of the rules, opened by the program of today.
#include <filesystem>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "server/old_table.h"
#include "server/sqlite_store.h"
#include "tests/support/lobby_guest.h"
#include "tests/support/paths.h"
#include "tests/support/temporary_folder.h"
#include "text/text_file.h"

namespace vendemmia {
namespace {

// A copy of the data that a server of that version has left, and what it told last of every table.
struct OldServer {
  explicit OldServer(unsigned version) {
    const auto from = testing::source_path("tests/records/rules_" + std::to_string(version));
    for (const char* name : {"tables.sqlite", "tables.key"}) {
      const std::filesystem::path file = std::filesystem::path(from) / name;
      // The first versions had no key.
      if (std::filesystem::exists(file)) std::filesystem::copy_file(file, folder.path() / name);
    }
    told = parse_json(read_text_file(from + "/told.json").value_or("")).value_or(Json());
    start();
  }
  void start() {
    store.reset();
    store = std::move(*SqliteStore::open(folder.path()));
  }
  Json& table(const char* name) { return told[name]; }
  StoredTable stored(const char* name) { return **store->load(table(name)["table"].get<std::string>()); }

  TemporaryFolder folder;
  Json told;
  std::unique_ptr<SqliteStore> store;
};

std::vector<std::string> secrets_of(const Json& table) { return table["secrets"]; }

// What the seats see is what they saw then.
void expect_told(LobbyGuest& guest, const Json& then, const std::string& name) {
  for (const auto& [seat, hand] : then["hands"].items()) {
    const Json update = guest.update(std::stoi(seat));
    const Json& view = update["view"];
    ASSERT_TRUE(view.contains("players")) << name;
    EXPECT_EQ(update["at"], then["at"]) << name;
    EXPECT_EQ(view["year"], then["year"]) << name;
    EXPECT_EQ(view["season"], then["season"]) << name;
    EXPECT_EQ(view["over"], then["over"]) << name;
    EXPECT_EQ(update["ask"]["kind"], then["kind"]) << name;
    EXPECT_EQ(view["players"][std::stoul(seat)]["hand"], hand) << name;
    for (std::size_t i = 0; i < then["vp"].size(); ++i) {
      const Json& player = view["players"][i];
      EXPECT_EQ(player["vp"], then["vp"][i]) << name;
      EXPECT_EQ(player["lira"], then["lira"][i]) << name;
      EXPECT_EQ(player["grapes"], then["grapes"][i]) << name;
      EXPECT_EQ(player["wines"], then["wines"][i]) << name;
      for (std::size_t field = 0; field < 3; ++field)
        EXPECT_EQ(player["fields"][field]["vines"], then["vines"][i][field]) << name;
    }
  }
}

TEST(OldDatabase, EveryTableIsAsItWasOrToldToBeOld) {
  for (unsigned version = 1; version <= kRulesVersion; ++version) {
    OldServer old(version);
    LobbyWorld world(*old.store);
    unsigned as_it_was = 0;
    for (const auto& [name, then] : old.told.items()) {
      if (!then.contains("at")) continue;
      LobbyGuest guest(world);
      const Json entered = guest.enter(then["table"], secrets_of(then));
      ASSERT_EQ(entered["is"], "table") << name << entered.dump();
      if (entered["status"] == "locked") {
        EXPECT_EQ(entered["old_rules"]["version"], version) << name;
        EXPECT_LT(version, kRulesVersion) << name;
        continue;
      }
      ++as_it_was;
      expect_told(guest, then, name);
    }
    EXPECT_GE(as_it_was, 5u) << "of version " << version;
  }
}

TEST(OldDatabase, ARunningTableGoesOnAndCarriesTheNewVersion) {
  OldServer old(1);
  for (const char* name : {"running_base", "running_question", "running_undo", "running_tuscany"}) {
    EXPECT_EQ(old.stored(name).settings.start.rules, 1u);
    const Json then = old.table(name);
    const int seat = then["asked"];
    Json before;
    {
      LobbyWorld world(*old.store);
      LobbyGuest guest(world);
      ASSERT_EQ(guest.enter(then["table"], secrets_of(then))["status"], "playing") << name;
      ASSERT_TRUE(guest.asked(seat)) << name;
      ASSERT_EQ(guest.act(seat)["is"], "done") << name;
      before = guest.update(seat);
      EXPECT_GT(before["at"], then["at"]) << name;
    }
    old.start();
    const StoredTable after = old.stored(name);
    const auto rules = std::ranges::find(after.entries, EntryKind::Rules, &Entry::kind);
    ASSERT_NE(rules, after.entries.end()) << name;
    EXPECT_EQ(rules->number, kRulesVersion);
    EXPECT_NE((rules + 1)->digest, 0u);
    const auto positions = old.store->positions(after.settings.id);
    ASSERT_TRUE(positions && !positions->empty()) << name;
    EXPECT_TRUE(positions->front().adopted);
    EXPECT_EQ(positions->front().rules, kRulesVersion);

    LobbyWorld later(*old.store);
    LobbyGuest again(later);
    ASSERT_EQ(again.enter(then["table"], secrets_of(then))["status"], "playing") << name;
    EXPECT_EQ(again.update(seat)["view"], before["view"]) << name;
  }
}

// R-460 has changed what its answers mean, and version 1 kept no positions.
TEST(OldDatabase, AGameThatCannotBeReadShowsItsRecordAndNothingElse) {
  OldServer old(1);
  LobbyWorld world(*old.store);
  LobbyGuest guest(world);
  const Json then = old.table("finished_friendly_wine");
  const Json entered = guest.enter(then["table"], secrets_of(then));
  EXPECT_EQ(entered["status"], "locked");
  EXPECT_EQ(entered["old_rules"], (Json{{"version", 1}}));
  EXPECT_FALSE(guest.update(0).contains("view"));
  const Json record = guest.say({{"do", "record"}});
  ASSERT_EQ(record["is"], "record") << record.dump();
  EXPECT_NE(record["record"].get<std::string>().find("\nrules 1\n"), std::string::npos);
  EXPECT_TRUE(record["summary"].empty());
  for (const Json& message :
       {Json{{"do", "act"}, {"seat", 0}, {"seq", 0}, {"actions", {"pass"}}},
        Json{{"do", "moment"}, {"at", 0}}, Json{{"do", "replay"}, {"record", record["record"]}, {"at", 0}},
        Json{{"do", "fork"},
             {"record", record["record"]},
             {"at", 0},
             {"seat", 0},
             {"bot", "random"},
             {"name", "Anna"},
             {"pace", 0}}}) {
    const Json answer = guest.say(message);
    EXPECT_EQ(answer["code"], "old_rules") << message.dump() << answer.dump();
  }
}

TEST(OldDatabase, AFinishedGameIsReplayedAsItWas) {
  OldServer old(1);
  LobbyWorld world(*old.store);
  for (const char* name : {"finished_base", "finished_tuscany", "campaign_finished"}) {
    LobbyGuest guest(world);
    const Json then = old.table(name);
    ASSERT_EQ(guest.enter(then["table"], secrets_of(then))["status"], "over") << name;
    const Json record = guest.say({{"do", "record"}});
    ASSERT_EQ(record["is"], "record") << name;
    const Json replay = guest.say({{"do", "replay"}, {"record", record["record"]}, {"at", then["at"]}});
    ASSERT_EQ(replay["is"], "replay") << name << replay.dump();
    for (std::size_t seat = 0; seat < then["vp"].size(); ++seat)
      EXPECT_EQ(replay["view"]["players"][seat]["vp"], then["vp"][seat]) << name;
  }
}

TEST(OldDatabase, ACampaignGoesOn) {
  OldServer old(1);
  LobbyWorld world(*old.store);
  LobbyGuest guest(world);
  const Json campaign = guest.say({{"do", "campaign"}, {"secret", old.table("campaign")["secret"]}});
  ASSERT_EQ(campaign["is"], "campaign");
  EXPECT_EQ(campaign["games"], old.table("campaign")["games"]);
  EXPECT_EQ(campaign["table"], old.table("campaign_running")["table"]);
}

TEST(OldDatabase, WhoWasWaitingPlaysUnderTheRulesOfToday) {
  OldServer old(1);
  LobbyWorld world(*old.store);
  LobbyGuest guest(world);
  const Json then = old.table("waiting");
  ASSERT_EQ(guest.enter(then["table"], secrets_of(then))["status"], "waiting");
  ASSERT_EQ(guest.sit(1, "Ben")["is"], "seated");
  const StoredTable after = old.stored("waiting");
  ASSERT_EQ(after.entries.size(), 2u);
  EXPECT_EQ(after.entries[0].kind, EntryKind::Rules);
  EXPECT_EQ(guest.update(0)["at"], 0);
}

TEST(OldDatabase, ANewTableCarriesTheVersionOfToday) {
  OldServer old(1);
  LobbyWorld world(*old.store);
  LobbyGuest guest(world);
  ASSERT_EQ(guest.create(1, {{{"kind", "me"}}})["is"], "created");
  EXPECT_EQ((*old.store->load(guest.table))->settings.start.rules, kRulesVersion);
}

}  // namespace
}  // namespace vendemmia
