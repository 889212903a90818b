#include "lab/study/findings.h"

#include <algorithm>
#include <optional>

#include <fmt/core.h>

#include "engine/catalog/boards.h"
#include "engine/catalog/names.h"
#include "engine/catalog/parents.h"
#include "engine/catalog/special_workers.h"
#include "engine/catalog/structures.h"
#include "lab/study/cards.h"

namespace vendemmia::study {
namespace {

// Fewer cases with or without something are no ground for a comparison.
constexpr u64 kFewestCases = 20;
// Later years are put together.
constexpr unsigned kLastYearApart = 8;

// A case as the comparisons see it.
struct Subject {
  u64 game = 0;
  double win = 0;
  double vp = 0;
};

struct Label {
  std::string group;
  std::string id;
  std::string name;
  std::string hint = {};
};

// Compares those subjects that `has` says yes to with the others of the same kin. `kin` and `has` take the place of a subject.
template <class Kin, class Has>
Finding find(Label label, const std::vector<Subject>& subjects, const Kin& kin, const Has& has) {
  Finding finding;
  finding.group = std::move(label.group);
  finding.id = std::move(label.id);
  finding.name = std::move(label.name);
  finding.hint = std::move(label.hint);
  std::vector<Case> wins;
  std::vector<Case> vp;
  std::vector<Compared> compared;
  double others = 0;
  compared.reserve(subjects.size());
  for (std::size_t i = 0; i < subjects.size(); ++i) {
    const Subject& one = subjects[i];
    const bool with = has(i);
    compared.push_back({one.game, one.win, kin(i), with});
    if (with) {
      wins.push_back({one.game, one.win});
      vp.push_back({one.game, one.vp});
    } else {
      finding.win_without += one.win;
      others += 1;
    }
  }
  finding.count = wins.size();
  finding.win = share_of(wins);
  finding.vp = mean_of(vp);
  if (others > 0) finding.win_without /= others;
  const Difference difference = compare(compared);
  if (!difference.known || finding.count < kFewestCases || others < kFewestCases) return finding;
  finding.change = difference.change;
  finding.chance = difference.chance;
  finding.verdict = finding.change.low > 0 || finding.change.high < 0 ? Verdict::Doubtful : Verdict::None;
  return finding;
}

// Believes what the number of comparisons allows.
Findings judged(Findings findings) {
  std::vector<double> chances;
  for (const Finding& one : findings) {
    if (one.verdict != Verdict::Few) chances.push_back(one.chance);
  }
  const std::vector<bool> marks = believable(chances);
  std::size_t next = 0;
  for (Finding& one : findings) {
    if (one.verdict != Verdict::Few && marks[next++]) one.verdict = Verdict::Clear;
  }
  return findings;
}

std::vector<Subject> subjects_of(const std::vector<PlayerGame>& players) {
  std::vector<Subject> subjects;
  subjects.reserve(players.size());
  for (const PlayerGame& one : players)
    subjects.push_back({one.game->number, one.win(), static_cast<double>(one.record().vp())});
  return subjects;
}

unsigned all_alike(std::size_t) { return 0; }

}  // namespace

std::vector<PlayerGame> players_of(const std::vector<GameFacts>& games) {
  std::vector<PlayerGame> players;
  for (const GameFacts& game : games) {
    for (unsigned seat = 0; seat < game.seats.size(); ++seat) players.push_back({&game, seat});
  }
  return players;
}

Findings seat_findings(const std::vector<PlayerGame>& players) {
  Findings findings;
  const std::vector<Subject> subjects = subjects_of(players);
  const auto turn = [&](std::size_t i) {
    const unsigned count = players[i].game->setting.players;
    return (players[i].seat + count - players[i].game->first) % count;
  };
  const unsigned seats = players.empty() ? 0 : players[0].game->setting.players;
  for (unsigned number = 0; seats > 1 && number < seats; ++number) {
    findings.push_back(find({"seat", fmt::format("seat_{}", number + 1), fmt::format("Seat {}", number + 1)},
                            subjects, all_alike, [&](std::size_t i) { return turn(i) == number; }));
  }
  return judged(std::move(findings));
}

Findings row_findings(const std::vector<PlayerGame>& players) {
  struct Taken {
    unsigned row;
    unsigned year;
  };
  std::vector<Subject> subjects;
  std::vector<Taken> taken;
  for (const PlayerGame& one : players) {
    const SeatRecord& seat = one.record();
    for (unsigned year = 1; year <= seat.rows.size(); ++year) {
      if (seat.rows[year - 1] == 0) continue;
      const int before = year == 1 ? 0 : seat.vp_by_year[year - 2];
      subjects.push_back(
          {one.game->number, one.win(), static_cast<double>(seat.vp_by_year[year - 1] - before)});
      taken.push_back({seat.rows[year - 1], year});
    }
  }
  Findings findings;
  for (unsigned row = 1; row <= kRows; ++row) {
    findings.push_back(find(
        {"row", fmt::format("row_{}", row), fmt::format("Row {}", row)}, subjects,
        [&](std::size_t i) { return taken[i].year; }, [&](std::size_t i) { return taken[i].row == row; }));
  }
  return judged(std::move(findings));
}

Findings mama_findings(const std::vector<PlayerGame>& players) {
  const std::vector<Subject> subjects = subjects_of(players);
  Findings findings;
  for (unsigned mama = 0; mama < kMamas; ++mama) {
    const MamaFacts& facts = kMamaFacts[mama];
    findings.push_back(find({"mama", std::string(facts.id), std::string(facts.name)}, subjects, all_alike,
                            [&](std::size_t i) { return players[i].record().mama == mama; }));
  }
  return judged(std::move(findings));
}

Findings papa_findings(const std::vector<PlayerGame>& players) {
  const std::vector<Subject> subjects = subjects_of(players);
  Findings findings;
  for (unsigned papa = 0; papa < kPapas; ++papa) {
    const PapaFacts& facts = kPapaFacts[papa];
    const auto has = [&](std::size_t i) { return players[i].record().papa == papa; };
    double gifts = 0;
    for (std::size_t i = 0; i < players.size(); ++i) gifts += has(i) && players[i].record().gift ? 1 : 0;
    Finding finding =
        find({"papa", std::string(facts.id), std::string(facts.name)}, subjects, all_alike, has);
    if (finding.count > 0) {
      const std::string_view gift = facts.gift == Gift::Structure ? vendemmia::facts(facts.structure).name
                                    : facts.gift == Gift::Worker  ? "a worker"
                                                                  : "1 VP";
      finding.hint = fmt::format("{} taken {:.0f} %", gift, 100 * gifts / static_cast<double>(finding.count));
    }
    findings.push_back(std::move(finding));
  }
  return judged(std::move(findings));
}

Findings structure_findings(const std::vector<PlayerGame>& players) {
  const std::vector<Subject> subjects = subjects_of(players);
  // Who built late was in a long game: compared within games of the same length.
  const auto length = [&](std::size_t i) { return players[i].game->years; };
  constexpr unsigned kNever = kLastYearApart + 1;
  Findings findings;
  for (unsigned structure = 0; structure < kStructures; ++structure) {
    std::vector<unsigned> built(players.size(), kNever);
    for (std::size_t i = 0; i < players.size(); ++i) {
      for (const Dated& one : players[i].record().structures) {
        if (one.what == structure) built[i] = std::min({built[i], one.year, kLastYearApart});
      }
    }
    for (unsigned year = 0; year <= kNever; ++year) {
      const std::string name = year == 0                ? "from the start"
                               : year == kNever         ? "never"
                               : year == kLastYearApart ? fmt::format("year {} or later", year)
                                                        : fmt::format("year {}", year);
      const std::string id = year == 0 ? "start" : year == kNever ? "never" : fmt::format("year_{}", year);
      findings.push_back(find({std::string(kStructureFacts[structure].name), id, name}, subjects, length,
                              [&](std::size_t i) { return built[i] == year; }));
    }
  }
  return judged(std::move(findings));
}

Findings worker_findings(const std::vector<PlayerGame>& players) {
  Findings findings;
  for (const SpecialWorkerFacts& facts : kSpecialWorkerFacts) {
    const auto kind = static_cast<unsigned>(&facts - kSpecialWorkerFacts.data()) + kFirstSpecial;
    std::vector<PlayerGame> able;  // who could have trained one
    for (const PlayerGame& one : players) {
      if (std::ranges::find(one.game->specials, kind) != one.game->specials.end()) able.push_back(one);
    }
    if (able.empty()) continue;
    Finding finding = find(
        {"special worker", std::string(kWorkerNames[kind]), std::string(facts.name)}, subjects_of(able),
        [&](std::size_t i) { return able[i].game->years; },
        [&](std::size_t i) {
          const auto& trained = able[i].record().workers;
          return std::ranges::find(trained, kind, &Dated::what) != trained.end();
        });
    finding.hint = fmt::format("trained by {:.0f} %",
                               100 * static_cast<double>(finding.count) / static_cast<double>(able.size()));
    findings.push_back(std::move(finding));
  }
  return judged(std::move(findings));
}

Findings card_findings(const std::vector<PlayerGame>& players, CardList list) {
  const std::vector<Subject> subjects = subjects_of(players);
  const std::vector<StudyCard>& cards = study_cards();
  // For each player: how many of each deck, and which cards at all.
  std::vector<std::array<unsigned, kDecks>> counts(players.size());
  std::vector<std::vector<bool>> has(cards.size(), std::vector<bool>(players.size()));
  for (std::size_t i = 0; i < players.size(); ++i) {
    for (const Dated& one : players[i].record().*list) {
      ++counts[i][static_cast<unsigned>(cards[one.what].deck)];
      has[one.what][i] = true;
    }
  }
  Findings findings;
  for (std::size_t card = 0; card < cards.size(); ++card) {
    if (std::ranges::find(has[card], true) == has[card].end()) continue;
    const StudyCard& facts = cards[card];
    const auto deck = static_cast<unsigned>(facts.deck);
    findings.push_back(find(
        {std::string(kDeckNames[deck]), facts.id, facts.name, facts.hint}, subjects,
        [&](std::size_t i) { return counts[i][deck]; }, [&](std::size_t i) { return has[card][i]; }));
  }
  return judged(std::move(findings));
}

}  // namespace vendemmia::study
