#include "bots/network/network_file.h"

#include <charconv>

namespace vendemmia {
namespace {

constexpr std::string_view kTitle = "vendemmia network 1";
constexpr u64 kBasis = 0xcbf29ce484222325u;

// FNV-1a.
u64 digest_of(std::string_view bytes, u64 digest = kBasis) {
  for (const char byte : bytes) digest = (digest ^ static_cast<u8>(byte)) * 0x100000001b3u;
  return digest;
}

u64 layout() {
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

std::string hex_of(u64 number) {
  std::array<char, 16> digits;
  for (unsigned i = 0; i < digits.size(); ++i) digits[i] = "0123456789abcdef"[number >> (60 - 4 * i) & 0xFu];
  return {digits.data(), digits.size()};
}

// Calls visit(number, limit) for all weights in the order of the file.
template <class Net, class Visit>
void each_weight(Net& network, Visit visit) {
  const auto rows = [&](auto& list, unsigned used, i32 limit) {
    for (unsigned i = 0; i < used; ++i) {
      for (auto& number : list[i]) visit(number, limit);
    }
  };
  const auto layers = [&](auto& weights) {
    for (auto& number : weights.bias) visit(number, kMostFact);
    rows(weights.facts, kFirstFact.back(), kMostFact);
    rows(weights.inner, kInner, kMostWeight);
    for (auto& number : weights.inner_bias) visit(number, 1 << 20);
  };
  layers(network.value);
  rows(network.value.out, kValues, kMostWeight);
  layers(network.policy);
  rows(network.policy.answers, kAnswerParts, kMostWeight);
  for (unsigned i = 0; i < kAnswerParts; ++i) visit(network.policy.answer_bias[i], 1 << 14);
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

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  // The next weight.
  i32 next() {
    if (zeros_ != 0) {
      --zeros_;
      return 0;
    }
    const u32 number = next_number();
    if (number == 0) zeros_ = next_number();
    return unfolded(number);
  }
  // Whether exactly all of it was read.
  bool complete() const { return !failed_ && bytes_.empty() && zeros_ == 0; }

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
    return 1;
  }

  std::string_view bytes_;
  u32 zeros_ = 0;
  bool failed_ = false;
};

std::string weights_of(const NeuralNetwork& network) {
  std::string out;
  u32 zeros = 0;
  const auto end_zeros = [&] {
    if (zeros == 0) return;
    write_number(out, 0);
    write_number(out, zeros - 1);
    zeros = 0;
  };
  each_weight(network, [&](auto number, i32) {
    if (number == 0) {
      ++zeros;
      return;
    }
    end_zeros();
    write_number(out, folded(number));
  });
  end_zeros();
  return out;
}

// What stands behind this word in the next line; empty where it does not begin like this.
std::string_view take_line(std::string_view& file, std::string_view word) {
  const auto end = file.find('\n');
  if (end == std::string_view::npos || !file.starts_with(word)) return {};
  const std::string_view line = file.substr(word.size(), end - word.size());
  file.remove_prefix(end + 1);
  return line;
}

}  // namespace

std::string text_of(const NeuralNetwork& network) {
  const std::string weights = weights_of(network);
  return std::string(kTitle) + "\nlayout " + hex_of(layout()) + "\norigin " + network.origin + "\nweights " +
         std::to_string(weights.size()) + " " + hex_of(digest_of(weights)) + "\n" + weights;
}

tl::expected<std::shared_ptr<const NeuralNetwork>, std::string> read_network(std::string_view file) {
  if (!file.starts_with(kTitle) || file.size() == kTitle.size() || file[kTitle.size()] != '\n')
    return tl::unexpected<std::string>("this is not a network of a kind that this program knows");
  file.remove_prefix(kTitle.size() + 1);
  if (take_line(file, "layout ") != hex_of(layout()))
    return tl::unexpected<std::string>(
        "the network was made for other inputs than this program has; it has to be learned anew");
  auto network = std::make_shared<NeuralNetwork>();
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
  bool in_bounds = true;
  each_weight(*network, [&]<class Number>(Number& into, i32 limit) {
    const i32 number = reader.next();
    in_bounds = in_bounds && number >= -limit && number <= limit;
    into = static_cast<Number>(number);
  });
  if (!reader.complete() || !in_bounds)
    return tl::unexpected<std::string>("the network's weights make no sense");
  return network;
}

}  // namespace vendemmia
