#pragma once

#include <atomic>

namespace vendemmia {

inline const std::atomic<bool> kNotStopped{false};

}  // namespace vendemmia
