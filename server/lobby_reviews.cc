// Reviews of games, for whoever has a record: made where bots think, a decision at a time, and kept.
#include <chrono>
#include <utility>

#include "bots/review/reviewer.h"
#include "server/lobby.h"
#include "server/refusal.h"
#include "server/replay.h"
#include "server/review_told.h"

namespace vendemmia {
namespace {

// Between two words on how far it is.
constexpr std::chrono::milliseconds kTellEvery{250};

std::string asker_of(const Connection& connection) { return "review " + std::to_string(connection.id); }

}  // namespace

struct RunningReview {
  told::Id id;
  std::string key;
  UnfinishedReview review;
  std::chrono::milliseconds told_at{};  // how far it is
};

void Lobby::obey(Connection& connection, const said::Review& message) {
  stop_review(connection);
  auto record = reviewed_record(message);
  if (!record) return refuse(connection, message.id, std::move(record.error()));
  std::string key =
      review_key(message.record_text, message.seats.value_or(std::vector<u8>{}), limits_.review_iterations);
  const auto kept = store_.review(key);
  if (!kept) store_failed(kept.error());
  if (kept && *kept) return send(connection, told::review_answer(message.id, **kept));
  if (!addresses_.take(connection.group, Asset::Reviews, outbox_.now()))
    return refuse_too_much(connection, message.id, "Too many reviews; wait a moment.");
  UnfinishedReview review(std::move(record->journal), std::move(record->seats), limits_.review_iterations);
  if (review.decisions() == 0)
    return refuse(connection, message.id,
                  refusal("bad_record", "Nobody has decided anything in this record."));
  connection.review =
      std::make_shared<RunningReview>(RunningReview{message.id, std::move(key), std::move(review)});
  go_on_reviewing(connection);
}

void Lobby::obey(Connection& connection, const said::StopReview& message) {
  stop_review(connection);
  answer(connection, message.id, told::Done{});
}

void Lobby::go_on_reviewing(const Connection& connection) {
  const UnfinishedReview& review = connection.review->review;
  JudgeQuestion next = review.question();
  BotQuestion question;
  question.asker = asker_of(connection);
  question.payer = connection.group;
  question.task = BotTask::Review;
  question.observation = next.observation;
  question.given = next.given;
  question.seed = next.seed;
  question.budget.iterations = review.iterations();
  bots_.ask(std::move(question), [this, id = connection.id](const BotAnswer& answer) {
    const auto found = connections_.find(id);
    if (found == connections_.end() || !found->second->review) return;
    found->second->review->review.take(*answer.judged);
    tell_review(*found->second);
  });
}

void Lobby::tell_review(Connection& connection) {
  RunningReview& running = *connection.review;
  const UnfinishedReview& review = running.review;
  if (!review.finished()) {
    if (outbox_.now() - running.told_at >= kTellEvery) {
      running.told_at = outbox_.now();
      told::Reviewing reviewing;
      reviewing.done = static_cast<u32>(review.done());
      reviewing.steps = static_cast<u32>(review.steps());
      send(connection, told::to_json(reviewing));
    }
    return go_on_reviewing(connection);
  }
  const std::string told = told::to_json(told_of(review.review()));
  // It is told even where it cannot be kept.
  if (const auto kept = store_.keep_review(running.key, told); !kept) store_failed(kept.error());
  send(connection, told::review_answer(running.id, told));
  connection.review.reset();
}

void Lobby::stop_review(Connection& connection) {
  if (!connection.review) return;
  bots_.cancel(asker_of(connection));
  refuse(connection, connection.review->id, refusal("stale", "Nobody waits for this review any more."));
  connection.review.reset();
}

}  // namespace vendemmia
