// How messages are written: the cases of tests/data/messages.json, which the page's reader has to pass too.
#include "words/message.h"

#include <fstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "tests/support/paths.h"

namespace vendemmia::words {
namespace {

nlohmann::json message_cases(const char* kind) {
  std::ifstream in(testing::source_path("tests/data/messages.json"));
  return nlohmann::json::parse(in)[kind];
}

TEST(Message, SaysWhatTheParametersAre) {
  for (const auto& one : message_cases("cases")) {
    const auto text = one["text"].get<std::string>();
    const auto values = one["with"].get<std::map<std::string, std::string>>();
    std::vector<Parameter> parameters;
    for (const auto& [name, value] : values) parameters.push_back({name, value});
    std::string problem;
    const Message message = parse_message(text, problem);
    EXPECT_EQ(problem, "") << text;
    EXPECT_EQ(filled_in(message, parameters), one["says"].get<std::string>()) << text;
  }
}

TEST(Message, SaysWhatIsWrongWithIt) {
  for (const auto& text : message_cases("wrong")) {
    std::string problem;
    parse_message(text.get<std::string>(), problem);
    EXPECT_NE(problem, "") << text;
  }
}

TEST(Message, ListsTheParametersThatItUses) {
  std::string problem;
  std::vector<std::string> used;
  add_used(parse_message("$who [paid?paid|gained] {lira $amount}[a=$b?!]", problem), used);
  EXPECT_EQ(used, (std::vector<std::string>{"who", "paid", "amount", "a", "b"}));
}

// A parameter that a message needs has no default: leaving it out does not compile.
static_assert(!std::is_default_constructible_v<Word>);
static_assert(!std::is_constructible_v<Word, bool>);
static_assert(std::is_default_constructible_v<Maybe>);

}  // namespace
}  // namespace vendemmia::words
