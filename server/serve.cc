#include "server/serve.h"

#include <csignal>
#include <cstdio>

#include <fmt/core.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "protocol/messages_in.h"
#include "server/server.h"
#include "server/sqlite_store.h"
#include "server/surroundings.h"
#include "server/version.h"

namespace vendemmia {
namespace {

constexpr u16 kFirstPort = 8420;
constexpr u16 kLastPort = 8430;
constexpr std::size_t kLargestBody = 4 * 1024;  // nothing here is asked for with a body

int fail(std::string_view sentence) {
  fmt::print(stderr, "vendemmia: {}\n", sentence);
  return 1;
}

void start_log(const std::string& level) {
  auto log = spdlog::stderr_logger_st("vendemmia");
  log->set_pattern("time=%Y-%m-%dT%H:%M:%S.%e%z level=%l %v");
  log->set_level(spdlog::level::from_str(level));
  spdlog::set_default_logger(std::move(log));
}

tl::expected<std::optional<StaticFiles>, std::string> page_files(const std::filesystem::path& wanted) {
  const std::optional folder = wanted.empty() ? default_page_folder() : std::optional(wanted);
  if (folder) return StaticFiles::load(*folder);
  spdlog::warn("event=no_page hint=\"make page\"");
  return std::nullopt;
}

tl::expected<void, std::string> listen(Server& server, const ServeOptions& options) {
  NetworkSettings settings;
  settings.host = options.host;
  settings.largest_message = said::kLargestMessage;
  settings.largest_body = kLargestBody;
  if (options.port) {
    settings.port = *options.port;
    return server.listen(settings);
  }
  tl::expected<void, std::string> listening;
  for (settings.port = kFirstPort; settings.port <= kLastPort; ++settings.port) {
    listening = server.listen(settings);
    if (listening) break;
  }
  return listening;
}

// An address that a browser on this machine understands.
std::string address_of(const std::string& host, u16 port) {
  if (host == "0.0.0.0" || host == "::") return fmt::format("http://localhost:{}/", port);
  if (host.find(':') != std::string::npos) return fmt::format("http://[{}]:{}/", host, port);
  return fmt::format("http://{}:{}/", host, port);
}

}  // namespace

int serve(const ServeOptions& options) {
  // Whoever read what we print may go, as a pipe to tee does: the tables stay, and the lines are lost.
  std::signal(SIGPIPE, SIG_IGN);
  start_log(options.log_level);
  const std::filesystem::path data = options.data.empty() ? default_data_folder() : options.data;
  auto store = SqliteStore::open(data);
  if (!store) return fail(store.error().what);
  auto page = page_files(options.page);
  if (!page) return fail(page.error());

  Server server(**store, std::move(*page), options.bot_threads);
  if (const auto listening = listen(server, options); !listening) return fail(listening.error());

  const std::string address = address_of(options.host, server.port());
  spdlog::info("event=listening version={} host={} port={} data={}", kVersion, options.host, server.port(),
               data.string());
  fmt::print("Vendemmia is served at {} (Ctrl+C ends it)\n", address);
  std::fflush(stdout);
  if (options.open && !open_in_browser(address)) fmt::print("Open {} in a browser.\n", address);
  std::fflush(stdout);
  server.run();
  spdlog::info("event=stopped");
  return 0;
}

}  // namespace vendemmia
