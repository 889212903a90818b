#include "server/net/network.h"

#include <csignal>
#include <exception>
#include <string>
#include <utility>

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/post.hpp>
#include <spdlog/spdlog.h>

#include "server/net/network_core.h"

namespace vendemmia {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;

// How many connections beyond the limit are told so; any further ones are just closed.
constexpr std::size_t kPoliteRefusals = 64;

std::string sentence(const NetworkSettings& settings, const error_code& error) {
  const std::string where =
      "Cannot listen on " + settings.host + ", port " + std::to_string(settings.port) + ": ";
  if (error == asio::error::address_in_use) return where + "another program already uses this port.";
  if (error == asio::error::access_denied) return where + "this user may not open this port.";
  return where + error.message() + ".";
}

error_code open_port(NetworkCore& core) {
  error_code error;
  tcp::resolver resolver(core.io);
  const auto found = resolver.resolve(core.settings.host, std::to_string(core.settings.port),
                                      tcp::resolver::passive | tcp::resolver::numeric_service, error);
  if (error) return error;
  const tcp::endpoint endpoint = found.begin()->endpoint();
  core.acceptor.open(endpoint.protocol(), error);
  // A restart must not wait until the old connections are forgotten.
  if (!error) core.acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) core.acceptor.bind(endpoint, error);
  if (!error) core.acceptor.listen(asio::socket_base::max_listen_connections, error);
  return error;
}

asio::awaitable<void> accept_connections(NetworkCore& core) {
  while (!core.stopping) {
    auto [error, socket] = co_await core.acceptor.async_accept(kAsTuple);
    if (core.stopping) co_return;
    if (error) {
      // Mostly out of descriptors: wait until some are given back instead of spinning.
      asio::steady_timer pause(core.io, std::chrono::milliseconds(100));
      co_await pause.async_wait(kAsTuple);
      continue;
    }
    if (core.open >= core.settings.most_connections + kPoliteRefusals) {
      ++core.counters.refused;
      continue;
    }
    error_code ignored;  // Without it we are only slower.
    socket.set_option(tcp::no_delay(true), ignored);
    // Whatever goes wrong with one connection, the next ones are still accepted.
    guarded("a new connection", [&, taken = &socket] {
      start(core, serve_http(core, boost::beast::tcp_stream(std::move(*taken)), OpenConnection(core)));
    });
  }
}

void wait_for_signal(NetworkCore& core, std::function<void(int)> function) {
  core.signals->async_wait([&core, function = std::move(function)](const error_code& error, int signal) {
    if (error) return;
    wait_for_signal(core, function);
    function(signal);
  });
}

}  // namespace

void start(NetworkCore& core, asio::awaitable<void> coroutine) {
  asio::co_spawn(core.io, std::move(coroutine), [](const std::exception_ptr& failure) {
    if (failure) guarded("a connection", [&] { std::rethrow_exception(failure); });
  });
}

void log_failure(std::string_view where, std::string_view what) {
  spdlog::error("Unexpected failure in {}: {}", where, what);
}

void NetworkCore::stop() {
  if (stopping) return;
  stopping = true;
  error_code ignored;
  acceptor.close(ignored);
  for (boost::beast::tcp_stream* stream : idle) stream->cancel();
  for (const auto& [id, channel] : channels) channel->close(CloseCode::GoingAway, "The server is stopping.");
  farewell.expires_after(settings.farewell);
  farewell.async_wait([this](const error_code& error) {
    if (!error) io.stop();
  });
  finish_if_done();
}

void NetworkCore::finish_if_done() {
  if (stopping && open == 0) io.stop();
}

tl::expected<std::unique_ptr<Network>, std::string> Network::listen(const NetworkSettings& settings,
                                                                    Handler& handler) {
  auto core = std::make_unique<NetworkCore>(settings, handler);
  if (const error_code error = open_port(*core)) return tl::unexpected(sentence(settings, error));
  start(*core, accept_connections(*core));
  return std::unique_ptr<Network>(new Network(std::move(core)));
}

Network::Network(std::unique_ptr<NetworkCore> core)
    : core_(std::move(core)), port_(core_->acceptor.local_endpoint().port()) {}

// The connections that die now have no run() to end any more.
Network::~Network() { core_->stopping = false; }

u16 Network::port() const { return port_; }

void Network::run() {
  while (!guarded("the network", [&] { core_->io.run(); })) {
  }
  const auto cut_off = std::move(core_->channels);
  core_->channels.clear();
  for (const auto& [id, channel] : cut_off) {
    guarded("on_close", [&, closed = id] { core_->handler.on_close(closed); });
  }
}

void Network::stop() {
  post([this] { core_->stop(); });
}

void Network::send(ConnectionId id, std::shared_ptr<const std::string> text) {
  const auto found = core_->channels.find(id);
  if (found != core_->channels.end()) found->second->send(std::move(text));
}

void Network::close(ConnectionId id, std::string_view reason) {
  const auto found = core_->channels.find(id);
  if (found != core_->channels.end()) found->second->close(CloseCode::Normal, reason);
}

void Network::post(std::function<void()> function) { asio::post(core_->io, std::move(function)); }

void Network::after(std::chrono::milliseconds delay, std::function<void()> function) {
  auto timer = std::make_shared<asio::steady_timer>(core_->io, delay);
  timer->async_wait([this, timer, function = std::move(function)](const error_code& error) {
    if (!error && !core_->stopping) function();
  });
}

void Network::on_signals(std::function<void(int)> function) {
  core_->signals = std::make_unique<asio::signal_set>(core_->io, SIGINT, SIGTERM);
  wait_for_signal(*core_, std::move(function));
}

std::size_t Network::connections() const { return core_->open; }

const NetworkCounters& Network::counters() const { return core_->counters; }

}  // namespace vendemmia
