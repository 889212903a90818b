#include "server/version.h"

namespace vendemmia {

// Here and not in the header, so that a new version compiles this file alone.
constinit const std::string_view kVersion = VENDEMMIA_VERSION;

}  // namespace vendemmia
