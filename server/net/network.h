// The only door to the outside: HTTP and WebSocket on one port, in one thread.
//
//   browser --- GET /assets/... ---> Handler::on_request ---> HttpResponse
//           --- GET /ws, upgrade --> Handler::on_open
//           --- text message ------> Handler::on_message
//           <-- text message ------- Network::send
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "engine/core/bits.h"
#include "server/net/address.h"
#include "server/net/http.h"
#include "server/net/places.h"

namespace vendemmia {

// Names one WebSocket connection; never used again for another one.
using ConnectionId = u64;

// What the server does with what arrives. All calls come from the thread that is in Network::run, and never
// from within a call of Network::send or Network::close, but for on_refused. An exception is logged: a request is then answered by
// 500, and a connection is closed.
class Handler {
 public:
  virtual ~Handler() = default;

  virtual HttpResponse on_request(const HttpRequest&) = 0;

  virtual void on_open(ConnectionId, std::string_view address) = 0;
  virtual void on_message(ConnectionId, std::string_view text) = 0;
  // Once for every on_open, whoever ended the connection. Nothing can be sent to it any more.
  virtual void on_close(ConnectionId) = 0;
  // For the log: what came from there was not taken, for a reason of one word.
  virtual void on_refused(std::string_view /*address*/, std::string_view /*why*/) {}
  // What came from there has been so much work, see traffic.h; an address_group(). Nothing more is taken from it for as long as this says,
  // so that whoever floods us waits in their own queue.
  virtual std::chrono::milliseconds on_traffic(const std::string& /*group*/, double /*cost*/) { return {}; }
};

struct NetworkSettings {
  std::string host = "127.0.0.1";
  u16 port = 0;  // 0: any free one, see Network::port
  // A second one, for requests only; they arrive with Door::Private.
  std::string private_host = "127.0.0.1";
  std::optional<u16> private_port{};

  std::size_t largest_header = 16 * 1024;
  std::size_t largest_body = 1024 * 1024;
  std::size_t largest_message = 64 * 1024;
  // HTTP and WebSocket together. Beyond it, see Places; who finds no place is answered by 503.
  std::size_t most_connections = 4096;
  std::size_t most_from_one_address = 512;
  // Names under which this server is reached, in lower case, besides localhost and addresses.
  std::vector<std::string> allowed_hosts{};
  std::vector<AddressRange> trusted_proxies{};  // theirs is the X-Forwarded-For that counts
  std::size_t most_unsent = 4 * 1024 * 1024;    // bytes that wait for one reader; a slower one is dropped
  // Bytes that wait for all readers; beyond it who has more than an equal share is dropped.
  std::size_t most_unsent_together = 256 * 1024 * 1024;

  std::chrono::milliseconds http_idle{30'000};        // for a whole request to arrive, or a response to leave
  std::chrono::milliseconds handshake{10'000};        // for a WebSocket to open or to close
  std::chrono::milliseconds web_socket_idle{20'000};  // pinged after half of it, given up after all of it
  std::chrono::milliseconds farewell{2'000};          // for everything that is open when stop() comes
};

// Since the start.
struct NetworkCounters {
  u64 requests = 0;
  u64 messages_in = 0;
  u64 messages_out = 0;
  u64 bytes_in = 0;   // of request bodies and messages
  u64 bytes_out = 0;  // of response bodies and messages
  u64 refused = 0;    // too many connections, foreign origin, too large, malformed
  u64 dropped = 0;    // slow readers
  u64 made_room = 0;  // cut off for somebody else
};

struct NetworkCore;

// Everything but post(), stop() and port() belongs to the thread that is in run(); before run(), to the one
// that called listen().
class Network {
 public:
  // The port is open when this returns. Failure is a sentence for the person who started the server. The
  // handler must outlive the network.
  static tl::expected<std::unique_ptr<Network>, std::string> listen(const NetworkSettings&, Handler&);

  ~Network();
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  u16 port() const;
  u16 private_port() const;  // 0: there is none

  // Returns after stop().
  void run();

  // From any thread. No new connections; each WebSocket gets what is queued for it and a close frame (1001);
  // each response under way is finished. Whatever is not done after `farewell` is cut off. Timers that are not
  // due yet never fire.
  void stop();

  // Queues one text message. An unknown or closed connection is not an error: it may have gone a moment ago.
  void send(ConnectionId, std::shared_ptr<const std::string> text);

  // After what is queued. The reason is shown to the peer: at most 123 bytes of it.
  void close(ConnectionId, std::string_view reason);

  // What a connection is good for, when there are too many.
  void claim(ConnectionId, Claim);

  // From any thread: runs the function in the network's thread, in the order of the calls.
  void post(std::function<void()>);

  // Once, after the delay.
  void after(std::chrono::milliseconds, std::function<void()>);

  // From now on SIGINT and SIGTERM do not end the program but call the function, each time.
  void on_signals(std::function<void(int)>);

  std::size_t connections() const;  // HTTP and WebSocket together
  const NetworkCounters& counters() const;

 private:
  explicit Network(std::unique_ptr<NetworkCore>);
  std::unique_ptr<NetworkCore> core_;
  u16 port_;
  u16 private_port_;
};

}  // namespace vendemmia
