// Inside the network only: what its listener, its HTTP side and its WebSocket side share.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/frames.h"
#include "server/net/network.h"

namespace vendemmia {

// A failing socket is everyday life: operations return (error, result) instead of throwing.
inline constexpr auto kAsTuple = boost::asio::as_tuple(boost::asio::use_awaitable);

using UpgradeRequest = boost::beast::http::request<boost::beast::http::string_body>;

using SteadyClock = std::chrono::steady_clock;
using SteadyTime = SteadyClock::time_point;

// One open WebSocket.
class Channel {
 public:
  virtual ~Channel() = default;
  virtual void send(std::shared_ptr<const std::string> text) = 0;
  virtual void close(CloseCode, std::string_view reason) = 0;
  virtual void claim(Claim) = 0;
  // Writes what was queued in this turn of the loop.
  virtual void flush() = 0;
  // Pings a peer that has been silent for long, and gives it up after longer.
  virtual void look(SteadyTime now) = 0;
};

struct NetworkCore {
  NetworkCore(const NetworkSettings& chosen, Handler& served)
      : settings(chosen), handler(served), places(chosen.most_connections, chosen.most_from_one_address) {}

  void stop();
  // Ends run() once the last connection has gone.
  void finish_if_done();
  void note_refused(const std::string& address, std::string_view why);
  // What an address counts as: a proxy's stands for many.
  std::string group_of(const std::string& address) const;
  // Cuts off who had to make room.
  PlaceId settle(const Places::Taken&);
  // At the end of this turn of the loop.
  void flush_later(std::shared_ptr<Channel> channel);
  // Looks at all channels now and then.
  void watch_channels();

  const NetworkSettings settings;
  Handler& handler;
  NetworkCounters counters;
  std::size_t open = 0;
  Places places;
  std::unordered_map<PlaceId, std::function<void()>> cut_off;  // how that is done
  std::size_t unsent = 0;                                      // bytes, of all channels
  ConnectionId last_id = 0;
  bool stopping = false;
  // HTTP connections that wait for a peer who owes us nothing; stop() need not wait with them.
  std::unordered_set<boost::beast::tcp_stream*> idle;
  // Empty before and after run().
  std::unordered_map<ConnectionId, std::shared_ptr<Channel>> channels;

  // What is read at once, of whichever channel. Not more, so that others come between the messages of somebody in a hurry.
  std::array<char, 2048> piece{};

  // Coroutines that are still suspended die with the io_context, and count themselves out of what stands
  // above it: so the order of these members matters.
  boost::asio::io_context io{1};
  boost::asio::ip::tcp::acceptor acceptor{io};
  boost::asio::ip::tcp::acceptor private_acceptor{io};
  boost::asio::steady_timer farewell{io};
  boost::asio::steady_timer next_look{io};
  std::unique_ptr<boost::asio::signal_set> signals;
  std::vector<std::shared_ptr<Channel>> unflushed;
};

// Held as long as a connection lasts.
class OpenConnection {
 public:
  OpenConnection(NetworkCore& core, std::string peer);
  OpenConnection(OpenConnection&& other) noexcept
      : core_(std::exchange(other.core_, nullptr)), peer_(std::move(other.peer_)), place_(other.place_) {}
  OpenConnection& operator=(OpenConnection&&) = delete;
  ~OpenConnection();

  const std::string& peer() const { return peer_; }
  bool has_place() const;
  // It is this one's who stands behind the proxy. False: there is no place for them.
  bool belongs_to(const std::string& address);
  void claim(Claim claim) { core_->places.set(place_, claim); }
  // How to end it when somebody else is given the place; empty: not now.
  void when_cut_off(std::function<void()> cut);

 private:
  NetworkCore* core_;
  std::string peer_;  // the address at the other end of the wire
  PlaceId place_;
};

// Held while an HTTP connection waits for a peer who owes us nothing.
class IdleConnection {
 public:
  IdleConnection(NetworkCore& core, boost::beast::tcp_stream& stream) : core_(core), stream_(stream) {
    core.idle.insert(&stream);
  }
  IdleConnection(const IdleConnection&) = delete;
  IdleConnection& operator=(const IdleConnection&) = delete;
  ~IdleConnection() { core_.idle.erase(&stream_); }

 private:
  NetworkCore& core_;
  boost::beast::tcp_stream& stream_;
};

// Starts a coroutine that answers to nobody. An exception that leaves it is logged.
void start(NetworkCore&, boost::asio::awaitable<void>);

void log_failure(std::string_view where, std::string_view what);

// Calls the handler. False if it threw.
template <class Call>
bool guarded(std::string_view where, Call&& call) {
  try {
    std::forward<Call>(call)();
    return true;
  } catch (const std::exception& failure) {
    log_failure(where, failure.what());
  } catch (...) {
    log_failure(where, "an unknown exception");
  }
  return false;
}

// Requests one after another, until the peer leaves or becomes a WebSocket.
boost::asio::awaitable<void> serve_http(NetworkCore&, boost::beast::tcp_stream, OpenConnection, Door);

// From the peer's wish to upgrade until either side closes.
boost::asio::awaitable<void> serve_web_socket(NetworkCore&, boost::beast::tcp_stream, OpenConnection,
                                              UpgradeRequest, std::string address);

}  // namespace vendemmia
