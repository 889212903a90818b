// Addresses of peers: which of them count as one, which are ranges, and who stands behind a proxy.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bits.h"

namespace vendemmia {

// What limits count by: an IPv4 address, or the /64 of an IPv6 address, since that is what one household is given. A
// text that is no address stays as it is.
std::string address_group(std::string_view address);

// "192.0.2.1", "10.0.0.0/8", "fd00::/8".
class AddressRange {
 public:
  static std::optional<AddressRange> parse(std::string_view text);
  bool contains(std::string_view address) const;

 private:
  std::array<u8, 16> first_{};  // IPv4 as IPv6 has it
  unsigned bits_ = 128;
};

bool is_in(const std::vector<AddressRange>& ranges, std::string_view address);

// Who is behind a trusted proxy: the last address of X-Forwarded-For that is no proxy's. Whatever stands before it,
// anybody may have written. The peer itself when the header says nothing.
std::string forwarded_address(const std::string& peer, std::string_view header,
                              const std::vector<AddressRange>& proxies);

// The host of "name:8420" or "[::1]:8420", without brackets.
std::string_view host_name(std::string_view host_and_port);
bool is_address(std::string_view text);

// Whether "name:8420" is this server, and not a name of somebody else's that leads here: localhost, an address, or one of
// `names`. A name can be made to point anywhere by who owns it, an address cannot.
bool is_own_host(std::string_view host_and_port, const std::vector<std::string>& names);
bool is_one_of(std::string_view host_and_port, const std::vector<std::string>& names);

}  // namespace vendemmia
