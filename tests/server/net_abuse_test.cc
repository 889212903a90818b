// What is meant to fill the server: lengths that are announced and never sent, bodies that never end.
#include <gmock/gmock.h>

#include "tests/server/network_thread.h"

namespace vendemmia {
namespace {

using ::testing::HasSubstr;

// A text frame's header with a length of 2^bit, a mask, and three bytes of what it promises.
std::string announcement(int bit) {
  std::string frame = "\x81\xff";
  for (int byte = 7; byte >= 0; --byte) frame += static_cast<char>(bit / 8 == byte ? 1 << bit % 8 : 0);
  return frame + "maskabc";
}

class NetworkAbuse : public NetworkThread {
 protected:
  // Asks until it is so; the limit only ends a test that has failed.
  void wait_for_connections(std::size_t expected) {
    const auto give_up = std::chrono::steady_clock::now() + kPatience;
    while (connections() != expected && std::chrono::steady_clock::now() < give_up) std::this_thread::yield();
    EXPECT_EQ(connections(), expected);
  }

  std::optional<WireResponse> post(std::string_view chunks) {
    WireClient client = connect();
    client.send_bytes("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
    // The server may close before it has read everything, so that sending fails.
    client.send_bytes(chunks);
    return client.read_response();
  }

 private:
  std::size_t connections() {
    std::promise<std::size_t> result;
    network->post([&] { result.set_value(network->connections()); });
    return result.get_future().get();
  }
};

TEST_F(NetworkAbuse, LengthsThatAreOnlyAnnouncedCostNothing) {
  constexpr int kAttempts = 5000;
  settings.web_socket_idle = std::chrono::minutes(10);  // the good one answers no ping meanwhile
  listen();
  WireClient good = connect_web_socket();
  for (int i = 0; i < kAttempts; ++i) {
    WireClient bad = connect_web_socket();
    bad.send_bytes(announcement(35 + i % 28));
  }
  handler.wait_for_closed(kAttempts);
  good.send_text("hello");
  expect_text(good, "you said hello");
  wait_for_connections(1);
}

TEST_F(NetworkAbuse, AnAnnouncedLengthIsReadUpToTheLimit) {
  settings.largest_message = 100'000;
  settings.handshake = std::chrono::milliseconds(50);  // the peer's close would be part of its message
  listen();
  WireClient client = connect_web_socket();
  client.send_bytes(announcement(62));
  client.send_bytes(std::string(110'000, 'm'));
  expect_close(client, 1009, "A message is too large.");
  handler.wait_for_closed(1);
  wait_for_connections(0);
}

// The system takes some megabytes of pongs for it; what comes after waits in the server.
TEST_F(NetworkAbuse, WhoPingsAndNeverReadsIsASlowReader) {
  constexpr int kMany = 500'000;
  settings.most_unsent = 100'000;
  listen();
  WireClient good = connect_web_socket();
  WireClient bad = connect_web_socket();
  const std::string longest(125, 'x');
  for (int i = 0; i < kMany && bad.send_frame(WireFrame::Ping, longest); ++i) {
  }
  handler.wait_for_closed(1);
  EXPECT_EQ(counters().dropped, 1u);
  good.send_text("hello");
  expect_text(good, "you said hello");
  wait_for_connections(1);
}

TEST_F(NetworkAbuse, ChunksMayHaveExtensionsAndTrailers) {
  listen();
  const auto response = post("4;made=by_hand\r\nwine\r\n1\r\n!\r\n0\r\nX-Year: 7\r\n\r\n");
  expect_status(response, 200);
  EXPECT_EQ(response->body, "POST [] wine!");
}

TEST_F(NetworkAbuse, WhatStandsBetweenChunksIsBounded) {
  settings.largest_header = 1000;
  settings.largest_body = 1000;
  listen();
  std::string many_extensions;
  for (int i = 0; i < 100; ++i) many_extensions += "1;" + std::string(100, 'x') + "\r\nw\r\n";
  for (const std::string& chunks :
       {"4;" + std::string(1'000'000, 'x'), "4;" + std::string(2000, 'x') + "\r\nwine\r\n0\r\n\r\n",
        "0\r\nX-Long: " + std::string(1'000'000, 'x'), many_extensions + "0\r\n\r\n"}) {
    SCOPED_TRACE(chunks.substr(0, 20));
    const auto response = post(chunks);
    expect_status(response, 413);
    EXPECT_THAT(response->body, HasSubstr("\"code\":\"too_large\""));
  }
  wait_for_connections(0);
}

TEST_F(NetworkAbuse, AHeaderWithoutAnEndIsBounded) {
  listen();
  WireClient client = connect();
  client.send_bytes("GET /echo HTTP/1.1\r\n");
  for (int i = 0; i < 2000; ++i) client.send_bytes("X-More: of the same\r\n");
  expect_status(client.read_response(), 431);
  EXPECT_TRUE(client.wait_for_end());
  wait_for_connections(0);
}

// A field longer than Beast takes makes it throw while the answer is written.
TEST_F(NetworkAbuse, AnExceptionInsideAConnectionEndsOnlyThatOne) {
  listen();
  WireClient good = connect_web_socket();
  for (int i = 0; i < 10; ++i) {
    WireClient unlucky = connect();
    EXPECT_FALSE(unlucky.get("/unwritable"));
  }
  good.send_text("hello");
  expect_text(good, "you said hello");
  wait_for_connections(1);
}

}  // namespace
}  // namespace vendemmia
