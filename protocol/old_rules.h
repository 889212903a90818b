// What a table tells of itself when its game, or the beginning of it, was played under older rules that today's read
// otherwise.
#pragma once

#include "protocol/wire/record.h"

namespace vendemmia::told {

struct OldRules {
  unsigned version = 0;
  std::optional<u32> from;  // the answers before that are known only as a record; missing: all of them

  static constexpr auto record() {
    return wire::fields("OldRules", wire::field("version", &OldRules::version),
                        wire::field("from", &OldRules::from));
  }
};

}  // namespace vendemmia::told
