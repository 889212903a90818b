// Addresses and places: who counts as one, who stands behind a proxy, and who makes room.
#include "server/net/address.h"

#include <gtest/gtest.h>

#include "server/net/places.h"

namespace vendemmia {
namespace {

TEST(Address, AHouseholdCountsAsOne) {
  EXPECT_EQ(address_group("203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(address_group("::ffff:203.0.113.7"), "203.0.113.7");
  EXPECT_EQ(address_group("2001:db8:1:2::1"), address_group("2001:db8:1:2:ffff::9"));
  EXPECT_NE(address_group("2001:db8:1:2::1"), address_group("2001:db8:1:3::1"));
  EXPECT_EQ(address_group("2001:db8:1:2::1"), "2001:db8:1:2::/64");
  EXPECT_EQ(address_group("fe80::1%eth0"), "fe80::/64");
  EXPECT_EQ(address_group("nowhere"), "nowhere");
}

TEST(Address, RangesAreRead) {
  const auto contains = [](const char* range, const char* address) {
    const auto parsed = AddressRange::parse(range);
    EXPECT_TRUE(parsed) << range;
    return parsed && parsed->contains(address);
  };
  EXPECT_TRUE(contains("10.0.0.0/8", "10.255.3.4"));
  EXPECT_FALSE(contains("10.0.0.0/8", "11.0.0.1"));
  EXPECT_TRUE(contains("127.0.0.1", "127.0.0.1"));
  EXPECT_FALSE(contains("127.0.0.1", "127.0.0.2"));
  EXPECT_TRUE(contains("192.0.2.128/25", "::ffff:192.0.2.200"));
  EXPECT_FALSE(contains("192.0.2.128/25", "192.0.2.100"));
  EXPECT_TRUE(contains("fd00::/8", "fd12::1"));
  EXPECT_FALSE(contains("fd00::/8", "fe80::1"));
  EXPECT_TRUE(contains("0.0.0.0/0", "8.8.8.8"));
  EXPECT_FALSE(contains("0.0.0.0/0", "2001:db8::1"));
  for (const char* bad : {"", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8x", "::/129"})
    EXPECT_FALSE(AddressRange::parse(bad)) << bad;
}

TEST(Address, OnlyATrustedProxySaysWhoStandsBehindIt) {
  const std::vector proxies{*AddressRange::parse("127.0.0.1"), *AddressRange::parse("10.0.0.0/8")};
  EXPECT_EQ(forwarded_address("127.0.0.1", "203.0.113.7", proxies), "203.0.113.7");
  EXPECT_EQ(forwarded_address("127.0.0.1", "1.2.3.4, 203.0.113.7", proxies), "203.0.113.7")
      << "anybody may have written the first";
  EXPECT_EQ(forwarded_address("127.0.0.1", "203.0.113.7, 10.1.1.1", proxies), "203.0.113.7");
  EXPECT_EQ(forwarded_address("198.51.100.1", "203.0.113.7", proxies), "198.51.100.1");
  EXPECT_EQ(forwarded_address("127.0.0.1", "", proxies), "127.0.0.1");
  EXPECT_EQ(forwarded_address("127.0.0.1", "somebody", proxies), "127.0.0.1");
  EXPECT_EQ(forwarded_address("127.0.0.1", ",203.0.113.7 ", proxies), "203.0.113.7");
}

// It becomes a part of the Content-Security-Policy.
TEST(Address, AHostHasNoInterfaceWithANameOfItsOwn) {
  EXPECT_TRUE(is_own_host("[::1]:8420", {}));
  EXPECT_TRUE(is_own_host("127.0.0.1:8420", {}));
  EXPECT_FALSE(is_own_host("[::1%; script-src *]:8420", {}));
  EXPECT_FALSE(is_own_host("[fe80::1%eth0]:8420", {}));
  EXPECT_FALSE(is_own_host("127.0.0.1%; script-src *", {}));
}

TEST(Places, WhoHasOnlyConnectedMakesRoomFirstThenWhoOnlyLooks) {
  Places places(3, 3);
  const PlaceId seated = places.take("a").place;
  const PlaceId looking = places.take("b").place;
  const PlaceId slow = places.take("c").place;
  places.set(seated, Claim::Seated);
  places.set(looking, Claim::Listening);
  const auto first = places.take("d");
  EXPECT_EQ(first.instead_of, slow);
  places.set(first.place, Claim::Seated);
  const auto second = places.take("e");
  EXPECT_EQ(second.instead_of, looking);
  places.set(second.place, Claim::Seated);
  EXPECT_EQ(places.take("f").place, 0u) << "all of them hold seats";
  places.leave(seated);
  EXPECT_NE(places.take("f").place, 0u);
  EXPECT_EQ(places.size(), 3u);
}

TEST(Places, OneAddressTakesItsOwnPlacesOnly) {
  Places places(100, 2);
  const PlaceId other = places.take("other").place;
  const PlaceId first = places.take("many").place;
  const PlaceId second = places.take("many").place;
  EXPECT_EQ(places.take("many").instead_of, first);
  EXPECT_EQ(places.take("many").instead_of, second);
  EXPECT_TRUE(places.has(other));
  EXPECT_EQ(places.of_one("many"), 2u);
  EXPECT_EQ(places.size(), 3u);
}

TEST(Places, AProxyStandsForMany) {
  Places places(100, 2);
  std::vector<PlaceId> held;
  for (int i = 0; i < 10; ++i) held.push_back(places.take("").place);
  EXPECT_EQ(places.size(), 10u);
  for (int i = 0; i < 3; ++i)
    held[static_cast<std::size_t>(i)] =
        places.take_instead(held[static_cast<std::size_t>(i)], "behind it").place;
  EXPECT_EQ(places.of_one("behind it"), 2u);
  EXPECT_FALSE(places.has(held[0]));
  EXPECT_EQ(places.size(), 9u);
}

}  // namespace
}  // namespace vendemmia
