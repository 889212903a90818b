// The campaigns in the PostgreSQL database. They belong to no server: whoever saves one must have read what was saved last.
#include <algorithm>

#include "server/postgres_store.h"
#include "server/store_parts.h"

namespace vendemmia {
namespace {

constexpr const char* kSaveCampaign =
    "INSERT INTO campaigns (secret_hash, name, text, tables, running, version) VALUES ($1, $2, $3, $4, $5, "
    "1) ON "
    "CONFLICT (secret_hash) DO UPDATE SET name = EXCLUDED.name, text = EXCLUDED.text, tables = "
    "EXCLUDED.tables, "
    "running = EXCLUDED.running, version = campaigns.version + 1 WHERE campaigns.version = $6";
constexpr const char* kCarryCampaign = "UPDATE campaigns SET secret_hash = $2 WHERE secret_hash = $1";
constexpr const char* kAnyCampaign = "SELECT 1 FROM campaigns WHERE secret_hash = $1";
constexpr const char* kOneCampaign =
    "SELECT name, text, tables, running, version FROM campaigns WHERE secret_hash = $1";

}  // namespace

Stored<void> PostgresStore::save(const StoredCampaign& campaign) {
  const Query save(kSaveCampaign, campaign.secret_hash, campaign.name, text_of(campaign.campaign),
                   text_of_tables(campaign.tables), campaign.running, campaign.version);
  const auto saved = database_.transaction(std::span(&save, 1));
  if (!saved) return tl::unexpected(saved.error());
  if (saved->front().changed() == 1) return {};
  return tl::unexpected(StoreFailure{"a campaign: another server has saved it meanwhile", true});
}

Stored<void> PostgresStore::carry_campaign(std::string_view from_hash, std::string_view to_hash) {
  return write(Query(kCarryCampaign, from_hash, to_hash));
}

Stored<bool> PostgresStore::has_campaign(std::string_view secret_hash) {
  const auto rows = database_.run(Query(kAnyCampaign, secret_hash));
  if (!rows) return tl::unexpected(rows.error());
  return rows->size() > 0;
}

Stored<std::size_t> PostgresStore::leading_campaigns(std::span<const std::string> secret_hashes) {
  std::vector<Query> queries;
  for (const std::string& hash : secret_hashes) queries.emplace_back(kAnyCampaign, hash);
  const auto found = database_.run(queries);
  if (!found) return tl::unexpected(found.error());
  const auto is_missing = [](const Rows& rows) { return rows.size() == 0; };
  return static_cast<std::size_t>(std::ranges::find_if(*found, is_missing) - found->begin());
}

Stored<std::optional<StoredCampaign>> PostgresStore::load_campaign(std::string_view secret_hash) {
  const auto rows = database_.run(Query(kOneCampaign, secret_hash));
  if (!rows) return tl::unexpected(rows.error());
  if (rows->size() == 0) return std::optional<StoredCampaign>();
  StoredCampaign campaign;
  campaign.secret_hash = secret_hash;
  campaign.name = rows->text(0, 0);
  campaign.running = rows->text(0, 3);
  campaign.version = rows->number(0, 4);
  if (auto read = read_campaign(rows->text(0, 1), rows->text(0, 2), campaign); !read)
    return tl::unexpected(read.error());
  return std::optional(std::move(campaign));
}

}  // namespace vendemmia
