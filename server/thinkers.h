// Who thinks for the bots at the tables: the lobby asks, and is answered later. In the server they are threads (bot_pool.h).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bots/bot.h"

namespace vendemmia {

enum class BotTask : u8 { Move, Hint };
enum class Audience : u8 { Players, Nobody };  // whether a person plays at the table

struct BotQuestion {
  std::string asker;  // the table
  std::string payer;  // the address that it is asked for
  Audience audience = Audience::Players;
  BotTask task = BotTask::Move;
  std::string bot;  // as read_bot() understands it
  Observation observation;
  Budget budget;  // the pool cancels by itself
  u64 seed = 0;
};
struct BotAnswer {
  Action action;                      // of a move
  std::vector<Judgement> judgements;  // of a hint: what the bot advises, the best first
  double seconds = 0;                 // of thinking
};

// Thinks now, within the question's budget.
BotAnswer think_about(const BotQuestion&, Bot&);

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
