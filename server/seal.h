// Keeps what a running game hides, its seed and its decks, from whoever has a copy of the store and nothing else: as a backup, or to
// look for a mistake. The key lies beside the store in a file of its own, for its owner only.
#pragma once

#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "server/store.h"

namespace vendemmia {

class Seal {
 public:
  enum class IfMissing : u8 { Make, Fail };
  // Reads the key, which a new store makes.
  static Stored<Seal> open(const std::filesystem::path& key_file, IfMissing);

  // `about` is what the text is, at which table: nobody can put it into another's place.
  std::string closed(std::string_view text, std::string_view about) const;
  // What was closed; a text of earlier versions, which did not close any, as it is. Nothing: it is damaged, or of another key.
  std::optional<std::string> opened(std::string text, std::string_view about) const;

 private:
  static constexpr std::size_t kKeyBytes = 32;
  using Key = std::array<unsigned char, kKeyBytes>;
  explicit Seal(const Key& key) : key_(key) {}
  static Stored<Key> read(const std::filesystem::path& file);
  static Stored<Key> make(const std::filesystem::path& file);

  Key key_;
};

}  // namespace vendemmia
