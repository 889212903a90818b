#include "server/room.h"

#include <algorithm>

#include "engine/core/text.h"
#include "engine/game/decision.h"
#include "engine/game/observe.h"
#include "server/polite_text.h"

namespace vendemmia {
namespace {

std::string_view word_of(SeatKind kind) {
  switch (kind) {
    case SeatKind::Person: return "person";
    case SeatKind::Bot: return "bot";
    case SeatKind::Open: break;
  }
  return "open";
}

std::string_view word_of(Room::Status status) {
  switch (status) {
    case Room::Status::Waiting: return "waiting";
    case Room::Status::Playing: return "playing";
    case Room::Status::Over: return "over";
    case Room::Status::Locked: break;
  }
  return "locked";
}

template <class Number>
void set_viewer(wire::Nullable<Number>& viewer, Seat seat) {
  if (seat != kNoSeat) viewer.emplace(seat);
}

}  // namespace

Room::Room(TableSettings settings)
    : settings_(std::move(settings)), rules_(settings_.start.rules), clock_(settings_.clock) {
  begin_when_full();
}

Room::Room(TableSettings settings, const std::vector<Seat>& seats)
    : settings_(std::move(settings)),
      rules_(settings_.start.rules),
      game_(GameLog(settings_.start, seats)),
      clock_(settings_.clock) {
  game_->keep_recent_events();
}

// --- Changing -----------------------------------------------------------------------------------------

void Room::apply(const Entry& entry) {
  if (entry.kind == EntryKind::Chat) return hear(entry);
  ++entries_;
  if (is_repeatable(entry.kind)) ++repeatable_;
  time_ = entry.time;
  clock_.stop(entry.up);
  const Status before = status();
  const bool voting = vote_.has_value();
  change(entry);
  const bool moves = entry.kind == EntryKind::Act || entry.kind == EntryKind::Undo ||
                     entry.kind == EntryKind::Redo || entry.kind == EntryKind::DealAnew;
  if (!moves || status() != before || vote_.has_value() != voting) ++described_;
  clock_.answered(answers());
  clock_.run(on_the_clock(), entry.up);
}

void Room::change(const Entry& entry) {
  switch (entry.kind) {
    case EntryKind::Act: {
      const auto action = parse_action(entry.text);
      CHECK(action.has_value());
      game_->forget_taken_back();
      remember_answer(entry.seat, *action);
      game_->play(*action, entry.seat);
      position_changed();
      break;
    }
    case EntryKind::Undo: undo(entry.seat, entry.number); break;
    case EntryKind::Redo:
      game_->give_again();
      position_changed();
      break;
    case EntryKind::AskTakeBack:
      if (asked_here_[entry.seat] < 0xff) ++asked_here_[entry.seat];
      vote_ = OpenVote{entry.seat, entry.number, static_cast<u8>(persons() & ~bit(entry.seat)),
                       (persons() & ~bit(entry.seat)) != 0, entry.time};
      if (vote_->asks_others) note(NoticeKind::VoteAsked, entry.seat);
      settle_vote();
      break;
    case EntryKind::Vote:
      if (entry.number == static_cast<u32>(Ballot::Accepts)) {
        vote_->waiting = static_cast<u8>(vote_->waiting & ~bit(entry.seat));
        settle_vote();
      } else if (entry.number == static_cast<u32>(Ballot::RanOut)) {
        end_vote(NoticeKind::VoteRanOut);
      } else if (entry.seat == vote_->seat) {
        end_vote(NoticeKind::VoteWithdrawn);
      } else {
        end_vote(NoticeKind::VoteRefused, entry.seat);
      }
      break;
    case EntryKind::Chat: break;
    case EntryKind::Sit:
      hand_over(entry.seat, {SeatKind::Person, entry.text, "", entry.secret_hash});
      note(NoticeKind::Sat, entry.seat);
      break;
    case EntryKind::Leave:
      note(NoticeKind::Left, entry.seat);
      hand_over(entry.seat, {});
      break;
    case EntryKind::Replace:
    case EntryKind::OpenSeat: hand_over_for_now(entry); break;
    case EntryKind::Return: {
      const SeatSetup& kept = settings_.seats[entry.seat];
      hand_over(entry.seat, {SeatKind::Person, kept.name, "", kept.kept_for});
      note(NoticeKind::Back, entry.seat);
      break;
    }
    case EntryKind::Host:
      settings_.host_secret_hash = settings_.seats[entry.seat].secret_hash;
      note(NoticeKind::Host, entry.seat);
      break;
    case EntryKind::Mute:
      if (entry.number != 0) muted_.push_back(entry.secret_hash);
      if (entry.number == 0) std::erase(muted_, entry.secret_hash);
      note(entry.number != 0 ? NoticeKind::Muted : NoticeKind::Unmuted, entry.seat);
      break;
    case EntryKind::Remove:
      removed_.push_back(entry.secret_hash);
      note(NoticeKind::Removed, entry.seat);
      if (entry.seat != kNoSeat) hand_over(entry.seat, {});
      break;
    case EntryKind::Carry: carry(entry.text, entry.secret_hash); break;
    case EntryKind::Coach: coach_[entry.seat] = static_cast<CoachLevel>(entry.number); break;
    case EntryKind::Pace: settings_.pace = static_cast<u16>(entry.number); break;
    case EntryKind::Rematch: rematch_ = entry.text; break;
    case EntryKind::Rules:
      rules_ = entry.number;
      if (game_) game_->adopt(rules_);
      break;
    case EntryKind::DealAnew:
      game_->deal_anew(entry.seat, *number_in<Seed>(entry.text));
      position_changed();
      break;
  }
}

void Room::begin_when_full() {
  const auto open = [](const SeatSetup& seat) { return seat.kind == SeatKind::Open; };
  if (game_ || std::any_of(settings_.seats.begin(), settings_.seats.end(), open)) return;
  game_.emplace(settings_.start);
  game_->keep_recent_events();
  game_->adopt(rules_);
  log_sizes_.back() = game_->size();
}

void Room::undo(Seat seat, u32 to) {
  before_going_back_to(to);
  game_->take_back(seat, to);
  position_changed();
}

void Room::go_back_to(u32 answers) {
  before_going_back_to(answers);
  game_->go_back_to(answers);
  position_changed();
}

void Room::before_going_back_to(u32 answers) {
  ++undos_;
  // A vote may have been opened before the game was taken up.
  if (game_->reading() && answers < game_->beginning()) game_->stop_reading();
}

void Room::position_changed() {
  if (vote_) end_vote(NoticeKind::VoteDropped);
  asked_here_ = {};
  note_log_size();
}

// Everybody is told of each change at once. Who has not heard of so many is told all.
void Room::note_log_size() {
  constexpr std::size_t kMost = 64;
  log_sizes_.push_back(game_->size());
  if (log_sizes_.size() < kMost) return;
  log_sizes_.erase(log_sizes_.begin(), log_sizes_.begin() + kMost / 2);
  first_size_ += kMost / 2;
}

void Room::settle_vote() {
  if (!vote_ || vote_->waiting != 0) return;
  // Somebody else's answers, or what has been seen: not to be had again for nothing.
  game_->forget_taken_back();
  const u32 to = vote_->to;
  end_vote(NoticeKind::VoteGranted);
  go_back_to(to);
}

void Room::hear(const Entry& entry) {
  told::ChatLine line;
  set_viewer(line.seat, entry.seat);
  line.name = entry.name;
  // Earlier versions did not keep it.
  if (line.name.empty() && entry.seat < settings_.seats.size()) line.name = settings_.seats[entry.seat].name;
  line.text = entry.text;
  line.time = entry.time;
  chat_.push_back(std::move(line));
  if (chat_.size() <= kChatLinesKept) return;
  chat_.erase(chat_.begin());
  ++chat_first_;
}

void Room::recall_chat(u32 first_line, const std::vector<Entry>& lines) {
  chat_first_ = first_line;
  for (const Entry& line : lines) hear(line);
}

void Room::hand_over(Seat seat, SeatSetup to) {
  const bool known = game_ || !to.kept_for.empty();
  SeatSetup& now = settings_.seats[seat];
  if (to.kind == SeatKind::Open && known) to.name = now.name;
  if (game_ && now.kind == SeatKind::Person) held_.push_back({now.secret_hash, seat});
  now = std::move(to);
  if (game_) changed_hands_ = static_cast<u8>(changed_hands_ | bit(seat));
  if (game_ && game_->taken_back_by(seat) > 0) game_->forget_taken_back();
  last_answers_[seat] = {};
  coach_[seat] = CoachLevel::Off;
  if (vote_ && vote_->seat == seat) end_vote(NoticeKind::VoteWithdrawn);
  if (vote_) {
    vote_->waiting = static_cast<u8>(vote_->waiting & ~bit(seat));
    settle_vote();
  }
  begin_when_full();
}

// --- Reading ------------------------------------------------------------------------------------------

Room::Status Room::status() const {
  if (!game_) return Status::Waiting;
  if (!game_->reading()) return Status::Locked;
  return state().over ? Status::Over : Status::Playing;
}

u8 Room::persons() const {
  unsigned set = 0;
  for (std::size_t seat = 0; seat < settings_.seats.size(); ++seat) {
    if (settings_.seats[seat].kind == SeatKind::Person) set |= 1u << seat;
  }
  return static_cast<u8>(set);
}

FurtherBack Room::further_back(Seat seat) const {
  if ((persons() & ~bit(seat)) != 0) return FurtherBack::Vote;
  return settings_.start.practice ? FurtherBack::Practice : FurtherBack::Alone;
}

std::vector<std::string> Room::names_besides(Seat seat) const {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < settings_.seats.size(); ++i) {
    if (i != seat && settings_.seats[i].kind != SeatKind::Open) names.push_back(settings_.seats[i].name);
  }
  return names;
}

std::optional<Seat> Room::bot_to_move() const {
  if (status() != Status::Playing || vote_) return std::nullopt;
  const Seat seat = pending(state()).seat;
  if (settings_.seats[seat].kind != SeatKind::Bot) return std::nullopt;
  return seat;
}

bool Room::holds(Seat seat, std::string_view secret_hash) const {
  if (seat >= settings_.seats.size() || secret_hash.empty()) return false;
  const SeatSetup& setup = settings_.seats[seat];
  return setup.kind == SeatKind::Person && setup.secret_hash == secret_hash;
}

bool Room::is_host(std::string_view secret_hash) const {
  return !secret_hash.empty() && settings_.host_secret_hash == secret_hash;
}

bool Room::knows(std::string_view secret_hash) const {
  if (is_host(secret_hash)) return true;
  for (std::size_t seat = 0; seat < settings_.seats.size(); ++seat) {
    const auto one = static_cast<Seat>(seat);
    if (holds(one, secret_hash) || keeps(one, secret_hash)) return true;
  }
  return false;
}

u32 Room::first_unheard(std::optional<u32> heard) const {
  if (!heard || *heard > seq() || *heard < first_size_) return 0;
  // Where the game has gone back meanwhile, the log is another one from there on.
  return *std::min_element(log_sizes_.begin() + (*heard - first_size_), log_sizes_.end());
}

Room::LogSince Room::log_for(Seat viewer, std::optional<u32> heard) const {
  const u32 first = first_unheard(heard);
  return {game_->entries_before(first, viewer), game_->entries_from(first, viewer)};
}

std::optional<told::UndoInfo> Room::undo_for(Seat viewer) const {
  if (viewer == kNoSeat || status() != Status::Playing) return std::nullopt;
  told::UndoInfo undo = undo_info(*game_, viewer, further_back(viewer));
  undo.redo = game_->taken_back_by(viewer);
  return undo;
}

told::Update Room::update_for(Seat viewer, std::optional<u32> heard) const {
  const Observation seen = observe(state(), viewer);
  LogSince log = log_for(viewer, heard);
  told::Update update;
  update.table = settings_.id;
  set_viewer(update.viewer, viewer);
  update.seq = seq();
  update.at = game_->answers();
  update.log_from = log.from;
  update.log = std::move(log.entries);
  update.view = view_of(seen);
  update.ask = ask_of(seen);
  update.undo = undo_for(viewer);
  return update;
}

std::vector<told::SeatInfo> Room::seat_infos(const Presence& presence) const {
  std::vector<told::SeatInfo> infos;
  for (const SeatSetup& setup : settings_.seats) {
    const auto seat = static_cast<Seat>(infos.size());
    told::SeatInfo info;
    info.seat = seat;
    info.kind = word_of(setup.kind);
    info.name = setup.name;
    if (setup.kind == SeatKind::Bot) info.bot = setup.bot;
    info.present = setup.kind == SeatKind::Bot || contains(presence.seats, seat);
    if (setup.kind == SeatKind::Person && !info.present && contains(presence.gone, seat)) info.gone = true;
    if (setup.kind == SeatKind::Bot && !setup.kept_for.empty()) info.stand_in = true;
    if (setup.kind == SeatKind::Person && is_muted(setup.secret_hash)) info.muted = true;
    if (coach_[seat] != CoachLevel::Off)
      info.coach =
          wire::Name<said::CoachLevels>(said::CoachLevels::values()[static_cast<unsigned>(coach_[seat])]);
    infos.push_back(std::move(info));
  }
  return infos;
}

told::Table Room::table_for(const Caller& caller, const Presence& presence) const {
  told::Table table;
  table.table = settings_.id;
  table.status = word_of(status());
  table.options = wire_options(settings_.start.options);
  table.seats = seat_infos(presence);
  table.listed = settings_.listed;
  table.spectators = settings_.spectators;
  table.chat = settings_.chat;
  table.hints = settings_.hints;
  table.coach = coach_agreed();
  if (settings_.campaign) table.campaign = true;
  if (settings_.chosen_deal) table.chosen_deal = true;
  if (settings_.start.practice) table.practice = true;
  table.pace = settings_.pace;
  table.watching = presence.watching;
  if (vote_) {
    table.vote = told::TakeBackVote{vote_->seat, vote_->to, {}};
    for (unsigned seat : Members(vote_->waiting)) table.vote->waiting.push_back(static_cast<u8>(seat));
  }
  table.rematch = rematch_;
  if (!reading() || (game_ && game_->first_read() > 0)) {
    table.old_rules = told::OldRules{settings_.start.rules, {}};
    if (reading()) table.old_rules->from = game_->first_read();
  }
  if (!settings_.word_hash.empty()) table.private_word = true;
  table.clock = clock_info();
  address(table, caller);
  return table;
}

void Room::address(told::Table& table, const Caller& caller) const {
  table.host = caller.host;
  table.muted.reset();
  if (caller.muted) table.muted = true;
  address(table.seats, caller);
}

void Room::address(std::vector<told::SeatInfo>& seats, const Caller& caller) const {
  const auto is_in = [](const std::vector<Seat>& some, Seat seat) {
    return std::ranges::find(some, seat) != some.end();
  };
  for (told::SeatInfo& one : seats) {
    one.mine = is_in(caller.seats, one.seat);
    one.kept.reset();
    if (is_in(caller.kept, one.seat)) one.kept = settings_.seats[one.seat].kept_from;
  }
}

told::TableSummary Room::summary_for(const Caller& caller, const Presence& presence, UpTime now) const {
  told::TableSummary summary;
  summary.table = settings_.id;
  summary.status = word_of(status());
  summary.options = wire_options(settings_.start.options);
  summary.seats = seat_infos(presence);
  address(summary.seats, caller);
  summary.year = has_position() ? state().year : u16{0};
  summary.spectators = settings_.spectators;
  if (status() == Status::Playing) summary.asked = pending(state()).seat;
  if (!settings_.word_hash.empty()) summary.private_word = true;
  summary.clock = clock_info();
  if (clock_.running()) summary.left = static_cast<u32>(clock_.left(*clock_.running(), now));
  return summary;
}

told::Chat Room::chat_from(u32 line) const {
  told::Chat chat;
  chat.from = std::clamp(line, chat_first_, chat_size());
  chat.lines.assign(chat_.begin() + (chat.from - chat_first_), chat_.end());
  return chat;
}

}  // namespace vendemmia
