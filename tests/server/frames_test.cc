// The frames of a WebSocket, byte by byte, and what no decent client would send.
#include "server/net/frames.h"

#include <vector>

#include <gtest/gtest.h>

#include "engine/core/rng.h"

namespace vendemmia {
namespace {

using What = FrameReader::Heard::What;

// As a client sends it.
std::string masked_frame(unsigned first, std::string_view payload, std::string_view mask = "wine") {
  std::string frame(FrameHeader(FrameKind::Text, payload.size()).bytes());
  frame[0] = static_cast<char>(first);
  frame[1] = static_cast<char>(frame[1] | 0x80);
  frame += mask;
  for (std::size_t i = 0; i < payload.size(); ++i)
    frame += static_cast<char>(payload[i] ^ mask[i % mask.size()]);
  return frame;
}

struct Told {
  What what;
  std::string payload;
  CloseCode trouble;
  friend bool operator==(const Told&, const Told&) = default;
};

// In pieces of so many bytes.
std::vector<Told> read(FrameReader& reader, std::string bytes, std::size_t piece) {
  std::vector<Told> all;
  for (std::size_t at = 0; at < bytes.size(); at += piece) {
    std::span<char> some = std::span(bytes).subspan(at, std::min(piece, bytes.size() - at));
    while (true) {
      const auto heard = reader.next(some);
      if (heard.what == What::Nothing) break;
      all.push_back({heard.what, std::string(heard.payload), heard.trouble});
    }
    EXPECT_TRUE(some.empty());
  }
  return all;
}

Told text(std::string payload) { return {What::Text, std::move(payload), CloseCode::Normal}; }

// What says nothing is work all the same.
TEST(Frames, AreCountedAlsoWhenTheyAreEmpty) {
  FrameReader reader(1000);
  std::string bytes = masked_frame(0x01, "");
  for (int i = 0; i < 99; ++i) bytes += masked_frame(0x00, "");
  EXPECT_TRUE(read(reader, bytes, 2048).empty());
  EXPECT_EQ(reader.frames(), 100u);
}

TEST(Frames, AreTheSameInPiecesOfAnySize) {
  const std::string words(300, 'x');
  const std::string longest(70'000, 'y');
  const std::string bytes = masked_frame(0x81, "hello") + masked_frame(0x81, "") + masked_frame(0x01, "in ") +
                            masked_frame(0x89, "there?") + masked_frame(0x00, "three ") +
                            masked_frame(0x8a, "") + masked_frame(0x80, "pieces") +
                            masked_frame(0x81, words) + masked_frame(0x81, longest) +
                            masked_frame(0x88, "\x03\xe8");
  const std::vector<Told> expected{text("hello"),
                                   text(""),
                                   {What::Ping, "there?", CloseCode::Normal},
                                   {What::Pong, "", CloseCode::Normal},
                                   text("in three pieces"),
                                   text(words),
                                   text(longest),
                                   {What::Close, "\x03\xe8", CloseCode::Normal}};
  for (const std::size_t piece : {std::size_t{1}, std::size_t{2}, std::size_t{3}, std::size_t{7},
                                  std::size_t{13}, std::size_t{1000}, bytes.size()}) {
    SCOPED_TRACE(piece);
    FrameReader reader(100'000);
    EXPECT_EQ(read(reader, bytes, piece), expected);
  }
}

TEST(Frames, WhatNoClientMaySendIsNamed) {
  const auto trouble = [](const std::string& bytes) {
    FrameReader reader(100);
    const auto told = read(reader, bytes, 5);
    return told.empty() ? CloseCode::Normal : told.back().trouble;
  };
  EXPECT_EQ(trouble(std::string("\x81\x02hi", 4)), CloseCode::ProtocolError) << "not masked";
  EXPECT_EQ(trouble(masked_frame(0xc1, "hi")), CloseCode::ProtocolError) << "compressed";
  EXPECT_EQ(trouble(masked_frame(0x83, "hi")), CloseCode::ProtocolError) << "no such kind";
  EXPECT_EQ(trouble(masked_frame(0x8b, "hi")), CloseCode::ProtocolError) << "no such control";
  EXPECT_EQ(trouble(masked_frame(0x09, "hi")), CloseCode::ProtocolError) << "half a ping";
  EXPECT_EQ(trouble(masked_frame(0x89, std::string(126, 'x'))), CloseCode::ProtocolError) << "a long ping";
  EXPECT_EQ(trouble(masked_frame(0x80, "hi")), CloseCode::ProtocolError) << "goes on from nothing";
  EXPECT_EQ(trouble(masked_frame(0x01, "hi") + masked_frame(0x81, "hi")), CloseCode::ProtocolError)
      << "another one in between";
  EXPECT_EQ(trouble(masked_frame(0x82, "hi")), CloseCode::NotText);
  EXPECT_EQ(trouble(masked_frame(0x81, "\xff")), CloseCode::NotUtf8);
  EXPECT_EQ(trouble(masked_frame(0x81, std::string(101, 'x'))), CloseCode::TooLarge);
  EXPECT_EQ(trouble(masked_frame(0x01, std::string(60, 'x')) + masked_frame(0x80, std::string(60, 'x'))),
            CloseCode::TooLarge);
  EXPECT_EQ(trouble(masked_frame(0x81, std::string(100, 'x'))), CloseCode::Normal);
}

TEST(Frames, AfterTroubleOnlyACloseIsHeard) {
  FrameReader reader(10);
  const auto told = read(reader,
                         masked_frame(0x81, std::string(1000, 'x')) + masked_frame(0x81, "hello") +
                             masked_frame(0x02, "more") + masked_frame(0x88, ""),
                         64);
  ASSERT_EQ(told.size(), 2u);
  EXPECT_EQ(told[0].trouble, CloseCode::TooLarge);
  EXPECT_EQ(told[1].what, What::Close);
}

TEST(Frames, NoiseIsSurvived) {
  Rng rng(7);
  for (int round = 0; round < 2000; ++round) {
    std::string noise = round % 2 == 0 ? masked_frame(0x81, "a whole message, and then") : std::string();
    for (int i = 0; i < 60; ++i) noise += static_cast<char>(rng.below(256));
    FrameReader reader(64);
    for (const Told& one : read(reader, noise, 1 + rng.below(40))) EXPECT_LE(one.payload.size(), 125u);
  }
}

TEST(Frames, Utf8IsWhatTheStandardSays) {
  for (const char* good :
       {"", "plain", "è", "\xe0\xa0\x80", "\xed\x9f\xbf", "\xef\xbf\xbf", "\xf0\x90\x80\x80",
        "\xf4\x8f\xbf\xbf", "eight by\xc3\xa8", "12345678\xf0\x9f\x8d\x87"})
    EXPECT_TRUE(is_utf8(good)) << good;
  for (const char* bad : {"\x80", "\xc0\x80", "\xc1\xbf", "\xc3", "\xe0\x9f\x80", "\xed\xa0\x80", "\xe2\x82",
                          "\xf0\x8f\x80\x80", "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "12345678\xc3",
                          "\xc3(", "\xe2\x82("})
    EXPECT_FALSE(is_utf8(bad)) << bad;
}

}  // namespace
}  // namespace vendemmia
