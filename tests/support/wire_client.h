// A client on loopback that shares no code with the server: blocking sockets, HTTP and WebSocket by hand. It
// can also send what no decent client would.
#pragma once

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

struct WireResponse {
  int status = 0;
  std::map<std::string, std::string> headers;  // names in lower case
  std::string body;
};

using WireHeaders = std::map<std::string, std::string>;

// What a WebSocket brings: a text, or the peer's wish to close.
struct WireMessage {
  bool closed = false;
  std::string text;  // the message, or the reason of the close
  int code = 0;      // of the close; 0 if the peer gave none
};

enum class WireFrame : u8 { Continuation = 0, Text = 1, Binary = 2, Close = 8, Ping = 9, Pong = 10 };

inline constexpr std::string_view kThisMachine = "127.0.0.1";

// Every call gives up after 20 seconds, or as long as it is told, as if the peer had gone.
class WireClient {
 public:
  // From any address of 127.0.0.0/8.
  explicit WireClient(u16 port, std::string_view from = kThisMachine);
  ~WireClient();
  WireClient(WireClient&&) noexcept;
  WireClient(const WireClient&) = delete;
  WireClient& operator=(WireClient&&) = delete;

  void wait_at_most(std::chrono::milliseconds);

  bool send_bytes(std::string_view bytes);
  // As much as the system takes at once; false: the connection is gone.
  bool push_bytes(std::string_view bytes);

  // Sends the request and reads the answer; nothing if the server closed first.
  std::optional<WireResponse> request(std::string_view method, std::string_view target,
                                      std::string_view body = "", const WireHeaders& headers = {});
  std::optional<WireResponse> get(std::string_view target, const WireHeaders& headers = {}) {
    return request("GET", target, "", headers);
  }
  enum class Body : u8 { Expected, LeftOut };
  std::optional<WireResponse> read_response(Body body = Body::Expected);

  // Becomes a WebSocket if the answer's status is 101.
  std::optional<WireResponse> upgrade(const WireHeaders& headers = {}, std::string_view target = "/ws");

  bool send_text(std::string_view text) { return send_frame(WireFrame::Text, text); }
  bool send_frame(WireFrame kind, std::string_view payload, bool last = true);

  // The next text or close; pings are answered on the way, and so is the close. Nothing if the server left.
  std::optional<WireMessage> receive();

  // True once the server has closed the connection; then this side closes too. What came before is lost.
  bool wait_for_end();

 private:
  bool read_more();
  std::optional<std::string> take(std::size_t count);
  std::optional<std::string> take_line();

  int socket_;
  bool timed_out_ = false;
  std::string unread_;
};

}  // namespace vendemmia
