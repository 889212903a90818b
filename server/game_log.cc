#include "server/game_log.h"

#include <algorithm>
#include <utility>

#include "engine/game/decision.h"
#include "engine/game/stack_text.h"
#include "protocol/names.h"

namespace vendemmia {
namespace {

Events into(std::vector<Event>& events) {
  return {
      [](void* context, const Event& event) { static_cast<std::vector<Event>*>(context)->push_back(event); },
      &events};
}

std::optional<std::string> as_read_by(const Event& event, GameLog::Viewer viewer) {
  return viewer ? event_text(event, *viewer) : event_text(event);
}

}  // namespace

GameLog::GameLog(const Journal& start) : journal_(start), beginning_(static_cast<u32>(start.actions.size())) {
  state_ = first_position(journal_, into(events_));
  for (u32 at = 0; at < beginning_; ++at) play_answer(at);
}

void GameLog::play(Action action) {
  journal_.actions.push_back(action);
  play_answer(answers());
}

void GameLog::play_answer(u32 at) {
  answers_.push_back({size(), pending(state_).seat});
  const GameWatch watch(state_, journal_.actions.data(), at + 1);
  replay_step(journal_, at, state_, into(events_));
}

void GameLog::go_back_to(u32 count) {
  if (count >= answers()) return;
  events_.resize(answers_[count].first_event);
  answers_.resize(count);
  shorten(journal_, count);
  state_ = replay(journal_);
}

std::span<const Event> GameLog::events_of(u32 answer) const {
  const u32 first = answers_[answer].first_event;
  const u32 end = answer + 1 < answers() ? answers_[answer + 1].first_event : size();
  return std::span(events_).subspan(first, end - first);
}

u32 GameLog::entries_before(u32 event, Viewer viewer) const {
  const auto read = [viewer](const Event& one) { return !viewer || is_told(one, *viewer); };
  return static_cast<u32>(std::count_if(events_.begin(), events_.begin() + event, read));
}

std::vector<told::LogEntry> GameLog::entries_from(u32 event, Viewer viewer) const {
  std::vector<told::LogEntry> entries;
  u32 answer = 0;
  for (; event < size(); ++event) {
    while (answer + 1 < answers() && answers_[answer + 1].first_event <= event) ++answer;
    if (auto text = as_read_by(events_[event], viewer)) entries.push_back({answer, {std::move(*text)}});
  }
  return entries;
}

std::vector<told::SeasonMark> season_marks(const Journal& journal) {
  std::vector<told::SeasonMark> marks;
  State s = first_position(journal);
  for (u32 at = 0;; ++at) {
    const told::SeasonMark mark{at, s.year, s.year == 0 ? "setup" : name_of(s.season)};
    if (marks.empty() || marks.back().year != mark.year || marks.back().season != mark.season) {
      marks.push_back(mark);
    }
    if (at == journal.actions.size()) return marks;
    replay_step(journal, at, s);
  }
}

}  // namespace vendemmia
