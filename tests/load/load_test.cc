#include "load/load.h"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>
#include <spdlog/spdlog.h>

#include "server/server.h"
#include "tests/support/memory_store.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

// A server in a thread of the test.
class LoadedServer {
 public:
  LoadedServer() : server_(store_, std::nullopt, 1) {
    spdlog::set_level(spdlog::level::off);
    EXPECT_TRUE(server_.listen({}));
    thread_ = std::thread([this] { server_.run(); });
  }
  ~LoadedServer() {
    server_.stop();
    thread_.join();
  }
  u16 port() const { return server_.port(); }

 private:
  MemoryStore store_;
  Server server_;
  std::thread thread_;
};

LoadOptions two_tables() {
  LoadOptions options;
  options.tables = 2;
  options.seconds = 1;
  options.think_ms = 20;
  return options;
}

// The last word of the line that begins so.
std::string value_of(const std::string& table, const std::string& what) {
  const std::size_t line = table.find(what + "  ");
  if (line == std::string::npos) return "";
  const std::size_t end = table.find('\n', line);
  const std::size_t before = table.rfind(' ', end);
  return table.substr(before + 1, end - before - 1);
}

TEST(Load, EveryMoveReachesAllSeats) {
  const LoadedServer server;
  LoadOptions options = two_tables();
  options.port = server.port();
  std::ostringstream out;
  EXPECT_EQ(load(options, out), 0);
  const std::string table = out.str();
  EXPECT_EQ(value_of(table, "tables"), "2") << table;
  EXPECT_GT(std::atoi(value_of(table, "moves").c_str()), 0) << table;
  EXPECT_EQ(value_of(table, "without an update"), "0") << table;
}

TEST(Load, WithoutAServerItFails) {
  LoadOptions options = two_tables();
  options.port = 1;
  std::ostringstream out;
  EXPECT_EQ(load(options, out), 1);
}

TEST(Load, TheMemoryOfAForeignServerCannotBeRead) {
  LoadOptions options = two_tables();
  options.port = 1;
  options.idle = 10;
  std::ostringstream out;
  EXPECT_EQ(load(options, out), 2);
}

TEST(Load, StartsAServerOfItsOwn) {
  std::FILE* pipe = popen(
      (testing::program_path() + " load --tables 2 --seconds 1 --think-ms 20 --idle 3 2>&1").c_str(), "r");
  std::string output;
  std::array<char, 4096> block{};
  while (const std::size_t count = std::fread(block.data(), 1, block.size(), pipe)) {
    output.append(block.data(), count);
  }
  EXPECT_EQ(pclose(pipe), 0) << output;
  EXPECT_NE(output.find("with 3 tables that everybody has left"), std::string::npos) << output;
  EXPECT_EQ(value_of(output, "without an update"), "0") << output;
  EXPECT_EQ(value_of(output, "the server's memory"), "MB") << output;
}

}  // namespace
}  // namespace vendemmia
