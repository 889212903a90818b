#include "lab/external_bot.h"

#include <algorithm>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "engine/game/rules_version.h"
#include "lab/observation_text.h"
#include "protocol/position.h"

namespace vendemmia {
namespace {

// An interpreter may need a while to start on a busy machine.
constexpr double kSecondsToStart = 30;

ChildProcess::Deadline deadline_in(double seconds) {
  const std::chrono::duration<double> span(seconds);
  return std::chrono::steady_clock::now() +
         std::chrono::duration_cast<std::chrono::steady_clock::duration>(span);
}

// Enough of a text to recognise it by.
std::string beginning_of(const std::string& text) {
  constexpr std::size_t kShown = 80;
  return text.size() <= kShown ? text : text.substr(0, kShown) + "...";
}

}  // namespace

tl::expected<std::unique_ptr<Contestant>, std::string> ExternalBot::start(const std::string& command,
                                                                          const Invitation& invitation) {
  auto process = ChildProcess::start(command);
  if (!process) return tl::unexpected(process.error());
  std::unique_ptr<ExternalBot> bot(new ExternalBot(std::move(*process), invitation.seconds));
  const auto ready = bot->ask({{"cmd", "start"},
                               {"protocol", kBotProtocol},
                               {"rules", kRulesVersion},
                               {"seat", invitation.seat},
                               {"options", options_json(invitation.options)},
                               {"seed", std::to_string(invitation.chance)},
                               {"seconds", invitation.seconds}},
                              std::max(kSecondsToStart, invitation.seconds));
  if (!ready) return tl::unexpected(ready.error());
  if (ready->value("ok", Json()) != true) {
    return tl::unexpected(fmt::format("does not want to play: '{}'", beginning_of(one_line(*ready))));
  }
  bot->wants_exact_ = ready->value("exact", Json()) == true;
  return bot;
}

tl::expected<Json, std::string> ExternalBot::ask(const Json& message, double seconds) {
  const auto deadline = deadline_in(seconds);
  // When nobody listens, reading tells why.
  process_->write_line(one_line(message), deadline);
  const auto line = process_->read_line(deadline);
  if (!line) return tl::unexpected(line.error());
  auto reply = parse_json(*line);
  if (!reply || !reply->is_object())
    return tl::unexpected(fmt::format("did not answer with a JSON object: '{}'", beginning_of(*line)));
  return std::move(*reply);
}

tl::expected<Action, std::string> ExternalBot::answer(const Observation& observation,
                                                      const ActionList& legal) {
  Json view = view_json(observation);
  Json actions = Json::array();
  for (const Action& action : legal) actions.push_back(text_of(action));
  Json message{{"cmd", "choose"},
               {"question", view["question"]},
               {"actions", std::move(actions)},
               {"seconds", seconds_},
               {"view", std::move(view)}};
  if (wants_exact_) message["exact"] = exact_text(observation);
  const auto reply = ask(message, seconds_);
  if (!reply) return tl::unexpected(reply.error());
  const auto text = reply->find("answer");
  if (text == reply->end() || !text->is_string())
    return tl::unexpected(fmt::format("gave no answer: '{}'", beginning_of(one_line(*reply))));
  const auto action = parse_action(text->get<std::string>());
  if (!action || std::ranges::find(legal, *action) == legal.end())
    return tl::unexpected(
        fmt::format("gave an answer that is not legal: '{}'", beginning_of(text->get<std::string>())));
  return *action;
}

void ExternalBot::game_over(const State& s) {
  process_->write_line(one_line({{"cmd", "end"}, {"question", question_json(s)}}), deadline_in(1));
}

}  // namespace vendemmia
