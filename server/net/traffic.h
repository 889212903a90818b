// How much work it is to take what somebody sends, in frames of a WebSocket, the smallest of which take the server some three
// microseconds. A whole page for the first time is about 700.
#pragma once

#include <cstddef>

namespace vendemmia {

inline double cost_of_frames(std::size_t frames, std::size_t bytes) {
  return static_cast<double>(frames) + static_cast<double>(bytes) / 512;
}
// Its header besides, since fields can be short and many.
inline constexpr double kCostOfRequest = 32;
inline double cost_of_header(std::size_t bytes) { return static_cast<double>(bytes) / 128; }
inline double cost_of_bodies(std::size_t bytes) { return static_cast<double>(bytes) / 1024; }

}  // namespace vendemmia
