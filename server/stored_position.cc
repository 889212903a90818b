#include "server/stored_position.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/game/digest.h"
#include "engine/game/door.h"
#include "protocol/position.h"

namespace vendemmia {
namespace {

// Gives the answers of the turn again; false when one of them is not possible, or leads elsewhere.
bool play_since(GameLog& game, const StoredPosition& stored) {
  for (const std::string& text : stored.since) {
    const auto action = parse_action(text);
    if (!action || game.state().over || check(game.state(), *action)) return false;
    game.play(*action, pending(game.state()).seat);
  }
  return digest_of(game.state()) == stored.digest_since;
}

}  // namespace

std::optional<StoredPosition> position_to_keep(const GameLog& game, u32 entries) {
  if (!game.reading()) return std::nullopt;
  const GameLog::Turn turn =
      game.state().over ? GameLog::Turn{game.state(), game.answers()} : game.latest_turn();
  // Cards that were dealt anew since then would have to be dealt so again.
  if (std::ranges::any_of(game.journal().redeals, [&](const Redeal& one) { return one.at > turn.at; }))
    return std::nullopt;
  const Json position = position_json(turn.state);
  if (position.contains("unfinished")) return std::nullopt;
  StoredPosition stored;
  stored.entries = entries;
  stored.answers = turn.at;
  stored.rules = kRulesVersion;
  stored.position = position.dump();
  stored.digest = digest_of(turn.state);
  for (u32 at = turn.at; at < game.answers(); ++at)
    stored.since.push_back(text_of(game.journal().actions[at]));
  stored.digest_since = digest_of(game.state());
  return stored;
}

bool take_up(GameLog& game, const StoredPosition& stored) {
  const auto json = parse_json(stored.position);
  if (!json || stored.answers > game.answers()) return false;
  const PositionRead read = read_position(*json, Events::none());
  if (read.fault || read.state.options != game.journal().options) return false;
  if (digest_of(read.state) != stored.digest) return false;
  game.take_up(read.state, stored.answers);
  if (!play_since(game, stored)) game.take_up(read.state, stored.answers);
  return true;
}

}  // namespace vendemmia
