// HTTP/1.1: reads requests, refuses what breaks a limit, and writes what the handler answers.
#include <array>
#include <optional>

#include <boost/asio/buffer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/string.hpp>
#include <boost/beast/http/empty_body.hpp>
#include <boost/beast/http/error.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "server/net/network_core.h"
#include "server/net/traffic.h"

namespace vendemmia {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

using Parser = http::request_parser<http::string_body>;

constexpr std::string_view kWebSocketPath = "/ws";
// Browsers send some twenty. Each takes much more memory here than on the way.
constexpr std::ptrdiff_t kMostFields = 128;

std::string text(beast::string_view view) { return {view.data(), view.size()}; }

std::string path_of(const std::string& target) { return target.substr(0, target.find('?')); }

// Of the one who asks, be it through a proxy.
std::string address_of(const NetworkCore& core, const Parser::value_type& request, const std::string& peer) {
  std::string forwarded;
  for (const auto& field : request) {
    if (beast::iequals(field.name_string(), "X-Forwarded-For")) forwarded += "," + text(field.value());
  }
  return forwarded_address(peer, forwarded, core.settings.trusted_proxies);
}

HttpRequest plain(const Parser::value_type& request, const std::string& address) {
  const std::string target = text(request.target());
  HttpRequest result;
  result.method = request.method() == http::verb::head ? "GET" : text(request.method_string());
  result.target = path_of(target);
  if (result.target.size() < target.size()) result.query = target.substr(result.target.size() + 1);
  result.body = request.body();
  result.accept_encoding = text(request[http::field::accept_encoding]);
  result.if_none_match = text(request[http::field::if_none_match]);
  result.address = address;
  return result;
}

// Also /ws/NODE, by which a proxy knows which of several servers is meant.
bool is_web_socket_path(std::string_view path) {
  return path.starts_with(kWebSocketPath) &&
         (path.size() == kWebSocketPath.size() || path[kWebSocketPath.size()] == '/');
}

bool wants_web_socket(const Parser::value_type& request) {
  return beast::websocket::is_upgrade(request) && is_web_socket_path(path_of(text(request.target())));
}

// A page of another site must not play in the name of who looks at it: browsers always say where a page is
// from. Programs that are no browsers need not. It is not enough that it comes from the host that is asked: who owns a
// name can let it lead here.
bool foreign_origin(const NetworkCore& core, const Parser::value_type& request) {
  const auto origin = request.find(http::field::origin);
  if (origin == request.end()) return false;
  const std::string value = text(origin->value());
  const std::size_t scheme_end = value.find("://");
  if (scheme_end == std::string::npos) return true;
  const std::string host = value.substr(scheme_end + 3);
  const std::vector<std::string>& names = core.settings.allowed_hosts;
  // A proxy may ask us by another name than the page is known by.
  if (is_one_of(host, names)) return false;
  return !is_own_host(host, names) || !beast::iequals(host, request[http::field::host]);
}

HttpResponse answer(NetworkCore& core, const HttpRequest& request) {
  if (!request.target.starts_with('/')) {
    return error_response(400, "bad_request", "The path must begin with a slash.");
  }
  if (request.method != "GET" && request.method != "POST") {
    return error_response(405, "method", "Only GET, HEAD and POST are known here.");
  }
  if (is_web_socket_path(request.target)) {
    return error_response(426, "upgrade", "This address speaks WebSocket only.");
  }
  HttpResponse response;
  const bool answered = guarded("on_request", [&] { response = core.handler.on_request(request); });
  if (!answered) return error_response(500, "our_fault", "Something went wrong in the server.");
  return response;
}

HttpResponse header_too_large() {
  return error_response(431, "too_large", "The header of the request is too large.");
}

// Nothing if the peer is simply gone.
std::optional<HttpResponse> answer_to_bad_request(const error_code& error) {
  if (error == http::error::body_limit) {
    return error_response(413, "too_large", "The body of the request is too large.");
  }
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return header_too_large();
  }
  const bool peer_left = error == http::error::end_of_stream || error == http::error::partial_message;
  const error_code any_http_error = http::error::bad_method;
  if (peer_left || error.category() != any_http_error.category()) return std::nullopt;
  return error_response(400, "bad_request", "This is not a request in HTTP.");
}

HttpResponse full() { return error_response(503, "full", "The server is full. Try again later."); }

// For the log.
std::string_view word_for(unsigned status) {
  switch (status) {
    case 403: return "foreign_origin";
    case 413:
    case 431: return "too_large";
    case 503: return "full";
    default: return "malformed";
  }
}

struct Writing {
  unsigned version = 11;
  bool keep_alive = false;
  bool with_body = true;
  std::string host{};  // that was asked, when it is this server
};

// Own files and the own WebSocket, whose address not every browser takes for the same as the page's.
std::string content_security_policy(const std::string& host) {
  std::string policy =
      "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src "
      "'self' data:; object-src 'none'; "
      "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; connect-src 'self'";
  if (!host.empty()) policy += " ws://" + host + " wss://" + host;
  return policy;
}

// False if the peer did not take it.
asio::awaitable<bool> write(NetworkCore& core, beast::tcp_stream& stream, const HttpResponse& response,
                            const Writing& how) {
  http::response<http::span_body<const char>> message;
  message.version(how.version);
  message.result(response.status);
  message.keep_alive(how.keep_alive);
  const auto set = [&](http::field name, const std::string& value) {
    if (!value.empty()) message.set(name, value);
  };
  set(http::field::content_encoding, response.encoding);
  set(http::field::etag, response.etag);
  set(http::field::cache_control, response.cache_control);
  set(http::field::vary, "Accept-Encoding");
  message.set("X-Content-Type-Options", "nosniff");
  message.set("Referrer-Policy", "no-referrer");
  message.set("Content-Security-Policy", content_security_policy(how.host));
  if (response.status == 405) set(http::field::allow, "GET, HEAD, POST");
  if (response.status == 426) set(http::field::upgrade, "websocket");
  if (response.status != 304) {
    set(http::field::content_type, response.content_type);
    message.content_length(response.body ? response.body->size() : 0);
    if (response.body && how.with_body) message.body() = {response.body->data(), response.body->size()};
  }
  stream.expires_after(core.settings.http_idle);
  const auto [error, written] = co_await http::async_write(stream, message, kAsTuple);
  core.counters.bytes_out += message.body().size();
  co_return !error;
}

// Closing a socket with unread bytes resets the connection, and the reset may overtake our last answer.
asio::awaitable<void> close_gently(NetworkCore& core, beast::tcp_stream& stream) {
  error_code shut;
  stream.socket().shutdown(asio::socket_base::shutdown_send, shut);
  if (shut || core.stopping) co_return;
  stream.expires_after(core.settings.farewell);
  const IdleConnection idle(core, stream);
  std::array<char, 4096> block{};
  for (bool more = true; more;) {
    const auto [error, count] = co_await stream.async_read_some(asio::buffer(block), kAsTuple);
    more = !error;
  }
}

// Temporaries as arguments of an awaited call crash when g++ 12 compiles them: here and below each has a name.
asio::awaitable<void> refuse(NetworkCore& core, beast::tcp_stream& stream, const HttpResponse& response) {
  const Writing how;
  const bool written = co_await write(core, stream, response, how);
  if (written) co_await close_gently(core, stream);
}

// A client with a large body asks first whether it may send it.
asio::awaitable<void> invite_body(beast::tcp_stream& stream, const Parser::value_type& request) {
  if (!beast::iequals(request[http::field::expect], "100-continue")) co_return;
  http::response<http::empty_body> message(http::status::continue_, request.version());
  co_await http::async_write(stream, message, kAsTuple);
}

asio::awaitable<error_code> read_header(NetworkCore& core, beast::tcp_stream& stream,
                                        beast::flat_buffer& buffer, Parser& parser, std::size_t& size) {
  parser.header_limit(static_cast<std::uint32_t>(core.settings.largest_header));
  parser.body_limit(core.settings.largest_body);
  stream.expires_after(core.settings.http_idle);
  const IdleConnection idle(core, stream);
  const auto [error, read] = co_await http::async_read_header(stream, buffer, parser, kAsTuple);
  size = read;
  co_return error;
}

// Until something may be taken again from there.
asio::awaitable<void> wait_for_turn(NetworkCore& core, std::string group) {
  if (group.empty()) co_return;
  auto wait = core.handler.on_traffic(group, 0);
  while (wait.count() > 0 && !core.stopping) {
    asio::steady_timer timer(core.io, wait);
    co_await timer.async_wait(kAsTuple);
    wait = core.handler.on_traffic(group, 0);
  }
  core.handler.on_traffic(group,
                          kCostOfRequest);  // at once, so that not everybody has waited for the same turn
}

void note_traffic(NetworkCore& core, const std::string& address, double cost) {
  if (const std::string group = core.group_of(address); !group.empty()) core.handler.on_traffic(group, cost);
}

// The parser counts what the chunks of a body hold. Sizes, extensions and trailers, which stand between them,
// are counted here.
asio::awaitable<error_code> read_body(NetworkCore& core, beast::tcp_stream& stream,
                                      beast::flat_buffer& buffer, Parser& parser) {
  std::size_t left = core.settings.largest_header + core.settings.largest_body;
  parser.eager(true);
  while (!parser.is_done()) {
    const auto [error, read] = co_await http::async_read_some(stream, buffer, parser, kAsTuple);
    if (read > left || error == http::error::buffer_overflow) co_return http::error::body_limit;
    if (error) co_return error;
    left -= read;
  }
  co_return error_code{};
}

}  // namespace

asio::awaitable<void> serve_http(NetworkCore& core, beast::tcp_stream stream, OpenConnection connection,
                                 Door door) {
  connection.when_cut_off([&stream] { stream.close(); });
  std::string address = connection.peer();
  // Of a body only what stands between its chunks is ever kept here as a whole.
  beast::flat_buffer buffer(core.settings.largest_header);
  while (!core.stopping) {
    Parser parser;
    std::string group = door == Door::Public ? core.group_of(connection.peer()) : std::string();
    co_await wait_for_turn(core, std::move(group));
    std::size_t header_size = 0;
    error_code error = co_await read_header(core, stream, buffer, parser, header_size);

    std::optional<HttpResponse> refusal;
    if (!error) address = address_of(core, parser.get(), connection.peer());
    if (address != connection.peer()) {
      std::string behind_proxy = core.group_of(address);
      co_await wait_for_turn(core, std::move(behind_proxy));
    }
    note_traffic(core, address, cost_of_header(header_size));
    if (error) {
      refusal = answer_to_bad_request(error);
    } else if (std::distance(parser.get().begin(), parser.get().end()) > kMostFields) {
      refusal = header_too_large();
    } else if (door == Door::Public && !connection.has_place()) {
      refusal = full();
    } else if (door == Door::Public && wants_web_socket(parser.get())) {
      if (foreign_origin(core, parser.get())) {
        refusal = error_response(403, "origin", "Pages of other sites may not connect.");
      } else if (!connection.belongs_to(address)) {
        refusal = full();
      } else {
        connection.when_cut_off({});
        start(core,
              serve_web_socket(core, std::move(stream), std::move(connection), parser.release(), address));
        co_return;
      }
    } else {
      co_await invite_body(stream, parser.get());
      error = co_await read_body(core, stream, buffer, parser);
      if (error) refusal = answer_to_bad_request(error);
    }
    if (refusal) {
      core.note_refused(address, word_for(refusal->status));
      co_await refuse(core, stream, *refusal);
    }
    if (error || refusal) co_return;

    ++core.counters.requests;
    core.counters.bytes_in += parser.get().body().size();
    const std::string host = text(parser.get()[http::field::host]);
    const Writing how{parser.get().version(), parser.get().keep_alive() && !core.stopping,
                      parser.get().method() != http::verb::head,
                      is_own_host(host, core.settings.allowed_hosts) ? host : std::string()};
    HttpRequest request = plain(parser.get(), address);
    request.door = door;
    const HttpResponse response = answer(core, request);
    const std::size_t body = how.with_body && response.body ? response.body->size() : 0;
    note_traffic(core, address, cost_of_bodies(request.body.size() + body));
    const bool written = co_await write(core, stream, response, how);
    if (!written) co_return;
    if (!how.keep_alive) break;
  }
  co_await close_gently(core, stream);
}

}  // namespace vendemmia
