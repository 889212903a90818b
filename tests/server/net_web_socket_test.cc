// WebSockets over real sockets: messages both ways, limits, and how they end.
#include "tests/server/network_thread.h"

namespace vendemmia {
namespace {

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

// Who owns a name can let it lead to this machine, and the browser then takes page and server for one.
TEST_F(NetworkThread, ANameThatLeadsHereIsNotEnough) {
  settings.allowed_hosts = {"game.example.org"};
  listen();
  const auto status = [&](const std::string& host, const std::string& origin) {
    WireClient client = connect();
    return client.upgrade({{"Host", host}, {"Origin", origin}}).value_or(WireResponse{}).status;
  };
  EXPECT_EQ(status("rebound.evil.example:8420", "http://rebound.evil.example:8420"), 403);
  EXPECT_EQ(status("127.0.0.1.evil.example", "http://127.0.0.1.evil.example"), 403);
  EXPECT_EQ(status("127.0.0.1:8420", "http://127.0.0.1:8420"), 101);
  EXPECT_EQ(status("192.168.1.5:8420", "http://192.168.1.5:8420"), 101) << "nobody else's";
  EXPECT_EQ(status("[::1]:8420", "http://[::1]:8420"), 101);
  EXPECT_EQ(status("game.example.org", "https://game.example.org"), 101);
  EXPECT_EQ(status("127.0.0.1:8420", "https://Game.Example.org"), 101) << "a proxy that asks by address";
  EXPECT_EQ(status("127.0.0.1:8420", "http://localhost:8420"), 403);
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

TEST_F(NetworkThread, SlowReadersDoNotFillTheMemoryTogether) {
  settings.most_unsent_together = 3'000'000;
  listen();
  WireClient good = connect_web_socket();
  WireClient slow = connect_web_socket();
  WireClient as_slow = connect_web_socket();
  slow.send_text("flood");
  as_slow.send_text("flood");
  handler.wait_for_closed(2);
  good.send_text("hello");
  expect_text(good, "you said hello");
  EXPECT_EQ(counters().dropped, 2u);
}

}  // namespace
}  // namespace vendemmia
