// Plays a game and listens to it.
#include <algorithm>
#include <memory>

#include "bots/bot.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/special_workers.h"
#include "engine/core/check.h"
#include "engine/game/door.h"
#include "engine/game/scoring.h"
#include "lab/run.h"
#include "lab/study/cards.h"
#include "lab/study/game.h"
#include "lab/study/study.h"

namespace vendemmia {
namespace {

using study::GameFacts;
using study::SeatRecord;

class Listener {
 public:
  explicit Listener(GameFacts& game) : game_(game) {}

  Events events() {
    return {[](void* context, const Event& event) { static_cast<Listener*>(context)->hear(event); }, this};
  }

  // From now on the state can be looked at while it changes. Nothing tells of points that the rules give before the first answer.
  void watch(const State& s) {
    state_ = &s;
    for (unsigned seat = 0; seat < game_.seats.size(); ++seat)
      count_points(seat, PointSource::Other, s.players[seat].vp - vp_[seat]);
  }

  // After the last answer.
  void end_game() {
    end_year();
    for (SeatRecord& seat : game_.seats) seat.rows.resize(year_);
    game_.years = year_;
  }

 private:
  void end_year() {
    for (unsigned seat = 0; seat < game_.seats.size(); ++seat)
      game_.seats[seat].vp_by_year.push_back(vp_[seat]);
  }

  void hear(const Event& event) {
    if (event.kind == EventKind::YearBegan) {
      if (year_ > 0) end_year();
      year_ = event.a + 256u * event.b;
    } else if (event.kind == EventKind::GameBegan) {
      game_.first = event.seat;
    } else if (event.kind == EventKind::SpecialsRevealed) {
      game_.specials = {event.a, event.b};
    } else if (event.seat < game_.seats.size()) {
      hear_player(event, game_.seats[event.seat]);
    }
  }

  void hear_player(const Event& event, SeatRecord& seat) {
    const auto deck = static_cast<Deck>(event.a);
    switch (event.kind) {
      case EventKind::ParentsChosen:
        seat.mama = event.a;
        seat.papa = event.b;
        break;
      case EventKind::PapaTaken: take_papa(seat, event.a != 0); break;
      case EventKind::RowTaken: take_row(seat, event.seat, event.a); break;
      case EventKind::Drew:
      case EventKind::TookFromPile:
      case EventKind::Kept: draw(seat, deck, event.b); break;
      case EventKind::Gave: draw(game_.seats[event.c], deck, event.b); break;
      case EventKind::Played: play(seat, visitor_deck(event.a), visitor_card(event.a)); break;
      case EventKind::Planted: play(seat, Deck::Vine, event.a); break;
      case EventKind::OrderFilled: play(seat, Deck::Order, event.a); break;
      case EventKind::CardBuilt: play(seat, Deck::Structure, event.a); break;
      case EventKind::Built: seat.structures.push_back({event.a, year_}); break;
      case EventKind::Trained:
        if (is_special(static_cast<Worker>(event.b))) seat.workers.push_back({event.b, year_});
        break;
      case EventKind::VpChanged:
        count_points(event.seat, state_ == nullptr ? PointSource::Other : point_source(*state_),
                     event.b != 0 ? -event.a : event.a);
        break;
      default: break;
    }
  }

  static Deck visitor_deck(u8 visitor) { return deck_of(static_cast<Visitor>(visitor)); }
  static Card visitor_card(u8 visitor) { return card_of(static_cast<Visitor>(visitor)); }

  void draw(SeatRecord& seat, Deck deck, Card card) {
    seat.drawn.push_back({study::index_of(deck, card), year_});
  }
  void play(SeatRecord& seat, Deck deck, Card card) {
    seat.played.push_back({study::index_of(deck, card), year_});
  }

  // a structure that is a gift is not built; for its timing it is there from the start.
  void take_papa(SeatRecord& seat, bool gift) {
    seat.gift = gift;
    const PapaFacts& papa = kPapaFacts[seat.papa];
    if (gift && papa.gift == Gift::Structure)
      seat.structures.push_back({static_cast<unsigned>(papa.structure), year_});
  }

  // On the extended board the rows of the next year are chosen on leaving winter. The row that a visitor moves a rooster to later is not counted.
  void take_row(SeatRecord& seat, unsigned number, unsigned row) {
    const bool for_next_year = state_ != nullptr && state_->players[number].next_row == row;
    const std::size_t year = for_next_year ? year_ + 1 : year_;
    if (seat.rows.size() < year) seat.rows.resize(year);
    if (year > 0 && seat.rows[year - 1] == 0) seat.rows[year - 1] = row;
  }

  void count_points(unsigned seat, PointSource source, int change) {
    game_.seats[seat].points[static_cast<unsigned>(source)] += change;
    vp_[seat] += change;
  }

  GameFacts& game_;
  const State* state_ = nullptr;
  unsigned year_ = 0;
  std::array<int, kMaxPlayers> vp_{};
};

unsigned winners_of(const State& s) {
  if (is_solo(s)) return solo_result(s) == SoloResult::Win ? 1u : 0u;
  unsigned winners = 0;
  for (const Standing& one : standings(s)) {
    if (one.place == 1) winners |= 1u << one.seat;
  }
  return winners;
}

}  // namespace

std::string play_study_game(const StudyOptions& options, u64 number, const std::atomic<bool>* stopped) {
  const auto settings = settings_of(options);
  GameFacts game;
  game.number = number;
  game.setting = settings[number % settings.size()];
  game.seats.resize(game.setting.players);
  Options rules = options.game;
  rules.players = static_cast<u8>(game.setting.players);
  rules.modules = game.setting.modules;
  const Seed seed = seed_of_game(options.seed, number / settings.size());
  const std::unique_ptr<Bot> bot = make_bot(options.bot);
  CHECK(bot != nullptr);

  Listener listener(game);
  State s = new_game(rules, seed, listener.events());
  listener.watch(s);
  Rng rng(~seed);
  ActionList legal;
  legal_actions(s, legal);
  while (!legal.empty()) {
    const Action answer = bot->choose(observe(s, asked_seat(s)), {.cancelled = stopped}, rng);
    if (stopped != nullptr && *stopped) return {};
    apply(s, answer, listener.events(), legal);
  }
  listener.end_game();
  game.winners = winners_of(s);
  return line_of(game);
}

}  // namespace vendemmia
