// The mamas and papas: what each player starts with.
#pragma once

#include <array>
#include <string_view>

#include "engine/catalog/ids.h"

namespace vendemmia {

struct MamaFacts {
  std::string_view id;
  std::string_view name;
  u8 regular_workers;
  std::array<u8, 4>
      cards;  // vine, summer visitor, order, winter visitor: the order in which they are drawn
  u8 lira;
};

// Used where a challenge gives no mama.
inline constexpr u8 kNoMama = kMamas;

inline constexpr std::array<MamaFacts, kMamas> kMamaFacts{{
    {"alaena", "Alaena", 2, {1, 1, 1, 0}, 0},
    {"alyssa", "Alyssa", 2, {1, 1, 0, 1}, 0},
    {"deann", "Deann", 2, {1, 0, 1, 1}, 0},
    {"margot", "Margot", 2, {0, 1, 1, 1}, 0},
    {"margaret", "Margaret", 2, {2, 1, 0, 0}, 0},
    {"nici", "Nici", 2, {2, 0, 1, 0}, 0},
    {"teruyo", "Teruyo", 2, {2, 0, 0, 1}, 0},
    {"emily", "Emily", 2, {1, 2, 0, 0}, 0},
    {"rebecca", "Rebecca", 2, {0, 2, 1, 0}, 0},
    {"danyel", "Danyel", 2, {0, 2, 0, 1}, 0},
    {"laura", "Laura", 2, {1, 0, 2, 0}, 0},
    {"jess", "Jess", 2, {0, 1, 2, 0}, 0},
    {"casey", "Casey", 2, {0, 0, 2, 1}, 0},
    {"christine", "Christine", 2, {1, 0, 0, 2}, 0},
    {"naja", "Naja", 2, {0, 1, 0, 2}, 0},
    {"falon", "Falon", 2, {0, 0, 1, 2}, 0},
    {"nicole", "Nicole", 2, {1, 0, 0, 1}, 2},
    {"ariel", "Ariel", 2, {0, 1, 1, 0}, 2},
}};

// What a papa offers instead of more lira.
enum class Gift : u8 { Structure, Worker, Vp };

struct PapaFacts {
  std::string_view id;
  std::string_view name;
  u8 lira;
  Gift gift;
  Structure structure;  // meaningful for Gift::Structure only
  u8 or_lira;
};

inline constexpr std::array<PapaFacts, kPapas> kPapaFacts{{
    {"andrew", "Andrew", 4, Gift::Structure, Structure::Trellis, 2},
    {"christian", "Christian", 3, Gift::Structure, Structure::Irrigation, 3},
    {"jay", "Jay", 5, Gift::Structure, Structure::Yoke, 2},
    {"josh", "Josh", 3, Gift::Structure, Structure::MediumCellar, 4},
    {"kozi", "Kozi", 2, Gift::Structure, Structure::Cottage, 4},
    {"matthew", "Matthew", 1, Gift::Structure, Structure::Windmill, 5},
    {"matt", "Matt", 0, Gift::Structure, Structure::TastingRoom, 6},
    {"paul", "Paul", 5, Gift::Structure, Structure::Trellis, 1},
    {"stephan", "Stephan", 4, Gift::Structure, Structure::Irrigation, 2},
    {"steven", "Steven", 6, Gift::Structure, Structure::Yoke, 1},
    {"joel", "Joel", 4, Gift::Structure, Structure::MediumCellar, 3},
    {"raymond", "Raymond", 3, Gift::Structure, Structure::Cottage, 3},
    {"jerry", "Jerry", 2, Gift::Structure, Structure::Windmill, 4},
    {"trevor", "Trevor", 1, Gift::Structure, Structure::TastingRoom, 5},
    {"rafael", "Rafael", 2, Gift::Worker, Structure::Trellis, 4},
    {"gary", "Gary", 3, Gift::Worker, Structure::Trellis, 3},
    {"morten", "Morten", 4, Gift::Vp, Structure::Trellis, 3},
    {"alan", "Alan", 5, Gift::Vp, Structure::Trellis, 2},
}};

}  // namespace vendemmia
