// Allows bursts and bounds the rate.
#pragma once

#include <algorithm>
#include <chrono>

namespace vendemmia {

struct Rate {
  double burst = 0;
  double per_second = 0;
};

class TokenBucket {
 public:
  TokenBucket(Rate rate, std::chrono::milliseconds now) : rate_(rate), tokens_(rate.burst), filled_(now) {}

  // False: too much.
  bool take(std::chrono::milliseconds now, double cost = 1) {
    fill(now);
    if (tokens_ < cost) return false;
    tokens_ -= cost;
    return true;
  }

  // Where the cost is known only afterwards: whoever has anything left may begin, and pays then, be it with what comes
  // in later.
  bool has_any(std::chrono::milliseconds now) {
    fill(now);
    return tokens_ > 0;
  }
  void pay(double cost) { tokens_ -= cost; }
  // How long until there is anything left again. However much was paid, that is at most a second.
  std::chrono::milliseconds wait(std::chrono::milliseconds now) {
    fill(now);
    tokens_ = std::max(tokens_, -rate_.per_second);
    if (tokens_ > 0) return {};
    return std::chrono::milliseconds(1 + static_cast<int>(-tokens_ / rate_.per_second * 1000));
  }

 private:
  void fill(std::chrono::milliseconds now) {
    const std::chrono::duration<double> passed = now - filled_;
    tokens_ = std::min(rate_.burst, tokens_ + std::max(0.0, passed.count()) * rate_.per_second);
    filled_ = now;
  }

  Rate rate_;
  double tokens_;
  std::chrono::milliseconds filled_;
};

}  // namespace vendemmia
