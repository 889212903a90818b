#include "server/net/address.h"

#include <algorithm>
#include <cctype>
#include <charconv>

#include <arpa/inet.h>

namespace vendemmia {
namespace {

constexpr unsigned kBits4 = 32;
constexpr unsigned kBits6 = 128;
constexpr unsigned kGroupBits6 = 64;
constexpr std::array<u8, 12> kMapped{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

using Bytes = std::array<u8, 16>;

std::optional<Bytes> bytes_of(std::string_view text) {
  const std::string address(text.substr(0, text.find('%')));  // without the interface
  Bytes bytes{};
  if (::inet_pton(AF_INET6, address.c_str(), bytes.data()) == 1) return bytes;
  std::copy(kMapped.begin(), kMapped.end(), bytes.begin());
  if (::inet_pton(AF_INET, address.c_str(), bytes.data() + kMapped.size()) == 1) return bytes;
  return std::nullopt;
}

bool is_mapped(const Bytes& bytes) { return std::equal(kMapped.begin(), kMapped.end(), bytes.begin()); }

void keep_bits(Bytes& bytes, unsigned bits) {
  for (unsigned i = 0; i < bytes.size(); ++i) {
    const unsigned kept = bits > 8 * i ? std::min(bits - 8 * i, 8u) : 0;
    bytes[i] = static_cast<u8>(bytes[i] & (0xff00u >> kept));
  }
}

std::string_view without_blanks(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

}  // namespace

bool is_address(std::string_view text) { return bytes_of(text).has_value(); }

std::string address_group(std::string_view address) {
  auto bytes = bytes_of(address);
  if (!bytes) return std::string(address);
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (is_mapped(*bytes)) {
    ::inet_ntop(AF_INET, bytes->data() + kMapped.size(), text.data(), text.size());
    return text.data();
  }
  keep_bits(*bytes, kGroupBits6);
  ::inet_ntop(AF_INET6, bytes->data(), text.data(), text.size());
  return std::string(text.data()) + "/64";
}

std::optional<AddressRange> AddressRange::parse(std::string_view text) {
  const std::size_t slash = text.find('/');
  const auto bytes = bytes_of(text.substr(0, slash));
  if (!bytes) return std::nullopt;
  const unsigned most = text.find(':') == std::string_view::npos ? kBits4 : kBits6;
  unsigned bits = most;
  if (slash != std::string_view::npos) {
    const char* end = text.data() + text.size();
    const auto parsed = std::from_chars(text.data() + slash + 1, end, bits);
    if (parsed.ec != std::errc{} || parsed.ptr != end || bits > most) return std::nullopt;
  }
  AddressRange range;
  range.first_ = *bytes;
  range.bits_ = bits + kBits6 - most;
  keep_bits(range.first_, range.bits_);
  return range;
}

bool AddressRange::contains(std::string_view address) const {
  auto bytes = bytes_of(address);
  if (!bytes) return false;
  keep_bits(*bytes, bits_);
  return *bytes == first_;
}

bool is_in(const std::vector<AddressRange>& ranges, std::string_view address) {
  return std::ranges::any_of(ranges, [=](const AddressRange& range) { return range.contains(address); });
}

std::string forwarded_address(const std::string& peer, std::string_view header,
                              const std::vector<AddressRange>& proxies) {
  std::string found = peer;
  while (!header.empty() && is_in(proxies, found)) {
    const std::size_t comma = header.rfind(',');
    const std::string_view last =
        without_blanks(comma == std::string_view::npos ? header : header.substr(comma + 1));
    header = header.substr(0, comma == std::string_view::npos ? 0 : comma);
    if (!is_address(last)) break;
    found = last;
  }
  return found;
}

std::string_view host_name(std::string_view host_and_port) {
  if (host_and_port.starts_with('[')) {
    const std::size_t end = host_and_port.find(']');
    return end == std::string_view::npos ? host_and_port : host_and_port.substr(1, end - 1);
  }
  return host_and_port.substr(0, host_and_port.find(':'));
}

bool is_one_of(std::string_view host_and_port, const std::vector<std::string>& names) {
  std::string name(host_name(host_and_port));
  for (char& letter : name) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return std::ranges::find(names, name) != names.end();
}

bool is_own_host(std::string_view host_and_port, const std::vector<std::string>& names) {
  static const std::vector<std::string> kThisMachine{"localhost"};
  const std::string_view name = host_name(host_and_port);
  std::string_view port = host_and_port;
  port.remove_prefix(
      std::min(port.size(), static_cast<std::size_t>(name.data() + name.size() - port.data())));
  if (port.starts_with(']')) port.remove_prefix(1);
  if (port.starts_with(':')) port.remove_prefix(1);
  if (port.find_first_not_of("0123456789") != std::string_view::npos) return false;
  // Without an interface, which may have any name: the host is repeated in the header of the answer.
  const bool plain_address = is_address(name) && name.find('%') == std::string_view::npos;
  return plain_address || is_one_of(host_and_port, kThisMachine) || is_one_of(host_and_port, names);
}

}  // namespace vendemmia
