#include "engine/game/reason_rulings.h"

#include <array>

namespace vendemmia {
namespace {

using Series = RulingNumber::Series;

struct Behind {
  Reason reason;
  std::array<RulingNumber, 3> rulings;  // the first ones that have a number
};

constexpr RulingNumber r(unsigned number) { return {Series::R, static_cast<u16>(number)}; }
constexpr RulingNumber d(unsigned number) { return {Series::D, static_cast<u16>(number)}; }

// In the order of Reason.
constexpr std::array kBehind{
    Behind{Reason::Ok, {}},
    Behind{Reason::GameOver, {r(209), r(280), r(234)}},
    Behind{Reason::NotAnAnswer, {}},
    Behind{Reason::NotInHand, {}},
    Behind{Reason::NoWorker, {r(34), r(37)}},
    Behind{Reason::SpaceTaken, {r(33), r(42)}},
    Behind{Reason::SpaceClosed, {r(33), r(220)}},
    Behind{Reason::WrongSeason, {r(38)}},
    Behind{Reason::ArtWhileSpacesFree, {r(42)}},
    Behind{Reason::OnlyGrandeOnArt, {r(42)}},
    Behind{Reason::YokeMissing, {r(38), r(58)}},
    Behind{Reason::YokeUsed, {r(58)}},
    Behind{Reason::ActionImpossible, {r(20)}},
    Behind{Reason::NeedsBonusFirst, {r(20), r(22)}},
    Behind{Reason::BonusMustBeUsed, {r(215), r(441)}},
    Behind{Reason::BonusPaidFor, {d(23), r(341)}},
    Behind{Reason::BonusNotUsable, {r(215), r(216)}},
    Behind{Reason::RowTaken, {r(14), r(259), r(275)}},
    Behind{Reason::OwnRow, {r(113)}},
    Behind{Reason::DeckEmpty, {r(419), r(27)}},
    Behind{Reason::DeckGivesOnlyOne, {r(440)}},
    Behind{Reason::VisitorImpossible, {r(64)}},
    Behind{Reason::OptionImpossible, {r(64)}},
    Behind{Reason::OptionTaken, {r(67)}},
    Behind{Reason::LiraShort, {r(70)}},
    Behind{Reason::VpTooLow, {r(69)}},
    Behind{Reason::StructuresMissing, {r(28)}},
    Behind{Reason::FieldSold, {r(28), r(50), r(184)}},
    Behind{Reason::FieldFull, {r(52)}},
    Behind{Reason::FieldPlanted, {r(50)}},
    Behind{Reason::FieldNotSold, {r(29)}},
    Behind{Reason::FieldEmpty, {r(30)}},
    Behind{Reason::FieldHarvested, {r(51), r(30)}},
    Behind{Reason::AlreadyBuilt, {r(8)}},
    Behind{Reason::MediumCellarFirst, {r(59)}},
    Behind{Reason::CostNotAllowed, {r(82)}},
    Behind{Reason::WorkerLimit, {r(62)}},
    Behind{Reason::GrapeSpaceTaken, {r(80), r(296)}},
    Behind{Reason::NoGrape, {r(189)}},
    Behind{Reason::NoWine, {r(193)}},
    Behind{Reason::CellarTooSmall, {r(186), r(188)}},
    Behind{Reason::NoSpaceInCellar, {r(192), r(186)}},
    Behind{Reason::ValueTooLow, {r(193), r(188)}},
    Behind{Reason::CannotAge, {r(200), r(437)}},
    Behind{Reason::WinesMissing, {r(193)}},
    Behind{Reason::TooManyCards, {r(430)}},
    Behind{Reason::StrandsLaterPart, {r(435)}},
    Behind{Reason::PileEmpty, {r(159)}},
    Behind{Reason::OnTheSameAction, {r(111)}},
    Behind{Reason::GrandeNotPlaced, {r(166)}},
    Behind{Reason::RowWithoutGlass, {r(227), r(413)}},
    Behind{Reason::OrganizerRowSeven, {r(228), r(414), r(138)}},
    Behind{Reason::OrdersForbidden, {r(257)}},
    Behind{Reason::NoToken, {r(229)}},
    Behind{Reason::TokenAlreadySpent, {r(229)}},
    Behind{Reason::TokensUseless, {r(251), r(254)}},
    Behind{Reason::RowOneAfterSeven, {r(260), r(258)}},
    Behind{Reason::MustWakeFirst, {r(260)}},
    Behind{Reason::NoStarThere, {r(286)}},
    Behind{Reason::SameRegion, {r(286)}},
    Behind{Reason::StarsLeft, {r(285)}},
    Behind{Reason::FieldCovered, {r(365)}},
    Behind{Reason::PlaceTaken, {r(362)}},
    Behind{Reason::BuildingUsed, {r(368)}},
    Behind{Reason::WorkerInside, {r(367)}},
    Behind{Reason::TollTooHigh, {r(335)}},
    Behind{Reason::SpecialOwned, {r(304)}},
};

constexpr bool in_order() {
  for (unsigned i = 0; i < kBehind.size(); ++i) {
    if (kBehind[i].reason != static_cast<Reason>(i)) return false;
  }
  return kBehind.size() == static_cast<unsigned>(Reason::SpecialOwned) + 1;
}
static_assert(in_order());

}  // namespace

std::span<const RulingNumber> rulings_of(Reason reason) {
  const auto& rulings = kBehind[static_cast<unsigned>(reason)].rulings;
  std::size_t count = 0;
  while (count < rulings.size() && rulings[count].number != 0) ++count;
  return {rulings.data(), count};
}

}  // namespace vendemmia
