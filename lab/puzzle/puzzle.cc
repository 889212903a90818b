#include "lab/puzzle/puzzle.h"

#include <algorithm>

#include <fmt/core.h>
#include <nlohmann/json.hpp>

#include "engine/game/decision.h"
#include "engine/game/digest.h"
#include "engine/game/door.h"
#include "protocol/input.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

Json words_of(const std::vector<Action>& answers) {
  Json list = Json::array();
  for (const Action& answer : answers) list.push_back(text_of(answer));
  return list;
}

// Without headings and checks: the id stands for the position.
std::string short_text_of(const Journal& journal) {
  std::string text;
  const std::string whole = text_of(journal);
  for (std::size_t begin = 0; begin < whole.size();) {
    const std::size_t end = whole.find('\n', begin) + 1;
    const std::string_view line = std::string_view(whole).substr(begin, end - begin);
    if (line != "\n" && !line.starts_with('#') && !line.starts_with("check ")) text += line;
    begin = end;
  }
  return text;
}

Json names_of(Themes themes) {
  Json list = Json::array();
  for (unsigned theme = 0; theme < kThemes; ++theme) {
    if (contains(themes, static_cast<Theme>(theme))) list.push_back(kThemeNames[theme]);
  }
  return list;
}

Action read_answer(const Input& input) {
  const auto answer = parse_action(input.text());
  if (!answer) input.fail("unknown_action", "This is not an answer.");
  return answer.value_or(Action{});
}

// One of the answers to the question.
Action read_legal(const Input& input, const ActionList& legal) {
  const Action answer = read_answer(input);
  if (!input.faulty() && std::ranges::find(legal, answer) == legal.end())
    input.fail("illegal_action", "This is not an answer to the question.");
  return answer;
}

Season read_season(const Input& input) {
  const auto season = parse_season(input.text());
  if (!season) input.fail("unknown_season", "There is no such season.");
  return season.value_or(Season::Spring);
}

Themes read_themes(const Input& input) {
  Themes themes = 0;
  for (const Input& one : input.elements()) {
    const auto* const name = std::ranges::find(kThemeNames, one.text());
    if (name == kThemeNames.end()) {
      one.fail("unknown_theme", "There is no such theme.");
    } else {
      themes |= theme_set(static_cast<Theme>(name - kThemeNames.begin()));
    }
  }
  if (themes == 0) input.fail("missing", "A puzzle has a theme.");
  return themes;
}

constexpr long long kAll = 1000;  // thousandths

void read_answers(const Input& input, const ActionList& legal, Puzzle& puzzle) {
  for (const Input& one : input.field("solutions").elements())
    puzzle.solutions.push_back(read_legal(one, legal));
  for (const Input& one : input.field("tried").elements()) {
    puzzle.tried.push_back(
        {read_legal(one.field("answer"), legal), static_cast<u16>(one.field("chance").integer(0, kAll, 0))});
  }
  if (puzzle.tried.size() < 2 ||
      std::ranges::find(puzzle.solutions, puzzle.tried.front().answer) == puzzle.solutions.end())
    input.field("tried").fail("missing",
                              "A puzzle has a best answer, which is one of its solutions, and a rival.");
}

void read_plan(const Input& input, Puzzle& puzzle) {
  for (const Input& one : input.elements()) {
    puzzle.plan.push_back({read_answer(one.field("answer")),
                           static_cast<u16>(one.field("year").integer(1, 10'000, 1)),
                           read_season(one.field("season"))});
  }
}

void read_proof(const Input& input, Puzzle& puzzle) {
  puzzle.iterations = static_cast<u32>(input.field("iterations").integer(1, 1'000'000'000, 1));
  puzzle.search_seed = input.field("seed").word(0);
  puzzle.gap = static_cast<u16>(input.field("gap").integer(0, kAll, 0));
  puzzle.error = static_cast<u16>(input.field("error").integer(0, kAll, 0));
}

}  // namespace

bool operator==(const Puzzle& a, const Puzzle& b) { return json_of(a) == json_of(b); }

std::string id_of(const Puzzle& puzzle) { return fmt::format("{:016x}", digest_of(replay(puzzle.journal))); }

Json json_of(const Puzzle& puzzle) {
  Json tried = Json::array();
  for (const TriedAnswer& one : puzzle.tried)
    tried.push_back({{"answer", text_of(one.answer)}, {"chance", one.chance}});
  Json plan = Json::array();
  for (const PlanStep& step : puzzle.plan)
    plan.push_back({{"answer", text_of(step.action)}, {"year", step.year}, {"season", name_of(step.season)}});
  return {{"id", id_of(puzzle)},
          {"themes", names_of(puzzle.themes)},
          {"difficulty", puzzle.difficulty},
          {"seat", puzzle.seat},
          {"year", puzzle.year},
          {"season", name_of(puzzle.season)},
          {"solutions", words_of(puzzle.solutions)},
          {"tried", std::move(tried)},
          {"plan", std::move(plan)},
          {"proof",
           {{"iterations", puzzle.iterations},
            {"seed", std::to_string(puzzle.search_seed)},
            {"gap", puzzle.gap},
            {"error", puzzle.error}}},
          {"game", puzzle.game},
          {"at", puzzle.journal.actions.size()},
          {"record", short_text_of(puzzle.journal)}};
}

tl::expected<Puzzle, std::string> read_puzzle(const Json& json) {
  std::optional<Fault> fault;
  const Input input(json, "", fault);
  Puzzle puzzle;
  ParsedJournal record = parse_journal(input.field("record").text());
  if (record.problem)
    return tl::unexpected(fmt::format("its record, line {}: {}", record.problem->line, record.problem->what));
  puzzle.journal = std::move(record.journal);
  const State s = replay(puzzle.journal);
  if (!is_asking(s)) return tl::unexpected(std::string("its game is over"));
  puzzle.seat = static_cast<Seat>(input.field("seat").integer(0, kMaxPlayers - 1, 0));
  if (puzzle.seat != asked_seat(s)) input.field("seat").fail("wrong_seat", "Somebody else is asked.");
  puzzle.year = static_cast<u16>(input.field("year").integer(0, 10'000, 0));
  puzzle.season = read_season(input.field("season"));
  puzzle.themes = read_themes(input.field("themes"));
  puzzle.difficulty = static_cast<u8>(input.field("difficulty").integer(1, kMostDifficult, 1));
  ActionList legal;
  legal_actions(s, legal);
  read_answers(input, legal, puzzle);
  read_plan(input.field("plan"), puzzle);
  read_proof(input.field("proof"), puzzle);
  puzzle.game = input.field("game").word(0);
  const auto answers = static_cast<int>(puzzle.journal.actions.size());
  if (input.field("at").integer(0, 100'000, 0) != answers)
    input.field("at").fail("wrong_at", "The record has another number of answers.");
  if (input.field("id").text() != id_of(puzzle))
    input.field("id").fail("wrong_id", "This is the number of another position.");
  if (fault) return tl::unexpected(fault->path + ": " + fault->text);
  return puzzle;
}

}  // namespace vendemmia
