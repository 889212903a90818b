#include "tools/bot.h"

#include "bots/bot.h"
#include "lab/bot_session.h"
#include "tools/bad_input.h"
#include "tools/message_line.h"

namespace vendemmia {

int run_bot(const BotOptions& options, std::istream& in, std::ostream& out) {
  auto bot = read_bot(options.description);
  if (!bot) return bad_input(bot.error());
  BotSession session(std::move(*bot));
  std::string line;
  while (out && read_message(in, line)) {
    if (const auto reply = session.answer(line)) out << *reply << '\n' << std::flush;  // whoever asks waits
  }
  return 0;
}

}  // namespace vendemmia
