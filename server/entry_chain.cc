#include "server/entry_chain.h"

#include <array>
#include <sodium.h>

namespace vendemmia {
namespace {

constexpr std::size_t kHeadBytes = 16;

// Every part with its length, so that no two lists of parts read the same.
class Link {
 public:
  Link() { crypto_generichash_init(&state_, nullptr, 0, kHeadBytes); }
  Link& add(std::string_view text) {
    add(static_cast<u64>(text.size()));
    crypto_generichash_update(&state_, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return *this;
  }
  Link& add(u64 number) {
    std::array<unsigned char, sizeof number> bytes;
    for (unsigned char& byte : bytes) {
      byte = static_cast<unsigned char>(number);
      number >>= 8;
    }
    crypto_generichash_update(&state_, bytes.data(), bytes.size());
    return *this;
  }
  std::string head() {
    std::array<unsigned char, kHeadBytes> hash;
    crypto_generichash_final(&state_, hash.data(), hash.size());
    std::string text(2 * kHeadBytes + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), hash.data(), hash.size());
    text.pop_back();
    return text;
  }

 private:
  crypto_generichash_state state_;
};

}  // namespace

EntryChain::EntryChain(std::string_view id, std::string_view start, std::string_view host_secret_hash)
    : head_(Link().add(id).add(start).add(host_secret_hash).head()) {}

void EntryChain::add_seat(std::string_view kind, const SeatSetup& seat) {
  head_ = Link().add(head_).add(kind).add(seat.name).add(seat.bot).add(seat.secret_hash).head();
}

void EntryChain::add(std::string_view kind, const Entry& entry) {
  Link link;
  link.add(head_)
      .add(kind)
      .add(u64{entry.seat})
      .add(u64{entry.number})
      .add(entry.text)
      .add(entry.secret_hash)
      .add(entry.time)
      .add(entry.digest);
  if (entry.up != 0) link.add(entry.up);  // tables without clocks have the chains that they always had
  head_ = link.head();
}

std::string settings_hash(const TableSettings& table, std::string_view clock) {
  Link link;
  link.add(table.id);
  for (const bool flag : {table.listed, table.spectators, table.chat, table.hints, table.campaign,
                          table.chosen_deal, table.shared_screen})
    link.add(flag ? u64{1} : u64{0});
  return link.add(u64{table.pace})
      .add(table.created)
      .add(table.word_hash)
      .add(clock)
      .add(u64{table.clock.seconds})
      .add(table.clock.bot)
      .head();
}

}  // namespace vendemmia
