#include "server/campaigns.h"

#include <utility>

#include "protocol/names.h"
#include "server/polite_text.h"
#include "server/refusal.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

NewCampaign with_secret(Campaign campaign, const std::string& name) {
  Secret secret = fresh_secret();
  StoredCampaign stored;
  stored.secret_hash = std::move(secret.hash);
  stored.name = polite_name(name, {});
  if (stored.name.empty()) stored.name = kSomebody;
  stored.tables.resize(campaign.games.size());
  stored.campaign = std::move(campaign);
  return {std::move(stored), std::move(secret.text)};
}

// It follows from the campaign's, so that it can be told again; but whoever is given the seat cannot open the
// campaign with it.
std::string secret_at(const std::string& table, const std::string& secret) {
  return hash_of_secret(secret + " " + table);
}

}  // namespace

MaybeCampaign new_campaign(const said::CampaignNew& wish) {
  Campaign campaign;
  campaign.level = *level_named(wish.level.text);
  campaign.aggressive = wish.aggressive;
  if (const OptionsProblem problem = problem_with(next_options(campaign)))
    return tl::unexpected(refusal("bad_options", problem.what));
  return with_secret(std::move(campaign), wish.name);
}

MaybeCampaign imported_campaign(const said::CampaignImport& wish) {
  ParsedCampaign parsed = parse_campaign(wish.text);
  if (!parsed.problem.empty()) {
    told::Refused refused =
        refusal(parsed.impossible ? "impossible_result" : "bad_record", std::move(parsed.problem));
    refused.path = "text";
    if (parsed.line != 0) refused.line = parsed.line;
    return tl::unexpected(std::move(refused));
  }
  if (parsed.campaign.games.size() > kMostCampaignGames)
    return tl::unexpected(refusal("too_much", "That campaign has too many games."));
  return with_secret(std::move(parsed.campaign), wish.name);
}

std::string campaign_secret(const std::string& own_secret, unsigned number) {
  return hash_of_secret(own_secret + " campaign " + std::to_string(number));
}

told::Campaign told_of(const StoredCampaign& stored, const std::string& secret) {
  const Campaign& campaign = stored.campaign;
  told::Campaign told;
  told.secret = secret;
  told.name = stored.name;
  told.level = facts(campaign.level).id;
  told.aggressive = campaign.aggressive;
  for (std::size_t i = 0; i < campaign.games.size(); ++i) {
    const CampaignGame& game = campaign.games[i];
    told.games.push_back({game.challenge,
                          kSoloResultNames[static_cast<unsigned>(game.result)],
                          game.vp,
                          game.automa_vp,
                          std::to_string(game.seed),
                          {}});
    if (!stored.tables[i].empty()) told.games.back().table = stored.tables[i];
  }
  if (next_challenge(campaign) != 0) {
    const Options next = next_options(campaign);
    told.next = next.challenge;
    told.tokens = next.tokens;
  }
  if (!stored.running.empty()) told.table = stored.running;
  told.text = text_of(campaign);
  return told;
}

std::optional<told::Refused> problem_with_next_game(const Campaign& campaign) {
  if (next_challenge(campaign) == 0) return refusal("bad_options", "All challenges are won.");
  if (campaign.games.size() >= kMostCampaignGames)
    return refusal("too_much", "This campaign has as many games as it can have.");
  return {};
}

TableSettings campaign_table(const StoredCampaign& campaign, const std::string& secret, u64 time) {
  TableSettings settings;
  settings.id = fresh_table_id();
  settings.start.options = next_options(campaign.campaign);
  settings.start.seed = fresh_seed();
  settings.host_secret_hash = hash_of_secret(secret_at(settings.id, secret));
  settings.seats.push_back({SeatKind::Person, campaign.name, "", settings.host_secret_hash});
  settings.campaign = true;
  settings.created = time;
  return settings;
}

told::Created seat_at(const std::string& table, const std::string& secret) {
  told::Created created;
  created.table = table;
  created.host_secret = secret_at(table, secret);
  created.seats.push_back({0, created.host_secret});
  return created;
}

bool settle_running_game(StoredCampaign& stored, const Room* room) {
  // What today's rules cannot read cannot be counted either.
  if (room && room->status() == Room::Status::Locked) room = nullptr;
  if (stored.running.empty() || (room && room->status() != Room::Status::Over)) return false;
  Campaign& campaign = stored.campaign;
  if (room && next_challenge(campaign) != 0 && room->state().options == next_options(campaign)) {
    add_game(campaign, room->state(), room->settings().start.seed);
    stored.tables.push_back(stored.running);
  }
  stored.running.clear();
  return true;
}

}  // namespace vendemmia
