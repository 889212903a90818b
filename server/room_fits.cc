// What a store gives back was judged once, but perhaps under other rules, and the disk may have spoilt it.
#include "engine/core/text.h"
#include "engine/game/door.h"
#include "server/known_bots.h"
#include "server/room.h"

namespace vendemmia {

bool Room::fits(const Entry& entry) const {
  const bool anybody = entry.kind == EntryKind::Chat || entry.kind == EntryKind::Pace ||
                       entry.kind == EntryKind::Rules || entry.kind == EntryKind::Mute ||
                       entry.kind == EntryKind::Remove || entry.kind == EntryKind::Carry;
  if (entry.seat >= settings_.seats.size() && !(anybody && entry.seat == kNoSeat)) return false;
  const auto on_the_way_back = [&] {
    const u32 first = game_->reading() ? game_->beginning() : 0;
    return entry.number >= first && entry.number < game_->answers();
  };
  switch (entry.kind) {
    case EntryKind::Act: {
      const auto action = parse_action(entry.text);
      if (!reading()) return action.has_value();
      return action && status() == Status::Playing && pending(state()).seat == entry.seat &&
             !check(state(), *action);
    }
    case EntryKind::Undo:
    case EntryKind::AskTakeBack: return game_ && on_the_way_back();
    case EntryKind::Redo: return can_redo();
    case EntryKind::Vote: return vote_.has_value();
    case EntryKind::Replace: return is_bot(entry.text);
    case EntryKind::Return: return !settings_.seats[entry.seat].kept_for.empty();
    case EntryKind::Host: return settings_.seats[entry.seat].kind == SeatKind::Person;
    case EntryKind::DealAnew:
      return number_in<Seed>(entry.text) && game_ && (!reading() || status() == Status::Playing) &&
             game_->journal().redeals.size() < kMostRedeals;
    case EntryKind::Rules: return entry.number > rules_ && entry.number <= kRulesVersion;
    case EntryKind::Pace: return entry.number <= kSlowestPace;
    case EntryKind::Coach:
      return entry.number < kCoachLevels && settings_.seats[entry.seat].kind == SeatKind::Person;
    case EntryKind::Carry: return !entry.text.empty() && !entry.secret_hash.empty();
    case EntryKind::Chat:
    case EntryKind::Sit:
    case EntryKind::Leave:
    case EntryKind::OpenSeat:
    case EntryKind::Mute:
    case EntryKind::Remove:
    case EntryKind::Rematch: break;
  }
  return true;
}

// Where the game was taken up, the rules of today never saw what was taken back there.
bool Room::can_redo() const {
  if (!game_ || game_->taken_back() == 0) return false;
  return !reading() || (status() == Status::Playing && !check(state(), game_->next_again()));
}

}  // namespace vendemmia
