// Words of the record's text that its writer and its reader share.
#pragma once

#include <string_view>

#include "engine/game/digest.h"
#include "engine/game/journal.h"

namespace vendemmia {

inline constexpr std::string_view kJournalTitle = "vendemmia journal 1";
inline constexpr std::string_view kRedealWord = "redeal";
inline constexpr std::string_view kCheckWord = "check";
inline constexpr std::string_view kBareWord = "bare";
inline constexpr std::string_view kNoBotWord = "-";  // at a seat that no bot has played all along

// Over the positions that were answered and the one that is there now.
inline u64 check_of(DigestChain answered, const State& now) {
  answered.add(now);
  return answered.value();
}

}  // namespace vendemmia
