// The reviews in the SQLite file.
#include "server/sqlite_store.h"

namespace vendemmia {

Stored<void> SqliteStore::keep_review(std::string_view key, std::string_view review) {
  return database_.transaction([&]() -> Stored<void> {
    if (auto kept = statements_.keep_review.with(key, review).run(); !kept) return kept;
    return statements_.drop_reviews.with(static_cast<u64>(kReviewsKept)).run();
  });
}

Stored<std::optional<std::string>> SqliteStore::review(std::string_view key) {
  Statement& query = statements_.one_review.with(key);
  const auto found = query.row();
  if (!found) return tl::unexpected(found.error());
  std::optional<std::string> review;
  if (*found) review = query.text(0);
  query.done();
  return review;
}

}  // namespace vendemmia
