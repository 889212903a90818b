#include "server/serve.h"

#include <algorithm>
#include <cctype>
#include <csignal>
#include <cstdio>

#include <fmt/core.h>
#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include "protocol/messages_in.h"
#include "server/server.h"
#include "server/stores.h"
#include "server/surroundings.h"
#include "server/version.h"

namespace vendemmia {
namespace {

constexpr u16 kFirstPort = 8420;
constexpr u16 kLastPort = 8430;
constexpr std::size_t kLargestBody = 4 * 1024;  // nothing here is asked for with a body

int fail(std::string_view sentence) {
  // Not by fmt, which throws where nobody reads the complaint.
  std::fputs(("vendemmia: " + std::string(sentence) + "\n").c_str(), stderr);
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

// Whoever is one of many leaves most places to the others, and a household, a school or an office has enough.
std::size_t most_from_one_address(std::size_t most_connections) {
  constexpr std::size_t kEnough = 512;
  return std::clamp<std::size_t>(most_connections / 4, 1, kEnough);
}

std::string lower_case(std::string name) {
  for (char& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return name;
}

tl::expected<NetworkSettings, std::string> settings_of(const ServeOptions& options) {
  NetworkSettings settings = options.network;
  settings.host = options.host;
  settings.private_host = options.metrics_host;
  settings.private_port = options.metrics_port;
  settings.most_connections = options.max_connections ? *options.max_connections : default_connections();
  settings.most_from_one_address = most_from_one_address(settings.most_connections);
  for (const std::string& name : options.allowed_hosts) {
    if (name.empty()) return tl::unexpected(std::string("--allowed-host: a host has a name."));
    settings.allowed_hosts.push_back(lower_case(name));
  }
  settings.allowed_hosts.push_back(lower_case(options.host));
  if (const std::string machine = lower_case(machine_name()); !machine.empty())
    settings.allowed_hosts.insert(settings.allowed_hosts.end(), {machine, machine + ".local"});
  for (const std::string& proxy : options.trusted_proxies) {
    const auto range = AddressRange::parse(proxy);
    if (!range) return tl::unexpected("--trusted-proxy: " + proxy + " is no address.");
    settings.trusted_proxies.push_back(*range);
  }
  return settings;
}

tl::expected<void, std::string> listen(Server& server, const ServeOptions& options) {
  auto chosen = settings_of(options);
  if (!chosen) return tl::unexpected(chosen.error());
  NetworkSettings& settings = *chosen;
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
  // A file that may not grow any more is a failure of the store, and no reason to end.
  std::signal(SIGXFSZ, SIG_IGN);
  start_log(options.log_level);
  const std::filesystem::path data = options.data.empty() ? default_data_folder() : options.data;
  auto store = open_store({data, options.store, options.node, std::chrono::seconds(options.lease)});
  if (!store) return fail(store.error().what);
  auto page = page_files(options.page);
  if (!page) return fail(page.error());

  LobbyLimits limits = options.limits;
  limits.grace = std::chrono::seconds(options.grace);
  Server server(**store, std::move(*page), options.bot_threads, limits);
  if (const auto listening = listen(server, options); !listening) return fail(listening.error());

  const std::string address = address_of(options.host, server.port());
  spdlog::info("event=listening version={} host={} port={} data={} node={}", kVersion, options.host,
               server.port(), data.string(), (*store)->node().empty() ? "-" : (*store)->node());
  if (options.metrics_port)
    spdlog::info("event=metrics host={} port={}", options.metrics_host, server.private_port());
  fmt::print("Vendemmia is served at {} (Ctrl+C ends it)\n", address);
  std::fflush(stdout);
  if (options.open && !open_in_browser(address)) fmt::print("Open {} in a browser.\n", address);
  std::fflush(stdout);
  server.run();
  spdlog::info("event=stopped");
  return 0;
}

}  // namespace vendemmia
