#include "server/store_parts.h"

#include <utility>

#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/wire/write.h"

namespace vendemmia {

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::size_t end = text.find('\n'); end != std::string_view::npos; end = text.find('\n')) {
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  return lines;
}

std::string text_of_lines(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + "\n";
  return text;
}

Stored<void> read_start(const std::string& text, StoredTable& table) {
  ParsedJournal start = parse_journal(text);
  if (start.problem && start.problem->old_rules == 0)
    return tl::unexpected(StoreFailure{"the start of the table: " + start.problem->what, true});
  if (start.problem) {
    table.start_unread = true;
    table.start_seats = std::move(start.seats);
  }
  table.settings.start = std::move(start.journal);
  return {};
}

std::string text_of_tables(const std::vector<std::string>& tables) { return wire::to_json(tables); }

Stored<void> read_campaign(const std::string& text, const std::string& tables, StoredCampaign& campaign) {
  ParsedCampaign parsed = parse_campaign(text);
  // Earlier versions took files with impossible results; what they kept can still be opened.
  if (!parsed.problem.empty() && !parsed.impossible)
    return tl::unexpected(StoreFailure{"a campaign: " + parsed.problem, true});
  campaign.campaign = std::move(parsed.campaign);
  campaign.tables.clear();
  for (const Json& one : parse_json(tables).value_or(Json::array()))
    campaign.tables.push_back(one.is_string() ? one.get<std::string>() : "");
  // One for each game, whatever is written.
  campaign.tables.resize(campaign.campaign.games.size());
  return {};
}

}  // namespace vendemmia
