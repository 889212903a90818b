// The people at a table: seats that are kept for who is away, votes that end, clocks, and what everybody is told of it.
#include <algorithm>

#include "engine/game/decision.h"
#include "server/polite_text.h"
#include "server/room.h"

namespace vendemmia {
namespace {

constexpr std::size_t kNoticesKept = 40;
constexpr u64 kVoteSeconds = 60;
constexpr std::size_t kAnswersRemembered = 64;

bool is_in(const std::vector<std::string>& hashes, std::string_view hash) {
  return std::ranges::find(hashes, hash) != hashes.end();
}

}  // namespace

void Room::note(NoticeKind kind, Seat seat, Seat by) {
  told::Notice notice;
  notice.kind = kNoticeNames[static_cast<std::size_t>(kind)];
  if (seat != kNoSeat) {
    notice.seat.emplace(seat);
    notice.name = settings_.seats[seat].name;
  }
  if (by != kNoSeat) notice.by = by;
  notice.time = time_;
  // Somebody who only looks may have several secrets, and an entry for each.
  const auto same = [&](const told::Notice& one) {
    return one.kind.text == notice.kind.text && one.time == time_;
  };
  if (seat == kNoSeat && !notices_.empty() && same(notices_.back())) return;
  notices_.push_back(std::move(notice));
  if (notices_.size() <= kNoticesKept) return;
  notices_.erase(notices_.begin());
  ++notices_first_;
}

told::Notices Room::notices_from(u32 number) const {
  told::Notices told;
  told.table = settings_.id;
  told.from = std::clamp(number, notices_first_, notices());
  told.notices.assign(notices_.begin() + (told.from - notices_first_), notices_.end());
  return told;
}

void Room::end_vote(NoticeKind how, Seat by) {
  const OpenVote vote = *vote_;
  vote_.reset();
  if (vote.asks_others) note(how, vote.seat, by);
}

void Room::hand_over_for_now(const Entry& entry) {
  const SeatSetup before = settings_.seats[entry.seat];
  const Deed deed = Deed::of(entry.number);
  SeatSetup after;
  if (entry.kind == EntryKind::Replace) {
    // The name stays if there was one: the others know the vineyard by it.
    const std::string_view wished = before.name.empty() ? bot_person(entry.seat) : before.name;
    after = {SeatKind::Bot, polite_name(wished, names_besides(entry.seat)), entry.text, ""};
  }
  const bool person = before.kind == SeatKind::Person;
  after.kept_for = person ? before.secret_hash : before.kept_for;
  after.kept_from = person ? answers() : before.kept_from;
  hand_over(entry.seat, std::move(after));
  const NoticeKind with_bot = deed.time_up ? NoticeKind::TimeUp : NoticeKind::Bot;
  note(entry.kind == EntryKind::Replace ? with_bot : NoticeKind::Opened, entry.seat, deed.by);
}

void Room::carry(const std::string& from_hash, const std::string& to_hash) {
  const auto carry_one = [&](std::string& hash) {
    if (hash == from_hash) hash = to_hash;
  };
  carry_one(settings_.host_secret_hash);
  for (SeatSetup& seat : settings_.seats) {
    carry_one(seat.secret_hash);
    carry_one(seat.kept_for);
  }
  for (std::string& hash : muted_) carry_one(hash);
  for (Held& one : held_) carry_one(one.secret_hash);
}

void Room::remember_answer(Seat seat, Action action) {
  LastAnswers& last = last_answers_[seat];
  const bool follows = last.seq + last.actions.size() == seq();
  if (!follows || last.actions.size() >= kAnswersRemembered) last = {seq(), {}};
  last.actions.push_back(action);
}

bool Room::has_taken(Seat seat, u32 at_seq, const std::vector<std::string>& actions) const {
  const LastAnswers& last = last_answers_[seat];
  if (at_seq < last.seq || at_seq - last.seq + actions.size() > last.actions.size()) return false;
  const auto first = last.actions.begin() + (at_seq - last.seq);
  return !actions.empty() &&
         std::equal(actions.begin(), actions.end(), first,
                    [](const std::string& text, Action one) { return text == text_of(one); });
}

bool Room::keeps(Seat seat, std::string_view secret_hash) const {
  return seat < settings_.seats.size() && !secret_hash.empty() &&
         settings_.seats[seat].kept_for == secret_hash;
}
bool Room::is_muted(std::string_view secret_hash) const { return is_in(muted_, secret_hash); }
bool Room::is_removed(std::string_view secret_hash) const { return is_in(removed_, secret_hash); }

bool Room::coach_agreed() const {
  const u8 people = persons();
  if (!settings_.hints || people == 0) return false;
  for (const unsigned seat : Members(people)) {
    if (coach_[seat] == CoachLevel::Off) return false;
  }
  return true;
}

// --- Time ---------------------------------------------------------------------------------------------

std::optional<Seat> Room::person_to_move() const {
  if (status() != Status::Playing) return std::nullopt;
  const Seat seat = pending(state()).seat;
  if (settings_.seats[seat].kind != SeatKind::Person) return std::nullopt;
  return seat;
}

std::optional<Seat> Room::on_the_clock() const {
  const auto seat = person_to_move();
  if (vote_ && vote_->seat != seat) return std::nullopt;
  return seat;
}

bool Room::time_is_up(Seat seat, UpTime now) const {
  return clock_.running() == seat && clock_.left(seat, now) == 0;
}

std::vector<Entry> Room::due(const Circumstances& now) const {
  Entry entry;
  entry.time = now.time;
  if (vote_ && now.time >= vote_->time + kVoteSeconds) {
    entry.kind = EntryKind::Vote;
    entry.seat = vote_->seat;
    entry.number = static_cast<u32>(Ballot::RanOut);
    return {entry};
  }
  const auto running = clock_.running();
  if (settings_.clock.bot.empty() || !running || !time_is_up(*running, now.up)) return {};
  entry.kind = EntryKind::Replace;
  entry.seat = *running;
  entry.text = settings_.clock.bot;
  entry.number = Deed{kNoSeat, true}.number();
  return {entry};
}

std::optional<u64> Room::due_in(const Circumstances& now) const {
  std::optional<u64> due;
  if (vote_) {
    const u64 end = vote_->time + kVoteSeconds;
    due = end > now.time ? (end - now.time) * 1000 : 0;
  }
  if (settings_.clock.bot.empty() || !clock_.running()) return due;
  const u64 left = clock_.left(*clock_.running(), now.up);
  return std::min(due.value_or(left), left);
}

std::optional<told::ClockInfo> Room::clock_info() const {
  const ClockSettings& clock = settings_.clock;
  if (!clock_.exists()) return std::nullopt;
  told::ClockInfo info;
  info.per = clock.per == ClockKind::Move ? "move" : "game";
  info.seconds = clock.seconds;
  if (!clock.bot.empty()) info.bot = true;
  return info;
}

told::Clock Room::clock_at(UpTime now) const {
  told::Clock told;
  told.table = settings_.id;
  if (clock_.running()) told.running.emplace(*clock_.running());
  for (std::size_t seat = 0; seat < settings_.seats.size(); ++seat)
    told.left.push_back(static_cast<u32>(clock_.left(static_cast<Seat>(seat), now)));
  return told;
}

}  // namespace vendemmia
