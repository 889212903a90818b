#include "engine/game/reason.h"

#include <array>

#include "engine/catalog/effect.h"
#include "engine/catalog/structures.h"

namespace vendemmia {
namespace {

struct Text {
  std::string_view code;
  std::string_view sentence;  // {need} and {have} stand for the numbers, {structures} for a set
};

// In the order of Reason.
constexpr std::array kTexts{
    Text{"ok", ""},
    Text{"game_over", "The game is over."},
    Text{"not_an_answer", "That does not answer the question that is being asked."},
    Text{"not_in_hand", "That card is not in your hand."},
    Text{"no_worker", "You have no such worker left to place."},
    Text{"space_taken", "Another worker stands on that space."},
    Text{"space_closed", "That space is not used with this number of players."},
    Text{"wrong_season", "That action belongs to another season."},
    Text{"art_while_spaces_free", "The grande may join the action only when all of its spaces are taken."},
    Text{"only_grande_on_art", "Only the grande may join an action beside its spaces."},
    Text{"yoke_missing", "You have not built the yoke."},
    Text{"yoke_used", "The yoke has already been used this year."},
    Text{"action_impossible", "You cannot carry out that action now."},
    Text{"needs_bonus_first", "The action is possible only after the bonus."},
    Text{"bonus_must_be_used", "Friendly variant: who stands on a bonus space uses the bonus."},
    Text{"bonus_paid_for", "The bonus is paid for and must be used."},
    Text{"bonus_not_usable", "Friendly variant: you could not use that bonus, and another space is free."},
    Text{"row_taken", "Another rooster stands on that row."},
    Text{"own_row", "Your rooster already stands on that row; it has to move."},
    Text{"deck_empty", "That deck and its discard pile are empty."},
    Text{"deck_gives_only_one", "That deck cannot give a second card."},
    Text{"visitor_impossible", "You cannot carry out that visitor's mandatory parts now."},
    Text{"option_impossible", "You cannot carry out that option now."},
    Text{"option_taken", "That one is already done; choose a different one."},
    Text{"lira_short", "You need {need} lira and have {have}."},
    Text{"vp_too_low", "Your VP cannot fall below -5."},
    Text{"structures_missing", "That vine needs: {structures}."},
    Text{"field_sold", "You have sold that field."},
    Text{"field_full", "The field would hold vines of {need}; its maximum is {have}."},
    Text{"field_planted", "Vines stand on that field."},
    Text{"field_not_sold", "You own that field."},
    Text{"field_empty", "No vine stands on that field."},
    Text{"field_harvested", "That field has already been harvested this year."},
    Text{"already_built", "You have already built that."},
    Text{"medium_cellar_first", "The medium cellar has to be built first."},
    Text{"cost_not_allowed", "That structure's printed cost is not among those allowed here."},
    Text{"worker_limit", "You already own as many workers as you may."},
    Text{"grape_space_taken", "The value-1 space of that colour is taken."},
    Text{"no_grape", "There is no such grape on your crush pad."},
    Text{"no_wine", "There is no such wine in your cellar."},
    Text{"cellar_too_small", "Your cellar is too small for that wine."},
    Text{"no_space_in_cellar", "No suitable space in the cellar is free for that wine."},
    Text{"value_too_low", "A value of at least {need} is needed; this one has {have}."},
    Text{"cannot_age", "That wine cannot age: the next space is taken or its cellar is missing."},
    Text{"wines_missing", "Your cellar does not hold the wines that order asks for."},
    Text{"too_many_cards", "You do not hold that many visitors."},
    Text{"strands_later_part", "After that, {part} would not be possible any more, and it has to be done."},
    Text{"pile_empty", "That discard pile is empty."},
    Text{"on_the_same_action", "That worker stands on the action where the card was played."},
    Text{"grande_not_placed", "There is no grande to take back."},
    Text{"row_without_glass", "That row has no glass token left."},
    Text{"organizer_row_seven",
         "In the game for one player, and in winter once its token is taken, the Organizer may not move to "
         "row 7."},
    Text{"orders_forbidden", "No order may be filled in this challenge."},
    Text{"no_token", "You have no bonus token to spend."},
    Text{"token_already_spent", "Only one bonus token may be spent in a turn."},
    Text{"tokens_useless", "Bonus tokens cannot be used in this challenge."},
    Text{"row_one_after_seven", "Row 1 is for the player who was on row 7 the year before."},
    Text{"must_wake_first", "Who stands on row 7 wakes up on row 1 next year."},
    Text{"no_star_there", "You have no star in that region."},
    Text{"same_region", "The star has to move to another region."},
    Text{"stars_left", "While you have stars in your supply, one of them is placed."},
    Text{"field_covered", "A structure stands on that field."},
    Text{"place_taken", "There is no room for a structure at that place."},
    Text{"building_used", "A worker has been there already this year."},
    Text{"worker_inside", "A worker stands on that structure."},
    Text{"toll_too_high", "The Soldato's toll is {need} lira and you have {have}."},
    Text{"special_owned", "You already have that special worker."},
};
static_assert(kTexts.size() == static_cast<unsigned>(Reason::SpecialOwned) + 1);

void replace(std::string& text, std::string_view what, const std::string& with) {
  const std::size_t at = text.find(what);
  if (at != std::string::npos) text.replace(at, what.size(), with);
}

std::string list_of(StructureSet set) {
  std::string text;
  for (unsigned i : Members(set)) {
    if (!text.empty()) text += ", ";
    text += kStructureFacts[i].name;
  }
  return text;
}

// the parts that can be stranded, as the reason names them.
std::string_view part_name(int op) {
  switch (static_cast<Op>(op)) {
    case Op::Build: return "building a structure";
    case Op::Plant: return "planting a vine";
    case Op::Harvest: return "harvesting a field";
    case Op::MakeWine: return "making wine";
    case Op::AgeOneWine: return "ageing a wine";
    case Op::FillOrder: return "filling an order";
    case Op::SellWine: return "selling a wine";
    default: return "another mandatory part";
  }
}

}  // namespace

std::string sentence(Reason reason, int need, int have) {
  std::string text(kTexts[static_cast<unsigned>(reason)].sentence);
  replace(text, "{need}", std::to_string(need));
  replace(text, "{have}", std::to_string(have));
  replace(text, "{structures}", list_of(static_cast<StructureSet>(need)));
  replace(text, "{part}", std::string(part_name(need)));
  return text;
}

std::string_view code_of(Reason reason) { return kTexts[static_cast<unsigned>(reason)].code; }

}  // namespace vendemmia
