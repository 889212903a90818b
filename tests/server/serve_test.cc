// The command `vendemmia serve` from outside, and the whole server over real sockets.
#include <csignal>
#include <fstream>

#include <gtest/gtest.h>
#include <sys/resource.h>

#include "engine/game/rules_version.h"
#include "tests/server/serve_support.h"
#include "tests/support/paths.h"
#include "tests/support/serve_process.h"
#include "tests/support/temporary_folder.h"

namespace vendemmia {
namespace {

TEST_F(ServerThreadTest, PlaysAgainstABot) {
  WireClient client = connected();
  const Json created = say(client, solo_table(), "created");
  client.send_text(enter(created).dump());
  for (int i = 0; i < 50; ++i) {
    const Json update = next_question(client);
    ASSERT_TRUE(update.contains("seq")) << update.dump();
    if (is_over(update)) return;  // of several hundred games the bot wins one that early
    ASSERT_EQ(say(client, first_answer(update), "done")["is"], "done");
  }
}

TEST_F(ServerThreadTest, BadPeersHarmOnlyThemselves) {
  WireClient good = connected();
  const Json created = say(good, solo_table(), "created");
  WireClient huge = connected();
  huge.send_text(std::string(1 << 20, 'x'));
  EXPECT_EQ(wait_for(huge, "update")["closed"], 1009);
  WireClient binary = connected();
  binary.send_frame(WireFrame::Binary, "x");
  EXPECT_EQ(wait_for(binary, "update")["closed"], 1003);
  WireClient babbling = connected();
  babbling.send_text("{{{{");
  EXPECT_EQ(wait_for(babbling, "refused")["code"], "bad_message");
  good.send_text(enter(created).dump());
  EXPECT_TRUE(next_question(good).contains("seq"));
}

TEST_F(ServerThreadTest, AnswersAtItsOwnAddresses) {
  WireClient client(server.port());
  const auto health = client.get("/healthz");
  ASSERT_TRUE(health);
  EXPECT_EQ(health->status, 200);
  EXPECT_EQ(parse_json(health->body).value()["ok"], true);

  EXPECT_EQ(client.get("/metrics")->status, 404) << "not for everybody";
  WireClient operating(server.private_port());
  EXPECT_EQ(operating.get("/healthz")->status, 200);
  EXPECT_EQ(operating.get("/")->status, 404);
  EXPECT_EQ(operating.get("/api/catalogue")->status, 404);
  const auto metrics = operating.get("/metrics");
  ASSERT_TRUE(metrics);
  EXPECT_TRUE(metrics->headers.at("content-type").starts_with("text/plain"));
  EXPECT_NE(metrics->body.find("\nvendemmia_tables_stored 0\n"), std::string::npos);
  EXPECT_NE(metrics->body.find("vendemmia_commit_seconds_bucket{le=\"0.001\"} 0"), std::string::npos);

  const auto catalogue = client.get("/api/catalogue");
  ASSERT_TRUE(catalogue);
  EXPECT_EQ(parse_json(catalogue->body).value()["fields"], Json({5, 6, 7}));
  const auto again = client.get("/api/catalogue", {{"If-None-Match", catalogue->headers.at("etag")}});
  ASSERT_TRUE(again);
  EXPECT_EQ(again->status, 304);

  const auto law = client.get("/rules.json");
  ASSERT_TRUE(law);
  EXPECT_EQ(law->headers.at("content-type"), "application/json");
  EXPECT_EQ(parse_json(law->body).value()["version"], kRulesVersion);
  EXPECT_EQ(client.get("/rules.json", {{"If-None-Match", law->headers.at("etag")}})->status, 304);
  EXPECT_EQ(client.get("/rules.json", {{"If-None-Match", catalogue->headers.at("etag")}})->status, 200);

  EXPECT_EQ(client.get("/api/other")->status, 404);
  EXPECT_EQ(client.request("POST", "/healthz")->status, 405);
  EXPECT_NE(client.get("/")->body.find("make page"), std::string::npos);
}

TEST(Serve, StopsPolitelyAndGoesOnWhereItWas) {
  const TemporaryFolder folder;
  Json created;
  Json last;
  {
    ServeProcess server(testing::program_path(), folder.path() / "data");
    ASSERT_NE(server.port(), 0) << server.first_line();
    EXPECT_TRUE(server.first_line().starts_with("Vendemmia is served at http://127.0.0.1:"));
    WireClient client(server.port());
    ASSERT_TRUE(client.upgrade());
    created = say(client, solo_table(), "created");
    client.send_text(enter(created).dump());
    for (int i = 0; i < 10; ++i) say(client, first_answer(next_question(client)), "done");
    last = next_question(client);
    server.signal(SIGTERM);
    EXPECT_EQ(wait_for(client, "nothing")["closed"], 1001);
    EXPECT_TRUE(client.wait_for_end());
    EXPECT_EQ(server.wait(), 0);
  }
  ServeProcess server(testing::program_path(), folder.path() / "data");
  WireClient client(server.port());
  ASSERT_TRUE(client.upgrade());
  client.send_text(enter(created).dump());
  const Json update = next_question(client);
  EXPECT_EQ(update["seq"], last["seq"]);
  EXPECT_EQ(update["view"], last["view"]);
  EXPECT_EQ(update["ask"], last["ask"]);
}

TEST_F(ServerThreadTest, ThePrivatePortIsNotForPlaying) {
  WireClient client(server.private_port());
  const auto refused = client.upgrade();
  ASSERT_TRUE(refused);
  EXPECT_NE(refused->status, 101);
}

// The process may make no file longer, as on a full disk.
TEST(Serve, IsNotHealthyWhenNothingCanBeWritten) {
  const TemporaryFolder folder;
  ServeProcess server(testing::program_path(), folder.path() / "data");
  ASSERT_NE(server.port(), 0) << server.first_line();
  const rlimit nothing{1, RLIM_INFINITY};
  ASSERT_EQ(::prlimit(server.id(), RLIMIT_FSIZE, &nothing, nullptr), 0);
  WireClient client(server.port());
  const auto health = client.get("/healthz");
  ASSERT_TRUE(health);
  EXPECT_EQ(health->status, 503);
  EXPECT_EQ(parse_json(health->body).value()["ok"], false);
  EXPECT_EQ(client.get("/api/catalogue")->status, 200) << "it goes on";
}

TEST(Serve, GoesOnWhenNobodyReadsItsLog) {
  const TemporaryFolder folder;
  ServeProcess server(testing::program_path(), folder.path() / "data", {"--log-level", "debug"});
  ASSERT_NE(server.port(), 0) << server.first_line();
  server.stop_reading();
  for (int i = 0; i < 3; ++i) {
    WireClient client(server.port());
    const auto upgraded = client.upgrade();  // logged
    ASSERT_TRUE(upgraded);
    EXPECT_EQ(upgraded->status, 101);
    client.send_text(R"({"do":"tables"})");
    EXPECT_EQ(wait_for(client, "tables")["is"], "tables");
  }
  server.signal(SIGTERM);
  EXPECT_EQ(server.wait(), 0);
}

TEST(Serve, ServesAPage) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() / "index.html") << "<title>A page</title>";
  const ServeProcess server(testing::program_path(), folder.path() / "data",
                            {"--page", folder.path().string()});
  WireClient client(server.port());
  EXPECT_EQ(client.get("/table/abc")->body, "<title>A page</title>");
}

TEST(Serve, SaysWhatIsWrong) {
  const TemporaryFolder folder;
  const ServeProcess first(testing::program_path(), folder.path() / "data");
  ServeProcess same_folder(testing::program_path(), folder.path() / "data");
  EXPECT_NE(same_folder.first_line().find("another server is using"), std::string::npos)
      << same_folder.first_line();
  EXPECT_EQ(same_folder.wait(), 1);
  ServeProcess same_port(testing::program_path(), folder.path() / "other",
                         {"--port", std::to_string(first.port())});
  EXPECT_NE(same_port.first_line().find("already uses this port"), std::string::npos)
      << same_port.first_line();
  EXPECT_EQ(same_port.wait(), 1);
  ServeProcess no_page(testing::program_path(), folder.path() / "other", {"--page", "/nowhere"});
  EXPECT_NE(no_page.first_line().find("/nowhere"), std::string::npos) << no_page.first_line();
  EXPECT_EQ(no_page.wait(), 1);
  ServeProcess no_host(testing::program_path(), folder.path() / "other", {"--allowed-host", ""});
  EXPECT_NE(no_host.first_line().find("a host has a name"), std::string::npos) << no_host.first_line();
  EXPECT_EQ(no_host.wait(), 1);
}

}  // namespace
}  // namespace vendemmia
