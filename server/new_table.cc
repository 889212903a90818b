#include "server/new_table.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "server/known_bots.h"
#include "server/polite_text.h"
#include "server/refusal.h"
#include "server/replay.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

tl::unexpected<told::Refused> refused(std::string_view code, std::string text) {
  return tl::unexpected(refusal(code, std::move(text)));
}

// Digits only, 64 bits; fresh when nobody wished for one.
std::optional<Seed> seed_of(const std::optional<std::string>& wish) {
  if (!wish) return fresh_seed();
  Seed seed = 0;
  const char* end = wish->data() + wish->size();
  const auto parsed = std::from_chars(wish->data(), end, seed);
  if (parsed.ec != std::errc{} || parsed.ptr != end) return std::nullopt;
  return seed;
}

std::vector<std::string> names_at(const TableSettings& settings) {
  std::vector<std::string> names;
  for (const SeatSetup& seat : settings.seats) names.push_back(seat.name);
  return names;
}

tl::expected<SeatSetup, told::Refused> seat_of(const said::SeatWish& wish, const TableSettings& so_far) {
  if (wish.kind.text == "open") return SeatSetup{};
  const bool bot = wish.kind.text == "bot";
  if (bot && (!wish.bot || !is_bot(*wish.bot)))
    return refused("unknown_bot", "There is no bot of that name.");

  const std::vector<std::string> taken = names_at(so_far);
  std::string name = polite_name(wish.name.value_or(""), taken);
  if (name.empty())
    name = polite_name(bot ? bot_person(static_cast<unsigned>(so_far.seats.size())) : kSomebody, taken);
  return SeatSetup{bot ? SeatKind::Bot : SeatKind::Person, name, bot ? *wish.bot : "", ""};
}

tl::expected<ClockSettings, told::Refused> clock_of(const said::ClockWish& wish) {
  if (wish.seconds == 0 || wish.seconds > kLongestClock)
    return refused("bad_options", "A clock has a second to thirty days.");
  if (wish.bot && !is_bot(*wish.bot)) return refused("unknown_bot", "There is no bot of that name.");
  const ClockKind per = wish.per.text == "move" ? ClockKind::Move : ClockKind::Game;
  return ClockSettings{per, wish.seconds, wish.bot.value_or("")};
}

bool is_open(const SeatSetup& seat) { return seat.kind == SeatKind::Open; }

// Empty: that is a secret, or none.
std::string problem_with_secret(const std::optional<std::string>& secret) {
  if (!secret || (secret->size() >= kShortestSecret && secret->size() <= kLongestSecret)) return {};
  return "A secret has 32 to 128 characters.";
}

// The table's own id and the secrets; the persons so far are all of the one who asks.
NewTable with_secrets(TableSettings settings, u64 time, const std::optional<std::string>& own) {
  const auto next_secret = [&] { return own ? Secret{*own, hash_of_secret(*own)} : fresh_secret(); };
  const Secret host = next_secret();
  settings.id = fresh_table_id();
  settings.created = time;
  settings.host_secret_hash = host.hash;
  told::Created created;
  created.table = settings.id;
  created.host_secret = host.text;
  for (std::size_t seat = 0; seat < settings.seats.size(); ++seat) {
    if (settings.seats[seat].kind != SeatKind::Person) continue;
    const Secret secret = next_secret();
    settings.seats[seat].secret_hash = secret.hash;
    created.seats.push_back({static_cast<u8>(seat), secret.text});
  }
  return {std::move(settings), std::move(created)};
}

// Nobody believes a table to be more private than it is: neither is a part of the word left out, nor all of it.
std::string problem_with_word(std::string_view wished, const std::string& polite) {
  if (polite.empty() && !wished.empty()) return "A word has to have a letter.";
  if (polite_text(wished, wished.size()) == polite) return {};
  return "A word has at most " + std::to_string(kLongestWord) + " characters.";
}

}  // namespace

MaybeTable new_table(const said::Create& wish, u64 time) {
  TableSettings settings;
  settings.start.options = options_of(wish.options);
  if (const OptionsProblem problem = problem_with(settings.start.options)) {
    return refused("bad_options", problem.what);
  }
  if (wish.seats.size() != wish.options.players) return refused("bad_options", "Each player needs one seat.");
  if (wish.pace > kSlowestPace) return refused("bad_options", "No bot is that slow.");
  const std::optional<Seed> seed = seed_of(wish.seed);
  if (!seed) return refused("bad_options", "A seed is a whole number of at most 64 bits.");
  settings.start.seed = *seed;
  settings.chosen_deal = wish.seed.has_value();
  for (const said::SeatWish& one : wish.seats) {
    auto seat = seat_of(one, settings);
    if (!seat) return tl::unexpected(seat.error());
    settings.seats.push_back(std::move(*seat));
  }
  if (settings.chosen_deal && std::ranges::any_of(settings.seats, is_open)) {
    return refused("chosen_deal", "Cards are chosen only where nobody else can sit down.");
  }
  settings.start.practice = wish.practice.value_or(false);
  const auto persons = std::ranges::count(settings.seats, SeatKind::Person, &SeatSetup::kind);
  settings.shared_screen = persons > 1;
  if (settings.start.practice && (std::ranges::any_of(settings.seats, is_open) || persons != 1)) {
    return refused("practice", "Practice is for one person, alone or against bots.");
  }
  settings.listed = wish.listed;
  settings.spectators = wish.spectators;
  settings.chat = wish.chat;
  settings.hints = wish.hints.value_or(true);
  settings.pace = wish.pace;
  if (wish.clock) {
    const auto clock = clock_of(*wish.clock);
    if (!clock) return tl::unexpected(clock.error());
    settings.clock = *clock;
  }
  if (const std::string problem = problem_with_secret(wish.secret); !problem.empty())
    return refused("bad_options", problem);
  const std::string word = polite_text(wish.word.value_or(""), kLongestWord);
  if (const std::string problem = problem_with_word(wish.word.value_or(""), word); !problem.empty())
    return refused("bad_options", problem);
  NewTable table = with_secrets(std::move(settings), time, wish.secret);
  if (!word.empty()) table.settings.word_hash = hash_of_word(word, table.settings.id);
  return table;
}

MaybeTable forked_table(const said::Fork& wish, u64 time) {
  auto settings = fork_of(wish, fresh_seed());
  if (!settings) return tl::unexpected(settings.error());
  if (const std::string problem = problem_with_secret(wish.secret); !problem.empty())
    return refused("bad_options", problem);
  return with_secrets(std::move(*settings), time, wish.secret);
}

MaybeTable contest_table(const Journal& start, const said::ContestPlay& wish, u64 time) {
  if (wish.pace > kSlowestPace) return refused("bad_options", "No bot is that slow.");
  if (const std::string problem = problem_with_secret(wish.secret); !problem.empty())
    return refused("bad_options", problem);
  TableSettings settings;
  settings.start.options = start.options;
  settings.start.seed = start.seed;
  settings.chosen_deal = true;
  settings.spectators = settings.chat = settings.hints = false;
  settings.pace = wish.pace;
  for (const std::string& bot : start.bots) {
    const said::SeatWish seat{bot.empty() ? "me" : "bot",
                              bot.empty() ? std::optional(wish.name) : std::nullopt, bot};
    // A duplicate may have been stored when there were other bots.
    const auto made = seat_of(seat, settings);
    if (!made) return tl::unexpected(made.error());
    settings.seats.push_back(*made);
  }
  return with_secrets(std::move(settings), time, wish.secret);
}

TableSettings rematch_of(const TableSettings& played, u64 time) {
  TableSettings settings = played;
  settings.id = fresh_table_id();
  settings.created = time;
  settings.start = {};
  settings.start.options = played.start.options;
  settings.start.seed = fresh_seed();
  settings.start.practice = played.start.practice;
  settings.chosen_deal = false;
  settings.word_hash = word_hash_elsewhere(played.word_hash, played.id);
  for (SeatSetup& seat : settings.seats) {
    seat.kept_for.clear();
    seat.kept_from = 0;
  }
  return settings;
}

}  // namespace vendemmia
