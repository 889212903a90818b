import type { ReactNode } from "react";

export type Place = "hills" | "village" | "hall";
/** The light over the land: a season's, or the dawn in which all set out to work. */
export type Light = "summer" | "winter" | "dawn";

const mix = (first: string, share: number, second: string) =>
  `color-mix(in srgb, var(--${first}) ${share}%, var(--${second}))`;

const palettes: Record<
  Light,
  { sky: string; ray: string; far: string; near: string; mark: string; wall: string }
> = {
  summer: {
    sky: mix("straw", 62, "paper"),
    ray: mix("straw", 30, "paper"),
    far: mix("olive", 42, "straw"),
    near: mix("olive", 74, "straw"),
    mark: mix("olive", 50, "cypress"),
    wall: mix("terracotta", 62, "straw"),
  },
  winter: {
    sky: mix("sky", 72, "dusk"),
    ray: mix("sky", 86, "paper"),
    far: mix("sky", 34, "paper"),
    near: mix("paper", 86, "sky"),
    mark: mix("dusk", 60, "sky"),
    wall: mix("dusk", 70, "plum"),
  },
  dawn: {
    sky: mix("blush", 52, "paper"),
    ray: mix("blush", 24, "paper"),
    far: mix("plum", 40, "blush"),
    near: mix("cypress", 56, "straw"),
    mark: mix("cypress", 62, "ink"),
    wall: mix("wine", 54, "terracotta"),
  },
};

const rays = Array.from({ length: 18 }, (_, index) => {
  const from = (index * Math.PI) / 9;
  const to = from + Math.PI / 18;
  const end = (angle: number) =>
    `${(50 + 230 * Math.cos(angle)).toFixed(1)} ${(40 + 230 * Math.sin(angle)).toFixed(1)}`;
  return `M50 40L${end(from)}L${end(to)}Z`;
}).join("");

const flakes = [
  [-20, 12],
  [-8, 34],
  [6, 10],
  [14, 44],
  [92, 14],
  [84, 40],
  [108, 30],
  [120, 10],
  [26, 22],
  [76, 20],
  [-26, 48],
  [124, 46],
] as const;

const cypresses =
  "M-22 84 Q-27 66 -22 52 Q-17 66 -22 84Z M-12 86 Q-16 72 -12 60 Q-8 72 -12 86Z M112 84 Q107 64 112 48 Q117 64 112 84Z M124 86 Q120 72 124 62 Q128 72 124 86Z";

/** What stands behind a visitor: the country, the town or a hall, in the light of the season. */
export function Scenery({ season, place }: { season: Light; place: Place }) {
  const { sky, ray, far, near, mark, wall } = palettes[season];
  const places: Record<Place, ReactNode> = {
    hills: (
      <>
        <path d="M-40 72 Q-6 56 28 68 T98 60 T160 68 V110 H-40Z" fill={far} />
        <path d={cypresses} fill={mark} />
        <path d="M-40 86 Q10 72 60 84 T160 80 V110 H-40Z" fill={near} />
        <path
          d="M-34 94 Q10 80 60 92 M-34 100 Q12 88 60 99 M64 92 Q110 80 150 88 M66 99 Q110 88 150 96"
          stroke={mark}
          strokeWidth="1.6"
          strokeDasharray="3 2"
          fill="none"
        />
      </>
    ),
    village: (
      <>
        <path
          d="M-40 80 V66 H-26 L-19 58 L-12 66 V60 H2 V52 L8 46 L14 52 V70 H24 V64 L32 58 L40 64 V80Z M60 80 V62 L68 54 L76 62 V68 H86 V40 H98 V68 H106 L114 60 L122 68 H140 V90Z"
          fill={wall}
        />
        <path
          d="M84 41 L92 33 L100 41Z M-28 66 L-19 57 L-10 66Z M0 53 L8 45 L16 53Z M104 68 L114 59 L124 68Z M58 63 L68 53 L78 63Z"
          fill={season === "winter" ? "var(--paper)" : "var(--terracotta)"}
        />
        <path
          d="M90 46 h4 v7 h-4Z M-22 70 h5 v6 h-5Z M6 58 h4 v6 h-4Z M66 66 h4 v6 h-4Z M111 72 h5 v6 h-5Z"
          fill={sky}
        />
        <path d="M-40 84 Q10 74 60 82 T160 80 V110 H-40Z" fill={near} />
      </>
    ),
    hall: (
      <>
        <path d="M-160 -90 H260 V110 H-160Z" fill={wall} />
        <path
          d="M-28 110 V42 Q-28 20 -9 20 Q10 20 10 42 V110Z M90 110 V42 Q90 20 109 20 Q128 20 128 42 V110Z M16 110 V40 Q16 2 50 2 Q84 2 84 40 V110Z"
          fill={sky}
        />
        <path d="M-40 88 H160 V110 H-40Z" fill={near} />
        <path
          d="M-40 88 H160 M-20 110 L2 88 M30 110 L36 88 M70 110 L64 88 M120 110 L98 88"
          stroke={mark}
          strokeWidth="1.2"
          fill="none"
        />
      </>
    ),
  };
  return (
    <g>
      <path d="M-160 -90 H260 V120 H-160Z" fill={sky} />
      {place !== "hall" && <path d={rays} fill={ray} />}
      {place !== "hall" && <circle cx="50" cy="40" r="36" fill={ray} />}
      {season === "winter" && place !== "hall" && (
        <g fill="var(--paper)">
          {flakes.map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="1.7" />
          ))}
        </g>
      )}
      {places[place]}
    </g>
  );
}
