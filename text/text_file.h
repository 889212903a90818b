// Files as whole texts, and results that are never left half-written.
#pragma once

#include <cstddef>
#include <fstream>
#include <istream>
#include <optional>
#include <string>

namespace vendemmia {

// Empty when there is no such readable file, or it is longer than `most` bytes.
std::optional<std::string> read_text_file(const std::string& path, std::size_t most = std::size_t{16} << 20);

// The next line, without its end; false when there is none. However long it is, only `most` bytes of it are held in memory.
bool read_line(std::istream& in, std::string& line, std::size_t most);

// A text that appears under its name when it is complete. Until then it grows beside it, as NAME.part;
// what is not finished is removed. Names that are no plain files (/dev/stdout) are written directly.
class OutputFile {
 public:
  explicit OutputFile(const std::string& path);
  ~OutputFile();
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;

  // Whether it can be written at all.
  bool is_open() const { return stream_.is_open(); }
  // Whether the whole text stands under its name now.
  bool finish(const std::string& text);

 private:
  std::string path_;
  std::string part_;  // where it grows
  std::ofstream stream_;
};

// One that the user may or may not want: without a name nothing is written.
class WantedFile {
 public:
  explicit WantedFile(const std::string& path) : path_(path) {
    if (!path.empty()) file_.emplace(path);
  }
  // Both return what went wrong, or nothing.
  std::string problem() const { return !file_ || file_->is_open() ? "" : "cannot write '" + path_ + "'"; }
  std::string finish(const std::string& text) {
    return !file_ || file_->finish(text) ? "" : "cannot write '" + path_ + "'";
  }

 private:
  std::string path_;
  std::optional<OutputFile> file_;
};

}  // namespace vendemmia
