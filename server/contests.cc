#include "server/contests.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <tuple>
#include <utility>

#include <nlohmann/json.hpp>

#include "engine/core/sort_stably.h"
#include "engine/game/scoring.h"
#include "protocol/json.h"
#include "protocol/wire/read.h"
#include "protocol/wire/write.h"
#include "server/known_bots.h"
#include "server/refusal.h"
#include "server/secrets.h"
#include "server/summary.h"

namespace vendemmia {
namespace {

constexpr std::string_view kAgainstAutoma = "automa";
constexpr std::string_view kAgainstVintners = "vintners";
constexpr std::string_view kDuplicate = "duplicate";
constexpr std::string_view kToday = "today";
constexpr std::string_view kVintner = "vintner";
constexpr std::size_t kDateLetters = 10;

constexpr std::string_view kPlaying = "playing";
constexpr std::string_view kCounted = "counted";
constexpr std::string_view kNotCounted = "not_counted";

// An entry in the store; who it is of stands beside it.
struct EntryText {
  std::string name;
  std::string table;
  wire::Name<told::ContestStates> state;
  std::optional<told::ContestResult> result;
  static constexpr auto record() {
    using E = EntryText;
    return wire::fields("EntryText", wire::field("name", &E::name), wire::field("table", &E::table),
                        wire::field("state", &E::state), wire::field("result", &E::result));
  }
};

Journal daily_start(std::string_view kind) {
  Journal start;
  start.options.players = kind == kAgainstVintners ? 3 : 1;
  start.bots.assign(start.options.players, std::string(kVintner));
  start.bots[kContestant].clear();
  return start;
}

// A date that there is, as everybody writes it.
bool is_date(std::string_view text) {
  using namespace std::chrono;
  int year_number = 0;
  unsigned month_number = 0;
  unsigned day_number = 0;
  const auto read = [&](std::size_t from, std::size_t count, auto& into) {
    const char* end = text.data() + from + count;
    const auto parsed = std::from_chars(text.data() + from, end, into);
    return parsed.ec == std::errc{} && parsed.ptr == end;
  };
  if (text.size() != kDateLetters || text[4] != '-' || text[7] != '-') return false;
  if (!read(0, 4, year_number) || !read(5, 2, month_number) || !read(8, 2, day_number)) return false;
  return year_number > 0 && year_month_day(year(year_number), month(month_number), day(day_number)).ok();
}

bool is_counted(const KeptContestEntry& entry) { return entry.state.text == kCounted && entry.result; }

// Won before lost, then by VP; who began first is told first.
bool did_better(const told::ContestEntry& one, const told::ContestEntry& other) {
  const auto rank = [](const told::ContestEntry& entry) {
    if (entry.state.text != kCounted) return std::tuple(entry.state.text == kPlaying ? 1 : 2, 0, 0);
    const auto* result = entry.result ? &*entry.result : nullptr;
    return std::tuple(0, result && result->won ? 0 : 1, result ? -result->vp : 0);
  };
  return rank(one) < rank(other);
}

// Of a stored review, which may be damaged.
std::optional<i32> number_at(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (!object.is_object() || found == object.end() || !found->is_number_integer()) return std::nullopt;
  return found->get<i32>();
}
const Json& list_at(const Json& object, const char* key) {
  static const Json kNone = Json::array();
  const auto found = object.find(key);
  return object.is_object() && found != object.end() && found->is_array() ? *found : kNone;
}

bool is_game_of(const ContestDeal& deal, const Journal& game) {
  return game.options == deal.start.options && game.seed == deal.start.seed && game.bots == deal.start.bots &&
         game.redeals.empty() && !game.practice;
}

}  // namespace

std::string date_of(u64 time) {
  using namespace std::chrono;
  const year_month_day today{floor<days>(sys_seconds(seconds(time)))};
  const auto digits = [](unsigned number, std::size_t most) {
    const std::string text = std::to_string(number);
    return std::string(most - std::min(most, text.size()), '0') + text;
  };
  return digits(static_cast<unsigned>(static_cast<int>(today.year())), 4) + "-" +
         digits(static_cast<unsigned>(today.month()), 2) + "-" +
         digits(static_cast<unsigned>(today.day()), 2);
}

Seed daily_seed(std::string_view date, std::string_view kind) {
  const std::string hash = hash_of_secret("vendemmia " + std::string(date) + " " + std::string(kind));
  Seed seed = 0;
  std::from_chars(hash.data(), hash.data() + 16, seed, 16);
  return seed;
}

std::optional<ContestDeal> daily_deal(std::string_view id, u64 time) {
  const std::size_t dash = id.rfind('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view kind = id.substr(dash + 1);
  if (kind != kAgainstAutoma && kind != kAgainstVintners) return std::nullopt;
  const std::string today = date_of(time);
  const std::string date(id.substr(0, dash) == kToday ? std::string_view(today) : id.substr(0, dash));
  // Tomorrow's cards are nobody's business; dates compare as texts.
  if (!is_date(date) || date > today) return std::nullopt;
  ContestDeal deal{date + "-" + std::string(kind), std::string(kind), date, date == today, daily_start(kind)};
  deal.start.seed = daily_seed(date, kind);
  return deal;
}

OrRefused<ContestDeal> new_duplicate(const said::ContestNew& wish) {
  ContestDeal deal{fresh_table_id(), std::string(kDuplicate), {}, true, {}};
  deal.start.options = options_of(wish.options);
  if (const OptionsProblem problem = problem_with(deal.start.options))
    return tl::unexpected(refusal("bad_options", problem.what));
  if (wish.bots.size() + 1 != wish.options.players)
    return tl::unexpected(refusal("bad_options", "Each seat besides the person's needs a bot."));
  deal.start.bots.emplace_back();
  for (const std::string& bot : wish.bots) {
    if (!is_bot(bot)) return tl::unexpected(refusal("unknown_bot", "There is no bot of that name."));
    if (!answers_alike(bot))
      return tl::unexpected(refusal("bad_options", "A bot that looks at the clock plays in no contest."));
    deal.start.bots.push_back(bot);
  }
  deal.start.seed = fresh_seed();
  return deal;
}

std::string text_of(const ContestDeal& deal) { return text_of(deal.start); }

std::optional<ContestDeal> duplicate_in(std::string_view id, std::string_view text) {
  ParsedJournal parsed = parse_journal(text);
  if (parsed.problem && parsed.problem->old_rules == 0) return std::nullopt;
  return ContestDeal{std::string(id), std::string(kDuplicate), {}, true, std::move(parsed.journal)};
}

std::string text_of(const KeptContestEntry& entry) {
  return wire::to_json(EntryText{entry.name, entry.table, entry.state, entry.result});
}

std::optional<KeptContestEntry> contest_entry_in(const StoredContestEntry& stored) {
  const std::optional<Json> json = parse_json(stored.text);
  if (!json) return std::nullopt;
  std::optional<Fault> fault;
  EntryText text = wire::read<EntryText>(Input(*json, "", fault));
  if (fault) return std::nullopt;
  return KeptContestEntry{stored.person, std::move(text.name), std::move(text.table), std::move(text.state),
                          std::move(text.result)};
}

void settle(KeptContestEntry& entry, const ContestDeal& deal, const Verification& verified,
            bool changed_hands) {
  entry.state = kNotCounted;
  if (verified.problem || !verified.over || changed_hands || !is_game_of(deal, verified.journal)) return;
  const State end = replay(verified.journal);
  told::ContestResult result;
  result.vp = end.players[kContestant].vp;
  if (is_solo(end)) {
    result.won = solo_result(end) == SoloResult::Win;
    result.others.push_back(end.solo.vp);
  } else {
    for (unsigned seat = kContestant + 1; seat < end.options.players; ++seat)
      result.others.push_back(end.players[seat].vp);
    for (const Standing& one : standings(end)) result.won |= one.seat == kContestant && one.place == 1;
  }
  result.years = summary_of(verified.journal)[kContestant].by_year;
  entry.state = kCounted;
  entry.result = std::move(result);
}

std::vector<i32> yearly_chances(std::string_view review, std::size_t years) {
  const std::optional<Json> json = parse_json(review);
  if (!json || years == 0) return {};
  const Json* own = nullptr;
  for (const Json& seat : list_at(*json, "seats")) {
    if (number_at(seat, "seat") == kContestant) own = &seat;
  }
  if (own == nullptr) return {};
  std::vector<i32> chances(years, number_at(*own, "start").value_or(0));
  for (const Json& decision : list_at(*json, "decisions")) {
    const Json& after = list_at(decision, "chances");
    const auto year = number_at(decision, "year");
    if (number_at(decision, "seat") != kContestant || !year || after.size() <= kContestant) continue;
    if (!after[kContestant].is_number_integer()) continue;
    for (std::size_t i = static_cast<std::size_t>(std::max(*year, 1)) - 1; i < years; ++i)
      chances[i] = after[kContestant].get<i32>();
  }
  chances.back() = number_at(*own, "end").value_or(chances.back());
  return chances;
}

told::Contest told_of(const ContestDeal& deal, const std::vector<KeptContestEntry>& entries,
                      std::string_view person) {
  const bool daily = !deal.date.empty();
  const auto is_mine = [&](const KeptContestEntry& entry) {
    return !person.empty() && entry.person == person;
  };
  const auto mine = std::ranges::find_if(entries, is_mine);
  const bool finished = mine != entries.end() && mine->state.text != kPlaying;

  told::Contest told;
  told.contest = deal.id;
  told.kind = deal.kind;
  if (daily) told.date = deal.date;
  told.open = deal.open && entries.size() < (daily ? kMostInADay : kMostInADuplicate);
  told.options = wire_options(deal.start.options);
  told.bots.assign(deal.start.bots.begin() + 1, deal.start.bots.end());
  if (mine != entries.end()) told.table = mine->table;
  for (std::size_t i = 0; i < entries.size(); ++i) {
    const KeptContestEntry& entry = entries[i];
    if (is_counted(entry)) ++told.played;
    // Who only looks in on a day sees results, not who plays.
    if (daily && entry.state.text != kCounted && !is_mine(entry)) continue;
    told::ContestEntry one;
    one.number = static_cast<u32>(i);
    one.name = entry.name;
    one.mine = is_mine(entry);
    one.state = entry.state;
    if (daily || finished) one.result = entry.result;
    told.entries.push_back(std::move(one));
  }
  sort_stably(told.entries, did_better);
  if (told.entries.size() > kMostEntriesTold) {
    const auto rest = told.entries.begin() + kMostEntriesTold;
    const auto others = [](const told::ContestEntry& entry) { return !entry.mine; };
    told.entries.erase(std::remove_if(rest, told.entries.end(), others), told.entries.end());
  }
  return told;
}

}  // namespace vendemmia
