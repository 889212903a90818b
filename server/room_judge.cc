// What may be said at a table, by whom and when.
#include <algorithm>

#include "engine/game/digest.h"
#include "engine/game/door.h"
#include "protocol/names.h"
#include "server/known_bots.h"
#include "server/polite_text.h"
#include "server/refusal.h"
#include "server/room.h"
#include "server/secrets.h"

namespace vendemmia {
namespace {

using Entries = std::vector<Entry>;
using Judged = OrRefused<Entries>;
using MaybeRefused = std::optional<told::Refused>;

constexpr std::size_t kMostActions = 64;
// Whoever opens the table later waits while all of it is played again, and so does everybody else.
constexpr u32 kMostUndos = 1000;
// The same goes for a game in which nobody ever wins, and for people who sit down and get up all the time. The longest games have
// some two thousand answers.
constexpr std::size_t kMostAnswers = 20'000;
constexpr std::size_t kMostRepeatable = 2'000;
constexpr unsigned kMostAsksHere = 3;

tl::unexpected<told::Refused> refuse(std::string_view code, std::string text) {
  return tl::unexpected(refusal(code, std::move(text)));
}

tl::unexpected<told::Refused> refuse_field(std::string path, std::string text) {
  told::Refused refused = refusal("bad_message", std::move(text));
  refused.path = std::move(path);
  return tl::unexpected(std::move(refused));
}

tl::unexpected<told::Refused> refuse_illegal(const Refusal& why) {
  told::Refused refused = refusal("not_legal", why.text());
  refused.reason = reason_of(why);
  return tl::unexpected(std::move(refused));
}

// Gives the answer in the position, or says why it is not legal: nobody's answer, a bot's neither, is stored untried.
OrRefused<Entry> tried(State& s, Seat seat, Action action, const Events& events) {
  if (const auto refusal = check(s, action)) return refuse_illegal(*refusal);
  apply(s, action, events);
  Entry entry;
  entry.kind = EntryKind::Act;
  entry.seat = seat;
  entry.text = text_of(action);
  entry.digest = digest_of(s);
  return entry;
}

// Hears whether anything is shown to a seat that was hidden before.
struct Sight {
  Seat seat;
  bool something_new = false;

  Events events() {
    return {[](void* context, const Event& event) {
              Sight& sight = *static_cast<Sight*>(context);
              sight.something_new = sight.something_new || shows_something_new(event, sight.seat);
            },
            this};
  }
};

}  // namespace

class Room::Judge {
 public:
  Judge(const Room& room, const Caller& caller, const Circumstances& now)
      : room_(room), caller_(caller), now_(now) {}

  Judged operator()(const said::Sit& message) const {
    if (message.seat >= seats().size()) return refuse_field("seat", "There is no such seat.");
    if (seats()[message.seat].kind != SeatKind::Open) {
      return refuse("seat_taken", "Somebody has that seat.");
    }
    // Otherwise one could sit down, read the hand, and get up again.
    const bool shares_screen = room_.settings_.shared_screen && (caller_.host || caller_.seats.size() > 1);
    if (room_.game_ && knows_another_hand(message.seat) && !shares_screen &&
        !room_.keeps(message.seat, now_.fresh_secret_hash)) {
      return refuse("seat_taken", "Whoever plays cannot take a second seat.");
    }
    if (room_.settings_.start.practice && !caller_.host) {
      return refuse("practice", "The table is for practice, so nobody else can sit down.");
    }
    if (room_.settings_.chosen_deal && !caller_.host) {
      return refuse("chosen_deal", "The host chose the cards, so nobody else can sit down.");
    }
    std::string name = polite_name(message.name, room_.names_besides(message.seat));
    if (name.empty()) return refuse_field("name", "A name is needed.");
    if (message.secret &&
        (message.secret->size() < kShortestSecret || message.secret->size() > kLongestSecret))
      return refuse_field("secret", "A secret has 32 to 128 characters.");
    Entry entry = of(EntryKind::Sit, message.seat);
    entry.text = std::move(name);
    entry.secret_hash = now_.fresh_secret_hash;
    return Entries{entry};
  }

  Judged operator()(const said::Leave& message) const {
    if (const MaybeRefused refused = not_held(message.seat)) return tl::unexpected(*refused);
    Entries entries = after_its_vote(of(EntryKind::Leave, message.seat));
    if (caller_.host && caller_.seats.size() == 1) pass_on_hosting(message.seat, entries);
    return entries;
  }

  Judged operator()(const said::Return& message) const {
    if (std::ranges::find(caller_.kept, message.seat) == caller_.kept.end())
      return refuse("not_your_seat", "No seat is kept for you there.");
    return Entries{of(EntryKind::Return, message.seat)};
  }

  Judged operator()(const said::Act& message) const {
    // The answer to it was lost, and it is said again.
    if (!not_held(message.seat) && room_.has_taken(message.seat, message.seq, message.actions))
      return Entries{};
    if (const MaybeRefused refused = not_at(message.seat, message.seq)) return tl::unexpected(*refused);
    if (message.actions.empty()) return refuse_field("actions", "No answer is given.");
    if (message.actions.size() > kMostActions) return refuse("too_much", "Too many answers at once.");
    if (room_.answers() + message.actions.size() > kMostAnswers)
      return refuse("too_much", "This game does not come to an end.");
    State s = room_.state();
    Sight sight{message.seat};
    Entries entries;
    for (const std::string& text : message.actions) {
      const std::string path = "actions[" + std::to_string(entries.size()) + "]";
      // Otherwise a refusal, which costs nothing, would tell what comes.
      if (sight.something_new) return refuse_field(path, "Something new is seen before this answer.");
      if (pending(s).seat != message.seat) return refuse("not_your_turn", "This seat is not asked.");
      const auto action = parse_action(text);
      if (!action) return refuse_field(path, "That is not an answer.");
      auto entry = tried(s, message.seat, *action, sight.events());
      if (!entry) return tl::unexpected(std::move(entry.error()));
      entry->time = now_.time;
      entries.push_back(std::move(*entry));
    }
    return entries;
  }

  Judged operator()(const said::Undo& message) const {
    if (const MaybeRefused refused = not_at(message.seat, message.seq)) return tl::unexpected(*refused);
    const told::UndoInfo info = undo_info(*room_.game_, message.seat, room_.further_back(message.seat));
    if (room_.status() == Status::Over ||
        std::find(info.points.begin(), info.points.end(), message.to) == info.points.end()) {
      return refuse("nothing_to_undo", "This seat may not go back there.");
    }
    if (room_.undos_ >= kMostUndos) return gone_back_too_often();
    return Entries{of(EntryKind::Undo, message.seat, message.to)};
  }

  Judged operator()(const said::Redo& message) const {
    if (const MaybeRefused refused = not_at(message.seat, message.seq)) return tl::unexpected(*refused);
    if (!room_.can_redo() || room_.game_->taken_back_by(message.seat) == 0) {
      return refuse("nothing_to_undo", "This seat has taken nothing back.");
    }
    return Entries{of(EntryKind::Redo, message.seat)};
  }

  Judged operator()(const said::TakeBack& message) const {
    if (const MaybeRefused refused = not_at(message.seat, message.seq)) return tl::unexpected(*refused);
    const FurtherBack further = room_.further_back(message.seat);
    if (room_.status() == Status::Over || !may_ask_for(*room_.game_, message.seat, message.to, further)) {
      return refuse("nothing_to_undo", "This seat may not ask to go back there.");
    }
    if (room_.undos_ >= kMostUndos) return gone_back_too_often();
    if (room_.vote_ && room_.vote_->seat != message.seat) {
      return refuse("stale", "Somebody else has asked to go back already.");
    }
    // Otherwise nobody could play on for as long as somebody asks.
    if (further == FurtherBack::Vote && room_.asked_here_[message.seat] >= kMostAsksHere)
      return refuse("too_much", "The others have been asked often enough about this position.");
    Entries entries{of(EntryKind::AskTakeBack, message.seat, message.to)};
    if (further != FurtherBack::Practice || !seen_since(*room_.game_, message.seat, message.to))
      return entries;
    GameLog then = *room_.game_;
    then.go_back_to(message.to);
    if (then.journal().redeals.size() >= kMostRedeals) return gone_back_too_often();
    then.deal_anew(message.seat, now_.fresh_seed);
    entries.push_back(of(EntryKind::DealAnew, message.seat));
    entries.back().text = std::to_string(now_.fresh_seed);
    entries.back().digest = digest_of(then.state());
    return entries;
  }

  Judged operator()(const said::Vote& message) const {
    if (const MaybeRefused refused = not_at(message.seat, message.seq)) return tl::unexpected(*refused);
    const bool withdraws = room_.vote_ && room_.vote_->seat == message.seat && !message.accept;
    if (!room_.vote_ || (!withdraws && !contains(room_.vote_->waiting, message.seat))) {
      return refuse("no_vote", "This seat has nothing to vote on.");
    }
    // Whoever has asked may have asked for something else since.
    if (message.to && *message.to != room_.vote_->to)
      return refuse("stale", "It is asked to go back somewhere else now.");
    const Ballot ballot = message.accept ? Ballot::Accepts : Ballot::Refuses;
    return Entries{of(EntryKind::Vote, message.seat, static_cast<u32>(ballot))};
  }

  Judged operator()(const said::Chat& message) const {
    if (!room_.settings_.chat) return refuse("chat_off", "There is no chat at this table.");
    if (caller_.muted) return refuse("muted", "The host lets nobody hear you.");
    if (message.seat) {
      if (const MaybeRefused refused = not_held(*message.seat)) return tl::unexpected(*refused);
    }
    Entry entry = of(EntryKind::Chat, message.seat.value_or(kNoSeat));
    entry.text = polite_text(message.text, kLongestChatLine);
    entry.name = message.seat ? seats()[*message.seat].name
                              : polite_name(message.name.value_or(""), room_.names_besides(kNoSeat));
    if (entry.text.empty()) return refuse_field("text", "There is nothing in it.");
    return Entries{entry};
  }

  Judged operator()(const said::Replace& message) const {
    if (const MaybeRefused refused = not_to_decide(message.seat)) return tl::unexpected(*refused);
    const SeatKind kind = seats()[message.seat].kind;
    if (kind == SeatKind::Bot) return refuse("seat_taken", "A bot has that seat already.");
    if (!room_.game_ && kind == SeatKind::Open && !caller_.host) return not_host();
    if (!is_bot(message.bot)) return refuse("unknown_bot", "There is no bot of that name.");
    Entry entry = of(EntryKind::Replace, message.seat, deed_about(message.seat).number());
    entry.text = message.bot;
    return instead_of(message.seat, after_its_vote(entry));
  }

  Judged operator()(const said::OpenSeat& message) const {
    if (const MaybeRefused refused = not_to_decide(message.seat)) return tl::unexpected(*refused);
    const SeatSetup& seat = seats()[message.seat];
    if (seat.kind == SeatKind::Open) return refuse("seat_taken", "That seat is open already.");
    if (seat.kind == SeatKind::Bot && seat.kept_for.empty())
      return refuse("seat_taken", "That seat has always been a bot's.");
    if (room_.settings_.start.practice) return refuse("practice", "Nobody else can sit down here.");
    if (room_.settings_.chosen_deal) return refuse("chosen_deal", "Nobody else can sit down here.");
    const Entry entry = of(EntryKind::OpenSeat, message.seat, deed_about(message.seat).number());
    return instead_of(message.seat, after_its_vote(entry));
  }

  Judged operator()(const said::Mute& message) const {
    const auto meant = whom(message.seat, message.watcher);
    if (!meant) return tl::unexpected(meant.error());
    Entries entries;
    for (const std::string& hash : *meant) {
      if (room_.is_muted(hash) == message.on) continue;
      entries.push_back(of(EntryKind::Mute, message.seat.value_or(kNoSeat), message.on ? 1 : 0));
      entries.back().secret_hash = hash;
    }
    return entries;
  }

  Judged operator()(const said::Remove& message) const {
    const auto meant = whom(message.seat, message.watcher);
    if (!meant) return tl::unexpected(meant.error());
    Entries entries;
    for (const std::string& hash : *meant) {
      Entry entry = of(EntryKind::Remove, message.seat.value_or(kNoSeat));
      entry.secret_hash = hash;
      if (message.seat) return after_its_vote(entry);
      if (!room_.is_removed(hash)) entries.push_back(std::move(entry));
    }
    return entries;
  }

  // Whoever has several secrets is all of these people already, so they may be one from now on.
  Judged operator()(const said::Carry&) const {
    Entries entries;
    for (const std::string& hash : now_.outsider.secret_hashes) {
      if (hash == now_.fresh_secret_hash) continue;
      entries.push_back(of(EntryKind::Carry, kNoSeat));
      entries.back().text = hash;
      entries.back().secret_hash = now_.fresh_secret_hash;
    }
    return entries;
  }

  Judged operator()(const said::Pace& message) const {
    if (!caller_.host) return not_host();
    if (message.pace > kSlowestPace) return refuse_field("pace", "No bot is that slow.");
    return Entries{of(EntryKind::Pace, kNoSeat, message.pace)};
  }

  Judged operator()(const said::Coach& message) const {
    if (const MaybeRefused refused = not_held(message.seat)) return tl::unexpected(*refused);
    if (!room_.settings_.hints) return refuse("hints_off", "There is no advice at this table.");
    const auto& levels = said::CoachLevels::values();
    const auto level = static_cast<u32>(std::ranges::find(levels, message.level.text) - levels.begin());
    if (level == static_cast<u32>(room_.coach_[message.seat])) return Entries{};
    return Entries{of(EntryKind::Coach, message.seat, level)};
  }

  Judged operator()(const said::Skip&) const {
    if (!caller_.host) return not_host();
    return Entries{};
  }

  Judged operator()(const said::Rematch&) const {
    if (room_.status() != Status::Over) return refuse("not_over", "The game is not over.");
    if (caller_.seats.empty()) return refuse("not_your_seat", "Only a player can ask for another game.");
    if (room_.settings_.campaign) return refuse("bad_options", "A campaign goes on with its next challenge.");
    if (room_.rematch_) return Entries{};
    Entry entry = of(EntryKind::Rematch, caller_.seats.front());
    entry.text = now_.rematch_table;
    return Entries{entry};
  }

  template <class Other>
  Judged operator()(const Other&) const {
    return refuse("bad_message", "That changes nothing at a table.");
  }

  // Whether this caller may speak for the seat.
  MaybeRefused not_held(Seat seat) const {
    if (std::find(caller_.seats.begin(), caller_.seats.end(), seat) != caller_.seats.end()) return {};
    return refusal("not_your_seat", "You do not hold that seat.");
  }

  // Whether this caller may speak for the seat about the position with this number.
  MaybeRefused not_at(Seat seat, u32 seq) const {
    if (MaybeRefused refused = not_held(seat)) return refused;
    if (room_.status() == Status::Waiting) return refusal("not_started", "The game has not begun.");
    if (room_.status() == Status::Locked) return old_rules(room_.settings_.start.rules);
    if (seq != room_.seq()) return refusal("stale", "The table has moved on.");
    return {};
  }

 private:
  // Somebody goes who has not agreed to go back. Where that leaves nobody to ask, it is not agreed to.
  Entries after_its_vote(const Entry& going) const {
    const auto& vote = room_.vote_;
    const bool last = vote && vote->seat != going.seat && contains(vote->waiting, going.seat) &&
                      (room_.persons() & ~bit(vote->seat) & ~bit(going.seat)) == 0;
    if (!last || may_ask_for(*room_.game_, vote->seat, vote->to, FurtherBack::Alone)) return {going};
    return {of(EntryKind::Vote, going.seat, 0), going};
  }

  const std::vector<SeatSetup>& seats() const { return room_.settings_.seats; }

  // Whoever holds another seat, or has held one in this game.
  bool knows_another_hand(Seat besides) const {
    const auto is_callers = [&](std::string_view hash) {
      const std::vector<std::string>& known = now_.outsider.secret_hashes;
      return !hash.empty() &&
             (hash == now_.fresh_secret_hash || std::ranges::find(known, hash) != known.end());
    };
    const auto is_other = [&](const Held& one) { return one.seat != besides && is_callers(one.secret_hash); };
    if (!caller_.seats.empty() || !caller_.kept.empty() || std::ranges::any_of(room_.held_, is_other))
      return true;
    return std::ranges::any_of(seats(), [&](const SeatSetup& one) {
      return is_callers(one.kind == SeatKind::Person ? one.secret_hash : one.kept_for);
    });
  }

  // Whether this caller may decide now who has the seat.
  MaybeRefused not_to_decide(Seat seat) const {
    if (!caller_.host && caller_.seats.empty()) return refusal("not_your_seat", "Only players may do that.");
    if (seat >= seats().size()) {
      told::Refused refused = refusal("bad_message", "There is no such seat.");
      refused.path = "seat";
      return refused;
    }
    if (seats()[seat].kind != SeatKind::Person) return {};
    if (room_.time_is_up(seat, now_.up) && not_held(seat)) return {};
    if (contains(now_.presence.seats, seat)) return refusal("seat_taken", "That player is there.");
    if (contains(now_.just_left, seat))
      return refusal("seat_taken", "That player has left only a moment ago.");
    return {};
  }

  Deed deed_about(Seat seat) const {
    return {caller_.seats.empty() ? kNoSeat : caller_.seats.front(), room_.time_is_up(seat, now_.up)};
  }

  // Where the host is the one who is away, somebody else takes their part.
  Entries instead_of(Seat seat, Entries entries) const {
    if (caller_.host || !room_.is_host(seats()[seat].secret_hash)) return entries;
    entries.push_back(of(EntryKind::Host, caller_.seats.front()));
    return entries;
  }

  // To somebody who is there, otherwise to anybody.
  void pass_on_hosting(Seat from, Entries& entries) const {
    const auto others = static_cast<u8>(room_.persons() & ~bit(from));
    const auto there = static_cast<u8>(others & now_.presence.seats);
    for (const unsigned seat : Members(there != 0 ? there : others)) {
      entries.push_back(of(EntryKind::Host, static_cast<Seat>(seat)));
      return;
    }
  }

  // The hashes of those whom the host means.
  OrRefused<std::vector<std::string>> whom(std::optional<u8> seat, std::optional<u32> watcher) const {
    if (!caller_.host) return not_host();
    if (seat.has_value() == watcher.has_value()) return refuse_field("seat", "Either a seat or a watcher.");
    if (watcher) return now_.outsider.secret_hashes;
    if (*seat >= seats().size() || seats()[*seat].kind != SeatKind::Person)
      return refuse_field("seat", "Nobody sits there.");
    if (!not_held(*seat)) return refuse_field("seat", "That is your own seat.");
    return std::vector<std::string>{seats()[*seat].secret_hash};
  }

  Entry of(EntryKind kind, Seat seat, u32 number = 0) const {
    Entry entry;
    entry.kind = kind;
    entry.seat = seat;
    entry.number = number;
    entry.time = now_.time;
    return entry;
  }

  static tl::unexpected<told::Refused> gone_back_too_often() {
    return refuse("too_much", "This table has no undos left.");
  }
  static tl::unexpected<told::Refused> not_host() {
    return refuse("not_host", "Only the host of the table may do that.");
  }

  const Room& room_;
  const Caller& caller_;
  const Circumstances& now_;
};

OrRefused<std::vector<Entry>> Room::judge(const said::Message& message, const Caller& caller,
                                          const Circumstances& circumstances) const {
  if (status() == Status::Locked) return tl::unexpected(old_rules(settings_.start.rules));
  auto judged = std::visit(Judge(*this, caller, circumstances), message);
  if (judged && repeatable_ >= kMostRepeatable && std::ranges::any_of(*judged, is_repeatable, &Entry::kind))
    return refuse("too_much", "That has happened too often at this table.");
  return judged;
}

OrRefused<Entry> Room::judge_bot(Seat seat, u32 at_seq, Action action, u64 time) const {
  if (at_seq != seq()) return refuse("stale", "The table has moved on.");
  if (bot_to_move() != seat) return refuse("not_your_turn", "This bot is not asked.");
  State then = state();
  auto entry = tried(then, seat, action, Events::none());
  if (entry) entry->time = time;
  return entry;
}

// --- Questions that are answered to the caller alone ---------------------------------------------------

OrRefused<Action> Room::asked_about(u8 seat, u32 at_seq, const std::string& text,
                                    const Caller& caller) const {
  const Circumstances now;
  if (const auto refused = Judge(*this, caller, now).not_at(seat, at_seq)) return tl::unexpected(*refused);
  if (pending(state()).seat != seat) return refuse("not_your_turn", "This seat is not asked.");
  const auto action = parse_action(text);
  if (!action) return refuse_field("action", "That is not an answer.");
  return *action;
}

OrRefused<told::PreviewOf> Room::preview(const said::PreviewOf& message, const Caller& caller) const {
  const auto action = asked_about(message.seat, message.seq, message.action, caller);
  if (!action) return tl::unexpected(action.error());
  if (const auto refusal = check(state(), *action)) return refuse_illegal(*refusal);
  told::PreviewOf answer;
  answer.action = message.action;
  answer.preview = preview_of(observe(state(), message.seat), *action);
  return answer;
}

OrRefused<told::Why> Room::why(const said::Why& message, const Caller& caller) const {
  const auto action = asked_about(message.seat, message.seq, message.action, caller);
  if (!action) return tl::unexpected(action.error());
  told::Why answer;
  answer.action = message.action;
  if (const auto refusal = check(state(), *action)) {
    answer.reason.emplace(reason_of(*refusal));
    answer.obstacles = obstacles_of(observe(state(), message.seat), *action);
  }
  return answer;
}

OrRefused<Observation> Room::seen_for(const said::Hint& message, const Caller& caller) const {
  const Circumstances now;
  if (const auto refused = Judge(*this, caller, now).not_at(message.seat, message.seq))
    return tl::unexpected(*refused);
  if (!settings_.hints) return refuse("hints_off", "There are no hints at this table.");
  if (pending(state()).seat != message.seat) return refuse("not_your_turn", "This seat is not asked.");
  return observe(state(), message.seat);
}

OrRefused<Observation> Room::seen_for(const said::PlanOrder& message, const Caller& caller) const {
  const Circumstances now;
  if (const auto refused = Judge(*this, caller, now).not_at(message.seat, seq()))
    return tl::unexpected(*refused);
  if (!settings_.hints) return refuse("hints_off", "There is no advice at this table.");
  if (status() == Status::Over) return refuse("not_your_turn", "The game is over.");
  const CardSet card = cards_named(Deck::Order, message.order.text);
  const CardSet held = state().players[message.seat].hand[static_cast<unsigned>(Deck::Order)];
  if ((held & card) == 0) return refuse_field("order", "That order is not in this seat's hand.");
  return observe(state(), message.seat);
}

}  // namespace vendemmia
