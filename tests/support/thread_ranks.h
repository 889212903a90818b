// Ranks that are threads of one process, to test without mpirun what several ranks do.
#pragma once

#include <barrier>
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "lab/ranks.h"

namespace vendemmia {

class ThreadRanks {
 public:
  explicit ThreadRanks(unsigned size) : texts_(size), meeting_(size) {}

  // Runs this as all ranks at once.
  void run(const std::function<void(Ranks&)>& each) {
    std::vector<std::jthread> threads;
    for (unsigned rank = 0; rank < texts_.size(); ++rank) {
      threads.emplace_back([this, rank, &each] {
        One one(*this, rank);
        each(one);
      });
    }
  }

 private:
  class One final : public Ranks {
   public:
    One(ThreadRanks& all, unsigned rank) : all_(all), rank_(rank) {}
    unsigned rank() const override { return rank_; }
    unsigned size() const override { return static_cast<unsigned>(all_.texts_.size()); }
    std::vector<std::string> gather(const std::string& text) override {
      const auto texts = exchange(text);
      return rank_ == 0 ? texts : std::vector<std::string>();
    }
    std::string broadcast(const std::string& text) override { return exchange(text)[0]; }

   private:
    std::vector<std::string> exchange(const std::string& text) {
      all_.texts_[rank_] = text;
      all_.meeting_.arrive_and_wait();
      std::vector<std::string> texts = all_.texts_;
      all_.meeting_.arrive_and_wait();  // nobody writes before all have read
      return texts;
    }

    ThreadRanks& all_;
    unsigned rank_;
  };

  std::vector<std::string> texts_;
  std::barrier<> meeting_;
};

}  // namespace vendemmia
