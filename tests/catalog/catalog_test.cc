// The engine's tables of cards, structures and fields say what the catalogue says.
#include "engine/catalog/orders.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/programs.h"
#include "engine/catalog/vines.h"
#include "engine/catalog/visitor_names.h"
#include "engine/game/winery.h"
#include "tests/catalog/catalog_data.h"

namespace vendemmia::testing {
namespace {

TEST(Catalog, Vines) {
  const Json json = catalogue("vines.json");
  ASSERT_EQ(json.size(), kVineKinds);
  unsigned cards = 0;
  for (unsigned i = 0; i < kVineKinds; ++i) {
    const VineFacts& vine = kVines[i];
    const Json& entry = json[i];
    EXPECT_EQ(entry["id"], "vine_" + std::string(vine.id));
    EXPECT_EQ(entry["name"], vine.name);
    EXPECT_EQ(entry["count"], vine.copies) << vine.id;
    EXPECT_EQ(entry["red"], vine.red) << vine.id;
    EXPECT_EQ(entry["white"], vine.white) << vine.id;
    EXPECT_EQ(structures_named(entry["requires"]), vine.needs) << vine.id;
    cards += vine.copies;
  }
  EXPECT_EQ(cards, kVineCards);
}

Wine wine_named(const std::string& type) {
  static const std::array<const char*, kWineTypes> kTypes{"red", "white", "blush", "sparkling"};
  for (unsigned i = 0; i < kWineTypes; ++i) {
    if (type == kTypes[i]) return static_cast<Wine>(i);
  }
  ADD_FAILURE() << "no such wine: " << type;
  return Wine::Red;
}

TEST(Catalog, Orders) {
  const Json json = catalogue("orders.json");
  ASSERT_EQ(json.size(), kOrders);
  for (unsigned i = 0; i < kOrders; ++i) {
    const OrderFacts& order = kOrderFacts[i];
    const Json& entry = json[i];
    const std::string id = (i + 1 < 10 ? "order_0" : "order_") + std::to_string(i + 1);
    EXPECT_EQ(entry["id"], id);
    EXPECT_EQ(entry["vp"], order.vp) << id;
    EXPECT_EQ(entry["residual"], order.residual) << id;
    ASSERT_EQ(entry["wines"].size(), order.wine_count) << id;
    for (unsigned wine = 0; wine < order.wine_count; ++wine) {
      EXPECT_EQ(wine_named(entry["wines"][wine]["type"]), order.wines[wine].type) << id;
      EXPECT_EQ(entry["wines"][wine]["min"], order.wines[wine].at_least) << id;
    }
  }
}

TEST(Catalog, Mamas) {
  const Json json = catalogue("mamas.json");
  ASSERT_EQ(json.size(), kMamas);
  for (unsigned i = 0; i < kMamas; ++i) {
    const MamaFacts& mama = kMamaFacts[i];
    const Json& entry = json[i];
    EXPECT_EQ(entry["id"], "mama_" + std::string(mama.id));
    EXPECT_EQ(entry["name"], mama.name);
    EXPECT_EQ(entry["regular_workers"], mama.regular_workers) << mama.id;
    EXPECT_EQ(entry["lira"], mama.lira) << mama.id;
    ASSERT_EQ(entry["cards"].size(), kDeckIds.size()) << mama.id;
    for (unsigned deck = 0; deck < kDeckIds.size(); ++deck) {
      EXPECT_EQ(entry["cards"][kDeckIds[deck]], mama.cards[deck]) << mama.id << ", " << kDeckIds[deck];
    }
  }
}

TEST(Catalog, Papas) {
  const Json json = catalogue("papas.json");
  ASSERT_EQ(json.size(), kPapas);
  for (unsigned i = 0; i < kPapas; ++i) {
    const PapaFacts& papa = kPapaFacts[i];
    const Json& entry = json[i];
    EXPECT_EQ(entry["id"], "papa_" + std::string(papa.id));
    EXPECT_EQ(entry["name"], papa.name);
    EXPECT_EQ(entry["lira"], papa.lira) << papa.id;
    EXPECT_EQ(entry["grande_worker"], 1) << papa.id;  // every player starts with one
    const Json& choice = entry["choice"];
    EXPECT_EQ(choice["or_lira"], papa.or_lira) << papa.id;
    EXPECT_EQ(choice.size(), 2u) << papa.id;
    EXPECT_EQ(choice.contains("structure"), papa.gift == Gift::Structure) << papa.id;
    EXPECT_EQ(choice.contains("worker"), papa.gift == Gift::Worker) << papa.id;
    EXPECT_EQ(choice.contains("vp"), papa.gift == Gift::Vp) << papa.id;
    if (papa.gift == Gift::Structure) {
      EXPECT_EQ(choice["structure"], facts(papa.structure).id) << papa.id;
    } else {
      EXPECT_EQ(choice[papa.gift == Gift::Worker ? "worker" : "vp"], 1) << papa.id;
    }
  }
}

TEST(Catalog, Structures) {
  const Json json = catalogue("structures.json");
  ASSERT_EQ(json.size(), kStructures);
  for (unsigned i = 0; i < kStructures; ++i) {
    const StructureFacts& structure = kStructureFacts[i];
    const Json& entry = json[i];
    EXPECT_EQ(entry["id"], structure.id);
    EXPECT_EQ(entry["name"], structure.name);
    EXPECT_EQ(entry["cost"], structure.cost) << structure.id;
    EXPECT_EQ(structures_named(entry["requires"]), structure.needs) << structure.id;
  }
}

TEST(Catalog, Fields) {
  const Json json = catalogue("fields.json")["fields"];
  ASSERT_EQ(json.size(), kFields);
  for (unsigned i = 0; i < kFields; ++i) {
    EXPECT_EQ(json[i]["id"], "field_" + std::to_string(kFieldMaximum[i]));
    EXPECT_EQ(json[i]["max_vine_value"], kFieldMaximum[i]);
    EXPECT_EQ(json[i]["sale_price"], field_price(i));
    EXPECT_EQ(json[i]["buy_back_price"], field_price(i));
  }
}

TEST(Catalog, GrapePricesAndCrushPad) {
  const Json json = catalogue("fields.json");
  ASSERT_EQ(json["grape_prices"].size(), kTopValue);
  for (unsigned value = 1; value <= kTopValue; ++value) {
    EXPECT_EQ(json["grape_prices"][std::to_string(value)], grape_price(value)) << value;
  }
  for (const char* colour : {"red", "white"}) {
    EXPECT_EQ(json["crush_pad_spaces"][colour], (Json{1, kTopValue}));
  }
}

// The spaces of a wine that a complete set of such cellars opens: [lowest, highest], or nothing.
Json open_spaces(Wine wine, StructureSet built) {
  const unsigned top = cellar_top(built);
  return top < least_value(wine) ? Json() : Json{least_value(wine), top};
}

TEST(Catalog, CellarSpaces) {
  const Json json = catalogue("fields.json")["cellar_spaces"];
  struct Level {
    const char* id;
    StructureSet built;
  };
  const StructureSet medium = structures(Structure::MediumCellar);
  const std::array levels{Level{"small", 0}, Level{"medium", medium},
                          Level{"large", structures(Structure::MediumCellar, Structure::LargeCellar)}};
  for (const char* type : {"red", "white", "blush", "sparkling"}) {
    Json spaces;  // what the levels built so far open together
    for (const Level& level : levels) {
      if (json[level.id].contains(type)) {
        const Json& range = json[level.id][type];
        if (!spaces.is_null()) {
          EXPECT_EQ(range[0], spaces[1].get<unsigned>() + 1) << type;
        }
        spaces = Json{spaces.is_null() ? range[0] : spaces[0], range[1]};
      }
      EXPECT_EQ(open_spaces(wine_named(type), level.built), spaces) << type << ", " << level.id;
    }
  }
  EXPECT_EQ(json["medium"]["structure"], facts(Structure::MediumCellar).id);
  EXPECT_EQ(json["large"]["structure"], facts(Structure::LargeCellar).id);
}

TEST(Catalog, VisitorNames) {
  const Json json = catalogue("visitors.json");
  ASSERT_EQ(json.size(), kVisitors);
  for (unsigned i = 0; i < kVisitors; ++i) {
    const auto visitor = static_cast<Visitor>(i);
    EXPECT_EQ(json[i]["id"], facts(visitor).id);
    EXPECT_EQ(json[i]["name"], facts(visitor).name);
    EXPECT_EQ(json[i]["season"], deck_of(visitor) == Deck::Summer ? "summer" : "winter") << facts(visitor).id;
  }
}

// How many options a card has and how many are taken must be the shape of its program.
TEST(Catalog, VisitorChoices) {
  for (const Json& entry : catalogue("visitors.json")) {
    unsigned index = 0;
    while (index < kVisitors && entry["id"] != kVisitorFacts[index].id) ++index;
    ASSERT_LT(index, kVisitors) << entry["id"];
    const Node& program = node(program_of(static_cast<Visitor>(index)));
    const std::string choose = entry["choose"];
    const auto options = static_cast<unsigned>(entry["options"].size());
    if (choose == "1" || choose == "1 of 3") {
      EXPECT_EQ(program.op, Op::Choose) << entry["id"];
      EXPECT_EQ(parameters<Op::Choose>(program).count, 1) << entry["id"];
      EXPECT_EQ(program.children, options) << entry["id"];
    } else if (choose.starts_with("exactly 2 of 3")) {
      EXPECT_EQ(program.op, Op::Choose) << entry["id"];
      EXPECT_EQ(parameters<Op::Choose>(program).count, 2) << entry["id"];
      EXPECT_EQ(program.children, options) << entry["id"];
    } else if (choose.starts_with("1; or both")) {
      EXPECT_EQ(program.op, Op::OneOrBoth) << entry["id"];
      EXPECT_EQ(parameters<Op::OneOrBoth>(program).vp, 1) << entry["id"];  // the VP
    } else {
      EXPECT_NE(program.op, Op::Choose) << entry["id"];
      EXPECT_NE(program.op, Op::OneOrBoth) << entry["id"];
    }
  }
}

}  // namespace
}  // namespace vendemmia::testing
