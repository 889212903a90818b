// The page's types, written from the messages' own descriptions. `vendemmia types` prints them; a test
// compares them with web/src/wire/types.ts.
#pragma once

#include <string>

namespace vendemmia {

std::string typescript_types();

}  // namespace vendemmia
