// One WebSocket: a coroutine that reads, a queue, and a coroutine that writes while the queue holds something.
#include <algorithm>
#include <deque>
#include <optional>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/network_core.h"

namespace vendemmia {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;

// No compression of messages. zlib takes a view with its legal actions from 8.6 KB to 1.6 KB, but needs 40 to
// 80 microseconds for it (a whole small message costs the server about 14), and every connection would keep a
// window of its own. Players would hardly notice: 8.6 KB fit into what TCP sends at first without waiting.
constexpr bool kDeflate = false;
constexpr std::size_t kLongestReason = 123;  // what fits into a control frame
// Read at once. Room is made for what arrives, never for what a frame's header announces.
constexpr std::size_t kPiece = 16 * 1024;

std::string_view shortened(std::string_view reason) {
  std::size_t size = std::min(reason.size(), kLongestReason);
  // Not in the middle of a character.
  while (size > 0 && size < reason.size() && (reason[size] & 0xc0) == 0x80) --size;
  return reason.substr(0, size);
}

class WebSocket : public Channel, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(NetworkCore& core, beast::tcp_stream stream, OpenConnection connection)
      : core_(core), connection_(std::move(connection)), stream_(std::move(stream)) {
    connection_.when_cut_off([this] { cut(); });
  }
  ~WebSocket() override { core_.unsent -= unsent_; }

  void send(std::shared_ptr<const std::string> text) override {
    if (farewell_) return;
    unsent_ += text->size();
    core_.unsent += text->size();
    if (too_slow()) {
      // A close frame would have to wait behind what the peer does not read.
      ++core_.counters.dropped;
      guarded("on_refused", [&] { core_.handler.on_refused(address_, "slow_reader"); });
      farewell_.emplace();
      cut();
      return;
    }
    queue_.push_back(std::move(text));
    start_writing();
  }

  void close(CloseCode code, std::string_view reason) override {
    if (farewell_) return;
    const std::string_view shown = shortened(reason);
    farewell_.emplace(static_cast<websocket::close_code>(code),
                      beast::string_view(shown.data(), shown.size()));
    start_writing();
  }

  void claim(Claim claim) override { connection_.claim(claim); }

  asio::awaitable<void> serve(UpgradeRequest request, std::string address) {
    if (!connection_.has_place()) co_return;
    address_ = std::move(address);
    configure();
    const auto [error] = co_await stream_.async_accept(request, kAsTuple);
    if (error || core_.stopping) co_return;
    id_ = ++core_.last_id;
    connection_.claim(Claim::Listening);
    const Membership membership(*this);
    if (!guarded("on_open", [&] { core_.handler.on_open(id_, address_); })) apologise();
    co_await read_messages();
  }

 private:
  // Among the channels for as long as it is read from, however the reading ends.
  class Membership {
   public:
    explicit Membership(WebSocket& socket) : socket_(socket) {
      socket.core_.channels.emplace(socket.id_, socket.shared_from_this());
    }
    ~Membership() { socket_.leave(); }
    Membership(const Membership&) = delete;
    Membership& operator=(const Membership&) = delete;

   private:
    WebSocket& socket_;
  };

  void configure() {
    beast::get_lowest_layer(stream_).expires_never();  // the stream has timers of its own
    websocket::stream_base::timeout timeout{};
    timeout.handshake_timeout = core_.settings.handshake;
    timeout.idle_timeout = core_.settings.web_socket_idle;
    timeout.keep_alive_pings = true;
    stream_.set_option(timeout);
    // The peer's close frame ends the conversation; how long it then keeps its socket does not matter.
    stream_.control_callback([this](websocket::frame_type kind, beast::string_view) {
      if (kind == websocket::frame_type::close) leave();
    });
    stream_.text(true);
    stream_.auto_fragment(false);
    stream_.read_message_max(0);  // read_messages() counts, to close with a reason
  }

  asio::awaitable<void> read_messages() {
    for (;;) {
      buffer_.clear();
      do {
        const auto [error, count] = co_await stream_.async_read_some(buffer_, kPiece, kAsTuple);
        if (error) co_return;
        if (farewell_) {
          buffer_.clear();
          continue;
        }
        if (!stream_.got_text()) {
          core_.note_refused(address_, "not_text");
          close(CloseCode::NotText, "Only text messages are understood here.");
          co_return;
        }
        if (buffer_.size() > core_.settings.largest_message) {
          core_.note_refused(address_, "too_large");
          close(CloseCode::TooLarge, "A message is too large.");
          co_return;
        }
      } while (!stream_.is_message_done());
      if (!farewell_) deliver();
    }
  }

  void deliver() {
    ++core_.counters.messages_in;
    core_.counters.bytes_in += buffer_.size();
    const auto data = buffer_.cdata();
    const std::string_view text(static_cast<const char*>(data.data()), data.size());
    if (!guarded("on_message", [&] { core_.handler.on_message(id_, text); })) apologise();
  }

  // Once; further calls find nothing.
  void leave() {
    const auto self = shared_from_this();
    if (core_.channels.erase(id_) == 0) return;
    guarded("on_close", [&] { core_.handler.on_close(id_); });
  }

  bool too_slow() const {
    const NetworkSettings& most = core_.settings;
    if (unsent_ > most.most_unsent) return true;
    return core_.unsent > most.most_unsent_together &&
           unsent_ > most.most_unsent_together / most.most_connections;
  }

  void apologise() { close(CloseCode::OurFault, "Something went wrong in the server."); }

  void start_writing() {
    if (std::exchange(writing_, true)) return;
    start(core_, write_queue(shared_from_this()));
  }

  static asio::awaitable<void> write_queue(std::shared_ptr<WebSocket> self) {
    while (!self->queue_.empty()) {
      const auto text = std::move(self->queue_.front());
      self->queue_.pop_front();
      const auto [error, written] = co_await self->stream_.async_write(asio::buffer(*text), kAsTuple);
      if (error) {
        self->cut();
        co_return;  // and writing_ stays set: nothing can be written any more
      }
      self->unsent_ -= text->size();
      self->core_.unsent -= text->size();
      ++self->core_.counters.messages_out;
      self->core_.counters.bytes_out += text->size();
    }
    if (self->farewell_) {
      co_await self->stream_.async_close(*self->farewell_, kAsTuple);
      co_return;
    }
    self->writing_ = false;
  }

  // The reader then fails, and ends the connection.
  void cut() { beast::get_lowest_layer(stream_).close(); }

  NetworkCore& core_;
  OpenConnection connection_;
  websocket::stream<beast::tcp_stream, kDeflate> stream_;
  std::string address_;
  ConnectionId id_ = 0;
  beast::flat_buffer buffer_;  // at most the largest message and a piece
  std::deque<std::shared_ptr<const std::string>> queue_;
  std::size_t unsent_ = 0;  // bytes, with the message that is being written
  bool writing_ = false;
  std::optional<websocket::close_reason> farewell_;  // set: nothing more is taken for the peer, or from it
};

}  // namespace

asio::awaitable<void> serve_web_socket(NetworkCore& core, beast::tcp_stream stream, OpenConnection connection,
                                       UpgradeRequest request, std::string address) {
  const auto socket = std::make_shared<WebSocket>(core, std::move(stream), std::move(connection));
  co_await socket->serve(std::move(request), std::move(address));
}

}  // namespace vendemmia
