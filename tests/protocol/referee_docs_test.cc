// docs/referee.md and docs/referee.schema.json tell the truth: every example is played, every answer is held
// against the schema.
#include <algorithm>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>

#include "engine/core/rng.h"
#include "tests/protocol/session_support.h"
#include "tests/support/paths.h"

namespace vendemmia {
namespace {

std::string file_text(const std::string& path) {
  std::ifstream file(testing::source_path(path));
  EXPECT_TRUE(file) << path;
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// --- docs/referee.md -----------------------------------------------------------------------------------

struct Exchange {
  std::string message;
  std::string answer;
};
using Conversation = std::vector<Exchange>;

std::vector<Conversation> documented_conversations() {
  std::vector<Conversation> conversations;
  std::istringstream text(file_text("docs/referee.md"));
  bool inside = false;
  for (std::string line; std::getline(text, line);) {
    if (line.starts_with("```")) {
      inside = line == "```referee";
      if (inside) conversations.emplace_back();
    } else if (inside && line.starts_with("> ")) {
      conversations.back().push_back({line.substr(2), ""});
    } else if (inside && line.starts_with("< ")) {
      conversations.back().back().answer = line.substr(2);
    }
  }
  return conversations;
}

TEST(RefereeDocumentation, EveryExampleIsExact) {
  const auto conversations = documented_conversations();
  EXPECT_GE(conversations.size(), 8u);
  for (const Conversation& conversation : conversations) {
    Session session;
    for (const auto& [message, documented] : conversation) {
      std::string answer = session.answer(message);
      std::string expected = documented;
      if (expected.ends_with(" ...")) {
        expected.resize(expected.size() - 4);
        answer.resize(std::min(answer.size(), expected.size()));
      }
      EXPECT_EQ(answer, expected) << message;
    }
  }
}

// --- docs/referee.schema.json --------------------------------------------------------------------------

bool has_type(const Json& value, const std::string& type) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "integer") return value.is_number_integer();
  if (type == "boolean") return value.is_boolean();
  return type == "null" && value.is_null();
}

// As much of JSON Schema as that file uses. Empty when the value fits, otherwise where it does not.
class Schema {
 public:
  explicit Schema(Json root) : root_(std::move(root)) {}

  std::string misfit(const std::string& definition, const Json& value) const {
    return misfit(root_["$defs"][definition], value, definition);
  }

 private:
  std::string misfit(const Json& schema, const Json& value, const std::string& path) const {
    for (const auto& [keyword, rule] : schema.items()) {
      std::string wrong = misfit(keyword, rule, schema, value, path);
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  unsigned fitting(const Json& schemas, const Json& value, const std::string& path) const {
    unsigned count = 0;
    for (const Json& one : schemas) count += misfit(one, value, path).empty() ? 1u : 0u;
    return count;
  }

  std::string misfit(const std::string& keyword, const Json& rule, const Json& schema, const Json& value,
                     const std::string& path) const {
    const std::string at = path + ": " + keyword;
    if (keyword == "$ref") {
      const std::string name = rule.get<std::string>().substr(std::string("#/$defs/").size());
      return misfit(root_["$defs"][name], value, path);
    }
    if (keyword == "type") {
      const Json types = rule.is_array() ? rule : Json::array({rule});
      for (const Json& type : types) {
        if (has_type(value, type.get<std::string>())) return {};
      }
      return at;
    }
    if (keyword == "const") return rule == value ? "" : at;
    if (keyword == "enum") return std::find(rule.begin(), rule.end(), value) != rule.end() ? "" : at;
    if (keyword == "oneOf") return fitting(rule, value, path) == 1 ? "" : at;
    if (keyword == "anyOf") return fitting(rule, value, path) >= 1 ? "" : at;
    if (keyword == "allOf") return fitting(rule, value, path) == rule.size() ? "" : at;
    if (value.is_number() && keyword == "minimum") return value >= rule ? "" : at;
    if (value.is_number() && keyword == "maximum") return value <= rule ? "" : at;
    if (value.is_array()) return misfit_of_list(keyword, rule, value, path);
    if (value.is_object()) return misfit_of_object(keyword, rule, schema, value, path);
    return {};
  }

  std::string misfit_of_list(const std::string& keyword, const Json& rule, const Json& value,
                             const std::string& path) const {
    if (keyword == "minItems" && value.size() < rule) return path + ": too short";
    if (keyword == "maxItems" && value.size() > rule) return path + ": too long";
    if (keyword != "items") return {};
    for (std::size_t i = 0; i < value.size(); ++i) {
      std::string wrong = misfit(rule, value[i], path + "[" + std::to_string(i) + "]");
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  std::string misfit_of_object(const std::string& keyword, const Json& rule, const Json& schema,
                               const Json& value, const std::string& path) const {
    if (keyword == "required") {
      for (const Json& key : rule) {
        if (!value.contains(key.get<std::string>())) return path + ": no " + key.get<std::string>();
      }
    }
    for (const auto& [key, field] : value.items()) {
      const bool described = schema.contains("properties") && schema["properties"].contains(key);
      std::string wrong;
      if (keyword == "properties" && described) wrong = misfit(rule[key], field, path + "." + key);
      if (keyword == "additionalProperties" && !described) {
        if (rule == false) wrong = path + ": undocumented " + key;
        if (rule.is_object()) wrong = misfit(rule, field, path + "." + key);
      }
      if (!wrong.empty()) return wrong;
    }
    return {};
  }

  Json root_;
};

Schema referee_schema() {
  const auto root = parse_json(file_text("docs/referee.schema.json"));
  EXPECT_TRUE(root);
  return Schema(root.value_or(Json()));
}

TEST(RefereeDocumentation, ExamplesFitTheSchema) {
  const Schema schema = referee_schema();
  for (const Conversation& conversation : documented_conversations()) {
    Session session;
    for (const auto& [message, documented] : conversation) {
      const Json answer = *parse_json(session.answer(message));
      EXPECT_EQ(schema.misfit("answer", answer), "") << message;
      if (answer["ok"] == false) continue;
      EXPECT_EQ(schema.misfit("message", *parse_json(message)), "") << message;
    }
  }
}

TEST(RefereeDocumentation, EveryAnswerOfWholeGamesFitsTheSchema) {
  const Schema schema = referee_schema();
  const auto fits = [&schema](const char* kind, const Json& answer) {
    EXPECT_EQ(schema.misfit(kind, answer), "") << one_line(answer).substr(0, 400);
  };
  const Json games = {
      {{"players", 2}, {"last_year", 3}},
      {{"players", 4}, {"two_parents", true}, {"last_year", 3}},
      {{"players", 6}, {"last_year", 3}},
      {{"players", 1}, {"level", "very_hard"}},
      {{"players", 1}, {"challenge", 1}, {"tokens", 2}, {"level", "easy"}, {"aggressive", true}}};
  for (unsigned seed = 0; seed < games.size(); ++seed) {
    Session session;
    Rng rng(seed);
    const Json start = ask(session, {{"cmd", "new"}, {"options", games[seed]}, {"seed", seed}});
    fits("standing", start);
    for (unsigned i = 0;; ++i) {
      const Json legal = ask(session, {{"cmd", "legal"}, {"why", true}});
      fits("choices", legal);
      if (legal["actions"].empty() || ::testing::Test::HasFailure()) break;
      const Json& action = legal["actions"][rng.below(static_cast<u32>(legal["actions"].size()))];
      fits("told", ask(session, {{"cmd", "play"}, {"action", action}}));
      if (i % 20 != 0) continue;
      fits("positioned", ask(session, {{"cmd", "position"}}));
      fits("seen", ask(session, {{"cmd", "view"}, {"seat", games[seed]["players"].get<int>() - 1}}));
    }
    fits("record", ask(session, {{"cmd", "journal"}}));
    fits("history", ask(session, {{"cmd", "events"}, {"seat", 0}}));
  }
}

}  // namespace
}  // namespace vendemmia
