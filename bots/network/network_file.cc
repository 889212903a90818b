#include "bots/network/network_file.h"

#include <charconv>
#include <cstdint>
#include <numeric>

namespace vendemmia {
namespace {

constexpr std::string_view kTitle = "vendemmia network 2";
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

// Calls visit(each, limit) for all tables of weights in the order of the file; each(use) calls use(number) for all of one.
template <class Net, class Visit>
void each_table(Net& network, Visit visit) {
  const auto row = [&](auto& list, std::size_t used, i32 limit) {
    visit(
        [&](auto use) {
          for (std::size_t i = 0; i < used; ++i) use(list[i]);
        },
        limit);
  };
  const auto rows = [&](auto& list, unsigned used, i32 limit, std::size_t from, std::size_t to) {
    visit(
        [&](auto use) {
          for (unsigned i = 0; i < used; ++i) {
            for (std::size_t at = from; at < to; ++at) use(list[i][at]);
          }
        },
        limit);
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

// A weight is a code: 0 for a zero, 1 for many of them (how many comes next), and from 2 on small ones for small numbers of both signs.
constexpr u32 kZero = 0;
constexpr u32 kZeros = 1;
constexpr u32 code_of(i32 number) {
  return number > 0 ? 2 * static_cast<u32>(number) : 1 + 2 * static_cast<u32>(-number);
}
constexpr i32 number_of(u32 code) {
  const auto size = static_cast<i32>(code / 2);
  return code % 2 == 0 ? size : -size;
}

class NumberWriter {
 public:
  void add(i32 number) {
    if (number == 0) {
      ++zeros_;
      return;
    }
    end_zeros();
    write_number(bytes_, code_of(number));
  }
  std::string finish() {
    end_zeros();
    return std::move(bytes_);
  }

 private:
  void end_zeros() {
    // A few are cheaper one by one: a compressor knows them by heart.
    constexpr u32 kMany = 16;
    if (zeros_ >= kMany) {
      write_number(bytes_, kZeros);
      write_number(bytes_, zeros_);
    } else {
      bytes_.append(zeros_, static_cast<char>(kZero));
    }
    zeros_ = 0;
  }

  std::string bytes_;
  u32 zeros_ = 0;
};

class Reader {
 public:
  explicit Reader(std::string_view bytes) : bytes_(bytes) {}

  // The next weight.
  i32 next() {
    if (zeros_ != 0) {
      --zeros_;
      return 0;
    }
    const u32 code = next_number();
    if (code == kZeros) {
      zeros_ = next_number();
      failed_ = failed_ || zeros_ == 0;
      zeros_ -= failed_ ? zeros_ : 1;
      return 0;
    }
    return number_of(code);
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
    return 0;
  }

  std::string_view bytes_;
  u32 zeros_ = 0;
  bool failed_ = false;
};

std::string weights_of(const NeuralNetwork& network) {
  NumberWriter writer;
  each_table(network, [&](const auto& each, i32) {
    i32 step = 0;
    each([&](i32 number) { step = std::gcd(step, number); });
    step = std::max(step, 1);
    writer.add(step);
    each([&](i32 number) { writer.add(number / step); });
  });
  return writer.finish();
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
  each_table(*network, [&](const auto& each, i32 limit) {
    const std::int64_t step = reader.next();
    each([&]<class Number>(Number& into) {
      const std::int64_t number = step * reader.next();
      in_bounds = in_bounds && number >= -limit && number <= limit;
      into = static_cast<Number>(number);
    });
  });
  if (!reader.complete() || !in_bounds)
    return tl::unexpected<std::string>("the network's weights make no sense");
  return network;
}

}  // namespace vendemmia
