// Records without a table: one step with open hands, and the table that continues from there.
#pragma once

#include <tl/expected.hpp>

#include "protocol/messages_in.h"
#include "protocol/messages_out.h"
#include "server/entry.h"

namespace vendemmia {

tl::expected<told::Replay, told::Refused> replay_at(const said::Replay& message);

// What is to be reviewed. No seats: all.
struct ReviewedRecord {
  Journal journal;
  std::vector<Seat> seats;  // ascending
};
tl::expected<ReviewedRecord, told::Refused> reviewed_record(const said::Review& message);

// What the seat has not seen at that point is dealt anew from `seed`; the seat is the person's, bots play the
// others. Id, host and the person's secret hash are for the caller to fill in.
tl::expected<TableSettings, told::Refused> fork_of(const said::Fork& message, Seed seed);

}  // namespace vendemmia
