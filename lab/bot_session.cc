#include "lab/bot_session.h"

#include <nlohmann/json.hpp>

#include "engine/game/decision.h"
#include "engine/game/options.h"
#include "engine/game/rules_version.h"
#include "lab/external_bot.h"
#include "lab/observation_text.h"
#include "protocol/input.h"

namespace vendemmia {
namespace {

Json refusal(std::string_view text) { return {{"ok", false}, {"error", text}}; }

std::string field_text(const Json& message, const char* name) {
  const auto found = message.find(name);
  return found != message.end() && found->is_string() ? found->get<std::string>() : std::string();
}

Json start(const Json& message, std::optional<Rng>& rng) {
  if (message.value("protocol", Json()) != kBotProtocol || message.value("rules", Json()) != kRulesVersion)
    return refusal("This bot speaks protocol 1 and knows the rules of version " +
                   std::to_string(kRulesVersion) + ".");
  std::optional<Fault> fault;
  const u64 seed = Input(message, "", fault).field("seed").word(0);
  if (fault) return refusal(fault->path + ": " + fault->text);
  rng.emplace(seed);
  return {{"ok", true}, {"exact", true}};
}

Json choose(const Json& message, Bot& bot, std::optional<Rng>& rng) {
  if (!rng) return refusal("There is no game yet: it begins with start.");
  const auto observation = parse_exact_text(field_text(message, "exact"));
  if (!observation) return refusal("The exact text is missing, or not of this version of the program.");
  if (pending(observation->seen).seat != observation->seat) return refusal("Somebody else is asked.");
  return {{"answer", text_of(bot.choose(*observation, {}, *rng))}};
}

}  // namespace

std::optional<std::string> BotSession::answer(std::string_view line) {
  const auto message = parse_json(line);
  if (!message || !message->is_object()) return one_line(refusal("This is not a line with a JSON object."));
  const std::string command = field_text(*message, "cmd");
  if (command == "start") return one_line(start(*message, rng_));
  if (command == "choose") return one_line(choose(*message, *bot_, rng_));
  if (command == "end") {
    rng_.reset();
    return std::nullopt;
  }
  return one_line(refusal("The commands are start, choose and end."));
}

}  // namespace vendemmia
