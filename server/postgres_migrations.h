// The schema of the PostgreSQL database. Each migration is run once, in order; a released one is never changed. Several servers may
// start at once: the first of them does it.
#pragma once

#include "server/postgres.h"
#include "server/seal.h"

namespace vendemmia {

// Whether the database has what only its key opens.
Stored<bool> is_sealed(Postgres&);

// Brings the database to the newest schema. Fails on one that a newer server has written, or that another key belongs to.
Stored<void> migrate(Postgres&, const Seal&);

}  // namespace vendemmia
