/** The board's far hills: calm crests that run through all seasons. */
export function FarHills() {
  return (
    <>
      <path
        d="M0 92C50 70 96 64 150 82S262 112 322 90 430 50 500 72 612 108 676 88 800 54 880 80V240H0z"
        fill="var(--scene-far)"
      />
      <path
        d="M26 88C62 74 96 72 132 84M372 82C412 62 452 58 492 76M700 86C752 66 800 62 850 76M424 80C446 70 470 70 490 82M748 84C774 74 804 72 830 80"
        fill="none"
        stroke="var(--scene-sky-low)"
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity="0.55"
      />
    </>
  );
}

/** The hills that carry the towns. */
export function TownHills() {
  return (
    <>
      <path
        d="M-4 138L0 138C40 112 78 98 116 98S196 128 244 134 296 112 340 112 424 138 476 138 520 108 556 106 640 140 686 138 736 108 780 108 850 124 880 132h4V260H-4z"
        fill="var(--scene-mid)"
        stroke="var(--scene-carve)"
        strokeWidth="1.6"
      />
      <path
        d="M60 128C84 114 106 110 130 116M300 128C322 118 344 118 366 126M520 126C542 114 566 114 590 126M740 126C764 116 788 116 814 124"
        fill="none"
        stroke="var(--scene-carve)"
        strokeWidth="1.3"
        strokeLinecap="round"
        opacity="0.6"
      />
    </>
  );
}

/** The nearest hill and the terraces under it: quiet, because the actions lie on them. */
export function Terraces() {
  return (
    <>
      <path
        d="M-4 150L0 150C70 146 120 150 190 160S320 150 400 152 520 170 590 160 720 146 780 150 850 158 880 154h4V300H-4z"
        fill="var(--scene-near)"
        stroke="var(--scene-carve)"
        strokeWidth="1.6"
      />
      <path
        d="M-4 176L0 176C120 162 250 186 420 176S720 166 880 180h4V424H-4z"
        fill="var(--scene-ground)"
        stroke="var(--scene-carve)"
        strokeWidth="2"
      />
      <g className="scene-vines" fill="none" stroke="var(--scene-row)">
        <path d="M0 201C130 189 250 209 420 201S720 191 880 205" strokeWidth="1" />
        <path d="M0 196C130 184 250 204 420 196S720 186 880 200" strokeWidth="6" strokeDasharray="0 9" />
        <path d="M0 247C140 233 300 259 460 247S740 235 880 251" strokeWidth="1.2" />
        <path d="M0 241C140 227 300 253 460 241S740 229 880 245" strokeWidth="7.5" strokeDasharray="0 12" />
        <path d="M0 304C150 288 320 318 480 304S750 290 880 308" strokeWidth="1.4" />
        <path d="M0 297C150 281 320 311 480 297S750 283 880 301" strokeWidth="9" strokeDasharray="0 15" />
        <path d="M0 374C160 356 330 390 500 374S760 358 880 378" strokeWidth="1.6" />
        <path d="M0 366C160 348 330 382 500 366S760 350 880 370" strokeWidth="11" strokeDasharray="0 18" />
      </g>
    </>
  );
}
