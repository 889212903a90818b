// CHECK(condition): a broken promise inside the engine is our bug; it stops the program, also in
// release builds, and says where. A reporter may be installed that prints the state of the game first.
#pragma once

namespace vendemmia {

// Called once before the program stops; installed by programs that hold a game and its journal.
using CheckReporter = void (*)();
void set_check_reporter(CheckReporter reporter);

// Cold, as are other functions that hardly any game calls: the compiler puts what leads to them apart, and what is left fits
// better into the processor's cache of instructions.
[[noreturn, gnu::cold]] void check_failed(const char* condition, const char* file, int line);

}  // namespace vendemmia

#define CHECK(condition)                                     \
  (__builtin_expect(!!(condition), 1) ? static_cast<void>(0) \
                                      : ::vendemmia::check_failed(#condition, __FILE__, __LINE__))
