#include "bots/bot.h"

#include "bots/greedy_bot.h"
#include "bots/random_bot.h"

namespace vendemmia {

const std::vector<std::string_view>& bot_names() {
  static const std::vector<std::string_view> names{"random", "greedy"};
  return names;
}

std::unique_ptr<Bot> make_bot(std::string_view name) {
  if (name == "random") return std::make_unique<RandomBot>();
  if (name == "greedy") return std::make_unique<GreedyBot>();
  return nullptr;
}

}  // namespace vendemmia
