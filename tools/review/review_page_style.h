// What the review's page has besides the almanac's style (lab/study/page_style.h): an ink and a dash for each player, the marks.
#pragma once

#include <string_view>

namespace vendemmia {

inline constexpr std::string_view kReviewStyle = R"css(
:root { --p0: #6d1f33; --p1: #2f6b45; --p2: #8f6410; --p3: #2f5f8f; --p4: #6d3f86; --p5: #a8461f; }
@media (prefers-color-scheme: dark) {
  :root { --p0: #e890a6; --p1: #8fcb9f; --p2: #e3b65b; --p3: #92c4e4; --p4: #cfa3e0; --p5: #ec9a72; }
}
.wide { overflow-x: auto; }
.wide .chart { min-width: 640px; }
.chart .course { stroke-width: 2.5; stroke-linejoin: round; }
.chart .line-0 { stroke: var(--p0); }
.chart .line-1 { stroke: var(--p1); stroke-dasharray: 9 4; }
.chart .line-2 { stroke: var(--p2); stroke-dasharray: 2 4; }
.chart .line-3 { stroke: var(--p3); stroke-dasharray: 12 3 2 3; }
.chart .line-4 { stroke: var(--p4); stroke-dasharray: 5 3; }
.chart .line-5 { stroke: var(--p5); stroke-dasharray: 14 4 2 4 2 4; }
.chart .name-0 text { fill: var(--p0); } .chart .name-1 text { fill: var(--p1); } .chart .name-2 text { fill: var(--p2); }
.chart .name-3 text { fill: var(--p3); } .chart .name-4 text { fill: var(--p4); } .chart .name-5 text { fill: var(--p5); }
.chart [class^="name-"] text { font-weight: 600; }
.chart .spot { fill: var(--panel); stroke-width: 2.5; cursor: pointer; }
.chart a:hover .spot, .chart a:focus-visible .spot { fill: var(--straw); }
.chart .spot-0 { stroke: var(--p0); } .chart .spot-1 { stroke: var(--p1); } .chart .spot-2 { stroke: var(--p2); }
.chart .spot-3 { stroke: var(--p3); } .chart .spot-4 { stroke: var(--p4); } .chart .spot-5 { stroke: var(--p5); }
.players { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); gap: 20px; }
.players figure { display: block; }
.players .chart { max-width: 440px; }
.players dl { margin: 0 0 10px; gap: 4px 22px; }
.players .figures dd { font-size: 22px; }
.turns { margin: 0; padding: 12px 16px 12px 36px; border: 1.5px solid var(--ink); background: var(--shade); }
.turns li { padding: 2px 0; }
.decisions td { white-space: normal; text-align: left; vertical-align: top; }
.decisions td:first-child, .decisions th:first-child, .decisions td:nth-child(5) { white-space: nowrap; }
.decisions th { text-align: left; }
.decisions tr { scroll-margin-top: 64px; }
.decisions tr:target { background: color-mix(in srgb, var(--straw) 38%, var(--paper)); }
.decisions p { margin: 0 0 2px; }
.decisions .then { color: var(--soft); }
.decisions { width: 100%; min-width: 720px; }
.mark { display: inline-block; padding: 0 8px; border: 1.5px solid currentcolor; border-radius: 10px; font-size: 13px; font-weight: 600; }
.mark.blunder { background: var(--wine); border-color: var(--wine); color: #fff; }
.mark.mistake { color: var(--wine-ink); }
.mark.inaccuracy { color: var(--soft); border-style: dashed; }
.reading { columns: 2 440px; column-gap: 40px; }
.reading p { margin: 0 0 12px; break-inside: avoid; }
)css";

}  // namespace vendemmia
