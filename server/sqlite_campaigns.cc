// The campaigns in the SQLite file.
#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/wire/write.h"
#include "server/sqlite_store.h"

namespace vendemmia {
namespace {

tl::unexpected<StoreFailure> damaged(const std::string& what) {
  return tl::unexpected(StoreFailure{"a campaign: " + what, true});
}

// One for each game, whatever is written.
std::vector<std::string> tables_in(const std::string& text, std::size_t games) {
  std::vector<std::string> tables;
  for (const Json& one : parse_json(text).value_or(Json::array()))
    tables.push_back(one.is_string() ? one.get<std::string>() : "");
  tables.resize(games);
  return tables;
}

}  // namespace

Stored<void> SqliteStore::save(const StoredCampaign& campaign) {
  const std::string text = text_of(campaign.campaign);
  const std::string tables = wire::to_json(campaign.tables);
  return statements_.save_campaign.with(campaign.secret_hash, campaign.name, text, tables, campaign.running)
      .run();
}

Stored<void> SqliteStore::carry_campaign(std::string_view from_hash, std::string_view to_hash) {
  return statements_.carry_campaign.with(from_hash, to_hash).run();
}

Stored<bool> SqliteStore::has_campaign(std::string_view secret_hash) {
  Statement& query = statements_.any_campaign.with(secret_hash);
  const auto found = query.row();
  query.done();
  return found;
}

Stored<std::optional<StoredCampaign>> SqliteStore::load_campaign(std::string_view secret_hash) {
  Statement& query = statements_.one_campaign.with(secret_hash);
  const auto found = query.row();
  if (!found) return tl::unexpected(found.error());
  if (!*found) return std::optional<StoredCampaign>();
  StoredCampaign campaign;
  campaign.secret_hash = secret_hash;
  campaign.name = query.text(0);
  ParsedCampaign parsed = parse_campaign(query.text(1));
  const std::string tables = query.text(2);
  campaign.running = query.text(3);
  query.done();
  // Earlier versions took files with impossible results; what they kept can still be opened.
  if (!parsed.problem.empty() && !parsed.impossible) return damaged(parsed.problem);
  campaign.campaign = std::move(parsed.campaign);
  campaign.tables = tables_in(tables, campaign.campaign.games.size());
  return std::optional(std::move(campaign));
}

}  // namespace vendemmia
