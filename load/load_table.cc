#include "load/load_table.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include <nlohmann/json.hpp>

#include "protocol/json.h"
#include "protocol/messages_in.h"
#include "protocol/wire/write.h"

namespace vendemmia {
namespace {

// Whoever is told that it is too fast slows down.
constexpr std::chrono::milliseconds kAfterRefusal{200};

// Updates are searched as text: to read them properly would keep this side busier than the server.
std::string_view after(std::string_view text, std::string_view mark) {
  const std::size_t at = text.find(mark);
  return at == std::string_view::npos ? std::string_view() : text.substr(at + mark.size());
}

u32 number_after(std::string_view text, std::string_view mark) {
  const std::string_view digits = after(text, mark);
  u32 number = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), number);
  return number;
}

// The texts of the answers that a change offers.
std::vector<std::string_view> offers_in(std::string_view ask) {
  std::vector<std::string_view> texts;
  std::string_view rest = after(ask, R"("offers":[)");
  while (rest.starts_with('"')) {
    rest.remove_prefix(1);
    const std::size_t end = rest.find('"');
    texts.push_back(rest.substr(0, end));
    rest.remove_prefix(end + 1);
    if (rest.starts_with(',')) rest.remove_prefix(1);
  }
  return texts;
}

bool is(std::string_view text, std::string_view kind) {
  constexpr std::string_view kBegin = R"({"is":")";
  return text.starts_with(kBegin) && text.substr(kBegin.size()).starts_with(kind);
}

}  // namespace

LoadTable::LoadTable(LoadSockets& sockets, LoadTally& tally, unsigned first, unsigned seats, Modules modules,
                     u64 seed, Ready ready)
    : sockets_(sockets),
      tally_(tally),
      first_(first),
      seats_(seats),
      modules_(modules),
      rng_(seed),
      ready_(std::move(ready)) {}

void LoadTable::open() {
  for (unsigned seat = 0; seat < seats_; ++seat) sockets_.open(first_ + seat);
}

void LoadTable::close() {
  for (unsigned seat = 0; seat < seats_; ++seat) sockets_.close(first_ + seat);
}

void LoadTable::on_open() {
  if (++open_ == seats_) create();
}

void LoadTable::create() {
  seen_.assign(seats_, kNone);
  awaited_ = asked_at_ = kNone;
  said::Create wish;
  Options options;
  options.players = static_cast<u8>(seats_);
  options.modules = modules_;
  wish.options = wire_options(options);
  wish.seats.assign(seats_, {"me", "Load", {}});
  wish.seed = std::to_string(rng_.next());
  sockets_.send(first_, wire::to_json(wish));
}

void LoadTable::enter(std::string_view created) {
  const auto json = parse_json(created);
  for (const Json& one : (*json)["seats"]) {
    said::Enter wish;
    wish.table = (*json)["table"];
    wish.secrets.push_back(one["secret"]);
    wish.changes = true;
    sockets_.send(first_ + one["seat"].get<unsigned>(), wire::to_json(wish));
  }
}

void LoadTable::on_message(unsigned seat, std::string_view text, Clock::time_point arrived) {
  if (is(text, "change")) {
    on_update(seat, text, arrived);
  } else if (is(text, "created")) {
    enter(text);
  } else if (is(text, "refused")) {
    on_refused(text);
  }
}

bool LoadTable::all_have(u32 seq) const {
  return std::all_of(seen_.begin(), seen_.end(), [seq](u32 one) { return one != kNone && one >= seq; });
}

void LoadTable::on_update(unsigned seat, std::string_view text, Clock::time_point arrived) {
  const bool waiting_to_begin = !all_have(0);
  seen_[seat] = number_after(text, R"("seq":)");
  note_answer(seat, text);
  if (waiting_to_begin && all_have(0)) {
    if (ready_) std::exchange(ready_, {})();
    if (playing_) think();
  } else if (awaited_ != kNone && all_have(awaited_)) {
    tally_.milliseconds.push_back(std::chrono::duration<double, std::milli>(arrived - sent_).count());
    awaited_ = kNone;
    if (playing_) think();
  }
}

void LoadTable::note_answer(unsigned seat, std::string_view update) {
  const std::string_view ask = after(update, R"("ask":{"seat":)");
  if (ask.starts_with("null")) {
    answer_.clear();
    asked_at_ = seen_[seat];
  } else if (const auto offers = offers_in(ask); !offers.empty()) {
    answer_ = offers[rng_.below(static_cast<u32>(offers.size()))];
    asked_ = seat;
    asked_at_ = seen_[seat];
  }
}

void LoadTable::on_refused(std::string_view text) {
  ++tally_.refused;
  if (awaited_ == kNone) {
    if (tally_.problem.empty()) tally_.problem = "A table was refused: " + std::string(text);
    return;
  }
  awaited_ = kNone;
  if (playing_) think(kAfterRefusal);
}

void LoadTable::play(Clock::duration mean_think) {
  playing_ = true;
  mean_think_ = mean_think;
  think();
}

void LoadTable::think(Clock::duration at_least) {
  // Exponential: many answers come soon, a few take long, and tables do not fall into step.
  constexpr u32 kSteps = 1u << 20;
  const double share = -std::log((rng_.below(kSteps) + 1.0) / kSteps);
  const auto delay = std::chrono::duration_cast<Clock::duration>(mean_think_ * share);
  sockets_.after(std::max(delay, at_least), [this] {
    if (playing_) act();
  });
}

void LoadTable::act() {
  if (answer_.empty()) return create();
  said::Act act;
  act.id = asked_at_;  // as a page does
  act.seat = static_cast<u8>(asked_);
  act.seq = asked_at_;
  act.actions.push_back(answer_);
  const std::string text = wire::to_json(act);
  awaited_ = asked_at_ + 1;
  ++tally_.sent;
  sent_ = Clock::now();
  sockets_.send(first_ + asked_, text);
}

}  // namespace vendemmia
