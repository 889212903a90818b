#include "text/text_mode.h"

#include "engine/game/door.h"
#include "engine/game/observe.h"
#include "text/play_command.h"
#include "text/play_files.h"
#include "text/play_hint.h"
#include "text/play_options.h"
#include "text/play_render.h"
#include "text/play_way.h"
#include "text/play_why.h"

namespace vendemmia {
namespace {

namespace talk = words::text_mode::talk;

// A file's name as it is typed on a command line.
std::string word(const std::string& path) {
  return path.find(' ') == std::string::npos ? path : in_quotes(path);
}

// The conversation around one session.
class TextMode {
 public:
  TextMode(Console& console, PlaySession session, const Conversation& how)
      : console_(console), session_(std::move(session)), bots_(how.bots), hint_(how.hint) {
    if (how.news == News::OnlyNew) skip_the_past();
  }

  void run() {
    while (!leaving_ && !state().over) {
      const Seat seat = pending(state()).seat;
      if (session_.is_person(seat)) {
        ask(seat);
      } else {
        session_.answer(bot_answer(seat));
      }
    }
    if (!leaving_) finish();
  }

  const Journal& journal() const { return game().journal(); }

 private:
  // A loaded game need not be told from its beginning.
  void skip_the_past() { told_.fill(game().events().size()); }

  const GameLog& game() const { return session_.game(); }
  const State& state() const { return session_.state(); }
  const Speech& names() const { return session_.speech(); }

  // The generator depends on the position in the record alone, so that a record and its bots can be
  // played again.
  Action bot_answer(Seat seat) {
    Rng rng(game().journal().seed + 1 + game().answers());
    return bots_.at(seat - session_.people()).choose(observe(state(), seat), {}, rng);
  }

  // --- Asking ------------------------------------------------------------------------------------

  void ask(Seat seat) {
    if (session_.people() > 1 && asked_last_ != seat && !pass_the_screen(seat)) return leave();
    asked_last_ = seat;
    tell_news(seat);
    show_question(seat);
    const u32 answers = game().answers();
    while (!leaving_ && !moved_ && game().answers() == answers) {
      const auto line = console_.read();
      if (!line) return leave();
      execute(seat, parse_command(*line, console_.language()));
    }
    moved_ = false;
  }

  // Blank lines push the other player's hand off the screen.
  bool pass_the_screen(Seat seat) {
    constexpr unsigned kBlankLines = 50;
    const bool first = asked_last_ == kNoSeat;
    if (!first) {
      for (unsigned i = 0; i < kBlankLines; ++i) console_.line();
    }
    return console_.read(names().say(talk::pass_screen{.who = name_of(seat, names())})).has_value();
  }

  void tell_news(Seat seat) {
    const auto& events = game().events();
    const std::size_t from = std::min(told_[seat], events.size());
    const Lines news = log_lines(std::span(events).subspan(from), seat, names());
    if (!news.empty()) console_.line();
    console_.lines(news);
    told_[seat] = events.size();
  }

  void show_question(Seat seat) {
    legal_actions(state(), legal_);
    console_.line();
    console_.line(question_line(state(), names()));
    console_.line(situation_line(state(), seat, names()));
    console_.lines(answer_lines(state(), seat, legal_, names()));
  }

  // --- Commands ----------------------------------------------------------------------------------

  void execute(Seat seat, const Command& command) {
    switch (command.verb) {
      case Verb::Answer: return take_answer(seat, command.argument);
      case Verb::Repeat: return show_question(seat);
      case Verb::Why: return explain(seat, command.argument);
      case Verb::Hint: return console_.lines(hint_lines(observe(state(), seat), legal_, hint_, names()));
      case Verb::Undo: return undo(seat);
      case Verb::Log: return show_log(seat, command.argument);
      case Verb::Board: return console_.lines(board_lines(state(), seat, names()));
      case Verb::Me: console_.lines(vineyard_lines(state(), seat, names())); [[fallthrough]];
      case Verb::Hand: return console_.lines(hand_lines(state(), seat, names()));
      case Verb::Way: return console_.lines(way_lines(observe(state(), seat), command.argument, names()));
      case Verb::ShowCard: return console_.lines(card_lines(command.argument, names()));
      case Verb::Save: save(command.argument); return;
      case Verb::Load: return load(command.argument);
      case Verb::Help: return console_.say(words::text_mode::help);
      case Verb::Quit: return quit();
    }
  }

  // The legal answer with this number, or null after saying what is wrong.
  const Action* numbered(unsigned number) {
    if (number >= 1 && number <= legal_.size()) return &legal_[number - 1];
    console_.say(talk::no_answer{.number = number, .last = legal_.size()});
    return nullptr;
  }

  void take_answer(Seat seat, const std::string& text) {
    if (const auto number = parse_number(text)) {
      const Action* action = numbered(*number);
      // A mistyped number should not end a season.
      if (action == nullptr || (action->kind == ActionKind::Pass && !confirm_pass(seat))) return;
      session_.answer(*action);
      return;
    }
    const auto action = parse_action(lower_case(text));
    if (!action) {
      console_.say(talk::not_a_command{.text = in_quotes(text), .last = legal_.size()});
      return;
    }
    if (const auto refusal = check(state(), *action)) {
      console_.lines(explain_refusal(state(), seat, *action, *refusal, names()));
      return;
    }
    session_.answer(*action);
  }

  bool confirm_pass(Seat seat) {
    const Player& p = state().players[seat];
    const unsigned left = p.available + (p.grande == kNowhere ? 1u : 0u);
    return left == 0 || console_.confirm(names().say(talk::confirm_pass{.count = left}));
  }

  void explain(Seat seat, const std::string& text) {
    const std::vector<RefusedAction> refusals = refusals_by_reason(state());
    if (text.empty()) return console_.lines(refusal_lines(state(), seat, refusals, names()));
    if (const auto number = parse_number(text)) {
      const Action* action = numbered(*number);
      if (action != nullptr) console_.lines(explain_answer(state(), seat, *action, names()));
      return;
    }
    const bool refused = text[0] == 'r' || text[0] == 'R';
    if (const auto number = parse_number(std::string_view(text).substr(1)); refused && number) {
      return explain_refused(seat, refusals, *number);
    }
    const auto action = parse_action(lower_case(text));
    if (!action) {
      console_.say(talk::not_an_answer{.text = in_quotes(text)});
    } else if (const auto refusal = check(state(), *action)) {
      console_.lines(explain_refusal(state(), seat, *action, *refusal, names()));
    } else {
      console_.lines(explain_answer(state(), seat, *action, names()));
    }
  }

  void explain_refused(Seat seat, const std::vector<RefusedAction>& refusals, unsigned number) {
    if (number < 1 || number > refusals.size()) {
      console_.say(talk::no_refused{.number = number});
      return;
    }
    const RefusedAction& one = refusals[number - 1];
    console_.lines(explain_refusal(state(), seat, one.action, one.refusal, names()));
  }

  void undo(Seat seat) {
    const PlaySession::Undo back = session_.undo_of(seat);
    if (!back.refusal.empty()) return console_.line(back.refusal);
    session_.go_back_to(back.answers);
    told_[seat] = game().events().size();
    moved_ = true;
    console_.say(talk::taken_back);
  }

  void show_log(Seat seat, const std::string& text) {
    const auto& events = game().events();
    if (text.empty()) {
      const std::size_t from = session_.last_answer_at(seat);
      const Lines lines = log_lines(std::span(events).subspan(from), seat, names());
      return lines.empty() ? console_.say(talk::nothing_since) : console_.lines(lines);
    }
    const auto count = parse_number(text);
    if (!count || *count == 0) return console_.say(talk::log_how);
    const Lines lines = log_lines(events, seat, names());
    const std::size_t from = lines.size() > *count ? lines.size() - *count : 0;
    console_.lines({lines.begin() + static_cast<std::ptrdiff_t>(from), lines.end()});
  }

  // --- Files and leaving -------------------------------------------------------------------------

  bool save(const std::string& path) {
    if (path.empty()) {
      console_.say(talk::save_name);
      return false;
    }
    if (file_exists(path) && !console_.confirm(names().say(talk::exists{.file = in_quotes(path)}))) {
      console_.say(talk::nothing_saved);
      return false;
    }
    if (const std::string problem = save_game(session_, bots_.list(), path, console_.language());
        !problem.empty()) {
      console_.line(problem + " " + names().say(talk::nothing_saved));
      return false;
    }
    saved_to_ = path;
    saved_answers_ = game().journal().actions;
    console_.say(talk::saved{.file = in_quotes(path), .word = word(path)});
    return true;
  }

  bool is_saved() const { return !saved_to_.empty() && saved_answers_ == game().journal().actions; }

  void load(const std::string& path) {
    if (path.empty()) return console_.say(talk::load_name);
    SavedGame loaded = load_game(path, console_.language());
    if (loaded.problem.empty() && loaded.bots && !problem_with(*loaded.bots).empty())
      loaded.problem = names().say(talk::unknown_bots{.file = in_quotes(path)});
    if (!loaded.problem.empty()) return console_.line(loaded.problem + " " + names().say(talk::goes_on));
    const bool sure = is_saved() || game().answers() == 0 ||
                      console_.confirm(names().say(talk::leave_for{.file = in_quotes(path)}));
    if (!sure) return console_.say(talk::goes_on);
    const unsigned players = loaded.journal.options.players;
    session_ = PlaySession(loaded.journal, std::min(loaded.people.value_or(session_.people()), players),
                           console_.language());
    if (loaded.bots) bots_ = Opponents(*loaded.bots);
    saved_to_ = path;
    saved_answers_ = game().journal().actions;
    asked_last_ = kNoSeat;
    moved_ = true;
    skip_the_past();
    console_.say(talk::loaded{.file = in_quotes(path), .count = game().answers()});
  }

  void quit() {
    if (is_saved() || console_.confirm(names().say(talk::quit_sure))) {
      leave();
    }
  }

  // Says how to come back.
  void leave() {
    leaving_ = true;
    if (is_saved()) {
      console_.say(talk::is_saved{.word = word(saved_to_)});
      return;
    }
    const Journal& journal = game().journal();
    console_.say(talk::not_saved{
        .command = command_line_of(journal.options) + " --people " + std::to_string(session_.people()) +
                   " --seed " + std::to_string(journal.seed) +
                   (session_.people() == journal.options.players ? "" : " --bots " + text_of(bots_.list()))});
  }

  void finish() {
    // What everybody may know, and in a game with one person what that person may.
    const Seat viewer = session_.people() == 1 ? Seat{0} : kNoSeat;
    const std::size_t from = asked_last_ == kNoSeat ? 0 : told_[asked_last_];
    console_.line();
    console_.lines(log_lines(std::span(game().events()).subspan(from), viewer, names()));
    console_.line();
    console_.lines(ranking_lines(state(), names()));
    console_.say(words::text_mode::end::keep);
    while (const auto line = console_.read()) {
      const Command command = parse_command(*line, console_.language());
      if (command.verb == Verb::Repeat || command.verb == Verb::Quit) break;
      if (command.verb == Verb::Save) {
        if (save(command.argument)) break;
      } else {
        console_.say(words::text_mode::end::keep);
      }
    }
    console_.say(words::text_mode::end::thanks);
  }

  Console& console_;
  PlaySession session_;
  Opponents bots_;
  Budget hint_;
  ActionList legal_;                             // the numbered answers of the question shown
  std::array<std::size_t, kMaxPlayers> told_{};  // events that each seat has been told
  Seat asked_last_ = kNoSeat;
  bool moved_ = false;  // the position has changed other than by an answer
  bool leaving_ = false;
  std::string saved_to_;
  std::vector<Action> saved_answers_;
};

}  // namespace

Journal play_in_text(Console& console, PlaySession session, const Conversation& how) {
  TextMode mode(console, std::move(session), how);
  mode.run();
  return mode.journal();
}

}  // namespace vendemmia
