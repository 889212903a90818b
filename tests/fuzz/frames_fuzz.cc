// Whatever a peer sends, in pieces of whatever size: the same is heard, and no more is kept than a message may have.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "engine/core/check.h"
#include "server/net/frames.h"

namespace {

using namespace vendemmia;

constexpr std::size_t kLargest = 1000;

struct Told {
  FrameReader::Heard::What what;
  std::string payload;
  CloseCode trouble;
  friend bool operator==(const Told&, const Told&) = default;
};

std::vector<Told> told_by(std::string bytes, std::size_t piece) {
  FrameReader reader(kLargest);
  std::vector<Told> all;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::span<char> some = std::span(bytes).subspan(at, std::min(piece, bytes.size() - at));
    for (auto heard = reader.next(some); heard.what != FrameReader::Heard::What::Nothing;
         heard = reader.next(some)) {
      CHECK(heard.payload.size() <= kLargest);
      CHECK(heard.what != FrameReader::Heard::What::Text || is_utf8(heard.payload));
      all.push_back({heard.what, std::string(heard.payload), heard.trouble});
    }
    CHECK(some.empty());
  }
  return all;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  CHECK(told_by(bytes, data[0] + std::size_t{1}) == told_by(bytes, bytes.size() + 1));
  return 0;
}
