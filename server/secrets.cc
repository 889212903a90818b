#include "server/secrets.h"

#include <array>

#include "server/ciphers.h"

namespace vendemmia {
namespace {

constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kIdLetters = 10;
constexpr char kMadeAt = '@';  // stands between the hash of a word and a table
constexpr std::string_view kLetters = "23456789abcdefghijkmnpqrstuvwxyz";

template <std::size_t N>
std::string hex(const std::array<unsigned char, N>& bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const unsigned char byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

}  // namespace

Secret fresh_secret() {
  std::array<unsigned char, kSecretBytes> bytes;
  random_bytes(bytes.data(), bytes.size());
  std::string text = hex(bytes);
  std::string hash = hash_of_secret(text);
  return {std::move(text), std::move(hash)};
}

std::string hash_of_secret(std::string_view text) { return hex(hash_bytes_of(text)); }

std::string hash_of_word(std::string_view word, std::string_view table) {
  std::string text(table);
  text += '\n';
  text += word;
  return hash_of_secret(text);
}

std::string word_hash_elsewhere(std::string_view word_hash, std::string_view table) {
  std::string elsewhere(word_hash);
  if (!elsewhere.empty() && elsewhere.find(kMadeAt) == std::string::npos) {
    elsewhere += kMadeAt;
    elsewhere += table;
  }
  return elsewhere;
}

bool is_word(std::string_view word, std::string_view word_hash, std::string_view table) {
  const std::size_t at = word_hash.find(kMadeAt);
  const bool elsewhere = at != std::string_view::npos;
  return is_same_hash(hash_of_word(word, elsewhere ? word_hash.substr(at + 1) : table),
                      word_hash.substr(0, at));
}

bool is_same_hash(std::string_view one, std::string_view other) { return are_equal_bytes(one, other); }

std::string fresh_table_id() {
  static_assert(kLetters.size() == 32);
  std::array<unsigned char, kIdLetters> bytes;
  random_bytes(bytes.data(), bytes.size());
  std::string id;
  for (const unsigned char byte : bytes) id += kLetters[byte % kLetters.size()];
  return id;
}

u64 fresh_seed() {
  u64 seed = 0;
  random_bytes(&seed, sizeof seed);
  return seed;
}

}  // namespace vendemmia
