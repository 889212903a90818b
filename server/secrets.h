// Proofs of who holds a seat. The page keeps the secret, the server only its hash: whoever reads the store cannot
// play for anybody.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/bits.h"

namespace vendemmia {

struct Secret {
  std::string text;  // for the page
  std::string hash;  // for the store
};

Secret fresh_secret();
std::string hash_of_secret(std::string_view text);

// Ten letters and digits that cannot be mistaken for each other; nobody guesses the id of a private table.
std::string fresh_table_id();
u64 fresh_seed();

}  // namespace vendemmia
