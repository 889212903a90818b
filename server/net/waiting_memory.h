// Room for the one operation that a connection waits with for as long as it lasts. Asio would give it whatever was freed last, be it
// four times as large: most of what a quiet connection takes.
#pragma once

#include <array>
#include <cstddef>
#include <new>
#include <utility>

namespace vendemmia {

class WaitingMemory {
 public:
  WaitingMemory() = default;
  WaitingMemory(const WaitingMemory&) = delete;
  WaitingMemory& operator=(const WaitingMemory&) = delete;

  // As an allocator of the operation's handler. The memory must outlive the operation, but not the handler.
  template <class T>
  class Allocator {
   public:
    using value_type = T;
    explicit Allocator(WaitingMemory& memory) : memory_(&memory) {}
    template <class Other>
    explicit Allocator(const Allocator<Other>& other) : memory_(other.memory_) {}

    T* allocate(std::size_t count) { return static_cast<T*>(memory_->take(count * sizeof(T))); }
    void deallocate(T* taken, std::size_t) { memory_->give_back(taken); }
    template <class Other>
    bool operator==(const Allocator<Other>& other) const {
      return memory_ == other.memory_;
    }

   private:
    template <class Other>
    friend class Allocator;
    WaitingMemory* memory_;
  };

  // The handler itself, which says where its operation is to be.
  template <class Function>
  class Handler {
   public:
    using allocator_type = Allocator<Function>;
    Handler(WaitingMemory& memory, Function function) : memory_(&memory), function_(std::move(function)) {}
    allocator_type get_allocator() const { return allocator_type(*memory_); }
    template <class... Arguments>
    void operator()(Arguments&&... arguments) {
      function_(std::forward<Arguments>(arguments)...);
    }

   private:
    WaitingMemory* memory_;
    Function function_;
  };
  template <class Function>
  Handler<Function> handler(Function function) {
    return {*this, std::move(function)};
  }

 private:
  static constexpr std::size_t kBytes = 144;

  void* take(std::size_t bytes) {
    if (bytes > kBytes || std::exchange(taken_, true)) return ::operator new(bytes);
    return bytes_.data();
  }
  void give_back(void* taken) {
    if (taken != bytes_.data()) return ::operator delete(taken);
    taken_ = false;
  }

  alignas(std::max_align_t) std::array<std::byte, kBytes> bytes_;
  bool taken_ = false;
};

}  // namespace vendemmia
