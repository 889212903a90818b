#include "protocol/session.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "protocol/event_json.h"
#include "protocol/position.h"
#include "protocol/view.h"

namespace vendemmia {

// Needs: whether there must be a game.
enum class Needs : u8 { Nothing, Game };

struct Session::Command {
  std::string_view name;
  Needs needs;
  Json (Session::*obey)(const Input&);
};

const Session::Command Session::kCommands[] = {
    {"new", Needs::Nothing, &Session::start_new}, {"position", Needs::Game, &Session::position},
    {"setup", Needs::Nothing, &Session::setup},   {"view", Needs::Game, &Session::view},
    {"legal", Needs::Game, &Session::legal},      {"play", Needs::Game, &Session::play},
    {"undo", Needs::Game, &Session::undo},        {"journal", Needs::Game, &Session::journal},
    {"load", Needs::Nothing, &Session::load},     {"events", Needs::Game, &Session::events},
    {"quit", Needs::Nothing, &Session::quit},
};

namespace {

constexpr std::size_t kLongestLine = 1 << 20;
constexpr long long kMany = 1'000'000'000;

Json success() { return {{"ok", true}}; }

Json failure(const Fault& fault) {
  Json error{{"code", fault.code}, {"text", fault.text}};
  if (!fault.path.empty()) error["path"] = fault.path;
  return {{"ok", false}, {"error", std::move(error)}};
}

// Where the game stands after a command that may have moved it.
Json standing(const GameLog& game) {
  Json answer = success();
  answer["played"] = game.answers();
  answer["question"] = question_json(game.state());
  return answer;
}

Json texts(const auto& actions) {
  Json list = Json::array();
  for (const Action& action : actions) list.push_back(text_of(action));
  return list;
}

// Numbers the events from 0, so that a reader can say how far it has come.
void add_event(Json& list, std::size_t number, const Json& event) {
  Json numbered{{"n", number}};
  numbered.update(event);
  list.push_back(std::move(numbered));
}

}  // namespace

std::string Session::answer(std::string_view line) {
  if (line.size() > kLongestLine) {
    return one_line(failure({"line_too_long", "", "A message may have up to 1048576 bytes."}));
  }
  const std::optional<Json> parsed = parse_json(line);
  if (!parsed) return one_line(failure({"bad_json", "", "This is not a line of JSON."}));
  if (!parsed->is_object()) return one_line(failure({"not_an_object", "", "A message is a JSON object."}));
  std::optional<Fault> fault;
  const Input message(*parsed, "", fault);
  Json answer = obey(message);
  if (fault) answer = failure(*fault);
  const auto id = parsed->find("id");
  if (id != parsed->end() && (id->is_string() || id->is_number_integer())) answer["id"] = *id;
  return one_line(answer);
}

Json Session::obey(const Input& message) {
  const Input id = message.field("id");
  if (!id.missing() && !id.value()->is_string() && !id.value()->is_number_integer()) {
    id.fail("wrong_type", "An id is a text or a whole number.");
  }
  const Input short_name = message.field("cmd");
  const Input name = short_name.missing() ? message.field("command") : short_name;
  if (name.missing()) short_name.fail("missing_field", "Which command?");
  const std::string text = name.text();
  if (message.faulty()) return {};
  for (const Command& command : kCommands) {
    if (command.name != text) continue;
    if (command.needs == Needs::Nothing || game_) return (this->*command.obey)(message);
    message.fail("no_game", "There is no game yet: begin with new, setup or load.");
    return {};
  }
  name.fail("unknown_command", "There is no command of that name.");
  return {};
}

Json Session::start_new(const Input& message) {
  const std::vector<std::string_view> option_names = wire::field_names<WireOptions>();
  std::vector<std::string_view> known{"cmd", "command", "id", "options", "seed"};
  known.insert(known.end(), option_names.begin(), option_names.end());
  message.only(known);
  const Input nested = message.field("options");
  Json flat = Json::object();
  for (const std::string_view key : option_names) {
    const Input one = message.field(key);
    if (one.missing()) continue;
    flat[std::string(key)] = *one.value();
    if (!nested.missing())
      one.fail("unknown_field", "Options stand inside \"options\" or beside it, not both.");
  }
  const Options options = read_options(nested.missing() ? message.instead(flat) : nested);
  const Seed seed = message.field("seed").word(0);
  if (message.faulty()) return {};
  game_.emplace(Journal{options, seed, {}});
  return standing(*game_);
}

Json Session::position(const Input& message) {
  message.only({"cmd", "command", "id"});
  Json answer = success();
  answer["position"] = position_json(game_->state());
  return answer;
}

Json Session::setup(const Input& message) {
  message.only({"cmd", "command", "id", "position"});
  const Input position = message.field("position");
  if (position.missing()) position.fail("missing_field", "Which position?");
  if (message.faulty()) return {};
  std::vector<Event> events;
  const PositionRead read = read_position(*position.value(), into(events));
  if (read.fault) return failure(*read.fault);
  game_.emplace(read.state, std::move(events));
  return standing(*game_);
}

Json Session::view(const Input& message) {
  message.only({"cmd", "command", "id", "seat"});
  const Input seat = message.field("seat");
  if (seat.missing()) seat.fail("missing_field", "Which seat?");
  const auto viewer = static_cast<Seat>(seat.integer(0, game_->state().options.players - 1, 0));
  if (message.faulty()) return {};
  Json answer = success();
  answer["view"] = view_json(observe(game_->state(), viewer));
  return answer;
}

Json Session::legal(const Input& message) {
  message.only({"cmd", "command", "id", "why"});
  const bool why = message.field("why").boolean(false);
  ActionList actions;
  RefusedActions refused;
  if (why) {
    explain_actions(game_->state(), actions, refused);
  } else {
    legal_actions(game_->state(), actions);
  }
  Json answer = success();
  answer["question"] = question_json(game_->state());
  answer["actions"] = texts(actions);
  if (!why) return answer;
  Json list = Json::array();
  for (const RefusedAction& one : refused) {
    list.push_back({{"action", text_of(one.action)},
                    {"code", code_of(one.refusal.reason)},
                    {"text", one.refusal.text()}});
  }
  answer["refused"] = std::move(list);
  return answer;
}

Json Session::play(const Input& message) {
  message.only({"cmd", "command", "id", "action", "actions"});
  const Input one = message.field("action");
  const Input several = message.field("actions");
  if (one.missing() == several.missing())
    one.fail("missing_field", "Either one action or a list of actions.");
  const std::vector<Input> inputs = several.missing() ? std::vector<Input>{one} : several.elements();
  const u32 events_before = game_->size();
  const u32 answers_before = game_->answers();
  for (const Input& input : inputs) {
    const std::optional<Action> action = parse_action(input.text());
    if (message.faulty()) break;
    if (!action) {
      input.fail("unknown_action", "That is no action.");
    } else if (const auto refusal = check(game_->state(), *action)) {
      input.fail(code_of(refusal->reason), refusal->text());
    } else {
      game_->play(*action, asked_seat(game_->state()));
    }
  }
  if (message.faulty()) {
    game_->go_back_to(answers_before);  // all of them or none
    return {};
  }
  Json answer = standing(*game_);
  Json list = Json::array();
  for (u32 i = events_before; i < game_->size(); ++i) {
    add_event(list, i, event_json(game_->events()[i]));
  }
  answer["events"] = std::move(list);
  return answer;
}

Json Session::undo(const Input& message) {
  message.only({"cmd", "command", "id", "count"});
  const Input input = message.field("count");
  const auto count = static_cast<u32>(input.integer(1, kMany, 1));
  const u32 answers = game_->answers();
  if (!message.faulty() && count > answers)
    input.fail("nothing_to_undo", "Only " + std::to_string(answers) + " actions have been played.");
  if (message.faulty()) return {};
  game_->go_back_to(answers - count);
  return standing(*game_);
}

Json Session::journal(const Input& message) {
  message.only({"cmd", "command", "id"});
  Json answer = success();
  if (game_->recorded()) {
    answer["journal"] = game_->record();
  } else {
    answer["start"] = position_json(game_->position_at(0));
    answer["actions"] = texts(game_->journal().actions);
  }
  return answer;
}

Json Session::load(const Input& message) {
  message.only({"cmd", "command", "id", "journal"});
  const Input input = message.field("journal");
  if (input.missing()) input.fail("missing_field", "Which journal?");
  const std::string text = input.text();
  if (message.faulty()) return {};
  const ParsedJournal parsed = parse_journal(text);
  if (parsed.problem) {
    const std::string line =
        parsed.problem->line == 0 ? "" : "Line " + std::to_string(parsed.problem->line) + ": ";
    input.fail("bad_journal", line + parsed.problem->what);
    return {};
  }
  game_.emplace(parsed.journal);
  game_->adopt(kRulesVersion);
  return standing(*game_);
}

Json Session::events(const Input& message) {
  message.only({"cmd", "command", "id", "since", "seat"});
  const auto since = static_cast<std::size_t>(message.field("since").integer(0, kMany, 0));
  const Input seat = message.field("seat");
  const auto viewer = static_cast<Seat>(seat.integer(0, game_->state().options.players - 1, 0));
  Json list = Json::array();
  for (std::size_t i = since; i < game_->events().size(); ++i) {
    const Event& event = game_->events()[i];
    const auto told = seat.missing() ? std::optional(event_json(event)) : event_json(event, viewer);
    if (told) add_event(list, i, *told);
  }
  Json answer = success();
  answer["next"] = game_->events().size();
  answer["events"] = std::move(list);
  return answer;
}

Json Session::quit(const Input& message) {
  message.only({"cmd", "command", "id"});
  finished_ = !message.faulty();
  return success();
}

}  // namespace vendemmia
