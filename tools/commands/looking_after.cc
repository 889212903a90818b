// For those who look after a server's tables.
#include "server/upkeep.h"
#include "tools/commands/commands.h"
#include "tools/commands/options.h"

namespace vendemmia {
namespace {

void add_place(CLI::App& command, StorePlace& place) {
  command.add_option("--data", place.data, "the folder for the tables");
  command.add_option("--store", place.store, "the PostgreSQL database, as for serve");
}

void add_backup(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<BackupOptions>(
      app, exit_code, "backup", "copy the tables and their key, while servers run", backup);
  add_place(*command, options->place);
  command->add_option("folder", options->folder, "where to")->required();
}

void add_restore(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<BackupOptions>(app, exit_code, "restore",
                                                       "put a backup where there are no tables yet", restore);
  add_place(*command, options->place);
  command->add_option("folder", options->folder, "the backup")->required();
}

void add_prune(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<PruneOptions>(
      app, exit_code, "prune", "remove tables at which nothing happens any more", prune);
  add_place(*command, options->place);
  command->add_option("--older-than", options->older_than, "days since something happened there")
      ->required()
      ->check(CLI::Range(1, 36'500));
  command->add_flag("--dry-run", options->dry_run, "only say how many");
}

void add_verify_store(CLI::App& app, int& exit_code) {
  auto [command, options] = add_command<StorePlace>(app, exit_code, "verify-store",
                                                    "read every table as a server would", verify_store);
  add_place(*command, *options);
}

}  // namespace

void add_looking_after_commands(CLI::App& app, int& exit_code) {
  add_backup(app, exit_code);
  add_restore(app, exit_code);
  add_prune(app, exit_code);
  add_verify_store(app, exit_code);
}

}  // namespace vendemmia
