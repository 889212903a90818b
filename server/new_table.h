// What a table needs before its first entry: settings, and the secrets of those who asked for it.
#pragma once

#include <tl/expected.hpp>

#include "protocol/messages_in.h"
#include "protocol/messages_out.h"
#include "server/entry.h"

namespace vendemmia {

struct NewTable {
  TableSettings settings;
  told::Created created;  // with the secrets, for the one who asked; without an id
};

using MaybeTable = tl::expected<NewTable, told::Refused>;

// `time` is in seconds since 1970.
MaybeTable new_table(const said::Create& wish, u64 time);
MaybeTable forked_table(const said::Fork& wish, u64 time);

// For somebody's game in a contest: nobody watches, talks or helps there. `start` has the bots.
MaybeTable contest_table(const Journal& start, const said::ContestPlay& wish, u64 time);

// The same people, bots and rules, other cards. Everybody's old secret is valid for the new table.
TableSettings rematch_of(const TableSettings& played, u64 time);

}  // namespace vendemmia
