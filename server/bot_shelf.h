// The bots of one thread, and its judge of reviews. One that searches owns a large block of memory, so it is kept for the next question; only a
// few are kept.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.h"
#include "bots/network/shipped_networks.h"
#include "bots/review/judge.h"
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
  // One that looks for the best answer in so many iterations.
  AnswerJudge& judge(u32 iterations) {
    if (!judge_ || judge_iterations_ != iterations) judge_.emplace(shipped_networks(), iterations);
    judge_iterations_ = iterations;
    return *judge_;
  }
  std::size_t size() const { return bots_.size(); }

 private:
  struct Kept {
    std::string description;
    std::unique_ptr<Bot> bot;
  };
  BotMaker make_;
  std::vector<Kept> bots_;  // the latest first
  std::optional<AnswerJudge> judge_;
  u32 judge_iterations_ = 0;
};

}  // namespace vendemmia
