#include "load/load_sockets.h"

#include <deque>
#include <utility>
#include <vector>

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/websocket/stream.hpp>

namespace vendemmia {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

constexpr auto kAsTuple = asio::as_tuple(asio::use_awaitable);

struct Socket {
  explicit Socket(asio::io_context& context) : stream(context) {}

  websocket::stream<beast::tcp_stream, false> stream;
  std::deque<std::string> queue;
  bool writing = false;
  bool closed = false;
};

// The server has limits for each address, and in a real crowd everybody has one of their own. The whole of 127.0.0.0/8 is
// this machine.
beast::error_code take_address(beast::tcp_stream& stream, unsigned number) {
  constexpr unsigned kFirst = 0x7f010001;  // 127.1.0.1
  beast::error_code error;
  auto& socket = stream.socket();
  socket.open(asio::ip::tcp::v4(), error);
  if (!error) socket.bind({asio::ip::address_v4(kFirst + number), 0}, error);
  return error;
}

}  // namespace

struct LoadSockets::Inside {
  Inside(u16 port, unsigned count, Owner& its_owner)
      : server(asio::ip::address_v4::loopback(), port), owner(its_owner), sockets(count) {}

  void fail(unsigned number, const std::shared_ptr<Socket>& socket, const beast::error_code& error) {
    if (!std::exchange(socket->closed, true)) owner.on_failure(number, error.message());
  }

  asio::awaitable<void> serve(unsigned number, std::shared_ptr<Socket> socket) {
    auto& tcp = beast::get_lowest_layer(socket->stream);
    if (const auto error = take_address(tcp, number)) co_return fail(number, socket, error);
    if (const auto [error] = co_await tcp.async_connect(server, kAsTuple); error) {
      co_return fail(number, socket, error);
    }
    tcp.socket().set_option(asio::ip::tcp::no_delay(true));
    if (const auto [error] = co_await socket->stream.async_handshake("localhost", "/ws", kAsTuple); error) {
      co_return fail(number, socket, error);
    }
    socket->stream.read_message_max(0);
    owner.on_open(number);
    beast::flat_buffer buffer;
    while (!socket->closed) {
      const auto [error, size] = co_await socket->stream.async_read(buffer, kAsTuple);
      if (error) co_return fail(number, socket, error);
      bytes += size;
      const auto data = buffer.cdata();
      if (!socket->closed)
        owner.on_message(number, {static_cast<const char*>(data.data()), data.size()}, Clock::now());
      buffer.clear();
    }
  }

  asio::awaitable<void> write(unsigned number, std::shared_ptr<Socket> socket) {
    while (!socket->queue.empty()) {
      const std::string text = std::move(socket->queue.front());
      socket->queue.pop_front();
      const auto [error, size] = co_await socket->stream.async_write(asio::buffer(text), kAsTuple);
      if (error) co_return fail(number, socket, error);
    }
    socket->writing = false;
  }

  asio::awaitable<void> wait(Clock::duration delay, std::function<void()> then) {
    asio::steady_timer timer(context, delay);
    const auto [error] = co_await timer.async_wait(kAsTuple);
    if (!error) then();
  }

  void start(asio::awaitable<void> work) { asio::co_spawn(context, std::move(work), asio::detached); }

  asio::io_context context{1};
  asio::ip::tcp::endpoint server;
  Owner& owner;
  std::vector<std::shared_ptr<Socket>> sockets;
  u64 bytes = 0;
};

LoadSockets::LoadSockets(u16 port, unsigned sockets, Owner& owner)
    : inside_(std::make_unique<Inside>(port, sockets, owner)) {}
LoadSockets::~LoadSockets() = default;

void LoadSockets::open(unsigned number) {
  auto& socket = inside_->sockets[number];
  socket = std::make_shared<Socket>(inside_->context);
  inside_->start(inside_->serve(number, socket));
}

void LoadSockets::send(unsigned number, std::string text) {
  const auto& socket = inside_->sockets[number];
  socket->queue.push_back(std::move(text));
  if (!std::exchange(socket->writing, true)) inside_->start(inside_->write(number, socket));
}

void LoadSockets::close(unsigned number) {
  const auto& socket = inside_->sockets[number];
  socket->closed = true;
  beast::get_lowest_layer(socket->stream).close();
}

void LoadSockets::after(Clock::duration delay, std::function<void()> then) {
  inside_->start(inside_->wait(delay, std::move(then)));
}

void LoadSockets::run() {
  inside_->context.restart();
  inside_->context.run();
}
void LoadSockets::stop() { inside_->context.stop(); }

u64 LoadSockets::bytes_received() const { return inside_->bytes; }

}  // namespace vendemmia
