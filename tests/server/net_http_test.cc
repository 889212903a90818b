// Requests over real sockets: what is answered, and what is refused.
#include <gmock/gmock.h>

#include "tests/server/network_thread.h"

namespace vendemmia {
namespace {

using ::testing::HasSubstr;

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
  const auto policy = [&](const char* host) {
    return client.get("/echo", {{"Host", host}})->headers.at("content-security-policy") + ";";
  };
  EXPECT_THAT(policy("localhost:8420"),
              HasSubstr("connect-src 'self' ws://localhost:8420 wss://localhost:8420;"));
  EXPECT_THAT(policy("evil.example"), HasSubstr("connect-src 'self';")) << "the own origin only";
  EXPECT_THAT(policy("localhost:1; script-src *"), HasSubstr("connect-src 'self';"));
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

}  // namespace
}  // namespace vendemmia
