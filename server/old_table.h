// Opening a stored table. Entries that were given under the rules of today are simply applied. Those of older rules
// are applied as long as today's are known to read them so: the digest of the position agrees or, where none was
// stored, no change of the rules concerns them. From there on they are only listed, until a stored position takes the
// game up. Where a table adopted other rules, the position that was stored then holds, whatever led there. A wrong
// reading is never shown.
#pragma once

#include "server/room.h"

namespace vendemmia {

// A failure also when the table cannot be played; it must not take the server down with it.
Stored<Room> open_table(StoredTable table, Store& store);

}  // namespace vendemmia
