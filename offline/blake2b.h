// BLAKE2b (RFC 7693) with 32 bytes and without a key: the hash that libsodium gives where the server runs, for places where it is
// not. Secrets have the same hash in both.
#pragma once

#include "server/ciphers.h"

namespace vendemmia {

HashBytes blake2b(std::string_view text);

}  // namespace vendemmia
