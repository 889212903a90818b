// One WebSocket: reads what has arrived, and writes what was queued in a turn of the loop with one call. While nothing
// happens it has neither buffer nor timer of its own.
#include <algorithm>
#include <array>
#include <list>
#include <optional>
#include <span>

#include <boost/asio/buffer.hpp>
#include <boost/beast/websocket/stream.hpp>

#include "server/net/network_core.h"
#include "server/net/traffic.h"
#include "server/net/waiting_memory.h"

namespace vendemmia {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::size_t kLongestReason = 123;  // what fits into a control frame

std::string_view shortened(std::string_view reason) {
  std::size_t size = std::min(reason.size(), kLongestReason);
  // Not in the middle of a character.
  while (size > 0 && size < reason.size() && (reason[size] & 0xc0) == 0x80) --size;
  return reason.substr(0, size);
}

std::string close_payload(CloseCode code, std::string_view reason) {
  const auto number = static_cast<unsigned>(code);
  std::string payload{static_cast<char>(number >> 8), static_cast<char>(number & 0xff)};
  payload += shortened(reason);
  return payload;
}

struct Trouble {
  std::string_view word;      // for the log
  std::string_view sentence;  // for the peer
};
Trouble words_for(CloseCode code) {
  if (code == CloseCode::NotText) return {"not_text", "Only text messages are understood here."};
  if (code == CloseCode::TooLarge) return {"too_large", "A message is too large."};
  return {"malformed", ""};
}

class WebSocket : public Channel, public std::enable_shared_from_this<WebSocket> {
 public:
  WebSocket(NetworkCore& core, tcp::socket socket, OpenConnection connection, std::string address)
      : core_(core),
        connection_(std::move(connection)),
        socket_(std::move(socket)),
        address_(std::move(address)),
        group_(core.group_of(address_)),
        reader_(core.settings.largest_message),
        heard_at_(SteadyClock::now()) {
    connection_.when_cut_off([this] { cut(); });
  }
  ~WebSocket() override { core_.unsent -= unsent_; }

  void begin() {
    error_code failed;
    socket_.non_blocking(true, failed);
    if (failed) return;
    id_ = ++core_.last_id;
    connection_.claim(Claim::Listening);
    core_.channels.emplace(id_, shared_from_this());
    if (!guarded("on_open", [&] { core_.handler.on_open(id_, address_); })) apologise();
    wait_for_input();
  }

  void send(std::shared_ptr<const std::string> text) override {
    if (!closing_) queue(FrameKind::Text, std::move(text));
  }

  void close(CloseCode code, std::string_view reason) override {
    if (closing_) return;
    closing_ = SteadyClock::now();
    reader_.ignore_messages();
    queue(FrameKind::Close, std::make_shared<const std::string>(close_payload(code, reason)));
  }

  void claim(Claim claim) override { connection_.claim(claim); }

  void flush() override {
    flushing_ = false;
    while (socket_.is_open() && !frames_.empty()) {
      error_code error;
      Pieces pieces;
      const std::size_t count = socket_.write_some(gather(pieces), error);
      if (error == asio::error::would_block && !peer_closed_) return wait_for_room();
      if (error) return cut();
      note_written(count);
    }
    if (closing_ && peer_closed_) cut();
  }

  void look(SteadyTime now) override {
    const auto silent = now - heard_at_;
    const auto most = core_.settings.web_socket_idle;
    if (closing_ ? now - *closing_ >= core_.settings.handshake : silent >= most) return cut();
    if (closing_ || pinged_ || silent < most / 2) return;
    pinged_ = true;
    static const auto kEmpty = std::make_shared<const std::string>();
    queue(FrameKind::Ping, kEmpty);
  }

 private:
  struct QueuedFrame {
    FrameKind kind;
    FrameHeader header;
    std::shared_ptr<const std::string> payload;

    // What it takes while it waits, also without any payload: whoever pings and never reads is a slow reader too.
    std::size_t weight() const { return sizeof(QueuedFrame) + payload->size(); }
  };
  static constexpr std::size_t kFramesAtOnce = 16;
  using Pieces = std::array<asio::const_buffer, 2 * kFramesAtOnce>;

  // --- Reading ---

  void wait_for_input() {
    const auto arrived = [self = shared_from_this()](const error_code& error) {
      if (!error && guarded("a connection", [&] { self->read(); })) return;
      self->cut();
      self->leave();
    };
    socket_.async_wait(tcp::socket::wait_read, waiting_.handler(arrived));
  }

  void read() {
    if (const auto wait = note_traffic(0); wait.count() > 0) return wait_for_turn(wait);
    error_code error;
    const std::size_t count = socket_.read_some(asio::buffer(core_.piece), error);
    if (error && error != asio::error::would_block) cut();
    if (!error) {
      heard_at_ = SteadyClock::now();
      pinged_ = false;
      std::span<char> bytes(core_.piece.data(), count);
      const u64 before = reader_.frames();
      while (socket_.is_open() && !peer_closed_ && obey(reader_.next(bytes))) {
      }
      note_traffic(cost_of_frames(1 + reader_.frames() - before, count));
    }
    if (!socket_.is_open()) return leave();
    wait_for_input();
  }

  std::chrono::milliseconds note_traffic(double cost) {
    return group_.empty() ? std::chrono::milliseconds(0) : core_.handler.on_traffic(group_, cost);
  }

  // Too much came from the same address. What else comes stays where it is.
  void wait_for_turn(std::chrono::milliseconds time) {
    heard_at_ = SteadyClock::now();  // there is something to be heard
    turn_ = std::make_unique<asio::steady_timer>(core_.io, time);
    turn_->async_wait([self = shared_from_this()](const error_code& error) {
      self->turn_.reset();
      if (!error && self->socket_.is_open()) return self->wait_for_input();
      self->leave();
    });
  }

  // False: there was nothing.
  bool obey(const FrameReader::Heard& heard) {
    using What = FrameReader::Heard::What;
    switch (heard.what) {
      case What::Nothing: return false;
      case What::Text: deliver(heard.payload); break;
      case What::Ping:
        if (!closing_) queue(FrameKind::Pong, std::make_shared<const std::string>(heard.payload));
        break;
      case What::Pong: break;
      case What::Close: take_leave(heard.payload); break;
      case What::Trouble: {
        const Trouble trouble = words_for(heard.trouble);
        core_.note_refused(address_, trouble.word);
        close(heard.trouble, trouble.sentence);
        break;
      }
    }
    return true;
  }

  void deliver(std::string_view text) {
    ++core_.counters.messages_in;
    core_.counters.bytes_in += text.size();
    if (!guarded("on_message", [&] { core_.handler.on_message(id_, text); })) apologise();
  }

  // The peer's close frame ends the conversation; how long it then keeps its socket does not matter.
  void take_leave(std::string_view payload) {
    peer_closed_ = true;
    leave();
    if (!closing_) {
      closing_ = SteadyClock::now();
      queue(FrameKind::Close, std::make_shared<const std::string>(payload.substr(0, 2)));
    } else if (frames_.empty() || waiting_for_room_) {
      cut();
    }
  }

  // Once; further calls find nothing.
  void leave() {
    const auto self = shared_from_this();
    if (core_.channels.erase(id_) == 0) return;
    guarded("on_close", [&] { core_.handler.on_close(id_); });
  }

  void apologise() { close(CloseCode::OurFault, "Something went wrong in the server."); }

  // --- Writing ---

  void queue(FrameKind kind, std::shared_ptr<const std::string> payload) {
    const FrameHeader header(kind, payload->size());
    frames_.push_back({kind, header, std::move(payload)});
    unsent_ += frames_.back().weight();
    core_.unsent += frames_.back().weight();
    if (too_slow()) return drop();
    if (flushing_ || waiting_for_room_) return;
    flushing_ = true;
    core_.flush_later(shared_from_this());
  }

  std::span<const asio::const_buffer> gather(Pieces& pieces) const {
    std::size_t count = 0;
    for (const QueuedFrame& frame : frames_) {
      if (count == pieces.size()) break;
      pieces[count++] = asio::buffer(frame.header.bytes());
      pieces[count++] = asio::buffer(*frame.payload);
    }
    std::size_t skip = written_;
    for (std::size_t i = 0; skip > 0; ++i) {
      const std::size_t part = std::min(skip, pieces[i].size());
      pieces[i] += part;
      skip -= part;
    }
    return {pieces.data(), count};
  }

  void note_written(std::size_t count) {
    written_ += count;
    while (!frames_.empty()) {
      const QueuedFrame& frame = frames_.front();
      const std::size_t size = frame.header.bytes().size() + frame.payload->size();
      if (written_ < size) return;
      written_ -= size;
      unsent_ -= frame.weight();
      core_.unsent -= frame.weight();
      if (frame.kind == FrameKind::Text) {
        ++core_.counters.messages_out;
        core_.counters.bytes_out += frame.payload->size();
      }
      frames_.pop_front();
    }
  }

  void wait_for_room() {
    waiting_for_room_ = true;
    socket_.async_wait(tcp::socket::wait_write, [self = shared_from_this()](const error_code& error) {
      self->waiting_for_room_ = false;
      if (!error) guarded("a connection", [&] { self->flush(); });
    });
  }

  bool too_slow() const {
    const NetworkSettings& most = core_.settings;
    if (unsent_ > most.most_unsent) return true;
    return core_.unsent > most.most_unsent_together &&
           unsent_ > most.most_unsent_together / most.most_connections;
  }

  // A close frame would have to wait behind what the peer does not read.
  void drop() {
    ++core_.counters.dropped;
    guarded("on_refused", [&] { core_.handler.on_refused(address_, "slow_reader"); });
    closing_ = SteadyClock::now();
    cut();
  }

  // Whoever waits for input then hears of it, and ends the connection.
  void cut() {
    error_code ignored;
    socket_.close(ignored);
    if (turn_) turn_->cancel();
  }

  NetworkCore& core_;
  OpenConnection connection_;
  tcp::socket socket_;
  WaitingMemory waiting_;  // for input
  std::string address_;
  std::string group_;  // what the address counts as; empty: many share it
  ConnectionId id_ = 0;
  FrameReader reader_;
  std::unique_ptr<asio::steady_timer> turn_;  // while it waits for its address's
  std::list<QueuedFrame> frames_;             // nothing, where nothing waits
  std::size_t written_ = 0;                   // bytes of the first
  std::size_t unsent_ = 0;                    // weight of them all
  SteadyTime heard_at_;
  std::optional<SteadyTime> closing_;  // since then nothing more is taken for the peer, or from it
  bool peer_closed_ = false;
  bool pinged_ = false;
  bool flushing_ = false;
  bool waiting_for_room_ = false;
};

}  // namespace

// No compression of messages. zlib takes a view with its legal actions from 8.6 KB to 1.6 KB, but needs 40 to
// 80 microseconds for it (a whole small message costs the server about 14), and every connection would keep a
// window of its own. Players would hardly notice: 8.6 KB fit into what TCP sends at first without waiting.
//
// Beast opens the conversation. What follows is read and written here: a stream of Beast's needs some twelve kilobytes.
asio::awaitable<void> serve_web_socket(NetworkCore& core, beast::tcp_stream stream, OpenConnection connection,
                                       UpgradeRequest request, std::string address) {
  if (!connection.has_place()) co_return;
  websocket::stream<beast::tcp_stream, false> opening(std::move(stream));
  beast::get_lowest_layer(opening).expires_never();  // the stream has timers of its own
  websocket::stream_base::timeout timeout{};
  timeout.handshake_timeout = core.settings.handshake;
  timeout.idle_timeout = websocket::stream_base::none();
  opening.set_option(timeout);
  connection.when_cut_off([&opening] { beast::get_lowest_layer(opening).close(); });
  const auto [error] = co_await opening.async_accept(request, kAsTuple);
  connection.when_cut_off({});
  if (error || core.stopping || !connection.has_place()) co_return;
  const auto socket = std::make_shared<WebSocket>(core, beast::get_lowest_layer(opening).release_socket(),
                                                  std::move(connection), std::move(address));
  socket->begin();
}

}  // namespace vendemmia
