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

// Of one that somebody brings along.
inline constexpr std::size_t kShortestSecret = 32;
inline constexpr std::size_t kLongestSecret = 128;
// Of the word of a private table.
inline constexpr std::size_t kLongestWord = 64;

Secret fresh_secret();
std::string hash_of_secret(std::string_view text);

// Of the word that lets people into a table; at another table the same word has another hash.
std::string hash_of_word(std::string_view word, std::string_view table);
// The same word at a table that follows from this one: the hash, and at which table it was made.
std::string word_hash_elsewhere(std::string_view word_hash, std::string_view table);
// Whether it is the word of the table that has this hash.
bool is_word(std::string_view word, std::string_view word_hash, std::string_view table);
// Takes as long whatever is equal.
bool is_same_hash(std::string_view one, std::string_view other);

// Ten letters and digits that cannot be mistaken for each other; nobody guesses the id of a private table.
std::string fresh_table_id();
u64 fresh_seed();

}  // namespace vendemmia
