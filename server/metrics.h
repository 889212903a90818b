// What the server counts about itself, in the text form that Prometheus reads.
#pragma once

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

// How long something took, and how often.
class Histogram {
 public:
  // Upper ends in seconds; what took longer is counted in the last place.
  static constexpr std::array<double, 14> kEnds{0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01,
                                                0.025,  0.05,    0.1,    1.0,   3.0,    10.0,  30.0};
  void add(double seconds) {
    const auto end = std::lower_bound(kEnds.begin(), kEnds.end(), seconds);
    ++counts_[static_cast<std::size_t>(end - kEnds.begin())];
    sum_ += seconds;
  }
  u64 count() const;
  void write(std::string& out, std::string_view name, std::string_view help) const;

 private:
  std::array<u64, kEnds.size() + 1> counts_{};
  double sum_ = 0;
};

struct Metrics {
  u64 entries = 0;         // stored since the start
  u64 tables_created = 0;  // since the start
  u64 refused = 0;         // messages
  u64 store_failures = 0;
  u64 bot_mistakes = 0;  // illegal answers
  u64 tables_lost = 0;   // to another server, or to none
  Histogram commit_seconds;
  Histogram move_seconds;  // from the arrival of a message to the updates of all who see it
  Histogram bot_seconds;   // thinking
  Histogram hint_seconds;  // thinking
};

void write_counter(std::string& out, std::string_view name, std::string_view help, u64 value);
void write_gauge(std::string& out, std::string_view name, std::string_view help, u64 value);
std::string prometheus_text(const Metrics&);

}  // namespace vendemmia
