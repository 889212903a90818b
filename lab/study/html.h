// The parts of the report's page.
#pragma once

#include <string>

#include "lab/study/report.h"

namespace vendemmia::study {

// One setting: figures, what stands out, charts, tables. `anchor` is its name in the page.
std::string setting_section(const SettingReport& report, const std::string& anchor);

// What stands out, as list items: the surest differences of each kind.
std::string standouts(const SettingReport& report);

// Win rates by the year in which a structure was built, a line each.
std::string structure_matrix(const Findings& structures);

// Tables that can be opened and sorted.
std::string overview_table(const std::vector<SettingReport>& settings);
std::string findings_table(const std::string& title, const std::string& text, const Findings& findings,
                           const std::string& vp_name);
std::string contrasts_table(const std::string& title, const std::string& text,
                            const std::vector<Contrast>& contrasts);
std::string cards_table(const Findings& drawn, const Findings& played);

}  // namespace vendemmia::study
