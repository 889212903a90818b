// Any lines are answered, each with one line of JSON that says whether it went well; after an error the game
// is as it was.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include <nlohmann/json.hpp>

#include "engine/core/check.h"
#include "protocol/session.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace vendemmia;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  Session session;
  while (!rest.empty() && !session.finished()) {
    const std::string_view line = rest.substr(0, rest.find('\n'));
    rest.remove_prefix(line.size() < rest.size() ? line.size() + 1 : line.size());
    const std::string before = session.answer(R"({"cmd":"position"})");
    const std::string answer = session.answer(line);
    CHECK(answer.find('\n') == std::string::npos);
    const auto parsed = parse_json(answer);
    CHECK(parsed && parsed->contains("ok"));
    if ((*parsed)["ok"] == false) CHECK(session.answer(R"({"cmd":"position"})") == before);
  }
  return 0;
}
