import { dot, path } from "./shapes";

function glass(x: number): string {
  return path`M${x - 15} 640h30q3 34 ${-13} 38v26h11v4h-26v-4h11v-26q-16 -4 -13 -38z`;
}

function wineIn(x: number): string {
  return path`M${x - 14.5} 652h29q-1 20 -14.5 22q-13.5 -2 -14.5 -22z`;
}

const grapes = [
  [474, 700],
  [488, 700],
  [502, 700],
  [516, 700],
  [481, 689],
  [495, 689],
  [509, 689],
  [488, 678],
  [502, 678],
] as const;

const hem = Array.from({ length: 49 }, (_, index) => 14 + index * 28);

/** The year is over: a laid table at the front of the picture. */
export function Toast() {
  return (
    <g className="scene-toast">
      <path d="M0 708H1366V768H0z" fill="var(--scene-cloth)" />
      <path d="M0 708H1366V718H0z" fill="var(--scene-wall)" />
      <path d={`M0 716${"q14 22 28 0".repeat(50)}V716z`} fill="var(--scene-wall)" />
      <path d={hem.map((x) => dot(x, 721, 2.5)).join("")} fill="var(--scene-cloth)" />
      <path d="M664 708V614q0-16 12-24v-42h16v42q12 8 12 24V708z" fill="var(--scene-bottle)" />
      <path d="M674 540h20v14h-20z" fill="var(--wine)" />
      <path d="M664 636h40v44h-40z" fill="var(--scene-wall)" />
      <path d="M684 644l3.5 8.5 9 .5-7 6 2.5 9-8-5-8 5 2.5-9-7-6 9-.5z" fill="var(--wine)" />
      <path
        d={glass(618) + glass(752)}
        fill="var(--scene-glass)"
        stroke="var(--scene-bottle)"
        strokeWidth="1.5"
      />
      <path d={wineIn(618) + wineIn(752)} fill="var(--wine)" />
      <path d="M812 708q-4-34 40-36t52 36z" fill="var(--straw)" />
      <path
        d="M832 686q6 6 4 16M852 680q8 8 6 22M874 684q8 8 8 18"
        fill="none"
        stroke="var(--scene-wall)"
        strokeWidth="3"
      />
      <path d="M456 708h78l-6-6h-66z" fill="var(--scene-wall)" />
      <path
        d={grapes.map(([x, y]) => dot(x, y - 4, 7.5)).join("")}
        fill="var(--plum)"
        stroke="var(--scene-bottle)"
        strokeWidth="1"
      />
    </g>
  );
}
