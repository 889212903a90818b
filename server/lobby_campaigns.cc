// Campaigns: a value in the store, and a table of its own for every game. Nothing watches those tables; when
// somebody opens the campaign, it is seen what has become of them.
#include "server/lobby.h"
#include "server/log.h"
#include "server/refusal.h"
#include "server/secrets.h"

namespace vendemmia {

namespace {

constexpr unsigned kCampaignsOfOne = 64;

}  // namespace

void Lobby::obey(Connection& connection, const said::CampaignNew& message) {
  begin(connection, message.id, new_campaign(message), message.secret);
}

void Lobby::obey(Connection& connection, const said::CampaignImport& message) {
  begin(connection, message.id, imported_campaign(message), message.secret);
}

Stored<std::vector<std::string>> Lobby::campaigns_of(const std::string& own_secret) {
  constexpr std::size_t kAtOnce = 8;
  std::vector<std::string> secrets;
  while (secrets.size() < kCampaignsOfOne) {
    const std::size_t before = secrets.size();
    std::vector<std::string> hashes;
    for (std::size_t i = before; i < before + kAtOnce; ++i) {
      secrets.push_back(campaign_secret(own_secret, static_cast<unsigned>(i)));
      hashes.push_back(hash_of_secret(secrets.back()));
    }
    ++looked_up_;
    const auto there = store_.leading_campaigns(hashes);
    if (!there) return tl::unexpected(there.error());
    secrets.resize(before + *there);
    if (*there < kAtOnce) break;
  }
  return secrets;
}

OrRefused<std::string> Lobby::free_campaign_secret(const std::string& own_secret) {
  if (own_secret.size() < kShortestSecret || own_secret.size() > kLongestSecret)
    return tl::unexpected(refusal("bad_message", "A secret has 32 to 128 characters."));
  const auto taken = campaigns_of(own_secret);
  if (!taken) {
    store_failed(taken.error());
    return tl::unexpected(store_trouble());
  }
  if (taken->size() >= kCampaignsOfOne) return tl::unexpected(refusal("too_much", "Too many campaigns."));
  return campaign_secret(own_secret, static_cast<unsigned>(taken->size()));
}

void Lobby::begin(Connection& connection, told::Id id, MaybeCampaign campaign,
                  const std::optional<std::string>& own_secret) {
  if (!campaign) return refuse(connection, id, campaign.error());
  if (!may_create(connection, id)) return;
  if (own_secret) {
    auto secret = free_campaign_secret(*own_secret);
    if (!secret) return refuse(connection, id, secret.error());
    campaign->secret = std::move(*secret);
    campaign->campaign.secret_hash = hash_of_secret(campaign->secret);
  }
  if (const Stored<void> saved = store_.save(campaign->campaign); !saved) {
    store_failed(saved.error());
    return refuse(connection, id, store_trouble());
  }
  log_event(LogLevel::Info, "campaign_begun",
            {{"request", request()}, {"games", std::to_string(campaign->campaign.tables.size())}});
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
  told::Created seat = seat_at(campaign->running, message.secret);
  if (!give_seat(connection, message.id, seat)) return;
  answer(connection, message.id, std::move(seat));
}

// Whose campaign it is, theirs is the game, also where the secret was another one when it began.
bool Lobby::give_seat(Connection& connection, told::Id id, const told::Created& seat) {
  LiveTable* table = table_named(connection, id, seat.table);
  if (!table) return false;
  const std::string hash = hash_of_secret(seat.host_secret);
  if (table->room.holds(0, hash) || table->room.status() == Room::Status::Locked) return true;
  if (table->stalled || table->changing) {
    refuse(connection, id, store_trouble());
    return false;
  }
  Entry entry;
  entry.kind = EntryKind::Carry;
  entry.text = table->room.settings().host_secret_hash;
  entry.secret_hash = hash;
  entry.time = seconds();
  Change change;
  change.table = table;
  change.entries.push_back(std::move(entry));
  change.when = std::chrono::steady_clock::now();
  add_change(std::move(change));
  return true;
}

void Lobby::obey(Connection& connection, const said::CampaignCarry& message) {
  const auto campaign = campaign_of(message.secret);
  if (!campaign) return refuse(connection, message.id, campaign.error());
  const auto secret = free_campaign_secret(message.to);
  if (!secret) return refuse(connection, message.id, secret.error());
  if (const auto carried = store_.carry_campaign(campaign->secret_hash, hash_of_secret(*secret)); !carried) {
    store_failed(carried.error());
    return refuse(connection, message.id, store_trouble());
  }
  answer(connection, message.id, told_of(*campaign, *secret));
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

  const auto elsewhere = peeked(campaign.running);
  const auto table = elsewhere ? Stored<LiveTable*>(elsewhere.get()) : shelf_.find(campaign.running);
  if (!table) store_failed(table.error());
  const bool unreachable =
      table ? *table && (*table)->stalled : !table.error().one_table || !table.error().elsewhere.empty();
  if (unreachable) return tl::unexpected(store_trouble());
  if (!settle_running_game(campaign, table && *table ? &(*table)->room : nullptr)) return std::move(campaign);
  if (const Stored<void> saved = store_.save(campaign); !saved) {
    store_failed(saved.error());
    return tl::unexpected(store_trouble());
  }
  ++campaign.version;
  return std::move(campaign);
}

}  // namespace vendemmia
