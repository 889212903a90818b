// The campaigns in the SQLite file.
#include "server/sqlite_store.h"
#include "server/store_parts.h"

namespace vendemmia {

Stored<void> SqliteStore::save(const StoredCampaign& campaign) {
  const std::string text = text_of(campaign.campaign);
  const std::string tables = text_of_tables(campaign.tables);
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
  const std::string text = query.text(1);
  const std::string tables = query.text(2);
  campaign.running = query.text(3);
  query.done();
  if (auto read = read_campaign(text, tables, campaign); !read) return tl::unexpected(read.error());
  return std::optional(std::move(campaign));
}

}  // namespace vendemmia
