// The server's lobby without a server: in the browser of the one who plays. Whoever is outside carries messages, writes records down,
// and lets bots think; lobby_here.cc has no clock and no thread of its own.
//
// Nobody may be told what is not stored. The store here cannot wait for the disk, so what is to be sent is handed on in
// the order of the records that it follows from: the outside sends it when those are written. When they cannot be
// written, it throws this lobby away and makes another from the records that are.
#pragma once

#include <deque>
#include <map>

#include "offline/record_store.h"
#include "server/lobby.h"

namespace vendemmia {

class Outside {
 public:
  virtual ~Outside() = default;

  virtual void send(ConnectionId, std::string_view text) = 0;
  virtual void keep(const std::vector<RecordChange>&) = 0;
  // To be answered by thought(); stop_thinking() says that nobody waits any more.
  virtual void think(u32 question, std::string_view bytes) = 0;
  virtual void stop_thinking(u32 question) = 0;
  virtual std::chrono::milliseconds now() const = 0;  // since 1970
};

class LobbyHere final : private Outbox, private Thinkers {
 public:
  // Where the records cannot be written, nothing is played until they can be.
  enum class Writing : u8 { Works, Fails };

  LobbyHere(Outside& outside, Records records, Writing writing, u32 review_iterations = kReviewIterations);

  void open(ConnectionId id) { lobby_.on_open(id, "here"); }
  void hear(ConnectionId id, std::string_view text) { lobby_.on_message(id, text); }
  void close(ConnectionId id) { lobby_.on_close(id); }
  void thought(u32 question, std::string_view bytes);
  void set_writing(Writing writing);

  // One turn of the loop. Says after how long the next one is wanted; nothing: when something arrives.
  std::optional<std::chrono::milliseconds> turn();

 private:
  struct Asked {
    std::string asker;
    Answered answered;
  };

  void send(ConnectionId to, std::shared_ptr<const std::string> text) override { outside_.send(to, *text); }
  void claim(ConnectionId, Claim) override {}
  void post(std::function<void()> function) override { posted_.push_back(std::move(function)); }
  void after(std::chrono::milliseconds delay, std::function<void()> function) override;
  std::chrono::milliseconds now() const override { return outside_.now(); }

  void ask(BotQuestion, Answered) override;
  void cancel(const std::string& asker) override;

  Outside& outside_;
  std::deque<std::function<void()>> posted_;
  std::multimap<std::chrono::milliseconds, std::function<void()>> timers_;
  std::map<u32, Asked> asked_;
  u32 last_question_ = 0;
  RecordStore store_;
  Metrics metrics_;
  Lobby lobby_;
};

}  // namespace vendemmia
