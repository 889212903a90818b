// Reviews of games, for whoever has a record: made in the bots' threads, a slice at a time, and kept.
#include <chrono>
#include <utility>

#include "bots/network/shipped_networks.h"
#include "server/lobby.h"
#include "server/refusal.h"
#include "server/replay.h"
#include "server/review_told.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

// Long enough to tell how far it is now and then, short enough to let others think in between.
constexpr std::chrono::milliseconds kSlice{250};

std::string asker_of(const Connection& connection) { return "review " + std::to_string(connection.id); }

// What makes a review what it is. The record is in it, so nobody finds a review who does not know the game.
std::string key_of(const said::Review& message, u32 iterations) {
  std::string key = "review " + std::to_string(told::kReviewFormat) + ' ' + std::to_string(iterations);
  for (const u8 seat : message.seats.value_or(std::vector<u8>{})) key += ' ' + std::to_string(seat);
  return hash_of_secret(key + '\n' + message.record_text);
}

}  // namespace

// Touched by the lobby and by a bot's thread, never at the same time.
struct RunningReview {
  told::Id id;
  std::string key;
  Journal journal;
  std::vector<Seat> seats;
  u32 iterations = 0;
  std::optional<Reviewer> reviewer{};  // made by the first slice
  std::string told{};                  // when it is finished

  void work(const std::atomic<bool>& cancelled) {
    const auto end = std::chrono::steady_clock::now() + kSlice;
    if (!reviewer) reviewer.emplace(journal, seats, iterations, shipped_networks());
    if (reviewer->decisions() == 0) return;
    while (!reviewer->finished() && std::chrono::steady_clock::now() < end) {
      if (!reviewer->step(&cancelled)) return;
    }
    if (reviewer->finished()) told = told::to_json(told_of(reviewer->review()));
  }
};

void Lobby::obey(Connection& connection, const said::Review& message) {
  stop_review(connection);
  auto record = reviewed_record(message);
  if (!record) return refuse(connection, message.id, std::move(record.error()));
  std::string key = key_of(message, limits_.review_iterations);
  const auto kept = store_.review(key);
  if (!kept) store_failed(kept.error());
  if (kept && *kept) return send(connection, told::review_answer(message.id, **kept));
  if (!addresses_.take(connection.group, Asset::Reviews, outbox_.now()))
    return refuse_too_much(connection, message.id, "Too many reviews; wait a moment.");
  auto review = std::make_shared<RunningReview>();
  review->id = message.id;
  review->key = std::move(key);
  review->journal = std::move(record->journal);
  review->seats = std::move(record->seats);
  review->iterations = limits_.review_iterations;
  connection.review = std::move(review);
  go_on_reviewing(connection);
}

void Lobby::obey(Connection& connection, const said::StopReview& message) {
  stop_review(connection);
  answer(connection, message.id, told::Done{});
}

void Lobby::go_on_reviewing(const Connection& connection) {
  BotQuestion question;
  question.asker = asker_of(connection);
  question.payer = connection.group;
  question.task = BotTask::Review;
  question.work = [review = connection.review](const std::atomic<bool>& cancelled) {
    review->work(cancelled);
  };
  bots_.ask(std::move(question), [this, id = connection.id](const BotAnswer&) {
    const auto found = connections_.find(id);
    if (found != connections_.end() && found->second->review) tell_review(*found->second);
  });
}

void Lobby::tell_review(Connection& connection) {
  const RunningReview& review = *connection.review;
  if (review.reviewer->decisions() == 0) {
    refuse(connection, review.id, refusal("bad_record", "Nobody has decided anything in this record."));
    connection.review.reset();
    return;
  }
  if (review.told.empty()) {
    told::Reviewing reviewing;
    reviewing.done = static_cast<u32>(review.reviewer->done());
    reviewing.steps = static_cast<u32>(review.reviewer->steps());
    send(connection, told::to_json(reviewing));
    return go_on_reviewing(connection);
  }
  // It is told even where it cannot be kept.
  if (const auto kept = store_.keep_review(review.key, review.told); !kept) store_failed(kept.error());
  send(connection, told::review_answer(review.id, review.told));
  connection.review.reset();
}

void Lobby::stop_review(Connection& connection) {
  if (!connection.review) return;
  bots_.cancel(asker_of(connection));
  refuse(connection, connection.review->id, refusal("stale", "Nobody waits for this review any more."));
  connection.review.reset();
}

}  // namespace vendemmia
