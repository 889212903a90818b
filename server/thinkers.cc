#include "server/thinkers.h"

#include <chrono>

namespace vendemmia {

BotAnswer think_about(const BotQuestion& question, Bot& bot) {
  const auto start = std::chrono::steady_clock::now();
  Rng rng(question.seed);
  BotAnswer answer;
  if (question.task == BotTask::Hint) {
    answer.judgements = bot.advise(question.observation, question.budget, rng);
  } else {
    answer.action = bot.choose(question.observation, question.budget, rng);
  }
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return answer;
}

}  // namespace vendemmia
