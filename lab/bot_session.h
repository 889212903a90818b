// One of our bots as an external one: a message in, a reply out; it does no input or output itself. docs/arena.md describes the
// conversation; external_bot.h is its other side.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "protocol/json.h"

namespace vendemmia {

class BotSession {
 public:
  explicit BotSession(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}

  // One line of JSON; nothing where no reply is expected. Whatever the message is, the session continues.
  std::optional<std::string> answer(std::string_view line);

 private:
  std::unique_ptr<Bot> bot_;
  std::optional<Rng> rng_;  // once a game has begun
};

}  // namespace vendemmia
