// The look of the report: the almanac's inks by day and by night. Everything that the page needs stands in it.
#pragma once

#include <string_view>

namespace vendemmia::study {

inline constexpr std::string_view kPageStyle = R"css(
:root {
  color-scheme: light dark;
  --paper: #f6eedd; --shade: #eaddc3; --deep: #dccaa6; --panel: #fbf6ea;
  --ink: #2b2320; --soft: #5a4c43; --wine: #6d1f33; --wine-ink: #6d1f33;
  --terracotta: #b5532e; --straw: #e3b65b; --olive: #6b7a3a; --cypress: #2f4a36;
  --sky: #9cc3cf; --dusk: #3c5a78; --plum: #5b3a6b; --second: #2f4a36;
  --up: #6b7a3a; --down: #b5532e; --night: #f1e2bd;
  --serif: "Fraunces Variable", Fraunces, "Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", P052, Georgia, serif;
  --sans: "Source Sans 3 Variable", "Source Sans 3", "Segoe UI", "Helvetica Neue", Arial, sans-serif;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #1e1a18; --shade: #2a2421; --deep: #3a312c; --panel: #26201d;
    --ink: #f0e6d2; --soft: #c3b39c; --wine: #b4536c; --wine-ink: #e39aac;
    --terracotta: #c9673f; --olive: #93a35a; --cypress: #42704f; --dusk: #4a6f96; --plum: #8d629b;
    --second: #93a35a; --up: #8a9a50; --down: #c9673f; --night: #2b2a35;
  }
}
@media (prefers-color-scheme: dark) { .mast svg { filter: brightness(0.7); } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 56px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 var(--sans); font-variant-numeric: tabular-nums; }
h1, h2, h3, .figures dd { font-family: var(--serif); font-weight: 600; line-height: 1.15; }
a { color: var(--wine-ink); }
:focus-visible { outline: 3px solid var(--dusk); outline-offset: 2px; border-radius: 3px; }
.mast { position: relative; background: var(--night); border-bottom: 3px solid var(--ink); }
.mast svg { display: block; width: 100%; height: 208px; }
.mast div { position: absolute; inset: 0; max-width: 1312px; margin: auto; padding: 24px 24px 0; }
.mast h1 { margin: 0 0 8px; font-size: 42px; letter-spacing: -0.01em; }
.mast p { margin: 0; max-width: 36em; font-size: 17px; }
nav { position: sticky; top: 0; z-index: 2; background: var(--paper); border-bottom: 1.5px solid var(--ink); }
nav ul { display: flex; gap: 4px 20px; max-width: 1312px; margin: auto; padding: 10px 24px; list-style: none; overflow-x: auto; white-space: nowrap; }
nav a { text-decoration: none; font-weight: 600; }
nav a:hover { text-decoration: underline; }
main { max-width: 1312px; margin: auto; padding: 8px 24px 40px; }
section { margin-top: 36px; }
h2 { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; margin: 0 0 16px; padding-bottom: 8px; border-bottom: 3px double var(--ink); font-size: 30px; }
h2 .seats { height: 24px; }
h3 { margin: 28px 0 8px; font-size: 21px; }
.figures { display: flex; flex-wrap: wrap; gap: 8px 40px; margin: 0 0 16px; }
.figures dt { color: var(--soft); font-size: 14px; }
.figures dd { margin: 0; font-size: 28px; color: var(--wine-ink); }
.figures small { display: block; font: 13px/1.3 var(--sans); color: var(--soft); }
.standouts { margin: 0 0 20px; padding: 12px 16px 12px 36px; border: 1.5px solid var(--ink); background: var(--shade); columns: 2 380px; column-gap: 40px; }
.standouts li { break-inside: avoid; }
.beside { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 20px; }
.columns { columns: 3 360px; column-gap: 20px; }
.columns figure { margin-bottom: 20px; }
figure { display: inline-block; width: 100%; margin: 0; padding: 14px 16px 12px; background: var(--panel); border: 1.5px solid var(--ink); border-radius: 6px; box-shadow: 3px 3px 0 color-mix(in srgb, var(--ink) 16%, transparent); break-inside: avoid; }
figcaption { margin-bottom: 10px; }
figcaption b { display: block; font: 600 18px/1.25 var(--serif); }
figcaption span { color: var(--soft); font-size: 14px; line-height: 1.35; display: block; }
.chart { display: block; width: 100%; height: auto; }
.chart text { fill: var(--ink); font-family: var(--sans); font-size: 14px; }
.chart .small text { fill: var(--soft); font-size: 13px; }
.chart .figure text { font-weight: 600; }
.chart path { fill: none; }
.chart .grid { stroke: var(--deep); stroke-width: 1; }
.chart .axis { stroke: var(--ink); stroke-width: 1.5; }
.chart .reference { stroke: var(--ink); stroke-width: 1.5; stroke-dasharray: 4 3; }
.chart .whisker { stroke: var(--soft); stroke-width: 1.5; }
.chart .dot { fill: var(--wine); stroke: var(--wine); stroke-width: 2; }
.chart .ring { fill: var(--panel); stroke: var(--wine); stroke-width: 2; }
.chart .square { fill: var(--panel); stroke: var(--second); stroke-width: 2; }
.chart .curve { stroke: var(--wine); stroke-width: 2.5; }
.chart .dashed { stroke: var(--second); stroke-dasharray: 6 4; }
.chart .solid { fill: var(--wine); stroke: var(--wine); stroke-width: 1; }
.chart .hatched { fill: url(#hatch); stroke: var(--olive); stroke-width: 1; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; font-size: 15px; }
th, td { padding: 4px 10px; text-align: right; white-space: nowrap; border-bottom: 1px solid var(--deep); }
th:first-child, .of :is(th, td):nth-child(2) { text-align: left; }
td i { font-style: normal; font-size: 13px; color: var(--soft); margin-left: 4px; }
tbody th { font-weight: 600; position: sticky; left: 0; background: var(--paper); }
tbody th small { display: block; font-weight: 400; color: var(--soft); font-size: 13px; }
thead th { vertical-align: bottom; border-bottom: 2px solid var(--ink); }
.of thead th[colspan] { text-align: center; border-bottom: 1px solid var(--ink); font-family: var(--serif); }
thead button { all: unset; cursor: pointer; font-weight: 600; }
thead button::after { content: "\2195"; margin-left: 3px; opacity: 0.4; }
thead [aria-sort="ascending"] button::after { content: "\2191"; opacity: 1; }
thead [aria-sort="descending"] button::after { content: "\2193"; opacity: 1; }
thead button:focus-visible { outline: 3px solid var(--dusk); }
tbody tr:hover, tbody tr:hover th { background: var(--shade); }
td.clear { font-weight: 700; color: var(--wine-ink); }
td.doubtful { font-style: italic; }
.matrix { width: 100%; font-size: 14px; table-layout: fixed; min-width: 420px; }
.matrix th, .matrix td { padding: 5px 4px; text-align: center; border: 1px solid var(--panel); }
.matrix tbody th { background: var(--panel); text-align: left; padding-left: 0; }
.matrix thead th:first-child { width: 16%; padding-left: 0; text-align: left; }
.matrix td { background: color-mix(in srgb, var(--tint, var(--panel)) calc(var(--much, 0) * 1%), var(--shade)); }
.matrix td.up { --tint: var(--up); }
.matrix td.down { --tint: var(--down); }
.matrix b { display: block; font-size: 11px; line-height: 1; }
details { margin-top: 12px; border-top: 1.5px solid var(--ink); padding-top: 8px; }
details + details { margin-top: 8px; }
summary { cursor: pointer; font: 600 18px/1.4 var(--serif); }
details p { margin: 4px 0 8px; color: var(--soft); max-width: 60em; }
.method { columns: 2 440px; column-gap: 40px; }
.method p { margin: 0 0 12px; break-inside: avoid; }
code { font: 14px/1.5 ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace; background: var(--shade); padding: 2px 6px; border-radius: 4px; overflow-wrap: anywhere; }
footer { max-width: 1312px; margin: auto; padding: 12px 24px 40px; color: var(--soft); font-size: 14px; }
.hidden { position: absolute; width: 0; height: 0; }
@media (max-width: 560px) {
  .mast svg { height: 270px; }
  .mast h1 { font-size: 31px; }
  .mast div, nav ul, main, footer { padding-left: 16px; padding-right: 16px; }
  h2 { font-size: 25px; }
  figure { padding: 12px 12px 10px; }
  .figures { gap: 8px 28px; }
  .figures dd { font-size: 24px; }
  tbody th { min-width: 112px; white-space: normal; }
  .matrix { font-size: 13px; min-width: 470px; }
  .matrix thead th:first-child { width: 106px; }
  .matrix th, .matrix td { padding: 5px 2px; }
}
@media print {
  :root {
    --paper: #fff; --shade: #f2ece0; --deep: #ccc; --panel: #fff; --ink: #000; --soft: #444;
    --wine: #6d1f33; --wine-ink: #6d1f33; --olive: #6b7a3a; --cypress: #2f4a36;
    --second: #2f4a36; --night: #fff; --terracotta: #b5532e; --dusk: #3c5a78; --plum: #5b3a6b; --up: #6b7a3a; --down: #b5532e;
  }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  nav, thead button::after { display: none; }
  body { font-size: 11pt; }
  section.setting { break-before: page; }
  .beside { grid-template-columns: repeat(3, 1fr); gap: 12px; }
  .mast svg { filter: none; }
  .columns { columns: 2; column-gap: 12px; }
  figure { box-shadow: none; }
  table { font-size: 9pt; }
  td i { font-size: 8pt; }
  th, td { padding: 1px 5px; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
}
)css";

// Sorts a table by the column whose head is pressed: numbers from the largest, words from A; pressed again, the other way round.
// What has no number comes last.
inline constexpr std::string_view kPageScript = R"js(
document.addEventListener("click", (event) => {
  const head = event.target.closest("thead button")?.closest("th");
  if (!head) return;
  const body = head.closest("table").tBodies[0];
  const text = (row) => row.cells[Number(head.dataset.column)].textContent.trim();
  const number = (row) => parseFloat(text(row).replace("\u2212", "-").replace("+", "").replace(",", ""));
  const rows = [...body.rows];
  const numbers = rows.some((row) => !isNaN(number(row)));
  const last = head.getAttribute("aria-sort");
  const upwards = last ? last === "descending" : !numbers;
  const compare = (a, b) => {
    const x = number(a), y = number(b);
    if (isNaN(x) !== isNaN(y)) return isNaN(x) ? 1 : -1;
    const order = isNaN(x) ? text(a).localeCompare(text(b)) : x - y;
    return upwards ? order : -order;
  };
  for (const other of head.closest("thead").querySelectorAll("[aria-sort]")) other.removeAttribute("aria-sort");
  head.setAttribute("aria-sort", upwards ? "ascending" : "descending");
  body.append(...rows.sort(compare));
});
addEventListener("beforeprint", () => document.querySelectorAll("details").forEach((one) => (one.open = true)));
)js";

}  // namespace vendemmia::study
