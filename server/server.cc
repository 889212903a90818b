#include "server/server.h"

#include <csignal>
#include <utility>

#include <fmt/format.h>
#include <spdlog/spdlog.h>

#include "engine/core/hash.h"
#include "protocol/catalogue.h"
#include "protocol/law.h"
#include "protocol/wire/write.h"
#include "server/version.h"

namespace vendemmia {
namespace {

constexpr std::string_view kNoPage = R"(<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Vendemmia</title>
<body style="font: 1.1rem/1.6 serif; max-width: 34rem; margin: 15vh auto; padding: 0 1rem">
<h1>The cellar is open, the table is not laid</h1>
<p>The server runs, but the page has not been built. In the project's folder type <code>make page</code>,
then start the server again.</p>
)";

HttpResponse no_page() {
  HttpResponse response;
  response.content_type = "text/html; charset=utf-8";
  response.body = std::make_shared<const std::string>(kNoPage);
  return response;
}

// What stays the same as long as the program runs: whoever has it need not be sent it again.
HttpResponse lasting(std::string json) {
  Hash hash;
  for (const char byte : json) hash.add_byte(static_cast<u8>(byte));
  HttpResponse response = json_response(std::move(json));
  response.etag = fmt::format("\"{:016x}\"", hash.value());
  response.cache_control = "no-cache";
  return response;
}

HttpResponse unless_known(const HttpRequest& request, HttpResponse response) {
  if (request.if_none_match.find(response.etag) != std::string::npos) {
    response.status = 304;
    response.body = nullptr;
  }
  return response;
}

}  // namespace

Server::Server(Store& store, std::optional<StaticFiles> page, unsigned bot_threads, const LobbyLimits& limits)
    : store_(store),
      page_(std::move(page)),
      catalogue_(lasting(wire::to_json(catalogue()))),
      law_(lasting(wire::to_json(law_message(law())))),
      lobby_(store, *this, bots_, metrics_, limits),
      bots_(bot_threads, [this](std::function<void()> function) { post(std::move(function)); }) {}

tl::expected<void, std::string> Server::listen(const NetworkSettings& settings) {
  auto network = Network::listen(settings, *this);
  if (!network) return tl::unexpected(network.error());
  network_ = std::move(*network);
  // Before anybody is told that we listen: from then on the server stops in good order.
  network_->on_signals([this](int signal) {
    spdlog::info("event=stopping signal={}", signal == SIGINT ? "SIGINT" : "SIGTERM");
    finish();
  });
  return {};
}

void Server::run() {
  lobby_.begin();
  network_->run();
}

void Server::stop() {
  network_->post([this] { finish(); });
}

// What has arrived counts, but nobody can keep the server from stopping by what they have sent.
void Server::finish() {
  constexpr std::chrono::seconds kPatience{5};
  lobby_.flush(kPatience);
  lobby_.keep_positions();
  network_->stop();
}

HttpResponse Server::on_request(const HttpRequest& request) {
  if (request.method != "GET")
    return error_response(405, "bad_method", "Only GET and HEAD are possible here.");
  if (request.target == "/healthz") return health();
  if (request.door == Door::Private) {
    if (request.target == "/metrics") return metrics_text();
    return error_response(404, "not_found", "Only /metrics and /healthz are here.");
  }
  if (request.target == "/metrics")
    return error_response(404, "not_found", "Metrics are on a port of their own: --metrics-port.");
  if (request.target == "/api/catalogue") return unless_known(request, catalogue_);
  if (request.target == "/rules.json") return unless_known(request, law_);
  if (request.target.starts_with("/api/"))
    return error_response(404, "not_found", "There is no such address.");
  return page_ ? page_->respond(request) : no_page();
}

void Server::on_open(ConnectionId connection, std::string_view address) {
  spdlog::debug("event=open connection={} address={}", connection, address);
  lobby_.on_open(connection, address_group(address));
}
void Server::on_message(ConnectionId connection, std::string_view text) {
  lobby_.on_message(connection, text);
}
void Server::on_close(ConnectionId connection) {
  spdlog::debug("event=close connection={}", connection);
  lobby_.on_close(connection);
}
void Server::on_refused(std::string_view address, std::string_view why) {
  lobby_.note_refused(address_group(address), why);
}

std::chrono::milliseconds Server::on_traffic(const std::string& group, double cost) {
  return lobby_.note_traffic(group, cost);
}

void Server::send(ConnectionId connection, std::shared_ptr<const std::string> text) {
  network_->send(connection, std::move(text));
}
void Server::claim(ConnectionId connection, Claim claim) { network_->claim(connection, claim); }
void Server::post(std::function<void()> function) { network_->post(std::move(function)); }
void Server::after(std::chrono::milliseconds delay, std::function<void()> function) {
  network_->after(delay, std::move(function));
}
std::chrono::milliseconds Server::now() const {
  return std::chrono::duration_cast<std::chrono::milliseconds>(
      std::chrono::system_clock::now().time_since_epoch());
}

// By writing, since a full disk can be read as ever. Not for everybody who asks: it is work for the disk.
HttpResponse Server::health() {
  constexpr std::chrono::seconds kPause{2};
  if (!probed_ || now() - *probed_ >= kPause || now() < *probed_) {
    lobby_.probe_store();
    probed_ = now();
  }
  const bool well = lobby_.store_works();
  const std::string node = store_.node().empty() ? "" : fmt::format(R"(,"node":"{}")", store_.node());
  return json_response(fmt::format(R"({{"ok":{},"version":"{}"{}}})", well, kVersion, node),
                       well ? 200 : 503);
}

HttpResponse Server::metrics_text() {
  std::string text = prometheus_text(metrics_);
  const NetworkCounters& network = network_->counters();
  write_gauge(text, "vendemmia_tables_live", "Tables in memory.", lobby_.live_tables());
  write_gauge(text, "vendemmia_tables_stored", "Tables in the store.", store_.tables().value_or(0));
  write_gauge(text, "vendemmia_players", "Open WebSocket connections.", lobby_.connections());
  write_gauge(text, "vendemmia_connections", "Open connections.", network_->connections());
  write_gauge(text, "vendemmia_bots_waiting", "Questions to bots that wait for a thread.", bots_.waiting());
  write_gauge(text, "vendemmia_bots_thinking", "Questions that bots think about.", bots_.thinking());
  write_counter(text, "vendemmia_bots_cancelled_total", "Questions to bots that were given up.",
                bots_.cancelled());
  write_counter(text, "vendemmia_requests_total", "HTTP requests.", network.requests);
  write_counter(text, "vendemmia_messages_in_total", "WebSocket messages received.", network.messages_in);
  write_counter(text, "vendemmia_messages_out_total", "WebSocket messages sent.", network.messages_out);
  write_counter(text, "vendemmia_bytes_in_total", "Bytes of bodies and messages received.", network.bytes_in);
  write_counter(text, "vendemmia_bytes_out_total", "Bytes of bodies and messages sent.", network.bytes_out);
  write_counter(text, "vendemmia_connections_refused_total",
                "Connections and requests refused: too many, too large, malformed, foreign.",
                network.refused);
  write_counter(text, "vendemmia_slow_readers_total", "Connections dropped because they did not read.",
                network.dropped);
  write_counter(text, "vendemmia_made_room_total", "Connections cut off because others needed the place.",
                network.made_room);
  HttpResponse response;
  response.content_type = "text/plain; version=0.0.4; charset=utf-8";
  response.body = std::make_shared<const std::string>(std::move(text));
  return response;
}

}  // namespace vendemmia
