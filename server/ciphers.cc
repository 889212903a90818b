#include "server/ciphers.h"

#include <sodium.h>

#include "engine/core/check.h"

namespace vendemmia {

void random_bytes(void* to, std::size_t count) {
  static const bool ready = sodium_init() >= 0;
  CHECK(ready);
  randombytes_buf(to, count);
}

HashBytes hash_bytes_of(std::string_view text) {
  HashBytes hash;
  crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size(), nullptr, 0);
  return hash;
}

bool are_equal_bytes(std::string_view one, std::string_view other) {
  return one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

}  // namespace vendemmia
