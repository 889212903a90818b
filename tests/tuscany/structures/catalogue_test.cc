// The structure cards and the construction mat are those of the catalogue.
#include <map>

#include "engine/catalog/programs.h"
#include "tests/catalog/catalog_data.h"
#include "tests/tuscany/structures/structures.h"

namespace vendemmia::testing {
namespace {

constexpr std::array<const char*, 3> kKinds{"action", "enhancement", "residual"};

TEST(StructureCatalogue, Facts) {
  const Json json = catalogue("structure_cards.json");
  EXPECT_EQ(json["deck"]["cards"], kStructureCardCount);
  ASSERT_EQ(json["cards"].size(), kStructureCardCount);
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const StructureCardFacts& card = kStructureCardFacts[i];
    const Json& entry = json["cards"][i];
    EXPECT_EQ(entry["id"], "structure_" + std::string(card.id));
    EXPECT_EQ(entry["number"], i + 1);
    EXPECT_EQ(entry["name"], card.name);
    EXPECT_EQ(entry["cost"], card.cost) << card.id;
    EXPECT_EQ(entry["kind"], kKinds[static_cast<unsigned>(card.kind)]) << card.id;
    EXPECT_EQ(entry["count"], 1) << card.id;
    EXPECT_EQ(entry["vp_when_built"], 1) << card.id;
  }
}

TEST(StructureCatalogue, KindsAddUp) {
  const Json kinds = catalogue("structure_cards.json")["deck"]["kinds"];
  std::map<std::string, unsigned> counted;
  for (const StructureCardFacts& card : kStructureCardFacts)
    ++counted[kKinds[static_cast<unsigned>(card.kind)]];
  for (const char* kind : kKinds) EXPECT_EQ(kinds[kind], counted[kind]) << kind;
}

// What a card takes and gives, as amounts by name.
using Amounts = std::map<std::string, int>;

void add_program(NodeRef ref, Amounts& amounts) {
  const Node& n = node(ref);
  if (n.op == Op::Choose) return;  // the two halves of a trade
  switch (n.op) {
    case Op::Lira: {
      const int lira = parameters<Op::Lira>(n).amount;
      amounts[lira < 0 ? "pays lira" : "lira"] += lira < 0 ? -lira : lira;
      break;
    }
    case Op::Vp: amounts["vp"] += parameters<Op::Vp>(n).amount; break;
    case Op::Draw:
      amounts[std::string("draws ") + kDeckIds[static_cast<unsigned>(parameters<Op::Draw>(n).deck)]] +=
          parameters<Op::Draw>(n).count;
      break;
    case Op::DiscardWine: ++amounts["discards wine"]; break;
    case Op::DiscardGrape: amounts["discards grapes"] += parameters<Op::DiscardGrape>(n).count; break;
    case Op::Discard: amounts["discards cards"] += parameters<Op::Discard>(n).count; break;
    case Op::Star: ++amounts["stars"]; break;
    case Op::FillOrder: ++amounts["fills"]; break;
    case Op::MakeWine: amounts["makes"] += parameters<Op::MakeWine>(n).up_to; break;
    case Op::Train: ++amounts["trains"]; break;
    case Op::AgeGrapes: ++amounts["ages grapes"]; break;
    case Op::AgeWines: amounts["ages wine"] += parameters<Op::AgeWines>(n).times; break;
    case Op::AgeOneWine:
      amounts["ages wine"] += parameters<Op::AgeOneWine>(n).steps * parameters<Op::AgeOneWine>(n).wines;
      break;
    default: break;
  }
  NodeRef part = first_child(ref);
  for (unsigned i = 0; i < n.children; ++i, part = next_sibling(part)) add_program(part, amounts);
}

void add_entry(const Json& entry, bool cost, Amounts& amounts) {
  for (const auto& [name, value] : entry.items()) {
    if (name == "lira") amounts[cost ? "pays lira" : "lira"] += value.get<int>();
    if (name == "vp") amounts["vp"] += value.get<int>();
    if (name == "discard_wine") amounts["discards wine"] += value.get<int>();
    if (name == "discard_grape") amounts["discards grapes"] += value.get<int>();
    if (name == "discard_cards") amounts["discards cards"] += value["count"].get<int>();
    if (name == "place_or_move_star") ++amounts["stars"];
    if (name == "fill_order") ++amounts["fills"];
    if (name == "train_worker") ++amounts["trains"];
    if (name == "age_grapes") amounts["ages grapes"] += value.get<int>();
    if (name == "make_wine")
      amounts["makes"] += value.contains("max") ? value["max"].get<int>() : value["blush_max"].get<int>() + 1;
    if (name == "draw") {
      for (const auto& [deck, count] : value.items()) amounts["draws " + deck] += count.get<int>();
    }
    if (name == "age_wine") {
      amounts["ages wine"] += value.is_number() ? value.get<int>()
                                                : value["steps_each"].get<int>() *
                                                      value.value("tokens", value.value("tokens_max", 0));
    }
  }
}

TEST(StructureCatalogue, Programs) {
  const Json json = catalogue("structure_cards.json")["cards"];
  for (unsigned i = 0; i < kStructureCardCount; ++i) {
    const NodeRef program = program_of(static_cast<StructureCard>(i));
    const StructureCardFacts& card = kStructureCardFacts[i];
    // What enhancements do is asked for or triggered, except where it is a choice.
    EXPECT_TRUE(program != kNoNode || card.kind == CardKind::Enhancement) << card.id;
    if (program == kNoNode) continue;
    Amounts built;
    add_program(program, built);
    Amounts printed;
    const Json& engine = json[i]["engine"];
    const Json may = engine.value("may", Json::object());
    for (const char* part : {"cost", "action", "benefit", "residual"})
      add_entry(engine.value(part, Json::object()), part == std::string("cost"), printed);
    add_entry(may, false, printed);
    add_entry(may.value("cost", Json::object()), true, printed);
    add_entry(may.value("gain", Json::object()), false, printed);
    EXPECT_EQ(built, printed) << card.id;
  }
}

TEST(StructureCatalogue, ConstructionMat) {
  const Json json = catalogue("construction_mat.json");
  EXPECT_EQ(json["card_slots"], kMatPlaces);
  EXPECT_EQ(json["other_places_for_structure_cards"]["fields"], kFields);
  EXPECT_EQ(json["max_structure_cards_in_play"], kBuildingPlaces);
  ASSERT_EQ(json["private_action_spaces"].size(), 1u);
  const Json& space = json["private_action_spaces"][0];
  EXPECT_EQ(space["workers_per_year"], 1);
  EXPECT_EQ(space["seasons"], "any");
  EXPECT_TRUE(space["bonus"].is_null());
  EXPECT_EQ(node(destroy_program()).op, Op::Destroy);
}

}  // namespace
}  // namespace vendemmia::testing
