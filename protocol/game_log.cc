#include "protocol/game_log.h"

#include <algorithm>
#include <utility>

#include "engine/core/check.h"
#include "engine/game/decision.h"
#include "engine/game/stack_text.h"
#include "protocol/names.h"
#include "protocol/position.h"

namespace vendemmia {
namespace {

// Whoever has just moved is told of it from these; and few games are ever looked at further back.
constexpr std::size_t kEventsKept = 64;

// In small steps: most games end with hundreds of answers, and room for hundreds more would never be used.
template <class T>
void make_room(std::vector<T>& list) {
  constexpr std::size_t kStep = 64;
  if (list.size() == list.capacity()) list.reserve(list.size() + std::max(kStep, list.size() / 8));
}

std::optional<WireEvent> as_read_by(const Event& event, GameLog::Viewer viewer) {
  return viewer ? wire_event(event, *viewer) : WireEvent{event, true};
}

void add_mark(std::vector<told::SeasonMark>& marks, u32 at, const State& s) {
  const told::SeasonMark mark{at, s.year, s.year == 0 ? "setup" : name_of(s.season)};
  if (!marks.empty() && marks.back().year == mark.year && marks.back().season == mark.season) return;
  marks.push_back(mark);
}

// From a position after `at` of the journal's answers to the last one.
std::vector<told::SeasonMark> marks_from(State s, u32 at, const Journal& journal) {
  std::vector<told::SeasonMark> marks;
  for (;; ++at) {
    add_mark(marks, at, s);
    if (at == journal.actions.size()) return marks;
    replay_step(journal, at, s);
  }
}

}  // namespace

Events into(std::vector<Event>& list) {
  return {
      [](void* context, const Event& event) { static_cast<std::vector<Event>*>(context)->push_back(event); },
      &list};
}

GameLog::GameLog(const Journal& start) : journal_(start), beginning_(static_cast<u32>(start.actions.size())) {
  state_ = first_position(journal_, into(events_));
  look_at_new_events(0);
  for (u32 at = 0; at < beginning_; ++at) play_answer(at);
}

GameLog::GameLog(const Journal& start, const std::vector<Seat>& seats)
    : journal_(start), reading_(false), beginning_(static_cast<u32>(start.actions.size())) {
  for (const Seat seat : seats) answers_.push_back({0, seat & 0xfu, 0});
}

GameLog::GameLog(const State& position, std::vector<Event> events)
    : state_(position), taken_up_(std::make_shared<const State>(position)), events_(std::move(events)) {
  journal_.options = position.options;
  look_at_new_events(0);
}

void GameLog::keep_recent_events() {
  keeps_all_ = false;
  forget_old_events();
}

void GameLog::play(Action action, Seat seat) {
  make_room(journal_.actions);
  journal_.actions.push_back(action);
  if (reading_) {
    play_answer(answers());
  } else {
    answers_.push_back({0, seat & 0xfu, 0});
  }
}

void GameLog::play_answer(u32 at) {
  constexpr u32 kMostEvents = (u32{1} << 22) - 1;
  const u32 first = size();
  CHECK(first <= kMostEvents);
  make_room(answers_);
  answers_.push_back({first & kMostEvents, pending(state_).seat & 0xfu, 0});
  const GameWatch watch(state_, journal_.actions.data(), at + 1);
  replay_step(journal_, at, state_, into(events_));
  look_at_new_events(first);
  if (!keeps_all_ && events_.size() > kEventsKept) forget_old_events();
}

void GameLog::look_at_new_events(u32 first) {
  unsigned shown = 0;
  for (u32 number = first; number < size(); ++number) {
    const Event& event = events_[number - first_kept_];
    if (event.kind == EventKind::Forced) for_one_.push_back({number & 0xfff'ffffu, event.seat & 0xfu});
    for (unsigned seat = 0; seat < journal_.options.players; ++seat) {
      if (shows_something_new(event, static_cast<Seat>(seat))) shown |= 1u << seat;
    }
  }
  if (!answers_.empty()) answers_.back().shown_to = shown & 0x3fu;
}

// Half of them, so that this is seldom done; but none of the last answer's.
void GameLog::forget_old_events() {
  const u32 last = answers_.empty() ? 0 : answers_.back().first_event;
  const u32 first = std::min(last, size() - std::min<u32>(size(), kEventsKept / 2));
  if (first <= first_kept_) return;
  events_.erase(events_.begin(), events_.begin() + (first - first_kept_));
  first_kept_ = first;
}

void GameLog::shorten_events(u32 count) {
  while (!for_one_.empty() && for_one_.back().event >= count) for_one_.pop_back();
  const u32 left = count - std::min(count, first_kept_);
  first_kept_ = std::min(first_kept_, count);
  events_.resize(left);
}

GameLog::Since GameLog::events_from(u32 event) const {
  if (event >= first_kept_) return {first_kept_, {}, events_};
  Since since{0, {}, {}};
  since.again.reserve(size());
  State s = taken_up_ ? *taken_up_ : first_position(journal_, into(since.again));
  for (u32 at = first_read_; at < answers(); ++at) replay_step(journal_, at, s, into(since.again));
  since.events = since.again;
  return since;
}

void GameLog::go_back_to(u32 count) {
  if (count >= answers()) return;
  shorten_events(answers_[count].first_event);
  answers_.resize(count);
  shorten(journal_, count);
  if (!reading_) return;
  state_ = position_at(count);
}

void GameLog::take_back(Seat seat, u32 count) {
  if (seat != taken_back_by_) forget_taken_back();
  taken_back_by_ = seat;
  for (u32 answer = answers(); answer > count; --answer) taken_back_.push_back(journal_.actions[answer - 1]);
  go_back_to(count);
}

void GameLog::give_again() {
  const Action action = next_again();
  taken_back_.pop_back();
  play(action, taken_back_by_);
}

void GameLog::deal_anew(Seat seat, Seed seed) {
  // What was dealt for this seat here before is unseen again: it is dealt only once.
  std::erase_if(journal_.redeals, [&](const Redeal& one) { return one.at == answers() && one.seat == seat; });
  journal_.redeals.push_back({answers(), seat, seed});
  if (!reading_) return;
  // The position that the game was taken up at has no past in which it could be dealt.
  if (taken_up_ && answers() == first_read_) {
    State dealt = *taken_up_;
    vendemmia::deal_anew(journal_.redeals.back(), dealt);
    taken_up_ = std::make_shared<const State>(dealt);
  }
  state_ = position_at(answers());
}

void GameLog::stop_reading() {
  reading_ = false;
  events_.clear();
  first_kept_ = 0;
  for_one_.clear();
  for (Answer& one : answers_) one.first_event = 0;
}

void GameLog::take_up(const State& position, u32 at) {
  stop_reading();
  go_back_to(at);
  reading_ = true;
  first_read_ = at;
  state_ = position;
  taken_up_ = std::make_shared<const State>(position);
}

State GameLog::first_read_position() const { return taken_up_ ? *taken_up_ : first_position(journal_); }

State GameLog::position_at(u32 at) const {
  State s = first_read_position();
  for (u32 answer = first_read_; answer < at; ++answer) replay_step(journal_, answer, s);
  return s;
}

GameLog::Reached GameLog::latest_ordinary() const {
  if (is_ordinary(state_)) return {state_, answers()};
  Reached latest{first_read_position(), first_read_};
  State s = latest.state;
  for (u32 at = first_read_; at < answers(); ++at) {
    replay_step(journal_, at, s);
    if (is_ordinary(s)) latest = {s, at + 1};
  }
  return latest;
}

std::vector<told::SeasonMark> GameLog::marks() const {
  return marks_from(first_read_position(), first_read_, journal_);
}

std::string GameLog::record(std::vector<std::string> bots) const {
  if (recorded()) {
    Journal journal = journal_;
    journal.bots = std::move(bots);
    return text_of(journal);
  }
  std::vector<Seat> seats;
  for (const Answer& one : answers_) seats.push_back(static_cast<Seat>(one.seat));
  return bare_text_of(journal_, seats);
}

Event GameLog::first_shown(u32 answer, Seat seat) const {
  const Since since = events_from(answers_[answer].first_event);
  const auto from = since.events.subspan(answers_[answer].first_event - since.first);
  const auto shown =
      std::ranges::find_if(from, [=](const Event& one) { return shows_something_new(one, seat); });
  CHECK(shown != from.end());
  return *shown;
}

u32 GameLog::entries_before(u32 event, Viewer viewer) const {
  if (!viewer) return event;
  const auto unread = [&](const ForOne& one) { return one.event < event && one.seat != *viewer; };
  return event - static_cast<u32>(std::ranges::count_if(for_one_, unread));
}

std::vector<told::LogEntry> GameLog::entries_from(u32 event, Viewer viewer) const {
  std::vector<told::LogEntry> entries;
  const auto after = std::upper_bound(answers_.begin(), answers_.end(), event,
                                      [](u32 one, const Answer& answer) { return one < answer.first_event; });
  u32 answer = after == answers_.begin() ? 0 : static_cast<u32>(after - answers_.begin()) - 1;
  const Since since = events_from(event);
  for (; event < size(); ++event) {
    while (answer + 1 < answers() && answers_[answer + 1].first_event <= event) ++answer;
    if (const auto read = as_read_by(since.events[event - since.first], viewer))
      entries.push_back({answer, *read});
  }
  return entries;
}

bool shows_something_new(const Event& event, Seat seat) {
  switch (event.kind) {
    case EventKind::Drew:
    case EventKind::Reshuffled:
    case EventKind::AutomaDrew:
    case EventKind::AutomaReshuffled:
    case EventKind::Revealed:
    case EventKind::Gave: return true;
    case EventKind::ParentsChosen:
    case EventKind::Played:
    case EventKind::Planted:
    case EventKind::Discarded:
    case EventKind::OrderFilled: return event.seat != seat;
    default: return false;
  }
}

std::vector<told::SeasonMark> season_marks(const Journal& journal) {
  return marks_from(first_position(journal), 0, journal);
}

}  // namespace vendemmia
