// Any text is a journal or has a problem; a journal written and read again is the same.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "engine/core/check.h"
#include "engine/game/journal.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace vendemmia;
  const ParsedJournal parsed = parse_journal({reinterpret_cast<const char*>(data), size});
  if (parsed.problem) return 0;
  const std::string text = text_of(parsed.journal);
  const ParsedJournal again = parse_journal(text);
  CHECK(!again.problem);
  CHECK(again.journal.options == parsed.journal.options);
  CHECK(again.journal.seed == parsed.journal.seed);
  CHECK(again.journal.actions == parsed.journal.actions);
  CHECK(again.journal.redeals == parsed.journal.redeals);
  CHECK(text_of(again.journal) == text);
  return 0;
}
