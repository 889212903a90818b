#include "lab/ranks.h"

#include <cstdlib>

#ifdef VENDEMMIA_MPI
#include <algorithm>
#include <mpi.h>

#include "engine/core/bits.h"
#endif

namespace vendemmia {
namespace {

class OneRank final : public Ranks {
 public:
  unsigned rank() const override { return 0; }
  unsigned size() const override { return 1; }
  std::vector<std::string> gather(const std::string& text) override { return {text}; }
  std::string broadcast(const std::string& text) override { return text; }
};

// Open MPI, or one of those that speak its older sister's PMI, has started this process.
bool started_by_mpirun() {
  return std::getenv("OMPI_COMM_WORLD_SIZE") != nullptr || std::getenv("PMI_SIZE") != nullptr;
}

#ifdef VENDEMMIA_MPI

class MpiRanks final : public Ranks {
 public:
  MpiRanks() {
    int threads = 0;
    MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED,
                    &threads);  // games run on others, which send nothing
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
  }
  ~MpiRanks() override { MPI_Finalize(); }
  MpiRanks(const MpiRanks&) = delete;
  MpiRanks& operator=(const MpiRanks&) = delete;

  unsigned rank() const override { return static_cast<unsigned>(rank_); }
  unsigned size() const override { return static_cast<unsigned>(size_); }

  std::vector<std::string> gather(const std::string& text) override {
    if (rank_ != 0) {
      u64 length = text.size();
      MPI_Send(&length, 1, MPI_UINT64_T, 0, kTag, MPI_COMM_WORLD);
      std::string copy = text;
      in_pieces(copy,
                [](char* piece, int bytes) { MPI_Send(piece, bytes, MPI_CHAR, 0, kTag, MPI_COMM_WORLD); });
      return {};
    }
    std::vector<std::string> texts{text};
    for (int from = 1; from < size_; ++from) {
      u64 length = 0;
      MPI_Recv(&length, 1, MPI_UINT64_T, from, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      std::string& theirs = texts.emplace_back(length, '\0');
      in_pieces(theirs, [from](char* piece, int bytes) {
        MPI_Recv(piece, bytes, MPI_CHAR, from, kTag, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
      });
    }
    return texts;
  }

  std::string broadcast(const std::string& text) override {
    std::string result = rank_ == 0 ? text : std::string();
    u64 length = result.size();
    MPI_Bcast(&length, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
    result.resize(length);
    in_pieces(result, [](char* piece, int bytes) { MPI_Bcast(piece, bytes, MPI_CHAR, 0, MPI_COMM_WORLD); });
    return result;
  }

 private:
  static constexpr int kTag = 0;
  // MPI counts bytes with an int.
  static constexpr std::size_t kPiece = std::size_t{1} << 30;

  static void in_pieces(std::string& text, auto transfer) {
    for (std::size_t at = 0; at < text.size(); at += kPiece)
      transfer(text.data() + at, static_cast<int>(std::min(kPiece, text.size() - at)));
  }

  int rank_ = 0;
  int size_ = 1;
};

#endif

}  // namespace

tl::expected<std::unique_ptr<Ranks>, std::string> join_ranks() {
  if (!started_by_mpirun()) return std::make_unique<OneRank>();
#ifdef VENDEMMIA_MPI
  return std::make_unique<MpiRanks>();
#else
  return tl::unexpected(std::string(
      "this program was built without MPI: install Open MPI (libopenmpi-dev) and build it again"));
#endif
}

}  // namespace vendemmia
