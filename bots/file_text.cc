#include "bots/file_text.h"

#include <fstream>
#include <sstream>

namespace vendemmia {

std::optional<std::string> file_text(const std::string& path) {
  const std::ifstream file(path, std::ios::binary);
  if (!file) return std::nullopt;
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace vendemmia
