#include "engine/game/journal.h"

#include "engine/catalog/names.h"
#include "engine/game/door.h"
#include "engine/game/journal_text.h"
#include "engine/game/observe.h"
#include "engine/game/scoring.h"

namespace vendemmia {
namespace {

void deal_anew_at(const Journal& journal, std::size_t at, State& s) {
  for (const Redeal& one : journal.redeals) {
    if (one.at == at) deal_anew(one, s);
  }
}

std::string heading(const State& s) {
  if (s.year == 0) return "\n# Set-up\n";
  return "\n# Year " + std::to_string(s.year) + ", " +
         std::string(kSeasonNames[static_cast<unsigned>(s.season)]) + "\n";
}

std::string solo_header(const Options& options) {
  std::string text = "level " + std::string(facts(options.level).id) + "\n";
  if (options.aggressive) text += "aggressive yes\n";
  if (options.challenge != 0) text += "challenge " + std::to_string(options.challenge) + "\n";
  if (options.tokens != 0) text += "tokens " + std::to_string(options.tokens) + "\n";
  return text;
}

std::string bots_line(const std::vector<std::string>& bots) {
  std::string text = "bots";
  for (const std::string& bot : bots) text += " " + (bot.empty() ? std::string(kNoBotWord) : bot);
  return text + "\n";
}

std::string header(const Journal& journal) {
  const auto yes_or_no = [](bool on) { return on ? "yes\n" : "no\n"; };
  std::string text(kJournalTitle);
  text += "\nrules " + std::to_string(journal.rules);
  text += "\nplayers " + std::to_string(journal.options.players);
  text += "\nfriendly ";
  text += yes_or_no(journal.options.friendly);
  text += "two_parents ";
  text += yes_or_no(journal.options.two_parents);
  if (journal.options.last_year != 0) text += "last_year " + std::to_string(journal.options.last_year) + "\n";
  if (journal.options.modules != 0) text += "modules " + modules_text(journal.options.modules) + "\n";
  if (journal.options.plain_stars) text += "plain_stars yes\n";
  if (journal.options.players == 1) text += solo_header(journal.options);
  if (journal.practice) text += "practice yes\n";
  if (!journal.bots.empty()) text += bots_line(journal.bots);
  text += "seed " + std::to_string(journal.seed) + "\n";
  return text;
}

std::string result(const State& s) {
  std::string text = "\n# The game is over after year " + std::to_string(s.year) + ".\n";
  for (const Standing& one : standings(s)) {
    text += "# " + std::to_string(one.place) + ". seat " + std::to_string(one.seat) + ": ";
    text += std::to_string(one.vp) + " VP, " + std::to_string(one.lira) + " lira, wine ";
    text += std::to_string(one.wine_value) + ", grapes " + std::to_string(one.grape_value) + "\n";
  }
  if (is_solo(s)) {
    text += "# The Automa: " + std::to_string(s.solo.vp) + " VP. " +
            std::string(kSoloResultNames[static_cast<unsigned>(solo_result(s))]) + ".\n";
  }
  return text;
}

std::string check_line(u64 check) {
  std::string text(kCheckWord);
  text += ' ';
  for (int shift = 60; shift >= 0; shift -= 4) text += "0123456789abcdef"[check >> shift & 0xF];
  return text + "\n";
}

// The redeal needs no heading: the position that it belongs to has one.
void write_redeals(const Journal& journal, std::size_t at, std::string& text) {
  for (const Redeal& one : journal.redeals) {
    if (one.at != at) continue;
    text += std::string(kRedealWord) + " " + std::to_string(one.seat) + " " + std::to_string(one.seed) + "\n";
  }
}

}  // namespace

void deal_anew(const Redeal& redeal, State& s) {
  Rng rng(redeal.seed);
  s = determinize(observe(s, redeal.seat), rng);
}

std::string text_of(const Journal& journal) {
  std::string text = header(journal);
  std::string last_heading;
  State s = first_position(journal);
  DigestChain answered;
  write_redeals(journal, 0, text);
  for (std::size_t i = 0; i < journal.actions.size(); ++i) {
    if (std::string now = heading(s); now != last_heading) {
      if (i != 0) text += check_line(check_of(answered, s));
      text += now;
      last_heading = std::move(now);
    }
    text += std::to_string(pending(s).seat) + " " + text_of(journal.actions[i]) + "\n";
    answered.add(s);
    replay_step(journal, i, s);
    write_redeals(journal, i + 1, text);
  }
  text += check_line(check_of(answered, s));
  return s.over ? text + result(s) : text;
}

std::string bare_text_of(const Journal& journal, const std::vector<Seat>& seats) {
  std::string text = header(journal) + std::string(kBareWord) + "\n\n";
  write_redeals(journal, 0, text);
  for (std::size_t i = 0; i < journal.actions.size(); ++i) {
    text += std::to_string(seats[i]) + " " + text_of(journal.actions[i]) + "\n";
    write_redeals(journal, i + 1, text);
  }
  return text;
}

State replay(const Journal& journal, std::size_t count) {
  State s = first_position(journal);
  for (std::size_t i = 0; i < journal.actions.size() && i < count; ++i) replay_step(journal, i, s);
  return s;
}

State first_position(const Journal& journal, const Events& events) {
  State s = new_game(journal.options, journal.seed, events);
  deal_anew_at(journal, 0, s);
  return s;
}

void replay_step(const Journal& journal, std::size_t at, State& s, const Events& events) {
  apply(s, journal.actions[at], events);
  deal_anew_at(journal, at + 1, s);
}

void shorten(Journal& journal, std::size_t count) {
  if (count < journal.actions.size()) journal.actions.resize(count);
  std::erase_if(journal.redeals, [count](const Redeal& one) { return one.at > count; });
}

}  // namespace vendemmia
