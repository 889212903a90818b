#include "protocol/messages_in.h"

#include <type_traits>

#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/wire/read.h"
#include "protocol/wire/read_plain.h"

namespace vendemmia::said {
namespace {

// Reads the message whose "do" is `what`; false when there is none.
template <class... All>
bool read_named(std::string_view what, const Input& input, std::optional<std::variant<All...>>& message) {
  const auto try_one = [&]<class One>(std::type_identity<One>) {
    if (decltype(One::what)::text() != what) return false;
    message.emplace(std::in_place_type<One>, wire::read_object<One>(input));
    return true;
  };
  return (try_one(std::type_identity<All>()) || ...);
}

// What is said all the time, if it is one of these and written as our own pages write it.
template <class... Some>
std::optional<Message> read_often_said(std::string_view text) {
  std::optional<Message> message;
  const auto try_one = [&]<class One>(std::type_identity<One>) {
    constexpr std::string_view kBegin = R"({"do":")";
    constexpr std::string_view kWord = decltype(One::what)::text();
    if (!text.starts_with(kBegin) || !text.substr(kBegin.size()).starts_with(kWord)) return;
    if (auto read = wire::read_plain<One>(text)) message.emplace(std::in_place_type<One>, std::move(*read));
  };
  (try_one(std::type_identity<Some>()), ...);
  return message;
}

}  // namespace

const wire::Words& SeatWishes::values() {
  static const wire::Words words{"me", "open", "bot"};
  return words;
}

const wire::Words& ClockKinds::values() {
  static const wire::Words words{"move", "game"};
  return words;
}

Heard parse_message(std::string_view text) {
  Heard heard;
  heard.message = read_often_said<Act, Ping, PreviewOf>(text);
  if (heard.message) {
    heard.id = std::visit([](const auto& one) { return one.id; }, *heard.message);
    return heard;
  }
  const std::optional<Json> json = parse_json(text);
  if (!json) {
    heard.fault = Fault{"not_json", "", "A message is one JSON object."};
    return heard;
  }
  const Input input(*json, "", heard.fault);
  const Input what = input.field("do");
  if (what.missing() && !input.faulty()) what.fail("missing_field", "The field \"do\" says what is wanted.");
  const Input id = input.field("id");
  if (!id.missing() && !input.faulty()) heard.id = wire::read<u32>(id);
  if (heard.fault) return heard;
  if (!read_named(what.text(), input, heard.message)) {
    what.fail("unknown_message", "There is no message of that name.");
  }
  if (heard.fault) heard.message.reset();
  return heard;
}

}  // namespace vendemmia::said
