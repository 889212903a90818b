#include "server/thinkers.h"

#include <chrono>

#include "server/bot_shelf.h"

namespace vendemmia {

Options options_of(const BotQuestion& question) {
  if (question.task == BotTask::Verify) return parse_journal(question.record).journal.options;
  return question.observation.seen.options;
}

BotAnswer think_about(const BotQuestion& question, BotShelf& bots) {
  const auto start = std::chrono::steady_clock::now();
  const Budget& budget = question.budget;
  Rng rng(question.seed);
  BotAnswer answer;
  switch (question.task) {
    case BotTask::Move:
      answer.action = bots.get(question.bot).choose(question.observation, budget, rng);
      break;
    case BotTask::Hint:
      answer.judgements = bots.get(question.bot).advise(question.observation, budget, rng);
      break;
    case BotTask::Coach:
      answer.counsel =
          bots.judge(budget.iterations).weigh(question.observation, question.seed, budget.cancelled);
      break;
    case BotTask::Order: answer.order_plan = plan_order(question.observation, question.order); break;
    case BotTask::Review:
      answer.judged = bots.judge(budget.iterations)
                          .answer({question.observation, question.given, question.seed}, budget.cancelled);
      break;
    case BotTask::Verify: answer.verified = verify_record(question.record, budget.cancelled); break;
  }
  answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  return answer;
}

}  // namespace vendemmia
