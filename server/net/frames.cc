#include "server/net/frames.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace vendemmia {
namespace {

constexpr unsigned kLast = 0x80;
constexpr unsigned kReserved = 0x70;
constexpr unsigned kKind = 0x0f;
constexpr unsigned kMasked = 0x80;
constexpr unsigned kTwoBytes = 126;  // instead of a length: it follows
constexpr unsigned kEightBytes = 127;
constexpr std::size_t kLongestControl = 125;

unsigned byte_at(std::span<const char> bytes, std::size_t at) { return static_cast<u8>(bytes[at]); }

u64 big_endian(std::span<const char> bytes) {
  u64 value = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) value = value << 8 | byte_at(bytes, i);
  return value;
}

// Eight bytes at a time; `from` is where in the mask the first byte stands.
void unmask(std::span<char> bytes, const std::array<char, 4>& mask, unsigned from) {
  std::array<char, 8> turned{};
  for (unsigned i = 0; i < turned.size(); ++i) turned[i] = mask[(from + i) % mask.size()];
  u64 word_mask = 0;
  std::memcpy(&word_mask, turned.data(), sizeof word_mask);
  std::size_t at = 0;
  for (; at + sizeof word_mask <= bytes.size(); at += sizeof word_mask) {
    u64 word = 0;
    std::memcpy(&word, bytes.data() + at, sizeof word);
    word ^= word_mask;
    std::memcpy(bytes.data() + at, &word, sizeof word);
  }
  for (; at < bytes.size(); ++at) bytes[at] = static_cast<char>(bytes[at] ^ turned[at % turned.size()]);
}

}  // namespace

FrameHeader::FrameHeader(FrameKind kind, std::size_t payload) {
  bytes_[0] = static_cast<char>(kLast | static_cast<unsigned>(kind));
  const unsigned length_bytes = payload <= kLongestControl ? 0 : payload <= 0xffff ? 2 : 8;
  bytes_[1] = static_cast<char>(length_bytes == 0   ? static_cast<unsigned>(payload)
                                : length_bytes == 2 ? kTwoBytes
                                                    : kEightBytes);
  for (unsigned i = 0; i < length_bytes; ++i)
    bytes_[2 + i] = static_cast<char>(payload >> (8 * (length_bytes - 1 - i)) & 0xff);
  size_ = static_cast<u8>(2 + length_bytes);
}

void FrameReader::ignore_messages() {
  ignoring_ = true;
  message_ = {};
}

FrameReader::Heard FrameReader::trouble(CloseCode code) {
  ignore_messages();
  return {Heard::What::Trouble, {}, code};
}

std::size_t FrameReader::header_size() const {
  if (head_size_ < 2) return 2;
  const unsigned length = byte_at(head_, 1) & ~kMasked;
  const std::size_t mask = (byte_at(head_, 1) & kMasked) != 0 ? 4 : 0;
  return 2 + mask + (length == kTwoBytes ? 2 : length == kEightBytes ? 8 : 0);
}

bool FrameReader::read_header(std::span<char>& bytes) {
  while (head_size_ < header_size()) {
    if (bytes.empty()) return false;
    const std::size_t count = std::min(bytes.size(), header_size() - head_size_);
    std::copy_n(bytes.begin(), count, head_.begin() + head_size_);
    head_size_ = static_cast<u8>(head_size_ + count);
    bytes = bytes.subspan(count);
  }
  return true;
}

CloseCode FrameReader::open_frame() {
  const std::span<const char> head(head_.data(), head_size_);
  head_size_ = 0;
  ++frames_;
  const unsigned first = byte_at(head, 0);
  const unsigned length = byte_at(head, 1) & ~kMasked;
  frame_ = {};
  frame_.kind = static_cast<FrameKind>(first & kKind);
  frame_.last = (first & kLast) != 0;
  frame_.left = length;
  if (length >= kTwoBytes) frame_.left = big_endian(head.subspan(2, length == kTwoBytes ? 2 : 8));
  in_frame_ = true;
  // A client that does not mask, or uses what was not agreed on.
  if ((byte_at(head, 1) & kMasked) == 0 || (first & kReserved) != 0) {
    lost_ = true;
    return CloseCode::ProtocolError;
  }
  std::copy_n(head.end() - 4, 4, frame_.mask.begin());
  if (is_control(frame_.kind)) {
    const bool known = frame_.kind <= FrameKind::Pong;
    if (known && frame_.last && frame_.left <= kLongestControl) return CloseCode::Normal;
    lost_ = true;
    return CloseCode::ProtocolError;
  }
  if (ignoring_) return CloseCode::Normal;
  const bool begins = frame_.kind != FrameKind::Continuation;
  if (frame_.kind > FrameKind::Binary || begins == in_message_) return CloseCode::ProtocolError;
  if (frame_.kind == FrameKind::Binary) return CloseCode::NotText;
  if (frame_.left > largest_ - message_.size()) return CloseCode::TooLarge;
  in_message_ = true;
  return CloseCode::Normal;
}

std::span<char> FrameReader::take_payload(std::span<char>& bytes) {
  const auto count = static_cast<std::size_t>(std::min<u64>(bytes.size(), frame_.left));
  const std::span<char> piece = bytes.first(count);
  bytes = bytes.subspan(count);
  frame_.left -= count;
  unmask(piece, frame_.mask, frame_.masked);
  frame_.masked = static_cast<unsigned>((frame_.masked + count) % frame_.mask.size());
  return piece;
}

FrameReader::Heard FrameReader::end_control(std::string_view payload) const {
  if (frame_.kind == FrameKind::Close) return {Heard::What::Close, payload};
  return {frame_.kind == FrameKind::Ping ? Heard::What::Ping : Heard::What::Pong, payload};
}

FrameReader::Heard FrameReader::end_message(std::string_view payload) {
  in_message_ = false;
  if (!is_utf8(payload)) return trouble(CloseCode::NotUtf8);
  return {Heard::What::Text, payload};
}

FrameReader::Heard FrameReader::next(std::span<char>& bytes) {
  if (std::exchange(told_, false)) (is_control(frame_.kind) ? control_ : message_) = {};
  while (!lost_) {
    if (!in_frame_) {
      if (!read_header(bytes)) return {};
      if (const CloseCode code = open_frame(); code != CloseCode::Normal) return trouble(code);
    }
    const std::span<char> piece = take_payload(bytes);
    const bool control = is_control(frame_.kind);
    const bool ended = frame_.left == 0;
    in_frame_ = !ended;
    if (!control && ignoring_) {
      if (ended) continue;
      return {};
    }
    const bool complete = ended && frame_.last;
    std::string& so_far = control ? control_ : message_;
    std::string_view payload(piece.data(), piece.size());
    if (!complete || !so_far.empty()) payload = so_far.append(payload);
    if (!ended) return {};
    if (!complete) continue;
    told_ = true;
    return control ? end_control(payload) : end_message(payload);
  }
  bytes = {};
  return {};
}

// The bytes of a character, by its first one: 0 is none. The second byte has bounds of its own where a shorter form, a half of a
// pair or nothing at all would be meant.
bool is_utf8(std::string_view text) {
  const auto* at = reinterpret_cast<const u8*>(text.data());
  const u8* const end = at + text.size();
  while (at < end) {
    u64 word = 0;
    if (end - at >= static_cast<std::ptrdiff_t>(sizeof word)) {
      std::memcpy(&word, at, sizeof word);
      if ((word & 0x8080'8080'8080'8080u) == 0) {
        at += sizeof word;
        continue;
      }
    }
    const u8 first = *at;
    if (first < 0x80) {
      ++at;
      continue;
    }
    const int more = first >= 0xc2 && first <= 0xdf   ? 1
                     : first >= 0xe0 && first <= 0xef ? 2
                     : first >= 0xf0 && first <= 0xf4 ? 3
                                                      : 0;
    if (more == 0 || end - at <= more) return false;
    const u8 lowest = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80;
    const u8 highest = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf;
    if (at[1] < lowest || at[1] > highest) return false;
    for (int i = 2; i <= more; ++i) {
      if ((at[i] & 0xc0u) != 0x80u) return false;
    }
    at += 1 + more;
  }
  return true;
}

}  // namespace vendemmia
