// How parts of tables and campaigns are written, in whatever store.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "server/store.h"

namespace vendemmia {

inline u64 flag(bool value) { return value ? 1 : 0; }

// Each ends with a line break.
std::vector<std::string> lines_of(std::string_view text);
std::string text_of_lines(const std::vector<std::string>& lines);

// What the text of a contest is sealed as.
inline std::string seal_of_contest(std::string_view id) { return "contest " + std::string(id); }

// The record that the table starts from. A failure when it is damaged.
Stored<void> read_start(const std::string& text, StoredTable& table);

// A JSON list.
std::string text_of_tables(const std::vector<std::string>& tables);
// The games, and the table of each. A failure when the text is damaged.
Stored<void> read_campaign(const std::string& text, const std::string& tables, StoredCampaign& campaign);

}  // namespace vendemmia
