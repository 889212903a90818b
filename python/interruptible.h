// Long work beside the interpreter: it runs on a thread of its own, without the interpreter's lock, and Ctrl-C stops it.
#pragma once

#include <atomic>
#include <functional>

namespace vendemmia::python {

// Calls `work` on another thread and returns when it has ended. When a signal's handler has raised an exception meanwhile, `stopped` is set, so
// that the work ends soon, and the exception is thrown. The caller has the interpreter's lock; `work` takes it where it needs it, and does not throw.
void run_interruptibly(std::atomic<bool>& stopped, const std::function<void()>& work);

}  // namespace vendemmia::python
