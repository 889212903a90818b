// A network as a file: a few lines of text that say what it is, then its weights.
//
//   vendemmia network 5
//   kind extended_alone             the games that it has learned
//   orders 50                       NeuralNetwork::orders
//   layout 5e0c3a7712ab9d04         what its inputs mean: inputs.h, answers.h
//   origin vendemmia learn ...      the command that made it
//   weights 512034 9f2b64c01d3e8a55 bytes, and a checksum over them
//
// The weights are tables of whole numbers, in the order of each_table(). A table has first the step of each of its rows, the largest power
// of two that divides all numbers there, then the numbers of all rows divided by it; where all are 0 there are none. So the numbers of a
// rounded network (lab/learn/rounding.h) take few bytes, of which a compressor needs still fewer.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include <tl/expected.hpp>

#include "bots/network/network.h"

namespace vendemmia {

// What the inputs of this program's networks mean, as a digest.
u64 network_layout();

std::string text_of(const NeuralNetwork& network);
// Or a sentence that says what is wrong with it.
tl::expected<std::shared_ptr<const NeuralNetwork>, std::string> read_network(std::string_view file);

// So far may a weight behind the first layer go: then no sum leaves its 32 bits.
inline constexpr i32 kMostWeight = 4000;
// So far may all the rows of a fact go: then no sum of an ordinary position leaves its 16 bits.
inline constexpr i32 kMostFact = 4000;
// So much may a VP from an order count in addition, either way, in hundredths.
inline constexpr i32 kMostOrders = 1000;

}  // namespace vendemmia
