#include "server/net/static_files.h"

#include <algorithm>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "engine/core/hash.h"

namespace vendemmia {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kIndex = "/index.html";
// The page's own places are at most four folders deep. Nobody is given a page that grows with what they ask for.
constexpr std::size_t kDeepest = 8;

std::string_view content_type(std::string_view extension) {
  static const std::map<std::string_view, std::string_view> kTypes = {
      {".css", "text/css; charset=utf-8"},
      {".html", "text/html; charset=utf-8"},
      {".ico", "image/x-icon"},
      {".js", "text/javascript; charset=utf-8"},
      {".json", "application/json"},
      {".png", "image/png"},
      {".svg", "image/svg+xml"},
      {".txt", "text/plain; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".webmanifest", "application/manifest+json"},
      {".woff2", "font/woff2"},
  };
  const auto found = kTypes.find(extension);
  return found == kTypes.end() ? "application/octet-stream" : found->second;
}

// The build puts a hash of the content into the name of everything in assets/, so that these never change.
std::string_view cache_control(std::string_view target) {
  return target.starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

std::shared_ptr<const std::string> read(const fs::path& path) {
  std::ifstream stream(path, std::ios::binary);
  if (!stream) return nullptr;
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(stream),
                                             std::istreambuf_iterator<char>());
}

std::string hash_of(std::string_view content) {
  Hash hash;
  for (const char character : content) hash.add_byte(static_cast<u8>(character));
  return fmt::format("{:016x}", hash.value());
}

// Beside each file may stand smaller forms of it.
bool is_compressed_form(const fs::path& path) {
  const fs::path extension = path.extension();
  if (extension != ".br" && extension != ".gz") return false;
  return fs::exists(fs::path(path).replace_extension());
}

std::string with_way_back(std::string_view html, std::size_t depth) {
  constexpr std::string_view kHere = "=\"./";
  std::string back = "=\"";
  for (std::size_t step = 0; step < depth; ++step) back += "../";
  std::string result;
  for (std::size_t at = html.find(kHere); at != std::string_view::npos; at = html.find(kHere)) {
    result += html.substr(0, at);
    result += back;
    html.remove_prefix(at + kHere.size());
  }
  return result += html;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

// "q=0", "q=0.000": not wanted.
bool forbids(std::string_view parameters) {
  const std::size_t weight = parameters.find("q=");
  return weight != std::string_view::npos &&
         trimmed(parameters.substr(weight + 2)).find_first_not_of("0.") == std::string_view::npos;
}

}  // namespace

bool accepts_encoding(std::string_view header, std::string_view encoding) {
  while (!header.empty()) {
    const std::size_t comma = std::min(header.find(','), header.size());
    const std::string_view entry = header.substr(0, comma);
    const std::size_t semicolon = std::min(entry.find(';'), entry.size());
    if (trimmed(entry.substr(0, semicolon)) == encoding) return !forbids(entry.substr(semicolon));
    header.remove_prefix(std::min(comma + 1, header.size()));
  }
  return false;
}

tl::expected<StaticFiles, std::string> StaticFiles::load(const fs::path& folder) {
  StaticFiles result;
  std::error_code error;
  fs::recursive_directory_iterator entry(folder, error);
  for (; !error && entry != fs::recursive_directory_iterator(); entry.increment(error)) {
    const fs::path& path = entry->path();
    if (!entry->is_regular_file() || is_compressed_form(path)) continue;
    File file;
    file.plain = read(path);
    if (!file.plain) return tl::unexpected(fmt::format("Cannot read the file {}.", path.string()));
    file.brotli = read(path.string() + ".br");
    file.gzip = read(path.string() + ".gz");
    const std::string target = "/" + path.lexically_relative(folder).generic_string();
    file.content_type = content_type(path.extension().string());
    file.cache_control = cache_control(target);
    file.etag = hash_of(*file.plain);
    result.files_.emplace(target, std::move(file));
  }
  if (error) {
    return tl::unexpected(fmt::format("Cannot read the page in {}: {}.", folder.string(), error.message()));
  }
  const auto index = result.files_.find(kIndex);
  if (index == result.files_.end()) {
    return tl::unexpected(
        fmt::format("There is no index.html in {}: build the page first.", folder.string()));
  }
  result.pages_.push_back(index->second);
  for (std::size_t depth = 1; depth <= kDeepest; ++depth) {
    File page = index->second;
    page.plain = std::make_shared<const std::string>(with_way_back(*index->second.plain, depth));
    page.brotli = page.gzip = nullptr;
    page.etag = hash_of(*page.plain);
    result.pages_.push_back(std::move(page));
  }
  return result;
}

const StaticFiles::File* StaticFiles::find(std::string_view target) const {
  const auto found = files_.find(target);
  if (found != files_.end()) return &found->second;
  const std::string_view name = target.substr(target.rfind('/') + 1);
  const auto depth = static_cast<std::size_t>(std::ranges::count(target, '/')) - 1;
  const bool is_place = name.find('.') == std::string_view::npos && depth < pages_.size();
  return is_place ? &pages_[depth] : nullptr;
}

HttpResponse StaticFiles::respond(const HttpRequest& request) const {
  if (request.method != "GET") return error_response(405, "method", "A file can only be read.");
  const File* file = find(request.target);
  if (!file) return error_response(404, "not_found", "There is no such file.");

  HttpResponse response;
  response.content_type = file->content_type;
  response.cache_control = file->cache_control;
  response.body = file->plain;
  if (file->brotli && accepts_encoding(request.accept_encoding, "br")) {
    response.encoding = "br";
    response.body = file->brotli;
  } else if (file->gzip && accepts_encoding(request.accept_encoding, "gzip")) {
    response.encoding = "gzip";
    response.body = file->gzip;
  }
  // Each form needs a tag of its own: they are different bytes.
  response.etag = fmt::format("\"{}{}\"", file->etag, response.encoding);
  if (request.if_none_match == "*" || request.if_none_match.find(response.etag) != std::string::npos) {
    response.status = 304;
    response.body = nullptr;
  }
  return response;
}

}  // namespace vendemmia
