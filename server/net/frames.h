// The frames of a WebSocket (RFC 6455) as a server reads and writes them, without any socket.
#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

enum class FrameKind : u8 { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

// Section 7.4.1.
enum class CloseCode : u16 {
  Normal = 1000,
  GoingAway = 1001,
  ProtocolError = 1002,
  NotText = 1003,
  NotUtf8 = 1007,
  TooLarge = 1009,
  OurFault = 1011,
};

// What stands before the payload of a whole message, or of a control frame.
class FrameHeader {
 public:
  FrameHeader(FrameKind kind, std::size_t payload);
  std::string_view bytes() const { return {bytes_.data(), size_}; }

 private:
  std::array<char, 10> bytes_{};
  u8 size_ = 0;
};

// Puts together what a peer has sent. Memory is used for what has arrived, never for what a header announces, and for a
// message that arrives as a whole none at all.
class FrameReader {
 public:
  explicit FrameReader(std::size_t largest_message) : largest_(largest_message) {}

  struct Heard {
    enum class What : u8 { Nothing, Text, Ping, Pong, Close, Trouble };
    What what = What::Nothing;
    std::string_view payload{};             // good until the next call, and as long as the bytes are
    CloseCode trouble = CloseCode::Normal;  // what to close the connection with
  };
  // Takes from the front of the bytes, which it changes, until there is something to tell; Nothing: all are taken. After
  // Trouble only a Close is still heard.
  Heard next(std::span<char>& bytes);

  // From now on only a Close is heard.
  void ignore_messages();

  // How many have begun, also such as say nothing.
  u64 frames() const { return frames_; }

 private:
  struct OpenFrame {
    FrameKind kind = FrameKind::Continuation;
    bool last = false;
    u64 left = 0;  // bytes of its payload that have not arrived
    std::array<char, 4> mask{};
    unsigned masked = 0;  // where in the mask the next byte stands
  };
  static bool is_control(FrameKind kind) { return kind >= FrameKind::Close; }
  // False: more bytes are needed.
  bool read_header(std::span<char>& bytes);
  std::size_t header_size() const;
  // Normal: it is as it should be.
  CloseCode open_frame();
  std::span<char> take_payload(std::span<char>& bytes);
  Heard end_control(std::string_view payload) const;
  Heard end_message(std::string_view payload);
  Heard trouble(CloseCode code);

  const std::size_t largest_;
  std::array<char, 14> head_{};
  u8 head_size_ = 0;
  bool in_frame_ = false;
  bool in_message_ = false;  // of several frames
  bool ignoring_ = false;
  bool lost_ = false;  // where frames begin is not known any more
  bool told_ = false;  // what was put together
  u64 frames_ = 0;
  OpenFrame frame_;
  std::string message_;  // so far
  std::string control_;  // the same of a control frame, which may stand between the frames of a message
};

bool is_utf8(std::string_view text);

}  // namespace vendemmia
