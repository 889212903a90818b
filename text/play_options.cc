#include "text/play_options.h"

#include "engine/catalog/names.h"

namespace vendemmia {

std::string command_line_of(const Options& options) {
  std::string text = "--players " + std::to_string(options.players);
  if (options.friendly) text += " --friendly";
  if (options.two_parents) text += " --two-parents";
  if (options.modules != 0) text += " --modules " + modules_text(options.modules);
  if (options.plain_stars) text += " --plain-stars";
  if (options.players > 1) return text;
  if (options.level != Level::Normal) text += " --level " + std::string(facts(options.level).id);
  if (options.aggressive) text += " --aggressive";
  if (options.challenge != 0) text += " --challenge " + std::to_string(options.challenge);
  if (options.tokens != 0) text += " --tokens " + std::to_string(options.tokens);
  return text;
}

}  // namespace vendemmia
