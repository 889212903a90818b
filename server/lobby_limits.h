// What the lobby lets people do; whoever runs a server can change it (vendemmia serve --config).
#pragma once

#include <chrono>

#include "bots/bot.h"
#include "bots/review/reviewer.h"
#include "server/address_limits.h"

namespace vendemmia {

struct LobbyLimits {
  Rate messages{200, 60};  // of one connection
  AddressRates address;    // of all connections from one address
  Budget hint_thinking{.iterations = 0, .seconds = 1.5, .cancelled = nullptr};
  u32 coach_iterations = 1000;
  u32 review_iterations = kReviewIterations;
  std::size_t unused_tables = 256;
  std::size_t tables_in_list = 50;
  std::size_t listed_of_one = 8;  // tables in the list at which people of one address sit
  std::size_t inbox = 256;        // messages of one connection that wait
  std::chrono::milliseconds store_retry{2'000};
  std::chrono::milliseconds grace{60'000};  // for somebody to come back before a bot may play for them
  Rate players_chat{12, 1};                 // lines of one connection
  Rate spectators_chat{3, 0.25};            // the same
};

}  // namespace vendemmia
