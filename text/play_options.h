// How a game is begun on the command line.
#pragma once

#include <string>

#include "engine/game/options.h"

namespace vendemmia {

// The options as they are typed: "--players 1 --level hard --aggressive".
std::string command_line_of(const Options& options);

}  // namespace vendemmia
