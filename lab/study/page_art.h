// The drawings of the report's page: the landscape at its head, the fillings of the charts, the emblems of decks and players.
#pragma once

#include <string>
#include <string_view>

namespace vendemmia::study {

// Hills at dusk with rows of vines, a house and cypresses. The left half stays calm, for the title.
inline constexpr std::string_view kLandscape =
    R"svg(<svg viewBox="0 0 1280 208" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
<circle cx="1056" cy="108" r="38" fill="var(--straw)"/>
<path d="M0 168Q220 132 430 150T820 118T1280 128V208H0Z" fill="var(--sky)" opacity=".75"/>
<path d="M0 186Q260 156 520 172T960 140T1280 152V208H0Z" fill="var(--olive)"/>
<path d="M420 208Q760 158 1280 178V208Z" fill="var(--cypress)"/>
<path d="M0 200Q300 178 640 200L660 208H0Z" fill="var(--straw)" opacity=".8"/>
<g fill="none" stroke="var(--paper)" stroke-width="2" opacity=".55"><path d="M560 206Q820 172 1180 176M660 208Q900 182 1240 182M780 208Q980 190 1280 188M920 208Q1080 198 1280 196"/></g>
<g fill="var(--cypress)"><path d="M1120 152q-9-30 0-62q9 32 0 62ZM1142 152q-8-24 0-50q8 26 0 50ZM1226 156q-9-32 0-66q9 34 0 66Z"/><path d="M846 148q-6-20 0-42q6 22 0 42ZM862 146q-5-16 0-34q5 18 0 34Z"/></g>
<path d="M1160 128h46v28h-46Z" fill="var(--paper)"/><path d="M1153 129l30-19 30 19Z" fill="var(--terracotta)"/>
<path d="M1170 140h7v16h-7ZM1188 137h9v8h-9Z" fill="var(--ink)"/>
</svg>)svg";

inline constexpr std::string_view kDefinitions = R"svg(<svg class="hidden" aria-hidden="true"><defs>
<pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="var(--panel)"/><rect width="2" height="5" fill="var(--olive)"/></pattern>
<symbol id="deck-vine" viewBox="0 0 14 14"><path d="M7 1l2 3 4 0-2 3 2 4-4-1-2 3-2-3-4 1 2-4-2-3 4 0Z" fill="var(--olive)"/></symbol>
<symbol id="deck-summer" viewBox="0 0 14 14"><circle cx="7" cy="7" r="3.4" fill="var(--straw)" stroke="var(--ink)"/><path d="M7 0v2M7 12v2M0 7h2M12 7h2M2 2l1.5 1.5M10.5 10.5L12 12M12 2l-1.5 1.5M3.5 10.5L2 12" stroke="var(--ink)" stroke-width="1.3"/></symbol>
<symbol id="deck-order" viewBox="0 0 14 14"><circle cx="7" cy="5.5" r="4.8" fill="var(--plum)"/><path d="M4 9l-1 5 4-2 4 2-1-5Z" fill="var(--plum)"/><circle cx="7" cy="5.5" r="2" fill="var(--panel)"/></symbol>
<symbol id="deck-winter" viewBox="0 0 14 14"><path d="M7 0v14M1 3.5l12 7M13 3.5l-12 7M5 1.5l2 2 2-2M5 12.5l2-2 2 2" stroke="var(--dusk)" stroke-width="1.6" fill="none"/></symbol>
<symbol id="deck-structure" viewBox="0 0 14 14"><path d="M0 7l7-6 7 6h-2v6H2V7Z" fill="var(--terracotta)"/><path d="M6 9h3v4H6Z" fill="var(--panel)"/></symbol>
</defs></svg>)svg";

// So many players as their shapes: disc, triangle, square, diamond, hexagon, star.
std::string seats_drawing(unsigned players);

}  // namespace vendemmia::study
