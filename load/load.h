// `vendemmia load`: a server under the load of many tables, measured from the outside. Every seat is a connection of
// its own that thinks for a while and then gives one of the answers that it was offered. Only on this machine.
#pragma once

#include <optional>
#include <ostream>

#include "engine/catalog/ids.h"

namespace vendemmia {

inline constexpr unsigned kMostLoadTables = 2000;
inline constexpr unsigned kMostLoadSeconds = 300;

struct LoadOptions {
  std::optional<u16> port;  // of a server on this machine; missing: starts one, alone on a core
  unsigned tables = 200;
  unsigned seats = 4;
  Modules modules = 0;
  unsigned seconds = 20;
  unsigned think_ms = 1000;  // on average
  unsigned idle = 0;         // idle tables whose memory is measured first
  u64 seed = 1;
};

// Prints a table. The exit code of the program: 1 when the server could not be reached or left a move without an
// update, 2 when the options do not fit together.
int load(const LoadOptions&, std::ostream& out);

}  // namespace vendemmia
