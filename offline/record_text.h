// What a store of records keeps, as JSON texts. They may come from a file that somebody has changed: what cannot be read is a failure,
// never a crash.
#pragma once

#include "server/store.h"

namespace vendemmia {

// `number` is its place among all tables, so that the newest is known.
std::string text_of_table(const TableSettings&, u64 number);
std::string text_of_entries(std::span<const Entry>);  // lines of chat too
std::string text_of_position(const StoredPosition&);
std::string text_of_campaign(const StoredCampaign&);

struct TableHead {
  u64 number = 0;
  bool listed = false;
};
Stored<TableHead> read_head(std::string_view text);
// Into a table that has its id.
Stored<void> read_table(std::string_view text, StoredTable&);
Stored<std::vector<Entry>> read_entries_text(std::string_view text);
Stored<StoredPosition> read_position_text(std::string_view text);
// Into a campaign that has its hash.
Stored<void> read_campaign(std::string_view text, StoredCampaign&);

}  // namespace vendemmia
