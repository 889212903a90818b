#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/core.h>

#include "lab/charts/svg.h"
#include "lab/study/html.h"
#include "lab/study/words.h"

namespace vendemmia::study {
namespace {

using charts::escape;

std::string cell(const std::string& text) { return "<td>" + escape(text) + "</td>"; }

// The head of the column says that these are percent.
std::string hundredths(double share) { return decimal(100 * share); }

std::string cell(const Estimate& estimate, Format format) {
  if (!std::isfinite(estimate.low)) return cell(format(estimate.value));
  return fmt::format("<td>{} <i>{}</i></td>", format(estimate.value), interval(estimate, format));
}

std::string row_head(const std::string& name, const std::string& hint) {
  const std::string small = hint.empty() ? "" : "<small>" + escape(hint) + "</small>";
  return fmt::format("<th scope=\"row\">{}{}</th>", escape(name), small);
}

std::string head(const std::vector<std::string>& names, unsigned first_column = 0) {
  std::string text;
  for (unsigned i = 0; i < names.size(); ++i) {
    text += fmt::format("<th scope=\"col\" data-column=\"{}\"><button type=\"button\">{}</button></th>",
                        first_column + i, escape(names[i]));
  }
  return text;
}

std::string verdict_cell(Verdict verdict) {
  switch (verdict) {
    case Verdict::Clear: return "<td class=\"clear\">clear</td>";
    case Verdict::Doubtful: return "<td class=\"doubtful\">doubtful</td>";
    case Verdict::None: return "<td>no</td>";
    case Verdict::Few: return "<td>few</td>";
  }
  return "<td></td>";
}

std::string table(const std::string& heads, const std::string& rows, const char* css_class = "plain") {
  return fmt::format(
      "<div class=\"scroll\"><table class=\"{}\"><thead>{}</thead><tbody>\n{}</tbody></table></div>\n",
      css_class, heads, rows);
}

std::string opened(const std::string& title, const std::string& text, const std::string& inside) {
  return fmt::format("<details><summary>{}</summary><p>{}</p>\n{}</details>\n", escape(title), escape(text),
                     inside);
}

// Times, games won, change, verdict.
std::string card_cells(const Finding* finding) {
  if (finding == nullptr) return "<td>0</td><td></td><td></td><td></td>";
  return cell(fmt::format("{}", finding->count)) + cell(hundredths(finding->win.value)) +
         cell(finding->change, points) + verdict_cell(finding->verdict);
}

}  // namespace

std::string overview_table(const std::vector<SettingReport>& settings) {
  std::string rows;
  for (const SettingReport& one : settings) {
    const Estimate& first_seat = one.seats.empty() ? one.won : one.seats.front().win;
    rows += "<tr>" + row_head(name_of(one.setting), "") + cell(thousands(one.games)) +
            cell(one.years, decimal) + cell(one.winner_vp, decimal) + cell(one.vp, decimal) +
            cell(one.margin, decimal) + cell(first_seat, hundredths) + "</tr>\n";
  }
  return table("<tr>" +
                   head({"Setting", "Games", "Years", "VP of the winner", "VP of all", "First to second",
                         "Seat 1 wins, %"}) +
                   "</tr>",
               rows);
}

std::string findings_table(const std::string& title, const std::string& text, const Findings& findings,
                           const std::string& vp_name) {
  std::string rows;
  for (const Finding& one : findings) {
    if (one.count == 0) continue;
    rows += "<tr>" + row_head(one.name, one.hint) + cell(one.group) + cell(fmt::format("{}", one.count)) +
            cell(one.win, hundredths) + cell(one.vp, decimal) + cell(one.change, points) +
            verdict_cell(one.verdict) + "</tr>\n";
  }
  const std::string heads =
      "<tr>" + head({"What", "Of", "Cases", "Won, %", vp_name, "Change", "Difference"}) + "</tr>";
  return opened(title, text, table(heads, rows, "of"));
}

std::string contrasts_table(const std::string& title, const std::string& text,
                            const std::vector<Contrast>& contrasts) {
  std::string rows;
  for (const Contrast& one : contrasts) {
    rows +=
        "<tr>" + row_head(one.name, "") + cell(one.winners, decimal) + cell(one.others, decimal) + "</tr>\n";
  }
  return opened(title, text, table("<tr>" + head({"What", "Winners", "Others"}) + "</tr>", rows));
}

std::string cards_table(const Findings& drawn, const Findings& played) {
  std::map<std::string, const Finding*> by_id;
  for (const Finding& one : played) by_id[one.id] = &one;
  std::string rows;
  for (const Finding& one : drawn) {
    const auto found = by_id.find(one.id);
    rows += "<tr>" + row_head(one.name, one.hint) + cell(one.group) + card_cells(&one) +
            card_cells(found == by_id.end() ? nullptr : found->second) + "</tr>\n";
  }
  const std::vector<std::string> columns{"Times", "Won, %", "Change", "Difference"};
  const std::string heads =
      "<tr><td></td><td></td><th scope=\"colgroup\" colspan=\"4\">Drawn</th>"
      "<th scope=\"colgroup\" colspan=\"4\">Played</th></tr><tr>" +
      head({"Card", "Deck"}) + head(columns, 2) + head(columns, 6) + "</tr>";
  return opened(
      fmt::format("All {} cards", drawn.size()),
      "Change: how many more games in a hundred were won by those who drew (or played) the card than by "
      "players with as many cards of that deck, but not this one.",
      table(heads, rows, "of"));
}

std::string structure_matrix(const Findings& structures) {
  // The columns are the years of the first structure; all have the same. Left out are those that never occurred.
  std::map<std::string, u64> used;
  for (const Finding& one : structures) used[one.id] += one.count;
  const auto short_name = [](const std::string& id) {
    if (id == "start" || id == "never") return id;
    const std::string year = id.substr(id.find('_') + 1);
    return year == "8" ? year + "+" : year;
  };
  std::string heads = "<tr><th scope=\"col\">Built in year</th>";
  std::string rows;
  for (const Finding& one : structures) {
    if (one.group != structures.front().group) break;
    if (used[one.id] > 0) heads += fmt::format("<th scope=\"col\">{}</th>", short_name(one.id));
  }
  std::string group;
  for (const Finding& one : structures) {
    if (used[one.id] == 0) continue;
    if (one.group != group) {
      rows +=
          fmt::format("{}<tr><th scope=\"row\">{}</th>", group.empty() ? "" : "</tr>\n", escape(one.group));
      group = one.group;
    }
    if (one.verdict == Verdict::Few) {
      rows += "<td>\u00b7</td>";
      continue;
    }
    constexpr double kFullTint = 0.25;  // a change so large has the whole ink
    const double much = std::min(1.0, std::abs(one.change.value) / kFullTint);
    const bool up = one.change.value > 0;
    rows += fmt::format("<td class=\"{}\" style=\"--much:{:.0f}\">{:.0f}{}</td>", up ? "up" : "down",
                        70 * much, 100 * one.win.value,
                        one.verdict == Verdict::Clear ? (up ? "<b>\u25b2</b>" : "<b>\u25bc</b>") : "");
  }
  return fmt::format(
      "<div class=\"scroll\"><table "
      "class=\"matrix\"><thead>{}</tr></thead><tbody>\n{}{}</tbody></table></div>\n",
      heads, rows, group.empty() ? "" : "</tr>\n");
}

}  // namespace vendemmia::study
