#include "server/stored_position.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/game/digest.h"
#include "engine/game/door.h"
#include "protocol/position.h"

namespace vendemmia {
namespace {

// Empty: later rules could not read it.
std::optional<std::string> written(const State& s) {
  if (is_ordinary(s)) return ordinary_position(s);
  const Json position = position_json(s);
  if (position.contains("unfinished")) return std::nullopt;
  return position.dump();
}

// Whether the answers since then lead from it where they led then.
bool reads_since(State s, const StoredPosition& stored) {
  for (const std::string& text : stored.since) {
    const auto action = parse_action(text);
    if (!action || s.over || check(s, *action)) return false;
    apply(s, *action, Events::none());
  }
  return digest_of(s) == stored.digest_since;
}

}  // namespace

std::optional<StoredPosition> position_to_keep(const GameLog& game, u32 entries) {
  if (!game.reading()) return std::nullopt;
  const GameLog::Reached from = game.latest_ordinary();
  // Cards that were dealt anew since then would have to be dealt so again.
  if (std::ranges::any_of(game.journal().redeals, [&](const Redeal& one) { return one.at > from.at; }))
    return std::nullopt;
  auto position = written(from.state);
  if (!position) return std::nullopt;
  StoredPosition stored;
  stored.entries = entries;
  stored.answers = from.at;
  stored.rules = kRulesVersion;
  stored.position = std::move(*position);
  stored.digest = digest_of(from.state);
  for (u32 at = from.at; at < game.answers(); ++at)
    stored.since.push_back(text_of(game.journal().actions[at]));
  stored.digest_since = digest_of(game.state());
  return stored;
}

TakenUp take_up(GameLog& game, const StoredPosition& stored, Since since) {
  const auto json = parse_json(stored.position);
  if (!json || stored.answers > game.answers()) return TakenUp::Damaged;
  const PositionRead read = read_position(*json, Events::none());
  if (read.fault || read.state.options != game.journal().options) return TakenUp::Damaged;
  if (digest_of(read.state) != stored.digest) return TakenUp::Damaged;
  const bool all = reads_since(read.state, stored);
  if (!all && since == Since::MustBeRead) return TakenUp::SinceDiffers;
  game.take_up(read.state, stored.answers);
  if (!all) return TakenUp::Done;
  for (const std::string& text : stored.since) game.play(*parse_action(text), pending(game.state()).seat);
  return TakenUp::Done;
}

}  // namespace vendemmia
