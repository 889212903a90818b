// The streams that a command is started with: whatever is wrong with them must neither spoil a file nor go unnoticed.
#pragma once

namespace vendemmia {

// Fills the places of closed standard streams, before anything else is opened: otherwise the first file would take one, and
// what is printed would end up in it. Reading from or writing to a stream that was closed still fails.
void fill_closed_streams();

// Whether everything that was printed on standard output has arrived, as far as the system can tell.
bool output_has_arrived();

}  // namespace vendemmia
