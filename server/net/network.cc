#include "server/net/network.h"

#include <algorithm>
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

// How many connections without a place are told so; any further ones are just closed.
constexpr std::size_t kPoliteRefusals = 64;

std::string sentence(const std::string& host, u16 port, const error_code& error) {
  const std::string where = "Cannot listen on " + host + ", port " + std::to_string(port) + ": ";
  if (error == asio::error::address_in_use) return where + "another program already uses this port.";
  if (error == asio::error::access_denied) return where + "this user may not open this port.";
  return where + error.message() + ".";
}

// Nothing, or a sentence.
std::string open_port(NetworkCore& core, tcp::acceptor& acceptor, const std::string& host, u16 port) {
  error_code error;
  tcp::resolver resolver(core.io);
  const auto found = resolver.resolve(host, std::to_string(port),
                                      tcp::resolver::passive | tcp::resolver::numeric_service, error);
  if (error) return sentence(host, port, error);
  const tcp::endpoint endpoint = found.begin()->endpoint();
  acceptor.open(endpoint.protocol(), error);
  // A restart must not wait until the old connections are forgotten.
  if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
  if (!error) acceptor.bind(endpoint, error);
  if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
  return error ? sentence(host, port, error) : std::string();
}

asio::awaitable<void> accept_connections(NetworkCore& core, tcp::acceptor& acceptor, Door door) {
  while (!core.stopping) {
    auto [error, socket] = co_await acceptor.async_accept(kAsTuple);
    if (core.stopping) co_return;
    if (error) {
      // Mostly out of descriptors: wait until some are given back instead of spinning.
      asio::steady_timer pause(core.io, std::chrono::milliseconds(100));
      co_await pause.async_wait(kAsTuple);
      continue;
    }
    error_code gone;
    const auto peer = socket.remote_endpoint(gone);
    if (gone) continue;
    const std::string address = peer.address().to_string();
    if (door == Door::Public && core.open >= core.places.size() + kPoliteRefusals) {
      core.note_refused(address, "full");
      continue;
    }
    error_code ignored;  // Without it we are only slower.
    socket.set_option(tcp::no_delay(true), ignored);
    // Whatever goes wrong with one connection, the next ones are still accepted.
    guarded("a new connection", [&, taken = &socket] {
      start(core, serve_http(core, boost::beast::tcp_stream(std::move(*taken)), OpenConnection(core, address),
                             door));
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
  private_acceptor.close(ignored);
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

void NetworkCore::note_refused(const std::string& address, std::string_view why) {
  ++counters.refused;
  guarded("on_refused", [&] { handler.on_refused(address, why); });
}

std::string NetworkCore::group_of(const std::string& address) const {
  return is_in(settings.trusted_proxies, address) ? std::string() : address_group(address);
}

void NetworkCore::flush_later(std::shared_ptr<Channel> channel) {
  unflushed.push_back(std::move(channel));
  if (unflushed.size() > 1) return;
  asio::post(io, [this] {
    const auto channels_now = std::exchange(unflushed, {});
    for (const auto& one : channels_now) guarded("a connection", [&] { one->flush(); });
  });
}

void NetworkCore::watch_channels() {
  constexpr std::chrono::milliseconds kShortest{5};
  next_look.expires_after(std::max(settings.web_socket_idle / 8, kShortest));
  next_look.async_wait([this](const error_code& error) {
    if (error) return;
    for (const auto& [id, channel] : channels) channel->look(SteadyClock::now());
    watch_channels();
  });
}

PlaceId NetworkCore::settle(const Places::Taken& taken) {
  const auto found = cut_off.find(taken.instead_of);
  if (found == cut_off.end()) return taken.place;
  ++counters.made_room;
  const auto cut = std::move(found->second);
  cut_off.erase(found);
  cut();
  return taken.place;
}

OpenConnection::OpenConnection(NetworkCore& core, std::string peer)
    : core_(&core), peer_(std::move(peer)), place_(core.settle(core.places.take(core.group_of(peer_)))) {
  ++core.open;
}

OpenConnection::~OpenConnection() {
  if (!core_) return;
  when_cut_off({});
  core_->places.leave(place_);
  --core_->open;
  core_->finish_if_done();
}

bool OpenConnection::has_place() const { return core_->places.has(place_); }

bool OpenConnection::belongs_to(const std::string& address) {
  if (address == peer_) return true;
  when_cut_off({});
  place_ = core_->settle(core_->places.take_instead(place_, core_->group_of(address)));
  return place_ != 0;
}

void OpenConnection::when_cut_off(std::function<void()> cut) {
  core_->cut_off.erase(place_);
  if (cut && has_place()) core_->cut_off.emplace(place_, std::move(cut));
}

tl::expected<std::unique_ptr<Network>, std::string> Network::listen(const NetworkSettings& settings,
                                                                    Handler& handler) {
  auto core = std::make_unique<NetworkCore>(settings, handler);
  std::string problem = open_port(*core, core->acceptor, settings.host, settings.port);
  if (problem.empty() && settings.private_port)
    problem = open_port(*core, core->private_acceptor, settings.private_host, *settings.private_port);
  if (!problem.empty()) return tl::unexpected(std::move(problem));
  start(*core, accept_connections(*core, core->acceptor, Door::Public));
  core->watch_channels();
  if (settings.private_port) start(*core, accept_connections(*core, core->private_acceptor, Door::Private));
  return std::unique_ptr<Network>(new Network(std::move(core)));
}

Network::Network(std::unique_ptr<NetworkCore> core)
    : core_(std::move(core)),
      port_(core_->acceptor.local_endpoint().port()),
      private_port_(core_->private_acceptor.is_open() ? core_->private_acceptor.local_endpoint().port()
                                                      : u16{0}) {}

// The connections that die now have no run() to end any more.
Network::~Network() { core_->stopping = false; }

u16 Network::port() const { return port_; }
u16 Network::private_port() const { return private_port_; }

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

void Network::claim(ConnectionId id, Claim claim) {
  const auto found = core_->channels.find(id);
  if (found != core_->channels.end()) found->second->claim(claim);
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
