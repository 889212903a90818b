#include "offline/record_text.h"

#include <limits>

#include <nlohmann/json.hpp>

#include "protocol/input.h"
#include "server/store_words.h"

namespace vendemmia {
namespace {

tl::unexpected<StoreFailure> unreadable_record(const std::string& what) {
  return tl::unexpected(StoreFailure{"a record: " + what, true});
}

template <class Number>
Number number_in(const Input& input, Number otherwise = 0) {
  return static_cast<Number>(input.integer(0, std::numeric_limits<Number>::max(), otherwise));
}

// Calls `read` with the whole text as an input, and fails with the first fault.
template <class Read>
Stored<void> read_record(std::string_view text, Read&& read) {
  const std::optional<Json> json = parse_json(text);
  if (!json) return unreadable_record("it is not JSON");
  std::optional<Fault> fault;
  const Stored<void> done = read(Input(*json, "", fault));
  if (fault) return unreadable_record(fault->path + ": " + fault->text);
  return done;
}

// What has its usual value is left out: most of an entry has.
void put_unless(Json& into, const char* key, const std::string& text) {
  if (!text.empty()) into[key] = text;
}
void put_unless(Json& into, const char* key, u64 number, u64 usual = 0) {
  if (number != usual) into[key] = number;
}

Json json_of(const Entry& entry) {
  Json json = {{"kind", word_of(kEntryWords, entry.kind)}};
  put_unless(json, "seat", entry.seat, kNoSeat);
  put_unless(json, "number", entry.number);
  put_unless(json, "text", entry.text);
  put_unless(json, "secret_hash", entry.secret_hash);
  put_unless(json, "time", entry.time);
  put_unless(json, "name", entry.name);
  put_unless(json, "digest", entry.digest);
  put_unless(json, "up", entry.up);
  return json;
}

Stored<Entry> entry_in(const Input& input) {
  const auto kind = kind_of<EntryKind>(kEntryWords, input.field("kind").text());
  if (!kind) return tl::unexpected(kind.error());
  Entry entry;
  entry.kind = *kind;
  entry.seat = number_in<Seat>(input.field("seat"), kNoSeat);
  entry.number = number_in<u32>(input.field("number"));
  entry.text = input.field("text").text();
  entry.secret_hash = input.field("secret_hash").text();
  entry.time = input.field("time").word(0);
  entry.name = input.field("name").text();
  entry.digest = input.field("digest").word(0);
  entry.up = input.field("up").word(0);
  return entry;
}

Json json_of(const SeatSetup& seat) {
  Json json = {{"kind", word_of(kSeatWords, seat.kind)}};
  put_unless(json, "name", seat.name);
  put_unless(json, "bot", seat.bot);
  put_unless(json, "secret_hash", seat.secret_hash);
  return json;
}

Stored<SeatSetup> seat_in(const Input& input) {
  const auto kind = kind_of<SeatKind>(kSeatWords, input.field("kind").text());
  if (!kind) return tl::unexpected(kind.error());
  return SeatSetup{*kind, input.field("name").text(), input.field("bot").text(),
                   input.field("secret_hash").text()};
}

Stored<ClockSettings> clock_in(const Input& input) {
  if (input.missing()) return ClockSettings{};
  const auto per = kind_of<ClockKind>(kClockWords, input.field("per").text());
  if (!per) return tl::unexpected(per.error());
  return ClockSettings{*per, number_in<u32>(input.field("seconds")), input.field("bot").text()};
}

// A table's flags, each with its name and what it usually is.
template <class Settings, class Take>
void each_flag(Settings& table, Take&& take) {
  take("listed", table.listed, false);
  take("spectators", table.spectators, true);
  take("chat", table.chat, true);
  take("hints", table.hints, true);
  take("campaign", table.campaign, false);
  take("chosen_deal", table.chosen_deal, false);
  take("shared_screen", table.shared_screen, false);
}

Stored<void> read_start(const std::string& text, StoredTable& table) {
  ParsedJournal start = parse_journal(text);
  if (start.problem && start.problem->old_rules == 0)
    return unreadable_record("the start of the table: " + start.problem->what);
  if (start.problem) {
    table.start_unread = true;
    table.start_seats = std::move(start.seats);
  }
  table.settings.start = std::move(start.journal);
  return {};
}

}  // namespace

std::string text_of_table(const TableSettings& table, u64 number) {
  Json json = {{"number", number},
               {"start", text_of(table.start)},
               {"host_secret_hash", table.host_secret_hash},
               {"pace", table.pace},
               {"created", table.created}};
  each_flag(table, [&](const char* name, bool value, bool usual) {
    if (value != usual) json[name] = value;
  });
  put_unless(json, "word_hash", table.word_hash);
  if (table.clock.per != ClockKind::None) {
    json["clock"] = {{"per", word_of(kClockWords, table.clock.per)},
                     {"seconds", table.clock.seconds},
                     {"bot", table.clock.bot}};
  }
  json["seats"] = Json::array();
  for (const SeatSetup& seat : table.seats) json["seats"].push_back(json_of(seat));
  return one_line(json);
}

std::string text_of_entries(std::span<const Entry> entries) {
  Json json = Json::array();
  for (const Entry& entry : entries) json.push_back(json_of(entry));
  return one_line(json);
}

std::string text_of_position(const StoredPosition& one) {
  return one_line({{"entries", one.entries},
                   {"answers", one.answers},
                   {"rules", one.rules},
                   {"adopted", one.adopted},
                   {"position", one.position},
                   {"digest", one.digest},
                   {"since", one.since},
                   {"digest_since", one.digest_since}});
}

std::string text_of_campaign(const StoredCampaign& one) {
  return one_line({{"name", one.name},
                   {"campaign", text_of(one.campaign)},
                   {"tables", one.tables},
                   {"running", one.running}});
}

Stored<TableHead> read_head(std::string_view text) {
  TableHead head;
  const auto read = read_record(text, [&](const Input& input) -> Stored<void> {
    head.number = input.field("number").word(0);
    head.listed = input.field("listed").boolean(false);
    return {};
  });
  if (!read) return tl::unexpected(read.error());
  return head;
}

Stored<void> read_table(std::string_view text, StoredTable& table) {
  return read_record(text, [&](const Input& input) -> Stored<void> {
    TableSettings& settings = table.settings;
    settings.host_secret_hash = input.field("host_secret_hash").text();
    settings.pace = static_cast<u16>(input.field("pace").integer(0, kSlowestPace, settings.pace));
    settings.created = input.field("created").word(0);
    settings.word_hash = input.field("word_hash").text();
    each_flag(settings,
              [&](const char* name, bool& value, bool usual) { value = input.field(name).boolean(usual); });
    auto clock = clock_in(input.field("clock"));
    if (!clock) return tl::unexpected(clock.error());
    settings.clock = std::move(*clock);
    for (const Input& one : input.field("seats").elements()) {
      auto seat = seat_in(one);
      if (!seat) return tl::unexpected(seat.error());
      settings.seats.push_back(std::move(*seat));
    }
    return read_start(input.field("start").text(), table);
  });
}

Stored<std::vector<Entry>> read_entries_text(std::string_view text) {
  std::vector<Entry> entries;
  const auto read = read_record(text, [&](const Input& input) -> Stored<void> {
    for (const Input& one : input.elements()) {
      auto entry = entry_in(one);
      if (!entry) return tl::unexpected(entry.error());
      entries.push_back(std::move(*entry));
    }
    return {};
  });
  if (!read) return tl::unexpected(read.error());
  return entries;
}

Stored<StoredPosition> read_position_text(std::string_view text) {
  StoredPosition one;
  const auto read = read_record(text, [&](const Input& input) -> Stored<void> {
    one.entries = number_in<u32>(input.field("entries"));
    one.answers = number_in<u32>(input.field("answers"));
    one.rules = number_in<unsigned>(input.field("rules"));
    one.adopted = input.field("adopted").boolean(false);
    one.position = input.field("position").text();
    one.digest = input.field("digest").word(0);
    for (const Input& answer : input.field("since").elements()) one.since.push_back(answer.text());
    one.digest_since = input.field("digest_since").word(0);
    return {};
  });
  if (!read) return tl::unexpected(read.error());
  return one;
}

Stored<void> read_campaign(std::string_view text, StoredCampaign& campaign) {
  return read_record(text, [&](const Input& input) -> Stored<void> {
    campaign.name = input.field("name").text();
    campaign.running = input.field("running").text();
    ParsedCampaign parsed = parse_campaign(input.field("campaign").text());
    if (!parsed.problem.empty()) return unreadable_record("the campaign: " + parsed.problem);
    campaign.campaign = std::move(parsed.campaign);
    for (const Input& table : input.field("tables").elements()) campaign.tables.push_back(table.text());
    campaign.tables.resize(campaign.campaign.games.size());
    return {};
  });
}

}  // namespace vendemmia
