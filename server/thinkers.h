// Who thinks for the lobby: for the bots at the tables, for hints, for the coach, about the way to an order and the decisions of a review, and whether a record tells a game that was played. It asks, and is answered later. In the
// server they are threads (bot_pool.h), in a browser other workers (offline/thought.h). So questions and answers are
// values: all that is needed to answer one is in it.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bots/orders/order_plan.h"
#include "bots/review/judge.h"
#include "bots/verify/verify.h"

namespace vendemmia {

enum class BotTask : u8 { Move, Hint, Coach, Order, Review, Verify };
enum class Audience : u8 { Players, Nobody };  // whether a person plays at the table

struct BotQuestion {
  std::string asker;  // the table, its coach, or who waits for a review or a plan
  std::string payer;  // the address that it is asked for
  Audience audience = Audience::Players;
  BotTask task = BotTask::Move;
  std::string bot;  // as read_bot() understands it; of a review the judge is asked, and no bot
  Observation observation;
  Budget budget;  // the pool cancels by itself
  u64 seed = 0;
  std::optional<Action> given{};  // of a review, see JudgeQuestion
  Card order = 0;                 // to be planned
  std::string record{};           // that is to be verified
};
struct BotAnswer {
  Action action;                      // of a move
  std::vector<Judgement> judgements;  // of a hint: what the bot advises, the best first
  std::optional<Counsel> counsel{};   // of the coach
  OrderPlan order_plan{};
  std::optional<JudgedAnswer> judged{};    // of a review
  std::optional<Verification> verified{};  // of a record
  double seconds = 0;                      // of thinking
};

class BotShelf;

// The options of the game that it is about.
Options options_of(const BotQuestion&);

// Thinks now, within the question's budget.
BotAnswer think_about(const BotQuestion&, BotShelf&);

class Thinkers {
 public:
  using Answered = std::function<void(const BotAnswer&)>;

  virtual ~Thinkers() = default;

  // The answer is never given inside this call. What the asker has asked before, and not been answered, is cancelled.
  virtual void ask(BotQuestion, Answered) = 0;
  // Whatever this asker has asked will not be answered.
  virtual void cancel(const std::string& asker) = 0;
};

}  // namespace vendemmia
