// Every limit of a server as an option, for its configuration file. There are many, so that --help leaves them out.
#pragma once

#include <CLI/CLI.hpp>

#include "server/serve.h"

namespace vendemmia {

void add_limits(CLI::App& command, ServeOptions& options);

}  // namespace vendemmia
