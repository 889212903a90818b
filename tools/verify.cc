#include "tools/verify.h"

#include <algorithm>

#include <fmt/core.h>

#include "bots/verify/verify.h"
#include "tools/bad_input.h"
#include "tools/read_record.h"
#include "words/messages.h"

namespace vendemmia {
namespace {

// What was asked of the bots, in words.
std::string bots_line(const Verification& verified, const words::Language& language) {
  if (verified.journal.bots.empty()) return language.say(words::text_mode::verify::no_bots);
  std::string text = language.say(words::text_mode::verify::bots{.count = verified.bots_answers});
  for (const Seat seat : verified.by_the_clock) {
    text += "\n" + language.say(words::text_mode::verify::by_the_clock{.seat = static_cast<unsigned>(seat),
                                                                       .bot = verified.journal.bots[seat]});
  }
  return text;
}

}  // namespace

int verify(const VerifyOptions& options) {
  const auto text = read_record_text(options.file);
  if (!text) return bad_input(text.error());
  const Verification verified = verify_record(*text);
  if (verified.problem) return bad_input(problem_in(options.file, *verified.problem));
  const words::Language& language = *options.language;
  fmt::print("{}\n",
             language.say(words::text_mode::replay::verified{
                 .file = options.file, .count = verified.journal.actions.size(), .over = verified.over}));
  fmt::print("{}\n", bots_line(verified, language));
  return 0;
}

}  // namespace vendemmia
