#include "offline/lobby_here.h"

#include <algorithm>
#include <utility>

#include "offline/thought.h"

namespace vendemmia {
namespace {

// One person cannot flood themselves, and waits for nobody else.
LobbyLimits limits_of_one(u32 review_iterations) {
  constexpr Rate kAny{1e9, 1e9};
  LobbyLimits limits;
  limits.messages = limits.players_chat = limits.spectators_chat = kAny;
  limits.address.tables = limits.address.work = limits.address.hints = limits.address.chat =
      limits.address.reviews = kAny;
  limits.unused_tables = 4;
  limits.review_iterations = review_iterations;
  return limits;
}

}  // namespace

LobbyHere::LobbyHere(Outside& outside, Records records, Writing writing, u32 review_iterations)
    : outside_(outside),
      store_(std::move(records), [&outside](const auto& changes) { outside.keep(changes); }),
      lobby_(store_, *this, *this, metrics_, limits_of_one(review_iterations)) {
  set_writing(writing);
  lobby_.begin();
}

void LobbyHere::set_writing(Writing writing) {
  store_.set_broken(writing == Writing::Fails);
  if (writing == Writing::Works) lobby_.recover_all();
}

void LobbyHere::after(std::chrono::milliseconds delay, std::function<void()> function) {
  timers_.emplace(now() + delay, std::move(function));
}

std::optional<std::chrono::milliseconds> LobbyHere::turn() {
  while (!timers_.empty() && timers_.begin()->first <= now()) {
    post(std::move(timers_.begin()->second));
    timers_.erase(timers_.begin());
  }
  for (std::size_t left = posted_.size(); left > 0; --left) {
    const auto function = std::move(posted_.front());
    posted_.pop_front();
    function();
  }
  if (!posted_.empty()) return std::chrono::milliseconds(0);
  if (timers_.empty()) return std::nullopt;
  return std::max(timers_.begin()->first - now(), std::chrono::milliseconds(0));
}

void LobbyHere::ask(BotQuestion question, Answered answered) {
  cancel(question.asker);
  const u32 number = ++last_question_;
  asked_[number] = {question.asker, std::move(answered)};
  outside_.think(number, bytes_of(question));
}

void LobbyHere::cancel(const std::string& asker) {
  const auto found = std::ranges::find_if(asked_, [&](const auto& one) { return one.second.asker == asker; });
  if (found == asked_.end()) return;
  outside_.stop_thinking(found->first);
  asked_.erase(found);
}

void LobbyHere::thought(u32 question, std::string_view bytes) {
  const auto found = asked_.find(question);
  if (found == asked_.end()) return;
  const Asked asked = std::move(found->second);
  asked_.erase(found);
  asked.answered(answer_in(bytes));
}

}  // namespace vendemmia
