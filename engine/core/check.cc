#include "engine/core/check.h"

#include <cstdio>
#include <cstdlib>

namespace vendemmia {
namespace {

CheckReporter installed_reporter = nullptr;

}  // namespace

void set_check_reporter(CheckReporter reporter) { installed_reporter = reporter; }

void check_failed(const char* condition, const char* file, int line) {
  std::fprintf(stderr, "vendemmia: internal error: %s does not hold (%s:%d)\n", condition, file, line);
  if (const CheckReporter reporter = installed_reporter; reporter != nullptr) {
    installed_reporter = nullptr;  // a reporter that fails itself must not call itself again
    reporter();
  }
  std::abort();
}

}  // namespace vendemmia
