#include "tests/support/paths.h"

namespace vendemmia::testing {

std::string source_path(const std::string& path) { return VENDEMMIA_SOURCE_DIR "/" + path; }

std::string program_path() { return VENDEMMIA_BINARY; }

}  // namespace vendemmia::testing
