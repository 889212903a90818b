// The 36 wine orders, order_01 to order_36. Wines of one type are listed from the highest value down.
#pragma once

#include <array>

#include "engine/catalog/ids.h"

namespace vendemmia {

struct WineAsked {
  Wine type;
  u8 at_least;
};

struct OrderFacts {
  u8 wine_count;
  std::array<WineAsked, 3> wines;
  u8 vp;
  u8 residual;
};

inline constexpr std::array<OrderFacts, kOrders> kOrderFacts{{
    {1, {{{Wine::Red, 5}}}, 2, 1},
    {2, {{{Wine::Red, 2}, {Wine::White, 2}}}, 2, 1},
    {2, {{{Wine::Red, 3}, {Wine::White, 1}}}, 2, 1},
    {2, {{{Wine::Red, 1}, {Wine::White, 3}}}, 2, 1},
    {1, {{{Wine::White, 5}}}, 2, 1},
    {1, {{{Wine::Blush, 4}}}, 2, 1},
    {1, {{{Wine::Red, 6}}}, 3, 1},
    {2, {{{Wine::Red, 2}, {Wine::White, 4}}}, 3, 1},
    {2, {{{Wine::Red, 4}, {Wine::White, 2}}}, 3, 1},
    {2, {{{Wine::Red, 3}, {Wine::White, 3}}}, 3, 1},
    {2, {{{Wine::Red, 4}, {Wine::Red, 3}}}, 3, 1},
    {1, {{{Wine::White, 6}}}, 3, 1},
    {2, {{{Wine::White, 4}, {Wine::White, 3}}}, 3, 1},
    {1, {{{Wine::Blush, 6}}}, 3, 1},
    {1, {{{Wine::Red, 8}}}, 4, 1},
    {2, {{{Wine::Red, 5}, {Wine::White, 3}}}, 4, 1},
    {2, {{{Wine::Red, 3}, {Wine::White, 5}}}, 4, 1},
    {2, {{{Wine::Red, 4}, {Wine::Blush, 4}}}, 4, 1},
    {3, {{{Wine::Red, 4}, {Wine::Red, 3}, {Wine::Red, 2}}}, 4, 1},
    {1, {{{Wine::White, 8}}}, 4, 1},
    {2, {{{Wine::White, 4}, {Wine::Blush, 4}}}, 4, 1},
    {3, {{{Wine::White, 4}, {Wine::White, 3}, {Wine::White, 2}}}, 4, 1},
    {1, {{{Wine::Blush, 8}}}, 4, 1},
    {1, {{{Wine::Sparkling, 7}}}, 4, 1},
    {3, {{{Wine::Red, 2}, {Wine::White, 2}, {Wine::Blush, 5}}}, 5, 2},
    {2, {{{Wine::Red, 7}, {Wine::Red, 6}}}, 5, 2},
    {2, {{{Wine::Red, 6}, {Wine::White, 6}}}, 5, 2},
    {2, {{{Wine::Red, 3}, {Wine::Blush, 7}}}, 5, 2},
    {2, {{{Wine::White, 3}, {Wine::Blush, 7}}}, 5, 2},
    {2, {{{Wine::White, 7}, {Wine::White, 6}}}, 5, 2},
    {1, {{{Wine::Sparkling, 9}}}, 5, 2},
    {2, {{{Wine::Blush, 6}, {Wine::Blush, 5}}}, 6, 2},
    {2, {{{Wine::White, 4}, {Wine::Sparkling, 7}}}, 6, 2},
    {2, {{{Wine::White, 3}, {Wine::Sparkling, 7}}}, 6, 2},
    {2, {{{Wine::White, 3}, {Wine::Sparkling, 8}}}, 6, 2},
    {2, {{{Wine::White, 2}, {Wine::Sparkling, 8}}}, 6, 2},
}};

}  // namespace vendemmia
