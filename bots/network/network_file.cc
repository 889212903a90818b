#include "bots/network/network_file.h"

#include <bit>
#include <charconv>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <vector>

namespace vendemmia {
namespace {

constexpr std::string_view kTitle = "vendemmia network 5";
constexpr u64 kBasis = 0xcbf29ce484222325u;

// FNV-1a.
u64 digest_of(std::string_view bytes, u64 digest = kBasis) {
  for (const char byte : bytes) digest = (digest ^ static_cast<u8>(byte)) * 0x100000001b3u;
  return digest;
}

std::string hex_of(u64 number) {
  std::array<char, 16> digits;
  for (unsigned i = 0; i < digits.size(); ++i) digits[i] = "0123456789abcdef"[number >> (60 - 4 * i) & 0xFu];
  return {digits.data(), digits.size()};
}

// Calls visit(table, limit) for all tables of weights in the order of the file; a table is a list of rows.
template <class Net, class Visit>
void each_table(Net& network, Visit visit) {
  const auto rows = [&](auto& list, std::size_t used, i32 limit, std::size_t from, std::size_t to) {
    std::vector<std::span<std::remove_reference_t<decltype(list[0][0])>>> table;
    for (std::size_t i = 0; i < used; ++i) table.emplace_back(list[i].data() + from, to - from);
    visit(table, limit);
  };
  const auto row = [&](auto& numbers, std::size_t used, i32 limit) {
    visit(std::vector{std::span(numbers.data(), used)}, limit);
  };
  const auto layers = [&](auto& weights) {
    row(weights.bias, weights.bias.size(), kMostFact);
    rows(weights.facts, kFirstFact.back(), kMostFact, 0, kHidden);
    rows(weights.inner, kInner, kMostWeight, 0, kHidden);
    row(weights.inner_bias, kInner, 1 << 20);
  };
  layers(network.value);
  rows(network.value.facts, kFirstFact.back(), kMostFact, kHidden, kHidden + kValues);
  rows(network.value.out, kValues, kMostWeight, 0, kInner);
  layers(network.policy);
  rows(network.policy.answers, kAnswerParts, kMostWeight, 0, kInner);
  row(network.policy.answer_bias, kAnswerParts, 1 << 14);
}

void write_number(std::string& out, u32 number) {
  while (number >= 0x80) {
    out.push_back(static_cast<char>(number | 0x80));
    number >>= 7;
  }
  out.push_back(static_cast<char>(number));
}

// Small numbers of both signs become small ones.
constexpr u32 folded(i32 number) { return static_cast<u32>(number) << 1 ^ static_cast<u32>(number >> 31); }
constexpr i32 unfolded(u32 number) { return static_cast<i32>(number >> 1) ^ -static_cast<i32>(number & 1u); }

// The step of a row, as a number: 0 where all of it is 0, otherwise 1 for multiples of 1, 2 of 2, 3 of 4, ...
constexpr u32 kNothing = 0;
constexpr u32 kMostStep = 21;  // that of the largest limit
template <class Row>
u32 step_of_row(const Row& row) {
  u32 bits = 0;
  for (const i32 number : row) bits |= static_cast<u32>(number);
  return bits == 0 ? kNothing : 1 + static_cast<u32>(std::countr_zero(bits));
}

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  u32 next_step() {
    const u32 step = next_number();
    failed_ = failed_ || step > kMostStep;
    return failed_ ? kNothing : step;
  }
  // The next weight of a row with this step, beyond no limit.
  i32 next_weight(u32 step, i32 limit) {
    if (step == kNothing) return 0;
    const std::int64_t weight = std::int64_t{unfolded(next_number())} * (std::int64_t{1} << (step - 1));
    failed_ = failed_ || weight < -limit || weight > limit;
    return failed_ ? 0 : static_cast<i32>(weight);
  }
  // Whether exactly all of it was read, and made sense.
  bool complete() const { return !failed_ && bytes_.empty(); }

 private:
  u32 next_number() {
    u32 number = 0;
    for (unsigned shift = 0; shift < 32; shift += 7) {
      if (bytes_.empty()) break;
      const auto byte = static_cast<u8>(bytes_[0]);
      bytes_.remove_prefix(1);
      number |= static_cast<u32>(byte & 0x7Fu) << shift;
      if (byte < 0x80) return number;
    }
    failed_ = true;
    return 0;
  }

  std::string_view bytes_;
  bool failed_ = false;
};

std::string weights_of(const NeuralNetwork& network) {
  std::string bytes;
  each_table(network, [&](const auto& table, i32) {
    for (const auto& row : table) write_number(bytes, step_of_row(row));
    for (const auto& row : table) {
      const u32 step = step_of_row(row);
      if (step == kNothing) continue;
      for (const i32 number : row) write_number(bytes, folded(number / (1 << (step - 1))));
    }
  });
  return bytes;
}

// What stands behind this word in the next line; empty where it does not begin like this.
std::string_view take_line(std::string_view& file, std::string_view word) {
  const auto end = file.find('\n');
  if (end == std::string_view::npos || !file.starts_with(word)) return {};
  const std::string_view line = file.substr(word.size(), end - word.size());
  file.remove_prefix(end + 1);
  return line;
}

std::optional<i32> whole_number(std::string_view text) {
  i32 number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
  return number;
}

}  // namespace

u64 network_layout() {
  u64 digest = kBasis;
  const auto add = [&](u64 number) {
    digest = digest_of({reinterpret_cast<const char*>(&number), sizeof number}, digest);
  };
  for (const FactGroup& group : kFacts) {
    digest = digest_of(group.name, digest);
    add(group.size);
  }
  for (const unsigned number : {kAnswerParts, kHidden, kInner, kValues}) add(number);
  return digest;
}

std::string text_of(const NeuralNetwork& network) {
  const std::string weights = weights_of(network);
  return std::string(kTitle) + "\nkind " + std::string(name_of(network.kind)) + "\norders " +
         std::to_string(network.orders) + "\nlayout " + hex_of(network_layout()) + "\norigin " +
         network.origin + "\nweights " + std::to_string(weights.size()) + " " + hex_of(digest_of(weights)) +
         "\n" + weights;
}

tl::expected<std::shared_ptr<const NeuralNetwork>, std::string> read_network(std::string_view file) {
  if (!file.starts_with(kTitle) || file.size() == kTitle.size() || file[kTitle.size()] != '\n')
    return tl::unexpected<std::string>("this is not a network of a kind that this program knows");
  file.remove_prefix(kTitle.size() + 1);
  const std::optional<GameKind> kind = kind_named(take_line(file, "kind "));
  if (!kind) return tl::unexpected<std::string>("the network does not say for which kind of game it is");
  const std::optional<i32> orders = whole_number(take_line(file, "orders "));
  if (!orders || *orders < -kMostOrders || *orders > kMostOrders)
    return tl::unexpected<std::string>("the network does not say what orders count to it");
  if (take_line(file, "layout ") != hex_of(network_layout()))
    return tl::unexpected<std::string>(
        "the network was made for other inputs than this program has; it has to be learned anew");
  auto network = std::make_shared<NeuralNetwork>();
  network->kind = *kind;
  network->orders = *orders;
  network->origin = take_line(file, "origin ");
  const std::string_view about = take_line(file, "weights ");
  std::size_t size = 0;
  const auto [end, error] = std::from_chars(about.data(), about.data() + about.size(), size);
  const bool readable = error == std::errc{} && end != about.data() + about.size() && *end == ' ';
  if (!readable || size != file.size())
    return tl::unexpected<std::string>("the network is cut off, or something was added to it");
  if (std::string_view(end + 1, about.data() + about.size()) != hex_of(digest_of(file)))
    return tl::unexpected<std::string>("the network is damaged: its checksum is wrong");
  Reader reader(file);
  each_table(*network, [&](const auto& table, i32 limit) {
    std::vector<u32> steps;
    for (std::size_t i = 0; i < table.size(); ++i) steps.push_back(reader.next_step());
    for (std::size_t i = 0; i < table.size(); ++i) {
      for (auto& into : table[i])
        into = static_cast<std::remove_reference_t<decltype(into)>>(reader.next_weight(steps[i], limit));
    }
  });
  if (!reader.complete()) return tl::unexpected<std::string>("the network's weights make no sense");
  return network;
}

}  // namespace vendemmia
