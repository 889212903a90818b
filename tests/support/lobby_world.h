// A lobby without sockets, threads or clocks: connections are lists of texts, and time passes when the test says so.
#pragma once

#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <iterator>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <spdlog/spdlog.h>

#include "server/bot_pool.h"
#include "server/lobby.h"

namespace vendemmia {

// A test says in a moment what would take a person an evening.
inline LobbyLimits hardly_any_limits() {
  LobbyLimits limits;
  limits.messages = {1e9, 0};
  limits.address.tables = limits.address.work = limits.address.hints = limits.address.chat =
      limits.address.contests = {1e9, 0};
  limits.players_chat = limits.spectators_chat = {1e9, 0};
  limits.hint_thinking = {.iterations = 20, .seconds = 0, .cancelled = nullptr};
  return limits;
}

class LobbyWorld : private Outbox {
 public:
  explicit LobbyWorld(Store& store, const LobbyLimits& limits = hardly_any_limits(), BotMaker make = make_bot)
      : bots_(
            0,
            [this](std::function<void()> function) {
              (bots_think_on ? found_ : posted_).push_back(std::move(function));
            },
            make),
        lobby_(store, *this, bots_, metrics_, limits) {
    spdlog::set_level(spdlog::level::off);
    lobby_.begin();
  }

  ConnectionId open(const std::string& group = "127.0.0.1") {
    const ConnectionId id = ++last_connection_;
    lobby_.on_open(id, group);
    return id;
  }
  void close(ConnectionId id) {
    lobby_.on_close(id);
    run();
  }
  // Without running what it leads to, so that several messages share a turn of the loop.
  void arrive(ConnectionId from, std::string_view text) { lobby_.on_message(from, text); }
  void say(ConnectionId from, std::string_view text) {
    arrive(from, text);
    run();
  }
  // Runs what was posted, and what that posts, for a bounded number of steps.
  void run(int most = 100'000) {
    while (!posted_.empty() && most-- > 0) {
      const auto function = std::move(posted_.front());
      posted_.pop_front();
      function();
    }
  }
  void pass(std::chrono::milliseconds time) {
    const auto end = now_ + time;
    while (!timers_.empty() && timers_.begin()->first <= end) {
      const auto timer = timers_.begin();
      now_ = timer->first;
      const auto function = std::move(timer->second);
      timers_.erase(timer);
      function();
      run();
    }
    now_ = end;
  }
  // As long as this is set, whatever bots have found is not told.
  bool bots_think_on = false;
  void let_bots_answer() {
    bots_think_on = false;
    std::ranges::move(std::exchange(found_, {}), std::back_inserter(posted_));
    run();
  }
  // Time passes, and nothing happens.
  void be_late(std::chrono::milliseconds time) { now_ += time; }
  // Everything that was sent since the last call.
  std::vector<std::string> take(ConnectionId id) { return std::exchange(sent_[id], {}); }

  Claim claim_of(ConnectionId id) { return claims_[id]; }
  Lobby& lobby() { return lobby_; }
  const Metrics& metrics() const { return metrics_; }
  const BotPool& bots() const { return bots_; }

 private:
  void send(ConnectionId to, std::shared_ptr<const std::string> text) override { sent_[to].push_back(*text); }
  void claim(ConnectionId of, Claim claim) override { claims_[of] = claim; }
  void post(std::function<void()> function) override { posted_.push_back(std::move(function)); }
  void after(std::chrono::milliseconds delay, std::function<void()> function) override {
    timers_.emplace(now_ + delay, std::move(function));
  }
  std::chrono::milliseconds now() const override { return now_; }

  std::deque<std::function<void()>> posted_;
  std::deque<std::function<void()>> found_;
  std::multimap<std::chrono::milliseconds, std::function<void()>> timers_;
  std::map<ConnectionId, std::vector<std::string>> sent_;
  std::map<ConnectionId, Claim> claims_;
  std::chrono::milliseconds now_{1'700'000'000'000};
  ConnectionId last_connection_ = 0;
  Metrics metrics_;
  BotPool bots_;
  Lobby lobby_;
};

}  // namespace vendemmia
