// FNV-1a, a byte at a time, so that the order of bytes in memory does not matter.
#pragma once

#include "engine/core/bits.h"

namespace vendemmia {

class Hash {
 public:
  void add_byte(u8 byte) { value_ = (value_ ^ byte) * 0x100000001b3u; }
  // The low byte first.
  void add(u64 value, unsigned bytes) {
    for (unsigned i = 0; i < bytes; ++i) add_byte(static_cast<u8>(value >> (8 * i)));
  }
  u64 value() const { return value_; }

 private:
  u64 value_ = 0xcbf29ce484222325u;
};

}  // namespace vendemmia
