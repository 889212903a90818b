// How a network has learned: a row for each examination, as a CSV file and as a page with charts.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lab/learn/school.h"

namespace vendemmia {

struct CurveRow {
  u64 games = 0;
  // One step ahead against the linear weights, or against the network that it began with; alone against the Automa.
  double score = 0;
  double score_low = 0;
  double score_high = 0;
  double vp = 0;
  double years = 0;
  double orders = 0;
  // The same against itself.
  double own_years = 0;
  double own_winners_orders = 0;
  // Of the games that it learned from.
  double play_years = 0;
  double play_winners_orders = 0;
  double play_winners_vp = 0;
  double play_won = 0;  // alone
  double loss_win = 0;
  double loss_margin = 0;
  double policy_surprise = 0;
  double policy_entropy = 0;
};

CurveRow curve_row(const SchoolReport& report, const Examination& examination);

// The names of the columns, and a row under them; both without the end of the line.
std::string curve_columns();
std::string text_of(const CurveRow& row);
// Nothing if it is not such a table. A last line that was cut off is left out.
std::optional<std::vector<CurveRow>> read_curve(std::string_view csv);

// `command`: what made it.
std::string curve_page(const std::string& command, const std::vector<CurveRow>& rows);

}  // namespace vendemmia
