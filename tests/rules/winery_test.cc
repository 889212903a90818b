// The vineyard mat's arithmetic against a plain model: arrays of bool and simple loops.
#include <array>
#include <random>

#include "tests/support/table.h"

namespace vendemmia::testing {
namespace {

constexpr unsigned kSubsets = 512;  // of the spaces 1 to 9

// --- The model -----------------------------------------------------------------------------------------------

using Row = std::array<bool, 11>;  // spaces 1 to 9; 0 and 10 stay empty

enum class Cellar { Small, Medium, Large };
constexpr std::array kCellars{Cellar::Small, Cellar::Medium, Cellar::Large};

StructureSet structures_of(Cellar cellar) {
  if (cellar == Cellar::Small) return 0;
  if (cellar == Cellar::Medium) return structures(Structure::MediumCellar);
  return structures(Structure::MediumCellar, Structure::LargeCellar);
}

u16 word_of(unsigned subset) { return static_cast<u16>(subset << 1); }

Row row_of(u16 word) {
  Row row{};
  for (unsigned value = 1; value <= 9; ++value) row[value] = ((word >> value) & 1) != 0;
  return row;
}

u16 word_of(const Row& row) {
  unsigned word = 0;
  for (unsigned value = 1; value <= 9; ++value) {
    if (row[value]) word += 1u << value;
  }
  return static_cast<u16>(word);
}

unsigned zone_of(unsigned value) { return value <= 3 ? 0 : value <= 6 ? 1 : 2; }

bool zone_is_built(unsigned zone, Cellar cellar) { return zone <= static_cast<unsigned>(cellar); }

// per row from the highest value down; the space above must exist and be empty by then, and for
// wine lie in a built cellar or in the zone where the token already stands.
template <class MayStep>
Row model_aged(Row row, MayStep may_step) {
  for (unsigned value = 9; value >= 1; --value) {
    if (!row[value] || value == 9 || row[value + 1] || !may_step(value)) continue;
    row[value + 1] = true;
    row[value] = false;
  }
  return row;
}

Row model_aged_grapes(const Row& row) {
  return model_aged(row, [](unsigned) { return true; });
}

bool wine_may_step(unsigned value, Cellar cellar) {
  const unsigned next = zone_of(value + 1);
  return next == zone_of(value) || zone_is_built(next, cellar);
}

Row model_aged_wines(const Row& row, Cellar cellar) {
  return model_aged(row, [cellar](unsigned value) { return wine_may_step(value, cellar); });
}

//
unsigned model_space_for_grape(const Row& pad, unsigned value) {
  for (unsigned space = value; space >= 1; --space) {
    if (!pad[space]) return space;
  }
  return 0;
}

//
unsigned model_space_for_wine(const Row& row, Wine type, unsigned total, Cellar cellar, Cellaring how) {
  unsigned lowest = type == Wine::Sparkling ? 7 : type == Wine::Blush ? 4 : 1;
  unsigned highest = total > 9 ? 9 : total;
  if (how == Cellaring::AsIfComplete) {
    if (lowest == 1) lowest = 4;
  } else {
    const unsigned end = cellar == Cellar::Small ? 3 : cellar == Cellar::Medium ? 6 : 9;
    if (highest > end) highest = end;
  }
  for (unsigned space = highest; space >= lowest; --space) {
    if (!row[space]) return space;
  }
  return 0;
}

struct Mat {
  std::array<Row, 2> grapes{};
  std::array<Row, kWineTypes> wines{};
  Cellar cellar = Cellar::Small;
};

Player player_of(const Mat& mat) {
  Player p{};
  for (unsigned i = 0; i < 2; ++i) p.grapes[i] = word_of(mat.grapes[i]);
  for (unsigned i = 0; i < kWineTypes; ++i) p.wines[i] = word_of(mat.wines[i]);
  p.structures = structures_of(mat.cellar);
  return p;
}

bool model_can_make(const Mat& mat, Wine type, unsigned total, Cellaring how) {
  return model_space_for_wine(mat.wines[static_cast<unsigned>(type)], type, total, mat.cellar, how) != 0;
}

// every recipe with every choice of grapes.
bool model_can_make_any(const Mat& mat, Cellaring how) {
  const Row& red = mat.grapes[0];
  const Row& white = mat.grapes[1];
  for (unsigned a = 1; a <= 9; ++a) {
    if (red[a] && model_can_make(mat, Wine::Red, a, how)) return true;
    if (white[a] && model_can_make(mat, Wine::White, a, how)) return true;
    for (unsigned w = 1; w <= 9; ++w) {
      if (!red[a] || !white[w]) continue;
      if (model_can_make(mat, Wine::Blush, a + w, how)) return true;
      for (unsigned b = 1; b <= 9; ++b) {
        if (b != a && red[b] && model_can_make(mat, Wine::Sparkling, a + b + w, how)) return true;
      }
    }
  }
  return false;
}

// for every icon a different token of its type and at least its value, all assignments tried.
bool model_can_fill(std::array<Row, kWineTypes>& wines, const OrderFacts& order, unsigned icon) {
  if (icon == order.wine_count) return true;
  Row& row = wines[static_cast<unsigned>(order.wines[icon].type)];
  for (unsigned value = order.wines[icon].at_least; value <= 9; ++value) {
    if (!row[value]) continue;
    row[value] = false;
    const bool rest = model_can_fill(wines, order, icon + 1);
    row[value] = true;
    if (rest) return true;
  }
  return false;
}

Row random_row(std::mt19937& random, unsigned one_in) {
  Row row{};
  for (unsigned value = 1; value <= 9; ++value) row[value] = random() % one_in == 0;
  return row;
}

Mat random_mat(std::mt19937& random) {
  Mat mat;
  const unsigned few_grapes = 1 + static_cast<unsigned>(random() % 9);
  const unsigned few_wines = 1 + static_cast<unsigned>(random() % 4);
  for (Row& row : mat.grapes) row = random_row(random, few_grapes);
  for (Row& row : mat.wines) row = random_row(random, few_wines);
  mat.cellar = kCellars[random() % 3];
  return mat;
}

// --- Prices and sets -----------------------------------------------------------------------------------------

RULING_TEST(49, GrapesSellByTheirValue) {
  const std::array<unsigned, 10> prices{0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
  for (unsigned value = 1; value <= 9; ++value) EXPECT_EQ(grape_price(value), prices[value]);
}

TEST(Winery, FieldPrices) {
  EXPECT_EQ(field_price(0), 5u);
  EXPECT_EQ(field_price(1), 6u);
  EXPECT_EQ(field_price(2), 7u);
}

TEST(Winery, ValuesIsTheRangeOfSpaces) {
  for (unsigned low = 1; low <= 9; ++low) {
    for (unsigned high = 0; high <= 9; ++high) {
      Row row{};
      for (unsigned value = low; value <= high; ++value) row[value] = true;
      EXPECT_EQ(values(low, high), word_of(row)) << low << " to " << high;
    }
  }
}

// --- Ageing --------------------------------------------------------------------------------------------------

RULING_TEST(204, GrapesAgeWithoutACellar) {
  for (unsigned subset = 0; subset < kSubsets; ++subset) {
    const u16 pad = word_of(subset);
    EXPECT_EQ(aged_grapes(pad), word_of(model_aged_grapes(row_of(pad)))) << "pad " << pad;
  }
}

RULING_TEST(200, WinesAgeInEveryCellar) {
  for (const Cellar cellar : kCellars) {
    for (unsigned subset = 0; subset < kSubsets; ++subset) {
      const u16 row = word_of(subset);
      const u16 expected = word_of(model_aged_wines(row_of(row), cellar));
      EXPECT_EQ(aged_wines(row, structures_of(cellar)), expected)
          << "row " << row << " in cellar " << static_cast<int>(cellar);
      // The other structures do not matter.
      const auto others = static_cast<StructureSet>(structures(Structure::Trellis, Structure::TastingRoom) |
                                                    structures_of(cellar));
      EXPECT_EQ(aged_wines(row, others), expected);
    }
  }
}

TEST(Winery, AgeingLosesNothing) {
  for (const Cellar cellar : kCellars) {
    for (unsigned subset = 0; subset < kSubsets; ++subset) {
      EXPECT_EQ(count_bits(aged_wines(word_of(subset), structures_of(cellar))), count_bits(subset));
    }
  }
}

// The rulebook's own examples, apart from the model.
RULING_TEST(201, EightAndNineStayAndHoldBackTheSeven) { EXPECT_EQ(aged_grapes(values(7, 9)), values(7, 9)); }
RULING_TEST(202, SevenAndEightBothMove) { EXPECT_EQ(aged_grapes(values(7, 8)), values(8, 9)); }
RULING_TEST(203, WineAtTheCellarsEndBlocks) {
  EXPECT_EQ(aged_wines(values(2, 3), 0), values(2, 3));
  EXPECT_EQ(aged_wines(values(5, 6), structures(Structure::MediumCellar)), values(5, 6));
}
RULING_TEST(169, StepsBetweenZonesNeedTheirCellar) {
  EXPECT_EQ(aged_wines(values(4, 4), 0), values(5, 5));
  EXPECT_EQ(aged_wines(values(6, 6), 0), values(6, 6));
  EXPECT_EQ(aged_wines(values(7, 7), 0), values(8, 8));
  EXPECT_EQ(aged_wines(values(3, 3), structures(Structure::MediumCellar)), values(4, 4));
}

RULING_TEST(437, OneWineMovesIfTheNextSpaceIsFreeAndReachable) {
  for (const Cellar cellar : kCellars) {
    for (unsigned subset = 0; subset < kSubsets; ++subset) {
      Mat mat;
      mat.cellar = cellar;
      mat.wines[static_cast<unsigned>(Wine::Blush)] = row_of(word_of(subset));
      const Player p = player_of(mat);
      bool any = false;
      for (unsigned value = 1; value <= 9; ++value) {
        const Row row = row_of(word_of(subset));
        if (!row[value]) continue;
        const bool moves = value < 9 && !row[value + 1] && wine_may_step(value, cellar);
        EXPECT_EQ(can_age(p, Wine::Blush, value), moves) << "value " << value << " in row " << subset;
        any = any || moves;
      }
      EXPECT_EQ(can_age_any(p), any);
    }
  }
}

// --- Where tokens go -----------------------------------------------------------------------------------------

RULING_TEST(178, GrapeGoesToTheHighestEmptySpace) {
  for (unsigned subset = 0; subset < kSubsets; ++subset) {
    const u16 pad = word_of(subset);
    for (unsigned value = 1; value <= 9; ++value) {
      EXPECT_EQ(space_for_grape(pad, value), model_space_for_grape(row_of(pad), value))
          << "value " << value << " on pad " << pad;
    }
  }
}

RULING_TEST(186, WineGoesToTheHighestSpaceItMayHave) {
  for (const Cellar cellar : kCellars) {
    for (unsigned type = 0; type < kWineTypes; ++type) {
      for (unsigned subset = 0; subset < kSubsets; ++subset) {
        Mat mat;
        mat.cellar = cellar;
        mat.wines[type] = row_of(word_of(subset));
        const Player p = player_of(mat);
        for (unsigned total = 1; total <= 26; ++total) {
          for (const Cellaring how : {Cellaring::Built, Cellaring::AsIfComplete}) {
            const auto wine = static_cast<Wine>(type);
            EXPECT_EQ(space_for_wine(p, wine, total, how),
                      model_space_for_wine(mat.wines[type], wine, total, cellar, how))
                << "type " << type << " total " << total << " row " << subset;
          }
        }
      }
    }
  }
}

RULING_TEST(188, BlushAndSparklingFitTheirCellarOnly) {
  const Player small{};
  EXPECT_EQ(space_for_wine(small, Wine::Blush, 9, Cellaring::Built), 0u);
  Player medium{};
  medium.structures = structures(Structure::MediumCellar);
  EXPECT_EQ(space_for_wine(medium, Wine::Blush, 3, Cellaring::Built), 0u);
  EXPECT_EQ(space_for_wine(medium, Wine::Blush, 4, Cellaring::Built), 4u);
  EXPECT_EQ(space_for_wine(medium, Wine::Blush, 9, Cellaring::Built), 6u);
  EXPECT_EQ(space_for_wine(medium, Wine::Sparkling, 9, Cellaring::Built), 0u);
  EXPECT_EQ(space_for_wine(medium, Wine::Sparkling, 7, Cellaring::AsIfComplete), 7u);
}

// --- Can any wine be made? -----------------------------------------------------------------------------------

RULING_TEST(31, SomeWineCanBeMadeExactlyWhenOneOfAllChoicesWorks) {
  std::mt19937 random(31);
  unsigned possible = 0;
  constexpr unsigned kSamples = 60'000;
  for (unsigned sample = 0; sample < kSamples; ++sample) {
    const Mat mat = random_mat(random);
    const Player p = player_of(mat);
    for (const Cellaring how : {Cellaring::Built, Cellaring::AsIfComplete}) {
      const bool expected = model_can_make_any(mat, how);
      possible += expected ? 1u : 0u;
      ASSERT_EQ(can_make_wine(p, how), expected) << "sample " << sample;
    }
  }
  // The samples are worth something only if both answers are common.
  EXPECT_GT(possible, kSamples / 5);
  EXPECT_LT(possible, 2 * kSamples - kSamples / 5);
}

// All pads of up to two grapes a colour, in a cellar with nothing but the smallest gaps.
RULING_TEST(31, SmallPadsInNearlyFullCellars) {
  for (const Cellar cellar : kCellars) {
    for (unsigned gap = 0; gap <= 9; ++gap) {
      Mat mat;
      mat.cellar = cellar;
      for (Row& row : mat.wines) {
        for (unsigned value = 1; value <= 9; ++value) row[value] = value != gap;
      }
      for (unsigned red = 0; red < kSubsets; ++red) {
        if (count_bits(red) > 2) continue;
        for (unsigned white = 0; white < kSubsets; ++white) {
          if (count_bits(white) > 1) continue;
          mat.grapes = {row_of(word_of(red)), row_of(word_of(white))};
          for (const Cellaring how : {Cellaring::Built, Cellaring::AsIfComplete}) {
            ASSERT_EQ(can_make_wine(player_of(mat), how), model_can_make_any(mat, how))
                << "gap " << gap << " red " << red << " white " << white;
          }
        }
      }
    }
  }
}

// --- Orders --------------------------------------------------------------------------------------------------

RULING_TEST(193, OrderCanBeFilledExactlyWhenSomeAssignmentWorks) {
  std::mt19937 random(193);
  std::array<unsigned, kOrders> filled{};
  constexpr unsigned kSamples = 4'000;
  for (unsigned sample = 0; sample < kSamples; ++sample) {
    const Mat mat = random_mat(random);
    const Player p = player_of(mat);
    CardSet fillable = 0;
    for (unsigned order = 0; order < kOrders; ++order) {
      auto wines = mat.wines;
      const bool expected = model_can_fill(wines, kOrderFacts[order], 0);
      ASSERT_EQ(can_fill(p.wines, kOrderFacts[order]), expected)
          << "order " << order + 1 << " in sample " << sample;
      filled[order] += expected ? 1u : 0u;
      fillable |= expected ? bit(order) : 0;
    }
    ASSERT_EQ(fillable_orders(p.wines), fillable) << "sample " << sample;
  }
  for (unsigned order = 0; order < kOrders; ++order) {
    EXPECT_GT(filled[order], 0u) << "order " << order + 1;
    EXPECT_LT(filled[order], kSamples) << "order " << order + 1;
  }
}

// Every order with exactly its wines, and with any one of them one too low or missing.
RULING_TEST(193, ExactWinesAndOneTooLow) {
  for (const OrderFacts& order : kOrderFacts) {
    std::array<u16, kWineTypes> exact{};
    for (unsigned icon = 0; icon < order.wine_count; ++icon) {
      exact[static_cast<unsigned>(order.wines[icon].type)] |=
          static_cast<u16>(1u << order.wines[icon].at_least);
    }
    EXPECT_TRUE(can_fill(exact, order));
    for (unsigned icon = 0; icon < order.wine_count; ++icon) {
      const WineAsked& asked = order.wines[icon];
      auto rows = exact;
      u16& row = rows[static_cast<unsigned>(asked.type)];
      row = static_cast<u16>(row & ~(1u << asked.at_least));
      EXPECT_FALSE(can_fill(rows, order));
      if (asked.at_least > 1) row = static_cast<u16>(row | (1u << (asked.at_least - 1)));
      EXPECT_FALSE(can_fill(rows, order));
    }
  }
}

// --- Queries about wine and grapes ---------------------------------------------------------------------------

TEST(Winery, HasWineAndHasGrape) {
  for (unsigned subset = 0; subset < kSubsets; ++subset) {
    for (unsigned type = 0; type < kWineTypes; ++type) {
      Mat mat;
      mat.wines[type] = row_of(word_of(subset));
      const Player p = player_of(mat);
      for (unsigned least = 1; least <= 9; ++least) {
        bool expected = false;
        for (unsigned value = least; value <= 9; ++value) expected = expected || mat.wines[type][value];
        EXPECT_EQ(has_wine(p, least), expected);
      }
      EXPECT_FALSE(has_grape(p));
    }
    for (unsigned colour = 0; colour < 2; ++colour) {
      Mat mat;
      mat.grapes[colour] = row_of(word_of(subset));
      EXPECT_EQ(has_grape(player_of(mat)), subset != 0);
      EXPECT_FALSE(has_wine(player_of(mat)));
    }
  }
}

RULING_TEST(148, NextCellar) {
  EXPECT_EQ(next_cellar(0), static_cast<unsigned>(Structure::MediumCellar));
  EXPECT_EQ(next_cellar(structures(Structure::MediumCellar)), static_cast<unsigned>(Structure::LargeCellar));
  EXPECT_EQ(next_cellar(structures(Structure::MediumCellar, Structure::LargeCellar)), kStructures);
  EXPECT_EQ(cellar_top(0), 3u);
  EXPECT_EQ(cellar_top(structures(Structure::MediumCellar)), 6u);
  EXPECT_EQ(cellar_top(structures(Structure::MediumCellar, Structure::LargeCellar)), 9u);
}

}  // namespace
}  // namespace vendemmia::testing
