#include "text/opponents.h"

#include <algorithm>
#include <sstream>

#include "text/play_console.h"
#include "text/words.h"

namespace vendemmia {

std::string text_of(const BotList& bots) {
  std::string text;
  for (const std::string& bot : bots) text += (text.empty() ? "" : " ") + bot;
  return text;
}

BotList bots_in(std::string_view text) {
  std::istringstream words{std::string(text)};
  BotList bots;
  for (std::string bot; words >> bot;) bots.push_back(bot);
  return bots;
}

std::string problem_with(const BotList& bots, const words::Language& language) {
  for (const std::string& bot : bots) {
    if (make_bot(bot) != nullptr) continue;
    const std::vector<std::string> known(bot_names().begin(), bot_names().end());
    const Speech t{{}, &language};
    return t.say(words::text_mode::setup::no_bots{.name = in_quotes(bot), .known = listed(known, t)});
  }
  return "";
}

Opponents::Opponents(BotList bots) : list_(std::move(bots)) {
  if (list_.empty()) list_.push_back(kUsualBot);
}

Bot& Opponents::at(unsigned place) {
  const std::string& description = list_[std::min<std::size_t>(place, list_.size() - 1)];
  std::unique_ptr<Bot>& bot = bots_[description];
  if (!bot) bot = make_bot(description);
  return *bot;
}

}  // namespace vendemmia
