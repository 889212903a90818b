#include "text/text_file.h"

#include <filesystem>
#include <system_error>

namespace vendemmia {

namespace fs = std::filesystem;

std::optional<std::string> read_text_file(const std::string& path, std::size_t most) {
  std::error_code error;
  if (fs::is_directory(path, error)) return std::nullopt;
  std::ifstream stream(path, std::ios::binary);
  std::string text;
  std::string block(std::size_t{1} << 16, '\0');
  while (stream.is_open() && text.size() <= most) {
    stream.read(block.data(), static_cast<std::streamsize>(block.size()));
    text.append(block, 0, static_cast<std::size_t>(stream.gcount()));
    if (stream.eof()) return text.size() <= most ? std::optional(std::move(text)) : std::nullopt;
    if (!stream) break;
  }
  return std::nullopt;
}

bool read_line(std::istream& in, std::string& line, std::size_t most) {
  line.clear();
  char c = 0;
  while (in.get(c)) {
    if (c == '\n') return true;
    if (line.size() < most) line += c;
  }
  return !line.empty();  // the last one needs no end
}

OutputFile::OutputFile(const std::string& path) : path_(path), part_(path + ".part") {
  std::error_code error;
  if (fs::is_directory(path_, error)) return;
  if (fs::exists(path_, error) && !fs::is_regular_file(path_, error)) part_ = path_;
  stream_.open(part_, std::ios::binary | std::ios::trunc);
}

OutputFile::~OutputFile() {
  if (!stream_.is_open()) return;
  stream_.close();
  std::error_code error;
  if (part_ != path_) fs::remove(part_, error);
}

bool OutputFile::finish(const std::string& text) {
  stream_ << text;
  stream_.flush();
  if (!stream_) return false;
  stream_.close();
  std::error_code error;
  if (part_ != path_) fs::rename(part_, path_, error);
  if (error) fs::remove(part_, error);
  return !error;
}

}  // namespace vendemmia
