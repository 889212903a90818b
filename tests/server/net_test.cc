// The network edge over real sockets: a client on this thread, the network on another.
#include <condition_variable>
#include <csignal>
#include <future>
#include <memory>
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/net/network.h"
#include "tests/support/wire_client.h"

namespace vendemmia {
namespace {

using testing::HasSubstr;

constexpr std::chrono::seconds kPatience{20};

std::shared_ptr<const std::string> shared(std::string text) {
  return std::make_shared<const std::string>(std::move(text));
}

// Repeats what it hears, and obeys a few words.
class Echo : public Handler {
 public:
  Network* network = nullptr;

  HttpResponse on_request(const HttpRequest& request) override {
    if (request.target == "/throw") throw std::runtime_error("on request");
    if (request.target != "/echo") return error_response(404, "not_found", "Nothing is here.");
    return json_response(request.method + " [" + request.query + "] " + request.body);
  }

  void on_open(ConnectionId, std::string_view address) override {
    EXPECT_EQ(address, "127.0.0.1");
    count(opened_);
  }

  void on_message(ConnectionId id, std::string_view text) override {
    if (text == "throw") throw std::runtime_error("on message");
    if (text == "flood") {
      for (int i = 0; i < 64; ++i) network->send(id, shared(std::string(100'000, 'x')));
    } else if (text == "close") {
      for (const char* word : {"one", "two"}) network->send(id, shared(word));
      network->close(id, "As you wish.");
      network->send(id, shared("too late"));
    } else {
      network->send(id, shared("you said " + std::string(text)));
    }
  }

  void on_close(ConnectionId) override { count(closed_); }

  void wait_for_opened(int expected) { wait_for(opened_, expected); }
  void wait_for_closed(int expected) { wait_for(closed_, expected); }

 private:
  void count(int& counter) {
    const std::lock_guard lock(mutex_);
    ++counter;
    changed_.notify_all();
  }
  void wait_for(const int& counter, int expected) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(changed_.wait_for(lock, kPatience, [&] { return counter >= expected; }));
    EXPECT_EQ(counter, expected);
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  int opened_ = 0;
  int closed_ = 0;
};

class NetworkThread : public testing::Test {
 protected:
  ~NetworkThread() override { stop(); }

  void listen() {
    auto listening = Network::listen(settings, handler);
    ASSERT_TRUE(listening) << listening.error();
    network = std::move(*listening);
    handler.network = network.get();
    thread = std::thread([this] { network->run(); });
  }

  void stop() {
    if (!thread.joinable()) return;
    network->stop();
    thread.join();
  }

  WireClient connect() { return WireClient(network->port()); }

  WireClient connect_web_socket() {
    WireClient client = connect();
    const auto response = client.upgrade();
    EXPECT_TRUE(response);
    EXPECT_EQ(response.value_or(WireResponse{}).status, 101);
    return client;
  }

  NetworkCounters counters() {
    std::promise<NetworkCounters> result;
    network->post([&] { result.set_value(network->counters()); });
    return result.get_future().get();
  }

  NetworkSettings settings;
  Echo handler;
  std::unique_ptr<Network> network;
  std::thread thread;
};

void expect_status(const std::optional<WireResponse>& response, int status) {
  ASSERT_TRUE(response);
  EXPECT_EQ(response->status, status) << response->body;
}

void expect_text(WireClient& client, const std::string& text) {
  const auto message = client.receive();
  ASSERT_TRUE(message);
  EXPECT_FALSE(message->closed);
  EXPECT_EQ(message->text, text);
}

void expect_close(WireClient& client, int code, const std::string& reason) {
  const auto message = client.receive();
  ASSERT_TRUE(message);
  EXPECT_TRUE(message->closed);
  EXPECT_EQ(message->code, code);
  EXPECT_EQ(message->text, reason);
  EXPECT_TRUE(client.wait_for_end());
}

TEST_F(NetworkThread, AnswersManyRequestsOnOneConnection) {
  listen();
  WireClient client = connect();
  for (int i = 0; i < 5; ++i) {
    const auto got = client.get("/echo?a=1&b=2");
    ASSERT_TRUE(got);
    EXPECT_EQ(got->body, "GET [a=1&b=2] ");
    EXPECT_EQ(got->headers.at("content-type"), "application/json");
    EXPECT_EQ(got->headers.at("cache-control"), "no-store");
    const auto posted = client.request("POST", "/echo", "grapes");
    ASSERT_TRUE(posted);
    EXPECT_EQ(posted->body, "POST [] grapes");
  }
  expect_status(client.get("/elsewhere"), 404);
  EXPECT_EQ(counters().requests, 11u);
}

TEST_F(NetworkThread, EveryAnswerCarriesTheSecurityHeaders) {
  listen();
  WireClient client = connect();
  const auto response = client.get("/echo");
  ASSERT_TRUE(response);
  EXPECT_EQ(response->headers.at("x-content-type-options"), "nosniff");
  EXPECT_EQ(response->headers.at("referrer-policy"), "no-referrer");
  EXPECT_THAT(response->headers.at("content-security-policy"), HasSubstr("frame-ancestors 'none'"));
}

TEST_F(NetworkThread, RequestsMayArriveTogetherOrInPieces) {
  listen();
  WireClient client = connect();
  client.send_bytes("GET /echo?1 HTTP/1.1\r\nHost: a\r\n\r\nGET /echo?2 HTTP/1.1\r\nHo");
  EXPECT_EQ(client.read_response().value_or(WireResponse{}).body, "GET [1] ");
  client.send_bytes("st: a\r\n\r\n");
  EXPECT_EQ(client.read_response().value_or(WireResponse{}).body, "GET [2] ");
}

TEST_F(NetworkThread, HeadTellsTheSizeAndSendsNoBody) {
  listen();
  WireClient client = connect();
  const auto head = client.request("HEAD", "/echo");
  ASSERT_TRUE(head);
  EXPECT_EQ(head->headers.at("content-length"), std::to_string(std::string("GET [] ").size()));
  EXPECT_EQ(client.get("/echo?next").value_or(WireResponse{}).body, "GET [next] ");
}

TEST_F(NetworkThread, ClosesWhenAskedTo) {
  listen();
  WireClient client = connect();
  expect_status(client.get("/echo", {{"Connection", "close"}}), 200);
  EXPECT_TRUE(client.wait_for_end());
}

TEST_F(NetworkThread, InvitesABodyThatAsksFirst) {
  listen();
  WireClient client = connect();
  client.send_bytes("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\nExpect: 100-continue\r\n\r\n");
  expect_status(client.read_response(), 100);
  client.send_bytes("wine");
  EXPECT_EQ(client.read_response().value_or(WireResponse{}).body, "POST [] wine");
}

TEST_F(NetworkThread, OtherMethodsAreRefused) {
  listen();
  WireClient client = connect();
  const auto response = client.request("DELETE", "/echo");
  expect_status(response, 405);
  EXPECT_EQ(response->headers.at("allow"), "GET, HEAD, POST");
  expect_status(client.get("/ws"), 426);
}

TEST_F(NetworkThread, TooLargeBodyIsRefused) {
  settings.largest_body = 1000;
  listen();
  WireClient exact = connect();
  expect_status(exact.request("POST", "/echo", std::string(1000, 'x')), 200);

  WireClient announced = connect();
  const auto response = announced.request("POST", "/echo", std::string(500'000, 'x'));
  expect_status(response, 413);
  EXPECT_THAT(response->body, HasSubstr("\"code\":\"too_large\""));
  EXPECT_TRUE(announced.wait_for_end());

  WireClient chunked = connect();
  chunked.send_bytes("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n7d0\r\n" +
                     std::string(2000, 'x') + "\r\n0\r\n\r\n");
  expect_status(chunked.read_response(), 413);
  EXPECT_EQ(counters().refused, 2u);
}

TEST_F(NetworkThread, TooLargeHeaderIsRefused) {
  listen();
  WireClient client = connect();
  expect_status(client.get("/echo", {{"X-Long", std::string(20'000, 'x')}}), 431);
  EXPECT_TRUE(client.wait_for_end());
}

TEST_F(NetworkThread, MalformedRequestsAreRefused) {
  listen();
  for (const char* bytes :
       {"hello\r\n\r\n", "GET /echo HTTP/9.9\r\n\r\n", "GET /echo HTTP/1.1\r\nno colon\r\n\r\n",
        "POST /echo HTTP/1.1\r\nContent-Length: many\r\n\r\n", "\x16\x03\x01\x02 TLS?\r\n\r\n",
        "GET http://elsewhere/echo HTTP/1.1\r\nConnection: close\r\n\r\n"}) {
    WireClient client = connect();
    client.send_bytes(bytes);
    SCOPED_TRACE(bytes);
    expect_status(client.read_response(), 400);
    EXPECT_TRUE(client.wait_for_end());
  }
}

TEST_F(NetworkThread, AnExceptionInTheHandlerHarmsOnlyItsRequest) {
  listen();
  WireClient client = connect();
  expect_status(client.get("/throw"), 500);
  expect_status(client.get("/echo"), 200);
}

TEST_F(NetworkThread, IdleConnectionsEnd) {
  settings.http_idle = settings.web_socket_idle = std::chrono::milliseconds(50);
  listen();
  WireClient silent = connect();
  EXPECT_TRUE(silent.wait_for_end());
  WireClient never_answers_a_ping = connect_web_socket();
  EXPECT_TRUE(never_answers_a_ping.wait_for_end());
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, WebSocketRoundTrips) {
  listen();
  WireClient client = connect_web_socket();
  for (const std::string word : {"pass", "", "vendemmia è bella"}) {
    client.send_text(word);
    expect_text(client, "you said " + word);
  }
  client.send_frame(WireFrame::Text, "in two ", false);
  client.send_frame(WireFrame::Continuation, "pieces");
  expect_text(client, "you said in two pieces");
  client.send_frame(WireFrame::Close, "");
  EXPECT_TRUE(client.wait_for_end());
  handler.wait_for_closed(1);
  const NetworkCounters seen = counters();
  EXPECT_EQ(seen.messages_in, 4u);
  EXPECT_EQ(seen.messages_out, 4u);
}

TEST_F(NetworkThread, TheAddressOfTheWebSocketMayCarryAQuery) {
  listen();
  WireClient client = connect();
  expect_status(client.upgrade({}, "/ws?version=1"), 101);
  WireClient elsewhere = connect();
  expect_status(elsewhere.upgrade({}, "/other"), 404);
}

TEST_F(NetworkThread, TooLargeMessageClosesWithAReason) {
  settings.largest_message = 70'000;
  listen();
  WireClient client = connect_web_socket();
  client.send_text(std::string(70'000, 'x'));
  expect_text(client, "you said " + std::string(70'000, 'x'));
  client.send_text(std::string(300'000, 'x'));
  expect_close(client, 1009, "A message is too large.");
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, AMessageWithoutAnEndIsTooLargeToo) {
  settings.largest_message = 1000;
  listen();
  WireClient client = connect_web_socket();
  client.send_frame(WireFrame::Text, std::string(600, 'x'), false);
  client.send_frame(WireFrame::Continuation, std::string(600, 'x'), false);
  expect_close(client, 1009, "A message is too large.");
}

TEST_F(NetworkThread, BinaryMessageIsRefused) {
  listen();
  WireClient client = connect_web_socket();
  client.send_frame(WireFrame::Binary, "\x01\x02");
  expect_close(client, 1003, "Only text messages are understood here.");
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, TextThatIsNotUtf8IsRefused) {
  listen();
  WireClient client = connect_web_socket();
  client.send_text("\xff\xfe");
  expect_close(client, 1007, "");
}

TEST_F(NetworkThread, AnExceptionOnAMessageClosesItsConnection) {
  listen();
  WireClient client = connect_web_socket();
  client.send_text("throw");
  expect_close(client, 1011, "Something went wrong in the server.");
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, OnlyPagesOfThisSiteMayConnect) {
  listen();
  for (const char* origin :
       {"http://evil.example", "null", "http://localhost:9999", "http://localhost.evil.example"}) {
    WireClient client = connect();
    expect_status(client.upgrade({{"Host", "localhost:8080"}, {"Origin", origin}}), 403);
  }
  for (const char* origin : {"http://localhost:8080", "https://LOCALHOST:8080"}) {
    WireClient client = connect();
    expect_status(client.upgrade({{"Host", "localhost:8080"}, {"Origin", origin}}), 101);
  }
}

TEST_F(NetworkThread, CloseComesAfterWhatIsQueued) {
  listen();
  WireClient client = connect_web_socket();
  client.send_text("close");
  expect_text(client, "one");
  expect_text(client, "two");
  expect_close(client, 1000, "As you wish.");
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, ALongReasonIsCutBetweenCharacters) {
  listen();
  WireClient client = connect_web_socket();
  std::string reason = "x";
  for (int i = 0; i < 100; ++i) reason += "è";
  handler.wait_for_opened(1);
  network->post([&] { network->close(1, reason); });
  expect_close(client, 1000, reason.substr(0, 123));
}

TEST_F(NetworkThread, ASlowReaderIsDroppedAndHarmsNobody) {
  settings.most_unsent = 1'000'000;
  listen();
  WireClient slow = connect_web_socket();
  WireClient other = connect_web_socket();
  slow.send_text("flood");
  handler.wait_for_closed(1);
  other.send_text("hello");
  expect_text(other, "you said hello");
  EXPECT_EQ(counters().dropped, 1u);
}

TEST_F(NetworkThread, TwoHundredConnections) {
  listen();
  std::vector<WireClient> clients;
  for (int i = 0; i < 200; ++i) clients.push_back(connect_web_socket());
  for (std::size_t i = 0; i < clients.size(); ++i) clients[i].send_text(std::to_string(i));
  for (std::size_t i = 0; i < clients.size(); ++i) expect_text(clients[i], "you said " + std::to_string(i));
  network->post([&] {
    EXPECT_EQ(network->connections(), 200u);
    for (ConnectionId id = 1; id <= 200; ++id) network->send(id, shared("to all"));
  });
  for (WireClient& client : clients) expect_text(client, "to all");
  clients.clear();
  handler.wait_for_closed(200);
}

TEST_F(NetworkThread, TooManyConnectionsAreTurnedAway) {
  settings.most_connections = 2;
  listen();
  WireClient first = connect();
  expect_status(first.get("/echo"), 200);
  {
    WireClient second = connect_web_socket();
    WireClient third = connect();
    expect_status(third.get("/echo"), 503);
    EXPECT_TRUE(third.wait_for_end());
    WireClient fourth = connect();
    expect_status(fourth.upgrade(), 503);
  }
  handler.wait_for_closed(1);
  EXPECT_EQ(counters().refused, 2u);
}

TEST_F(NetworkThread, StopSaysGoodbye) {
  listen();
  WireClient idle = connect();
  expect_status(idle.get("/echo"), 200);
  WireClient player = connect_web_socket();
  handler.wait_for_opened(1);
  network->post([&] {
    network->send(1, shared(std::string(1'000'000, 'x')));
    network->stop();
  });
  expect_text(player, std::string(1'000'000, 'x'));
  expect_close(player, 1001, "The server is stopping.");
  EXPECT_TRUE(idle.wait_for_end());
  thread.join();
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, StopDoesNotWaitForThoseWhoNeverAnswer) {
  settings.farewell = std::chrono::milliseconds(50);
  listen();
  WireClient deaf = connect_web_socket();
  handler.wait_for_opened(1);
  stop();
  handler.wait_for_closed(1);
}

TEST_F(NetworkThread, StopWithoutAnyConnection) {
  listen();
  network->stop();
  network->stop();
  thread.join();
}

TEST_F(NetworkThread, PostsKeepTheirOrderAndTimersFireOnce) {
  listen();
  std::vector<int> order;
  std::promise<void> done;
  for (int i = 0; i < 100; ++i) network->post([&, i] { order.push_back(i); });
  network->post([&] {
    network->after(std::chrono::hours(1), [&] { order.push_back(-1); });
    network->after(std::chrono::milliseconds(1), [&] {
      order.push_back(100);
      done.set_value();
    });
  });
  done.get_future().get();
  stop();
  ASSERT_EQ(order.size(), 101u);
  for (int i = 0; i <= 100; ++i) EXPECT_EQ(order[static_cast<std::size_t>(i)], i);
}

TEST_F(NetworkThread, AnExceptionInAPostedFunctionIsSurvived) {
  listen();
  network->post([] { throw std::runtime_error("posted"); });
  WireClient client = connect();
  expect_status(client.get("/echo"), 200);
}

TEST_F(NetworkThread, SignalsReachTheFunction) {
  listen();
  for (int i = 0; i < 2; ++i) {
    std::promise<int> caught;
    std::promise<void> ready;
    network->post([&] {
      network->on_signals([&](int signal) { caught.set_value(signal); });
      ready.set_value();
    });
    ready.get_future().get();
    std::raise(SIGTERM);
    EXPECT_EQ(caught.get_future().get(), SIGTERM);
  }
}

TEST_F(NetworkThread, ATakenPortGivesASentence) {
  listen();
  NetworkSettings same = settings;
  same.port = network->port();
  const auto second = Network::listen(same, handler);
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error(), "Cannot listen on 127.0.0.1, port " + std::to_string(same.port) +
                                ": another program already uses this port.");
}

TEST_F(NetworkThread, AnUnknownHostGivesASentence) {
  settings.host = "256.1.2.3";
  const auto listening = Network::listen(settings, handler);
  ASSERT_FALSE(listening);
  EXPECT_THAT(listening.error(), HasSubstr("Cannot listen on 256.1.2.3, port 0: "));
}

}  // namespace
}  // namespace vendemmia
