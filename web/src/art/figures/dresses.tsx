import type { ReactNode } from "react";
import { deep, dress, gold, ink, paper, shadow, skin, soft, trim, wine } from "./inks";

// A body is drawn in the frame of the whole figure: shoulders at y 50, cut off by the lower edge at y 100.

const broad = "M38 49 Q50 46 62 49 Q70 51 72 61 L76 104 H24 L28 61 Q30 51 38 49Z";
const slender = "M40 50 Q50 47 60 50 Q67 52 67 60 L63 75 Q76 86 80 104 H20 Q24 86 37 75 L33 60 Q33 52 40 50Z";

// The shadow side ends in the teeth that a gouge leaves.
const broadShade = "M62 49 Q70 51 72 61 L76 104 H62 L64 97 L59 94 L65 88 L60 84 L65 78 L61 74 L66 68 L62 64Z";
const slenderShade =
  "M60 50 Q67 52 67 60 L63 75 Q76 86 80 104 H66 L68 98 L63 95 L66 90 L60 86 L60 78 L57 74 L62 68 L58 63Z";

const man = (
  <>
    <path d={broad} fill={dress} />
    <path d={broadShade} fill={shadow} />
  </>
);
const woman = (
  <>
    <path d={slender} fill={dress} />
    <path d={slenderShade} fill={shadow} />
  </>
);

export const dresses = {
  coat: (
    <>
      {man}
      <path d="M42 48.4 L50 66 L58 48.4 L50 51Z" fill={paper} />
      <path
        d="M38 49 L43 47.6 L50 66 L46 72 L39 60 L42 57Z M62 49 L57 47.6 L50 66 L54 72 L61 60 L58 57Z"
        fill={trim}
      />
      <path d="M50 66 V104" stroke={ink} strokeWidth="1.2" />
      <path d="M53 76 h2.4 M53 84 h2.4 M53 92 h2.4" stroke={gold} strokeWidth="2.4" />
    </>
  ),
  suit: (
    <>
      {man}
      <path d="M43 48 L50 68 L57 48 L50 51Z" fill={paper} />
      <path d="M48.4 52 H51.6 L53 57 L51 66 L50 68 L49 66 L47 57Z" fill={trim} />
      <path d="M43 48 L36 58 L44 62 L50 78 L56 62 L64 58 L57 48 L50 68Z" fill={shadow} />
    </>
  ),
  bowtie: (
    <>
      {man}
      <path d="M42 48 L45 104 H55 L58 48 L50 51Z" fill={paper} />
      <path d="M50 54 L43 50.4 V57.6Z M50 54 L57 50.4 V57.6Z" fill={trim} />
      <circle cx="50" cy="66" r="1.2" fill={ink} />
      <circle cx="50" cy="76" r="1.2" fill={ink} />
      <circle cx="50" cy="86" r="1.2" fill={ink} />
    </>
  ),
  apron: (
    <>
      {man}
      <path d="M41 48 L43 60 H57 L59 48" stroke={trim} strokeWidth="2.6" fill="none" />
      <path d="M41 59 H59 L61 76 Q68 80 69 104 H31 Q32 80 39 76Z" fill={trim} />
      <path d="M52 59 H59 L61 76 Q68 80 69 104 H58 Q58 76 52 59Z" fill={shadow} />
      <path
        d="M42 84 H58 V95 H42Z M50 84 V95"
        stroke={ink}
        strokeWidth="1"
        fill="none"
        strokeDasharray="2 1.4"
      />
    </>
  ),
  vest: (
    <>
      <path d={broad} fill={paper} />
      <path d="M38 49 Q42 47.6 43 48 L50 72 L57 48 Q60 48 62 49 L68 62 L70 104 H30 L32 62Z" fill={dress} />
      <path d="M57 48 Q60 48 62 49 L68 62 L70 104 H60 L62 96 L58 90 L63 82 L58 76 L62 68Z" fill={shadow} />
      <path d="M43 48.4 L50 56 L57 48.4 L50 52Z" fill={trim} />
      <path d="M50 72 V104" stroke={ink} strokeWidth="1" />
      <path d="M47 78 h.1 M47 86 h.1 M47 94 h.1" stroke={gold} strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  overalls: (
    <>
      <path d={broad} fill={paper} />
      <path
        d="M37 49.4 L41 48.4 L44 64 H56 L59 48.4 L63 49.4 L62 66 Q70 78 74 104 H26 Q30 78 38 66Z"
        fill={dress}
      />
      <path
        d="M59 48.4 L63 49.4 L62 66 Q70 78 74 104 H62 L64 96 L59 92 L64 84 L58 80 L60 70Z"
        fill={shadow}
      />
      <circle cx="42.6" cy="65" r="2" fill={gold} />
      <circle cx="57.4" cy="65" r="2" fill={gold} />
      <path d="M44 74 H56 V84 H44Z" fill="none" stroke={trim} strokeWidth="1.4" />
    </>
  ),
  smock: (
    <>
      {man}
      <path d="M40 48 Q50 60 60 48 L62 53 Q50 66 38 53Z" fill={trim} />
      <path
        d="M50 61 V80 M40 68 Q39 84 36 104 M60 68 Q61 84 64 104"
        stroke={ink}
        strokeOpacity="0.55"
        strokeWidth="1.2"
        fill="none"
      />
    </>
  ),
  gown: (
    <>
      {woman}
      <path d="M41 49.6 Q50 62 59 49.6 L56 48 Q50 51 44 48Z" fill={skin} />
      <path d="M37 75 Q50 81 63 75 L62 70.6 Q50 76 38 70.6Z" fill={trim} />
      <path
        d="M44 82 Q40 92 38 104 M54 83 Q56 92 56 104"
        stroke={ink}
        strokeOpacity="0.45"
        strokeWidth="1.2"
        fill="none"
      />
    </>
  ),
  bodice: (
    <>
      <path d={slender} fill={dress} />
      <path d="M40 50 Q50 58 60 50 L66 58 L62 66 Q50 60 38 66 L34 58Z" fill={paper} />
      <path d="M39 62 Q50 58 61 62 L62.6 77 Q50 82 37.4 77Z" fill={trim} />
      <path d="M47 64 L53 68 M53 64 L47 68 M47 70 L53 74 M53 70 L47 74" stroke={paper} strokeWidth="1.1" />
      <path d="M63 75 Q76 86 80 104 H66 L68 98 L63 95 L66 90 L58 80Z" fill={shadow} />
      <path d="M41 82 L38 104 H60 L58 82 Q50 84 41 82Z" fill={paper} fillOpacity="0.85" />
    </>
  ),
  shawl: (
    <>
      {woman}
      <path d="M40 49 Q50 56 60 49 L72 62 Q62 72 50 86 Q38 72 28 62Z" fill={trim} />
      <path d="M60 49 L72 62 Q62 72 50 86 Q58 68 56 52Z" fill={shadow} />
      <path
        d="M33 63 Q42 70 50 80 Q58 70 67 63"
        stroke={paper}
        strokeWidth="1.2"
        strokeDasharray="1.8 2.4"
        fill="none"
      />
      <circle cx="50" cy="62" r="2.4" fill={gold} />
    </>
  ),
  robe: (
    <>
      <path d="M38 49 Q50 45 62 49 Q74 52 76 66 L84 104 H16 L24 66 Q26 52 38 49Z" fill={dress} />
      <path d="M62 49 Q74 52 76 66 L84 104 H66 L69 96 L62 92 L68 84 L62 78 L67 70 L61 62Z" fill={shadow} />
      <path d="M42 48 L46 104 H54 L58 48 Q50 54 42 48Z" fill={trim} />
      <path d="M44.6 58 L50 64 L55.4 58" stroke={gold} strokeWidth="1.8" fill="none" />
    </>
  ),
  ermine: (
    <>
      <path d="M38 49 Q50 45 62 49 Q74 52 76 66 L84 104 H16 L24 66 Q26 52 38 49Z" fill={dress} />
      <path d="M62 49 Q74 52 76 66 L84 104 H68 L70 96 L64 92 L69 84 L63 78Z" fill={shadow} />
      <path d="M50 62 L44 104 H56Z" fill={trim} />
      <path d="M39 47 Q50 56 61 47 Q76 52 79 66 Q62 76 50 67 Q38 76 21 66 Q24 52 39 47Z" fill={paper} />
      <g stroke={ink} strokeWidth="2" strokeLinecap="round">
        <path d="M33 57 v2.6 M28 65 v2 M40 64 v2.6 M50 60 v2.4 M60 64 v2.6 M67 57 v2.6 M72 65 v2" />
      </g>
    </>
  ),
  doublet: (
    <>
      {man}
      <path d="M42 56 L40 104 H60 L58 56Z" fill={trim} />
      <path d="M45 62 V104 M50 62 V104 M55 62 V104" stroke={dress} strokeWidth="1.6" />
      <path
        d="M35 50 L39 46 L43 49 L47 45.6 L50 49 L53 45.6 L57 49 L61 46 L65 50 L62 57 L57 55 L53 59 L50 56 L47 59 L43 55 L38 57Z"
        fill={paper}
      />
      <path d="M39 48 L41 54 M46 48 L47 55 M54 48 L53 55 M61 48 L59 54" stroke={soft} strokeWidth="0.9" />
    </>
  ),
  uniform: (
    <>
      {man}
      <path d="M44 47.4 H56 L57 53 H43Z" fill={trim} />
      <path d="M30 54 L66 90 L72 84 L36 49Z" fill={trim} />
      <path
        d="M26 55 Q30 48 40 50 L38 55Q32 54 27 60Z M74 55 Q70 48 60 50 L62 55 Q68 54 73 60Z"
        fill={gold}
      />
      <circle cx="43" cy="80" r="3" fill={gold} />
      <path d="M41 82 L40 89 L43 87 L46 89 L45 82Z" fill={wine} />
      <path d="M60 62 h.1 M62 70 h.1" stroke={gold} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  laboratory: (
    <>
      <path d={broad} fill={paper} />
      <path d={broadShade} fill={shadow} />
      <path d="M43 48 L50 62 L57 48 L50 51Z" fill={dress} />
      <path d="M48.6 52 h2.8 l1 5 -2.4 6 -2.4 -6Z" fill={trim} />
      <path d="M50 62 V104 M36 76 h8 v9 h-8Z" stroke={soft} strokeWidth="1.2" fill="none" />
      <path d="M38.6 78 v-6 M41 78 v-4" stroke={trim} strokeWidth="1.6" />
    </>
  ),
  cassock: (
    <>
      {woman}
      <path d="M43 48 H57 L56 55 Q50 58 44 55Z" fill={paper} />
      <path d="M50 57 V104" stroke={trim} strokeWidth="1.8" />
      <path
        d="M50 62 h.1 M50 68 h.1 M50 74 h.1 M50 80 h.1 M50 86 h.1 M50 92 h.1"
        stroke={paper}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path d="M36 74 Q50 80 64 74 L63 71 Q50 76 37 71Z" fill={trim} />
    </>
  ),
  stripes: (
    <>
      <path d={broad} fill={paper} />
      <g stroke={dress} strokeWidth="3.2">
        <path
          d="M29 60 Q50 66 71 60 M28 68 Q50 74 72 68 M27.4 76 Q50 82 73 76 M26.6 84 Q50 90 74 84 M25.6 92 Q50 98 75 92"
          fill="none"
        />
      </g>
      <path d={broadShade} fill={shadow} />
      <path d="M40 48 L50 62 L60 48 L56 47 Q50 51 44 47Z" fill={trim} />
      <path d="M47 60 L50 57 L53 60 L52 70 L50 66 L48 70Z" fill={trim} />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type DressName = keyof typeof dresses;

/** Which dress has sleeves of another ink than the dress itself. */
export const shirtSleeves: ReadonlySet<DressName> = new Set<DressName>([
  "vest",
  "overalls",
  "bodice",
  "laboratory",
  "stripes",
]);

/** Patches on the clothes of those who practise without a certificate. */
export const patches = (
  <g>
    <path d="M57 80 L67 78 L68 88 L58 90Z" fill={deep} />
    <path d="M33 88 L41 86 L42 95 L34 96Z" fill={wine} />
    <path
      d="M57 80 L67 78 L68 88 L58 90Z M33 88 L41 86 L42 95 L34 96Z"
      fill="none"
      stroke={ink}
      strokeWidth="1"
      strokeDasharray="1.8 1.6"
    />
  </g>
);
