#include "tests/support/wire_client.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <cstdlib>
#include <tuple>
#include <unistd.h>
#include <utility>

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <sys/time.h>

#include "engine/core/check.h"

namespace vendemmia {
namespace {

constexpr int kPatienceSeconds = 20;

std::string lower(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char letter) { return static_cast<char>(std::tolower(letter)); });
  return text;
}

std::string big_endian(std::size_t value, int bytes) {
  std::string result;
  for (int byte = bytes - 1; byte >= 0; --byte) result += static_cast<char>(value >> (8 * byte) & 0xff);
  return result;
}

std::size_t from_big_endian(std::string_view bytes) {
  std::size_t value = 0;
  for (const char byte : bytes) value = value << 8 | static_cast<unsigned char>(byte);
  return value;
}

}  // namespace

WireClient::WireClient(u16 port, std::string_view from)
    : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
  CHECK(socket_ >= 0);
  const timeval patience{kPatienceSeconds, 0};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
  const int at_once = 1;
  setsockopt(socket_, IPPROTO_TCP, TCP_NODELAY, &at_once, sizeof at_once);
  if (from != kThisMachine) {
    sockaddr_in own{};
    own.sin_family = AF_INET;
    CHECK(inet_pton(AF_INET, std::string(from).c_str(), &own.sin_addr) == 1);
    CHECK(bind(socket_, reinterpret_cast<const sockaddr*>(&own), sizeof own) == 0);
  }
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  // If it fails, so does the first call.
  std::ignore = connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address);
}

WireClient::WireClient(WireClient&& other) noexcept
    : socket_(std::exchange(other.socket_, -1)), unread_(std::move(other.unread_)) {}

WireClient::~WireClient() {
  if (socket_ >= 0) close(socket_);
}

void WireClient::wait_at_most(std::chrono::milliseconds time) {
  const timeval patience{time.count() / 1000, time.count() % 1000 * 1000};
  setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  setsockopt(socket_, SOL_SOCKET, SO_SNDTIMEO, &patience, sizeof patience);
}

bool WireClient::send_bytes(std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t sent = send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool WireClient::push_bytes(std::string_view bytes) {
  return send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL | MSG_DONTWAIT) > 0 || errno == EAGAIN;
}

bool WireClient::read_more() {
  std::array<char, 16384> block{};
  const ssize_t count = recv(socket_, block.data(), block.size(), 0);
  timed_out_ = count < 0 && errno == EAGAIN;
  if (count <= 0) return false;
  unread_.append(block.data(), static_cast<std::size_t>(count));
  return true;
}

std::optional<std::string> WireClient::take(std::size_t count) {
  while (unread_.size() < count) {
    if (!read_more()) return std::nullopt;
  }
  std::string taken = unread_.substr(0, count);
  unread_.erase(0, count);
  return taken;
}

std::optional<std::string> WireClient::take_line() {
  std::size_t end = 0;
  while ((end = unread_.find("\r\n")) == std::string::npos) {
    if (!read_more()) return std::nullopt;
  }
  std::string line = unread_.substr(0, end);
  unread_.erase(0, end + 2);
  return line;
}

std::optional<WireResponse> WireClient::request(std::string_view method, std::string_view target,
                                                std::string_view body, const WireHeaders& headers) {
  std::string text = std::string(method) + " " + std::string(target) + " HTTP/1.1\r\n";
  if (!headers.contains("Host")) text += "Host: localhost\r\n";
  for (const auto& [name, value] : headers) text += name + ": " + value + "\r\n";
  if (!body.empty()) text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
  text += "\r\n";
  text += body;
  // A server may answer and close before it has read everything, so that sending fails.
  send_bytes(text);
  return read_response(method == "HEAD" ? Body::LeftOut : Body::Expected);
}

std::optional<WireResponse> WireClient::read_response(Body body) {
  const auto first = take_line();
  if (!first || !first->starts_with("HTTP/1.") || first->size() < 12) return std::nullopt;
  WireResponse response;
  response.status = std::atoi(first->c_str() + 9);
  for (;;) {
    const auto line = take_line();
    if (!line) return std::nullopt;
    if (line->empty()) break;
    const std::size_t colon = line->find(':');
    if (colon == std::string::npos) return std::nullopt;
    const std::size_t value = line->find_first_not_of(' ', colon + 1);
    response.headers[lower(line->substr(0, colon))] = value == std::string::npos ? "" : line->substr(value);
  }
  const auto length = response.headers.find("content-length");
  if (body == Body::Expected && length != response.headers.end()) {
    auto content = take(std::strtoul(length->second.c_str(), nullptr, 10));
    if (!content) return std::nullopt;
    response.body = std::move(*content);
  }
  return response;
}

std::optional<WireResponse> WireClient::upgrade(const WireHeaders& headers, std::string_view target) {
  WireHeaders all = headers;
  all["Connection"] = "Upgrade";
  all["Upgrade"] = "websocket";
  all["Sec-WebSocket-Version"] = "13";
  all["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ==";
  return request("GET", target, "", all);
}

bool WireClient::send_frame(WireFrame kind, std::string_view payload, bool last) {
  constexpr int kMasked = 0x80;
  // Clients must mask, with any key: zero leaves the payload as it is.
  const std::string mask(4, '\0');
  std::string frame(1, static_cast<char>((last ? 0x80 : 0) | static_cast<int>(kind)));
  if (payload.size() < 126) {
    frame += static_cast<char>(kMasked | static_cast<int>(payload.size()));
  } else if (payload.size() < 65536) {
    frame += static_cast<char>(kMasked | 126);
    frame += big_endian(payload.size(), 2);
  } else {
    frame += static_cast<char>(kMasked | 127);
    frame += big_endian(payload.size(), 8);
  }
  frame += mask;
  frame += payload;
  return send_bytes(frame);
}

std::optional<WireMessage> WireClient::receive() {
  WireMessage message;
  for (;;) {
    const auto head = take(2);
    if (!head) return std::nullopt;
    const bool last = ((*head)[0] & 0x80) != 0;
    const auto kind = static_cast<WireFrame>((*head)[0] & 0x0f);
    std::size_t size = static_cast<unsigned char>((*head)[1]) & 0x7f;
    if (size >= 126) {
      const auto extended = take(size == 126 ? 2 : 8);
      if (!extended) return std::nullopt;
      size = from_big_endian(*extended);
    }
    const auto payload = take(size);
    if (!payload) return std::nullopt;
    if (kind == WireFrame::Ping) {
      send_frame(WireFrame::Pong, *payload);
    } else if (kind == WireFrame::Close) {
      send_frame(WireFrame::Close, payload->substr(0, 2));
      message.closed = true;
      message.code = payload->size() < 2 ? 0 : static_cast<int>(from_big_endian(payload->substr(0, 2)));
      message.text = payload->size() < 2 ? "" : payload->substr(2);
      return message;
    } else if (kind != WireFrame::Pong) {
      message.text += *payload;
      if (last) return message;
    }
  }
}

bool WireClient::wait_for_end() {
  while (read_more()) unread_.clear();
  if (timed_out_) return false;
  shutdown(socket_, SHUT_RDWR);
  return true;
}

}  // namespace vendemmia
