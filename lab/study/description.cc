// A study in the first line of its record files.
#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "engine/catalog/names.h"
#include "engine/game/rules_version.h"
#include "lab/study/study.h"
#include "protocol/input.h"
#include "protocol/position.h"

namespace vendemmia {
namespace {

constexpr std::string_view kStudyKind = "study";

}  // namespace

Json description_of(const StudyOptions& options, std::string_view version) {
  // Some variants are legal only with the right players and modules.
  Options game = options.game;
  game.players = static_cast<u8>(options.players.front());
  game.modules = options.modules.front();
  Json modules = Json::array();
  for (const Modules set : options.modules) modules.push_back(modules_text(set));
  return {{"kind", kStudyKind},
          {"version", version},
          {"rules", kRulesVersion},
          {"bot", options.bot},
          {"seed", std::to_string(options.seed)},
          {"players", options.players},
          {"modules", modules},
          {"options", options_json(game)}};
}

tl::expected<StudyOptions, std::string> read_study(const Json& description) {
  std::optional<Fault> fault;
  const Input input(description, "", fault);
  if (input.field("kind").text() != kStudyKind)
    return tl::unexpected(std::string("these are not the records of a study"));
  if (input.field("rules").integer(0, 1'000'000, 0) != kRulesVersion)
    return tl::unexpected(std::string("these records are of another version of the rules"));
  StudyOptions options;
  options.bot = input.field("bot").text();
  options.seed = input.field("seed").word(0);
  options.players.clear();
  for (const Input& players : input.field("players").elements())
    options.players.push_back(static_cast<unsigned>(players.integer(1, kMaxPlayers, 1)));
  options.modules.clear();
  for (const Input& set : input.field("modules").elements()) {
    const std::optional<Modules> modules = modules_in(set.text());
    if (!modules) set.fail("unknown_name", "This is no list of modules.");
    options.modules.push_back(modules.value_or(0));
  }
  options.game = read_options(input.field("options"));
  if (fault)
    return tl::unexpected(fmt::format("the description of the run, {}: {}", fault->path, fault->text));
  if (auto problem = problem_with(options)) return tl::unexpected(std::move(*problem));
  return options;
}

}  // namespace vendemmia
