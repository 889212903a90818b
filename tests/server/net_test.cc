// The network as a whole: many connections, idle ones, timers, signals, stopping, ports.
#include <csignal>

#include <gmock/gmock.h>

#include "tests/server/network_thread.h"

namespace vendemmia {
namespace {

using ::testing::HasSubstr;

TEST_F(NetworkThread, IdleConnectionsEnd) {
  settings.http_idle = settings.web_socket_idle = std::chrono::milliseconds(50);
  listen();
  WireClient silent = connect();
  EXPECT_TRUE(silent.wait_for_end());
  WireClient never_answers_a_ping = connect_web_socket();
  EXPECT_TRUE(never_answers_a_ping.wait_for_end());
  handler.wait_for_closed(1);
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
  {
    WireClient first = connect_web_socket();
    WireClient second = connect_web_socket();
    handler.wait_for_opened(2);
    claim(1, Claim::Seated);
    claim(2, Claim::Seated);
    WireClient third = connect();
    expect_status(third.get("/echo"), 503);
    EXPECT_TRUE(third.wait_for_end());
    WireClient fourth = connect();
    expect_status(fourth.upgrade(), 503);
  }
  handler.wait_for_closed(2);
  EXPECT_EQ(counters().refused, 2u);
}

// The slow, who only connect, make room for whoever comes next; then those who only look.
TEST_F(NetworkThread, TheSlowLoseFirst) {
  settings.most_connections = 4;
  listen();
  WireClient seated = connect_web_socket();
  WireClient looking = connect_web_socket();
  handler.wait_for_opened(2);
  claim(1, Claim::Seated);
  WireClient slow = connect();
  slow.send_bytes("GET /echo HTTP/1.1\r\nX-Slow: ");
  WireClient silent = connect();
  WireClient first = connect();
  expect_status(first.get("/echo"), 200);
  EXPECT_TRUE(slow.wait_for_end());
  WireClient second = connect();
  expect_status(second.get("/echo"), 200);
  EXPECT_TRUE(silent.wait_for_end());
  WireClient late = connect_web_socket();
  WireClient later = connect_web_socket();
  WireClient latest = connect_web_socket();
  EXPECT_TRUE(looking.wait_for_end());
  seated.send_text("hello");
  expect_text(seated, "you said hello");
  EXPECT_EQ(counters().made_room, 5u);
}

TEST_F(NetworkThread, OneAddressDoesNotTakeThePlacesOfAllOthers) {
  settings.most_from_one_address = 2;
  settings.trusted_proxies = {*AddressRange::parse("127.0.0.1")};
  handler.expected_address = {};
  listen();
  const auto from = [&](const std::string& address) {
    WireClient client = connect();
    expect_status(client.upgrade({{"X-Forwarded-For", address}}), 101);
    return client;
  };
  WireClient other = from("2001:db8:1:1::1");
  WireClient first = from("2001:db8:0:1::1");
  WireClient second = from("2001:db8:0:1::2");
  WireClient third = from("2001:db8:0:1:2::3");
  EXPECT_TRUE(first.wait_for_end());
  handler.wait_for_opened(4);
  for (WireClient* client : {&other, &second, &third}) {
    client->send_text("hello");
    expect_text(*client, "you said hello");
  }
  claim(3, Claim::Seated);
  claim(4, Claim::Seated);
  WireClient fourth = connect();
  expect_status(fourth.upgrade({{"X-Forwarded-For", "2001:db8:0:1::4"}}), 503);
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
