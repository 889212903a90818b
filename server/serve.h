// The command `vendemmia serve`: the store, the lobby, the bots, the page and the network, put together.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/bits.h"
#include "server/lobby_limits.h"
#include "server/net/network.h"
#include "server/surroundings.h"

namespace vendemmia {

struct ServeOptions {
  std::string host = "127.0.0.1";
  std::optional<u16> port;     // missing: the first free one of a few; 0: any free one
  std::filesystem::path data;  // empty: the user's folder for data
  std::string store;           // postgres://...; empty: a SQLite file in `data`
  std::string node = "main";   // the name of this server, where several share a store
  unsigned lease = 5;          // seconds after which others may take the tables of one that is silent
  std::filesystem::path page;  // empty: beside the program
  bool open = false;           // the browser
  std::string log_level = "info";
  unsigned bot_threads = default_bot_threads();
  std::optional<u16> metrics_port;  // missing: no metrics; 0: any free one
  std::string metrics_host = "127.0.0.1";
  std::optional<std::size_t> max_connections;  // missing: as many as the system allows
  std::vector<std::string> trusted_proxies;    // addresses or ranges
  std::vector<std::string> allowed_hosts;      // names that the page is opened by
  unsigned grace = 60;  // seconds until the others may decide about the seat of somebody who is away
  LobbyLimits limits{};
  NetworkSettings network{};  // of which only the limits count
};

// Runs until SIGINT or SIGTERM. The exit code of the program.
int serve(const ServeOptions&);

}  // namespace vendemmia
