// The few things that secrets are made of. The program takes them from libsodium (ciphers.cc); where there is none, somebody
// else provides the same.
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace vendemmia {

using HashBytes = std::array<unsigned char, 32>;

// That nobody can guess.
void random_bytes(void* to, std::size_t count);
// BLAKE2b.
HashBytes hash_bytes_of(std::string_view text);
// Takes as long whatever is equal.
bool are_equal_bytes(std::string_view one, std::string_view other);

}  // namespace vendemmia
