// The bots of one thread. One that searches owns a large block of memory, so it is kept for the next question; only a
// few are kept.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "engine/core/check.h"

namespace vendemmia {

using BotMaker = std::unique_ptr<Bot> (*)(std::string_view description);

class BotShelf {
 public:
  static constexpr std::size_t kMost = 3;

  explicit BotShelf(BotMaker make = make_bot) : make_(make) {}

  // The least recently used one makes room. Precondition: read_bot() knows the description.
  Bot& get(const std::string& description) {
    const auto found = std::ranges::find(bots_, description, &Kept::description);
    if (found != bots_.end()) {
      std::rotate(bots_.begin(), found, found + 1);
    } else {
      if (bots_.size() == kMost) bots_.pop_back();
      bots_.insert(bots_.begin(), {description, make_(description)});
      CHECK(bots_.front().bot);
    }
    return *bots_.front().bot;
  }
  std::size_t size() const { return bots_.size(); }

 private:
  struct Kept {
    std::string description;
    std::unique_ptr<Bot> bot;
  };
  BotMaker make_;
  std::vector<Kept> bots_;  // the latest first
};

}  // namespace vendemmia
