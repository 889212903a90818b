// The shape of the database. Each migration is run once, in order; what is released is never changed.
#pragma once

#include "server/sqlite.h"

namespace vendemmia {

// Brings the database to the newest shape. Fails on one that a newer server has written.
Stored<void> migrate(Database&);

}  // namespace vendemmia
