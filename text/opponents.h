// The bots at a table in the terminal: one for all seats that no person has, or one for each of them.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "words/language.h"

namespace vendemmia {

// As read_bot() understands them, the first for the first seat after the people's. The last one also plays where there is no
// more.
using BotList = std::vector<std::string>;

inline const std::string kUsualBot = "cellar_hand";

std::string text_of(const BotList& bots);
BotList bots_in(std::string_view text);
// Empty: all of them can play.
std::string problem_with(const BotList& bots, const words::Language& language = words::english());

class Opponents {
 public:
  // Precondition: problem_with(bots) is empty.
  explicit Opponents(BotList bots);

  const BotList& list() const { return list_; }
  // The bot that plays so many seats after the people's.
  Bot& at(unsigned place);

 private:
  BotList list_;
  std::map<std::string, std::unique_ptr<Bot>> bots_;
};

}  // namespace vendemmia
