// What structures do, in words: those of the vineyard mat and the structure cards.
#include <array>

#include "text/words.h"

namespace vendemmia {
namespace {

// In the order of Structure.
constexpr std::array<std::string_view, kStructures> kStructureTexts{
    "lets you plant vines that need a trellis",
    "lets you plant vines that need irrigation",
    "gives you a space of your own: once a year a worker there uproots 1 vine or harvests 1 field",
    "1 VP for the first vine you plant in a year",
    "lets you draw a second visitor card each fall",
    "1 VP for the first vineyard tour in a year that you give with a wine in your cellar",
    "holds wine of quality 4 to 6; blush wine needs it",
    "holds wine of quality 7 to 9; sparkling wine needs it; the medium cellar comes first",
};

// What works by itself; the others are told by their programs.
struct EnhancementText {
  StructureCard card;
  std::string_view text;
};
constexpr EnhancementText kEnhancementTexts[] = {
    {StructureCard::Aqueduct, "lets you plant vines without the structures they need"},
    {StructureCard::Patio, "2 lira for each blush or sparkling wine you make"},
    {StructureCard::Mercado, "lets you fill a wine order as soon as you draw it"},
    {StructureCard::Studio, "1 VP for each structure you build afterwards"},
    {StructureCard::Barn, "on leaving summer you may discard 2 cards for 1 VP"},
    {StructureCard::Academy, "an opponent who trains a worker pays you 1 lira"},
    {StructureCard::Gazebo, "lets you place or move a star after each of your vineyard tours"},
    {StructureCard::Workshop, "each structure you build afterwards costs 1 lira less"},
    {StructureCard::Veranda, "1 VP for each wine order you fill"},
    {StructureCard::WineParlor, "2 lira for each wine order you fill"},
    {StructureCard::HarvestMachine, "where you harvest 1 field you may harvest them all"},
    {StructureCard::FermentationTank, "lets you make 1 wine after each of your harvests"},
    {StructureCard::Charmat, "sparkling wine takes one red and one white grape"},
    {StructureCard::Inn, "1 lira for each visitor you play"},
    {StructureCard::TapRoom, "after each visitor you play you may discard 1 wine for 2 VP"},
    {StructureCard::Tavern, "after each visitor you play you may discard 2 grapes for 3 VP"},
    {StructureCard::BanquetHall, "a star that you move brings what its new region gives"},
    {StructureCard::Penthouse, "1 VP for each wine of quality 7 or more that you make"},
    {StructureCard::Fountain, "1 lira for each vineyard tour of an opponent"},
};

}  // namespace

std::string_view structure_text(Structure structure) {
  return kStructureTexts[static_cast<unsigned>(structure)];
}

std::string structure_text(StructureCard card) {
  for (const EnhancementText& one : kEnhancementTexts) {
    if (one.card == card) return std::string(one.text);
  }
  const bool residual = facts(card).kind == CardKind::Residual;
  return (residual ? "at the end of each year " : "a worker there, once a year: ") +
         describe_effect(*printed_effect(card));
}

}  // namespace vendemmia
