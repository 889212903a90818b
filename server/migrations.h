// The schema of the database. Each migration is run once, in order; a released one is never changed.
#pragma once

#include "server/seal.h"
#include "server/sqlite.h"

namespace vendemmia {

// Whether the database has what only its key opens.
Stored<bool> is_sealed(Database&);

// Brings the database to the newest schema. Fails on one that a newer server has written, or that another key belongs to.
Stored<void> migrate(Database&, const Seal&);

}  // namespace vendemmia
