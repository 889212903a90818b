#include "server/stores.h"

#include <algorithm>

#include "server/postgres_store.h"
#include "server/sqlite_store.h"

namespace vendemmia {
namespace {

// It stands in addresses, /ws/NODE, and in the settings of proxies.
bool is_node_name(const std::string& name) {
  constexpr std::size_t kLongest = 32;
  const auto fits = [](char letter) {
    return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
  };
  return !name.empty() && name.size() <= kLongest && std::ranges::all_of(name, fits);
}

}  // namespace

Stored<std::unique_ptr<Store>> open_store(const StoreChoice& choice) {
  if (choice.address.empty()) return SqliteStore::open(choice.folder);
  if (!choice.address.starts_with("postgres://") && !choice.address.starts_with("postgresql://"))
    return tl::unexpected(StoreFailure{"--store: an address begins with postgres://"});
  if (!is_node_name(choice.node))
    return tl::unexpected(StoreFailure{"--node: a name has up to 32 small letters, digits and hyphens"});
  return PostgresStore::open({choice.address, choice.folder, choice.node, choice.lease});
}

}  // namespace vendemmia
