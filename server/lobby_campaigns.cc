// Campaigns: a value in the store, and a table of its own for every game. Nothing watches those tables; when
// somebody opens the campaign, it is seen what has become of them.
#include <spdlog/spdlog.h>

#include "server/lobby.h"
#include "server/refusal.h"
#include "server/secrets.h"

namespace vendemmia {

void Lobby::obey(Connection& connection, const said::CampaignNew& message) {
  begin(connection, message.id, new_campaign(message));
}

void Lobby::obey(Connection& connection, const said::CampaignImport& message) {
  begin(connection, message.id, imported_campaign(message));
}

void Lobby::begin(Connection& connection, told::Id id, const MaybeCampaign& campaign) {
  if (!campaign) return refuse(connection, id, campaign.error());
  if (!may_create(connection, id)) return;
  if (const Stored<void> saved = store_.save(campaign->campaign); !saved) {
    store_failed(saved.error());
    return refuse(connection, id, store_trouble());
  }
  spdlog::info("event=campaign_begun games={}", campaign->campaign.tables.size());
  answer(connection, id, told_of(campaign->campaign, campaign->secret));
}

void Lobby::obey(Connection& connection, const said::Campaign& message) {
  const auto campaign = campaign_of(message.secret);
  if (!campaign) return refuse(connection, message.id, campaign.error());
  answer(connection, message.id, told_of(*campaign, message.secret));
}

void Lobby::obey(Connection& connection, const said::CampaignPlay& message) {
  auto campaign = campaign_of(message.secret);
  if (!campaign) return refuse(connection, message.id, campaign.error());
  if (campaign->running.empty()) {
    if (auto problem = problem_with_next_game(campaign->campaign))
      return refuse(connection, message.id, std::move(*problem));
    // First the table, then the word of it, as with a rematch.
    const TableSettings table = campaign_table(*campaign, message.secret, seconds());
    if (!keep_table(connection, message.id, table)) return;
    campaign->running = table.id;
    if (const Stored<void> saved = store_.save(*campaign); !saved) {
      store_failed(saved.error());
      return refuse(connection, message.id, store_trouble());
    }
  }
  answer(connection, message.id, seat_at(campaign->running, message.secret));
}

OrRefused<StoredCampaign> Lobby::campaign_of(const std::string& secret) {
  auto stored = store_.load_campaign(hash_of_secret(secret));
  if (!stored) {
    store_failed(stored.error());
    return tl::unexpected(store_trouble());
  }
  if (!*stored) return tl::unexpected(refusal("unknown_campaign", "There is no such campaign."));
  StoredCampaign& campaign = **stored;
  if (campaign.running.empty()) return std::move(campaign);

  const auto table = shelf_.find(campaign.running);
  if (!table) store_failed(table.error());
  const bool unreachable = table ? *table && (*table)->stalled : !table.error().one_table;
  if (unreachable) return tl::unexpected(store_trouble());
  if (!settle_running_game(campaign, table && *table ? &(*table)->room : nullptr)) return std::move(campaign);
  if (const Stored<void> saved = store_.save(campaign); !saved) {
    store_failed(saved.error());
    return tl::unexpected(store_trouble());
  }
  return std::move(campaign);
}

}  // namespace vendemmia
