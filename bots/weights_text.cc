#include "bots/weights_text.h"

#include <charconv>
#include <cmath>
#include <utility>

namespace vendemmia {
namespace {

struct Section {
  std::string_view title;
  GameKind kind;
  Weights LearnedWeights::* part;
};

constexpr std::array<Section, 2 * kGameKinds> kSections{{
    {"base policy", GameKind::Base, &LearnedWeights::policy},
    {"base value", GameKind::Base, &LearnedWeights::value},
    {"base_alone policy", GameKind::BaseAlone, &LearnedWeights::policy},
    {"base_alone value", GameKind::BaseAlone, &LearnedWeights::value},
    {"extended policy", GameKind::Extended, &LearnedWeights::policy},
    {"extended value", GameKind::Extended, &LearnedWeights::value},
    {"extended_alone policy", GameKind::ExtendedAlone, &LearnedWeights::policy},
    {"extended_alone value", GameKind::ExtendedAlone, &LearnedWeights::value},
}};

// The shortest text that is read back as the same number.
std::string shortest(float number) {
  std::array<char, 32> buffer;
  const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number).ptr;
  return {buffer.data(), end};
}

std::string_view take_until(std::string_view& text, char end) {
  const std::string_view taken = text.substr(0, text.find(end));
  text.remove_prefix(std::min(text.size(), taken.size() + 1));
  return taken;
}

// "name 1 2 3 4"
bool read_line(std::string_view line, std::string_view name, unsigned feature, Weights& into) {
  if (take_until(line, ' ') != name) return false;
  for (unsigned moment = 0; moment < kMoments; ++moment) {
    const std::string_view word = take_until(line, ' ');
    float& number = into[moment][feature];
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc{} || end != word.data() + word.size() || !std::isfinite(number)) return false;
  }
  return line.empty();
}

}  // namespace

std::string text_of(const WeightSets& sets) {
  std::string text;
  for (const Section& section : kSections) {
    text += std::string(section.title) + '\n';
    const Weights& weights = sets[static_cast<unsigned>(section.kind)].*section.part;
    for (unsigned feature = 0; feature < kFeatures; ++feature) {
      text += kFeatureNames[feature];
      for (unsigned moment = 0; moment < kMoments; ++moment) text += ' ' + shortest(weights[moment][feature]);
      text += '\n';
    }
  }
  return text;
}

tl::expected<WeightSets, std::string> read_weights(std::string_view text) {
  WeightSets sets;
  unsigned number = 0;
  const auto next = [&] {
    ++number;
    std::string_view line = take_until(text, '\n');
    if (line.ends_with('\r')) line.remove_suffix(1);
    return line;
  };
  const auto wrong = [&number](std::string_view expected) {
    return tl::unexpected("line " + std::to_string(number) + " of the weights should be " +
                          std::string(expected));
  };
  for (const Section& section : kSections) {
    if (next() != section.title) return wrong("'" + std::string(section.title) + "'");
    Weights& weights = sets[static_cast<unsigned>(section.kind)].*section.part;
    for (unsigned feature = 0; feature < kFeatures; ++feature) {
      const std::string_view name = kFeatureNames[feature];
      if (!read_line(next(), name, feature, weights))
        return wrong("'" + std::string(name) + "' and " + std::to_string(kMoments) + " numbers");
    }
  }
  if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) return sets;
  next();
  return wrong("the end");
}

std::string header_of(const WeightSets& sets) {
  std::string text =
      "// Found by playing, not by hand: `vendemmia learn` writes this file (docs/evaluation.md). By kind of "
      "game, by moment, by\n// Feature.\n"
      "#pragma once\n\n#include \"bots/learned.h\"\n\nnamespace vendemmia {\n\n"
      "// clang-format off\ninline constexpr WeightSets kWeights{{\n";
  for (const LearnedWeights& set : sets) {
    text += "    {\n";
    for (const Weights* weights : {&set.policy, &set.value}) {
      text += "        {{\n";
      for (const auto& moment : *weights) {
        text += "            {";
        for (unsigned feature = 0; feature < kFeatures; ++feature) {
          const std::string one = shortest(moment[feature]);
          const bool whole = one.find_first_of(".e") == std::string::npos;
          text += (feature == 0 ? "" : ", ") + one + (whole ? ".0f" : "f");
        }
        text += "},\n";
      }
      text += "        }},\n";
    }
    text += "    },\n";
  }
  return text + "}};\n// clang-format on\n\n}  // namespace vendemmia\n";
}

}  // namespace vendemmia
