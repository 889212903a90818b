// The schema of the database. Each migration is run once, in order; a released one is never changed.
#pragma once

#include "server/sqlite.h"

namespace vendemmia {

// Brings the database to the newest schema. Fails on one that a newer server has written.
Stored<void> migrate(Database&);

}  // namespace vendemmia
