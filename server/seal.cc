#include "server/seal.h"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <sodium.h>
#include <system_error>
#include <unistd.h>

#include "engine/core/check.h"

namespace vendemmia {
namespace {

constexpr std::string_view kMark = "sealed ";
constexpr std::size_t kNonceBytes = crypto_aead_xchacha20poly1305_ietf_NPUBBYTES;
constexpr std::size_t kTagBytes = crypto_aead_xchacha20poly1305_ietf_ABYTES;
constexpr int kVariant = sodium_base64_VARIANT_ORIGINAL_NO_PADDING;

const unsigned char* bytes(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}
unsigned char* bytes(std::string& text) { return reinterpret_cast<unsigned char*>(text.data()); }

tl::unexpected<StoreFailure> problem(const std::filesystem::path& file, const std::string& what) {
  return tl::unexpected(StoreFailure{file.string() + ": " + what});
}

// Whole, on disk, and for nobody else before it has its name.
bool write_key(const std::filesystem::path& file, std::string_view text) {
  const std::filesystem::path unfinished = file.string() + ".new";
  const int handle = ::open(unfinished.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (handle < 0) return false;
  const bool written =
      ::write(handle, text.data(), text.size()) == static_cast<ssize_t>(text.size()) && ::fsync(handle) == 0;
  const bool ended = ::close(handle) == 0;
  if (!written || !ended || ::rename(unfinished.c_str(), file.c_str()) != 0) return false;
  const int folder = ::open(file.parent_path().c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (folder < 0) return false;
  const bool named = ::fsync(folder) == 0;
  ::close(folder);
  return named;
}

// As kVariant. What is sealed need not be written in a time that tells nothing of it, for which libsodium takes much longer.
void add_base64(std::string& out, std::string_view box) {
  constexpr std::string_view kDigits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  constexpr std::size_t kGroup = 3;  // bytes, for four digits
  out.reserve(out.size() + (box.size() / kGroup + 1) * (kGroup + 1));
  for (; !box.empty(); box.remove_prefix(std::min(kGroup, box.size()))) {
    const auto byte = [&](std::size_t i) { return i < box.size() ? static_cast<unsigned char>(box[i]) : 0u; };
    const unsigned bits = byte(0) << 16 | byte(1) << 8 | byte(2);
    const std::size_t digits = std::min(kGroup, box.size()) + 1;
    for (std::size_t i = 0; i < digits; ++i) out += kDigits[bits >> (18 - 6 * i) & 63];
  }
}

}  // namespace

Stored<Seal> Seal::open(const std::filesystem::path& key_file, IfMissing if_missing) {
  CHECK(sodium_init() >= 0);
  std::error_code unknown;
  const bool there = std::filesystem::exists(key_file, unknown);
  if (!there && if_missing == IfMissing::Fail)
    return problem(key_file, "the key of the tables is missing; restore a copy of it");
  const auto key = there ? read(key_file) : make(key_file);
  if (!key) return tl::unexpected(key.error());
  return Seal(*key);
}

Stored<Seal::Key> Seal::read(const std::filesystem::path& file) {
  std::ifstream stream(file);
  std::string text;
  stream >> text;
  Key key{};
  std::size_t size = 0;
  const bool is_key =
      sodium_hex2bin(key.data(), key.size(), text.data(), text.size(), nullptr, &size, nullptr) == 0 &&
      size == key.size() && text.size() == 2 * key.size();
  if (!is_key) return problem(file, "that is no key; restore a copy of it");
  return key;
}

Stored<Seal::Key> Seal::make(const std::filesystem::path& file) {
  Key key{};
  randombytes_buf(key.data(), key.size());
  std::string text(2 * key.size() + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), key.data(), key.size());
  text.back() = '\n';
  if (!write_key(file, text)) return problem(file, std::generic_category().message(errno));
  return key;
}

std::string Seal::closed(std::string_view text, std::string_view about) const {
  std::string box(kNonceBytes + text.size() + kTagBytes, '\0');
  randombytes_buf(box.data(), kNonceBytes);
  crypto_aead_xchacha20poly1305_ietf_encrypt(bytes(box) + kNonceBytes, nullptr, bytes(text), text.size(),
                                             bytes(about), about.size(), nullptr, bytes(box), key_.data());
  std::string told(kMark);
  add_base64(told, box);
  return told;
}

std::optional<std::string> Seal::opened(std::string text, std::string_view about) const {
  if (!text.starts_with(kMark)) return text;
  const std::string_view told = std::string_view(text).substr(kMark.size());
  std::string box(told.size(), '\0');
  std::size_t size = 0;
  const bool is_box = sodium_base642bin(bytes(box), box.size(), told.data(), told.size(), nullptr, &size,
                                        nullptr, kVariant) == 0;
  if (!is_box || size < kNonceBytes + kTagBytes) return std::nullopt;
  std::string plain(size - kNonceBytes - kTagBytes, '\0');
  const bool ours = crypto_aead_xchacha20poly1305_ietf_decrypt(
                        bytes(plain), nullptr, nullptr, bytes(box) + kNonceBytes, size - kNonceBytes,
                        bytes(about), about.size(), bytes(box), key_.data()) == 0;
  if (!ours) return std::nullopt;
  return plain;
}

}  // namespace vendemmia
