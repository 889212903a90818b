import type { ReactNode } from "react";
import { polygon, scallop, star } from "./geometry";

/** The colour plate lies a little beside the key plate, as in a print made by hand. */
function Plate({ children, ink }: { children: ReactNode; ink: string }) {
  return (
    <g fill={ink} stroke="none" transform="translate(.6 .5)">
      {children}
    </g>
  );
}

function Print({ ink, shape, children }: { ink: string; shape: string; children?: ReactNode }) {
  return (
    <>
      <Plate ink={ink}>
        <path d={shape} />
      </Plate>
      <path d={shape} />
      {children}
    </>
  );
}

const solid = { fill: "currentColor" };
const sixfold = [0, 60, 120, 180, 240, 300];
const eightfold = [0, 45, 90, 135, 180, 225, 270, 315];

const leaf =
  "M10 1.6Q11.2 3 12 5.4 14 4.2 16.2 4.2 15.4 6.2 15.4 8.2 17.4 8.8 18.6 10.6 16.4 11.4 15 12.6 15.4 14.4 14.8 16 12.6 15.8 11.2 14.4L10 15.4 8.8 14.4Q7.4 15.8 5.2 16 4.6 14.4 5 12.6 3.6 11.4 1.4 10.6 2.6 8.8 4.6 8.2 4.6 6.2 3.8 4.2 6 4.2 8 5.4 8.8 3 10 1.6z";
const sprout =
  "M10 9.5c-.4-3.4-2.6-5.2-6.2-5 .1 3.5 2.4 5.4 6.2 5zM10 7.6c.2-3.2 2.4-5 6-4.8 0 3.4-2.3 5.3-6 4.8z";

const roundGrapes: [number, number][] = [
  [5.4, 7.6],
  [10, 7.2],
  [14.6, 7.6],
  [7.7, 11.4],
  [12.3, 11.4],
  [10, 15.4],
];
const longGrapes: [number, number][] = [
  [6.6, 6.8],
  [10.4, 7.4],
  [14.2, 6.4],
  [8.2, 11],
  [12.2, 11.2],
  [10.2, 15],
];
const stalk = <path d="M10 5V2.6M10 3.4c1.6-1.8 3.6-2 5.4-1.2" />;

function Bunch({ ink, long = false, second }: { ink: string; long?: boolean; second?: string }) {
  const grapes = long ? longGrapes : roundGrapes;
  return (
    <>
      {stalk}
      {grapes.map(([x, y], i) => (
        <ellipse
          key={i}
          cx={x}
          cy={y}
          rx={long ? 1.75 : 2.25}
          ry={long ? 2.5 : 2.25}
          fill={second !== undefined && i % 3 !== 0 ? second : ink}
          strokeWidth="1"
        />
      ))}
    </>
  );
}

const bottles = {
  red: "M8.2 1.8h3.6v4.4c0 1 2.4 1.2 2.4 3v8.6H5.8V9.2c0-1.8 2.4-2 2.4-3z",
  white: "M8.6 1.8h2.8v3.4c0 3 2.4 4.4 2.4 7.6v5H6.2v-5c0-3.2 2.4-4.6 2.4-7.6z",
  blush: "M8.4 1.8h3.2v5c3 .8 4.4 2.8 4.4 5.4 0 3.4-2.4 5.6-6 5.6s-6-2.2-6-5.6c0-2.6 1.4-4.6 4.4-5.4z",
  sparkling: "M8.4 5h3.2c0 3 3.2 4 3.2 7.6v5.2H5.2v-5.2C5.2 9 8.4 8 8.4 5z",
};

const figure =
  "M10 2.4a3 3 0 0 1 1.8 5.4c1.8.4 2.4 2.2 2.8 4.4l1 5.4H4.4l1-5.4c.4-2.2 1-4 2.8-4.4A3 3 0 0 1 10 2.4z";
const barrel = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const coin = "M2.6 10a7.4 7.4 0 1 0 14.8 0 7.4 7.4 0 1 0-14.8 0z";
const vault = "M2.5 17.5V10a7.5 7.5 0 0 1 15 0v7.5z";

/** Signs of the game: a flat colour under lines in the colour of the text. */
export const gameIcons = {
  lira: (
    <Print ink="var(--straw)" shape={coin}>
      <path
        d="M12.9 7.4c-.4-1.9-3.9-2.2-4.2.3-.2 1.6.7 3 .3 4.8-.2.8-.8 1.3-1.5 1.6h5.4M7.2 9.4h4.2M7.2 11.2h4.2"
        stroke="var(--cut-dark)"
        strokeWidth="1.3"
      />
    </Print>
  ),
  vp: (
    <>
      <path d={scallop(10, 10, 7.2, 9)} fill="var(--wine)" stroke="none" />
      <circle cx="10" cy="10" r="6" stroke="var(--cut-light)" strokeWidth=".7" />
      <path d="M6.6 6.9h2M11.4 6.9h2M7.6 6.9 10 13.4l2.4-6.5" stroke="var(--cut-light)" strokeWidth="1.5" />
    </>
  ),
  residual: (
    <>
      <Print ink="var(--straw)" shape={barrel(10, 10, 4.1)} />
      <path d="M10 8v4" stroke="var(--cut-dark)" />
      <path d="M3 7.4A7.6 7.6 0 0 1 16 5.2M17 12.6A7.6 7.6 0 0 1 4 14.8M16.6 2.2l-.4 3.4-3.2-.6M3.4 17.8l.4-3.4 3.2.6" />
    </>
  ),
  card: (
    <>
      <path d="m7 3.4 8.6-1 1.6 12.4-2.6.3" />
      <Print ink="var(--paper-deep)" shape="M3.4 5.2h9.2v12.4H3.4z">
        <path d={polygon(8, 11.4, 2.4, 4)} {...solid} />
      </Print>
    </>
  ),
  vine: (
    <Print ink="var(--olive)" shape={leaf}>
      <path d="M10 18.6V7M10 12.4l3-3.2M10 12.4 7 9.2M10 14l2.6-.4M10 14l-2.6-.4" strokeWidth="1.1" />
    </Print>
  ),
  summer: (
    <>
      {eightfold.map((turn) => (
        <path
          key={turn}
          d="M8.7 4.5 10 .9l1.3 3.6z"
          transform={`rotate(${turn} 10 10)`}
          {...solid}
          strokeWidth=".5"
        />
      ))}
      <Print ink="var(--straw)" shape={barrel(10, 10, 3.9)} />
    </>
  ),
  order: (
    <>
      <Print ink="var(--plum)" shape="M6.6 11.4 4.6 18.4l3-1.5L9.4 19l.6-4 .6 4 1.8-2.1 3 1.5-2-7z" />
      <path d={scallop(10, 7.6, 5.4, 10)} fill="var(--plum)" />
      <circle cx="10" cy="7.6" r="2.7" fill="var(--on-dark)" stroke="none" />
    </>
  ),
  winter: (
    <>
      <Plate ink="var(--sky)">
        <path d={polygon(10, 10, 6.6, 6)} />
      </Plate>
      {sixfold.map((turn) => (
        <path key={turn} d="M10 10V1.6M7.8 2.8 10 5l2.2-2.2" transform={`rotate(${turn} 10 10)`} />
      ))}
    </>
  ),
  structure: (
    <>
      <Print ink="var(--terracotta)" shape="M1.8 18.2 4.4 7.6l8 8z">
        <path d="M7.2 12.8 5 15" strokeWidth="1" />
      </Print>
      <path d="M8.6 11.4 10.4 9.6 9.6 7.4 12 6.4" strokeWidth="1.6" />
      <path d="m12.2 7.8 5-5" strokeWidth="3.4" />
    </>
  ),
  visitor: (
    <>
      <Print ink="var(--straw)" shape="M3 17.8c.3-4 2.8-6 7-6s6.7 2 7 6z" />
      <path d="M6.9 7.2c0 2.4 1.2 4.4 3.1 4.4s3.1-2 3.1-4.4" />
      <path
        d="M2.8 7.2h14.4c-1.4-.9-3-1.3-3.6-1.5L12.9 2.4C11 1.6 9 1.6 7.1 2.4l-.7 3.3c-.6.2-2.2.6-3.6 1.5z"
        {...solid}
      />
    </>
  ),
  grape: <Bunch ink="var(--wine)" second="var(--white-grape)" />,
  red_grape: <Bunch ink="var(--wine)" />,
  white_grape: <Bunch ink="var(--white-grape)" long />,
  wine: (
    <>
      <Plate ink="var(--wine)">
        <path d="M5.6 6.6h8.8c0 3-1.8 5-4.4 5s-4.4-2-4.4-5z" />
      </Plate>
      <path d="M5.4 2h9.2c.8 6-1 9.6-4.6 9.6S4.6 8 5.4 2zM10 11.6v5.8M6 18c.8-.8 2-1 4-1s3.2.2 4 1zM5.3 6.2h9.4" />
    </>
  ),
  red: (
    <Print ink="var(--wine)" shape={bottles.red}>
      <path d="M8.2 4h3.6" />
    </Print>
  ),
  white: (
    <Print ink="var(--white-grape)" shape={bottles.white}>
      <path d="M8.6 4h2.8" />
    </Print>
  ),
  blush: (
    <Print ink="var(--blush)" shape={bottles.blush}>
      <path d="M8.4 4h3.2" />
    </Print>
  ),
  sparkling: (
    <Print ink="var(--sparkling)" shape={bottles.sparkling}>
      <path
        d="M7.6 5h4.8L13 2.6C12.6 1.4 11.4 1 10 1s-2.6.4-3 1.6zM8.4 6.8h3.2M6.4 12.6h7.2M6.4 15h7.2"
        strokeWidth="1.2"
      />
    </Print>
  ),
  worker: <Print ink="var(--terracotta)" shape={figure} />,
  grande: (
    <>
      <Print ink="var(--terracotta)" shape={figure} />
      <path d="M4.6 4.8h10.8C15 3.9 13.6 3.6 13 3.5L12.4.9H7.6L7 3.5c-.6.1-2 .4-2.4 1.3z" {...solid} />
    </>
  ),
  temporary: (
    <>
      <Plate ink="var(--paper-deep)">
        <path d={figure} />
      </Plate>
      <path d={figure} strokeDasharray="2 2.2" />
    </>
  ),
  star: <Print ink="var(--straw)" shape={star(10, 10.6, 8.6, 5, 0.46)} />,
  rooster: (
    <>
      <Print
        ink="var(--terracotta)"
        shape="M12 4.6c2 0 3 1.2 3.2 2.6l2 1-2 .8c-.2 4.6-2.6 7-6 7-4 0-6.6-2.8-7.2-9.4 1.8 2.4 3.6 3.8 5.6 3.2 1.6-.4 1.6-2.4 2-3.6.3-1 1.2-1.6 2.4-1.6z"
      />
      <path
        d="M10.8 4.4c-.6-1.6.2-2.6 1-1.6.2-1.6 1.8-1.6 1.8 0 1-.8 1.8.2 1 1.8z"
        {...solid}
        strokeWidth=".8"
      />
      <path d="M8 16v2.4M10.8 15.8v2.6M6.8 18.4h2M9.8 18.4h2" strokeWidth="1.2" />
      <circle cx="12.8" cy="6.8" r=".7" fill="currentColor" stroke="none" />
    </>
  ),
  field: (
    <>
      <path d="M1.6 8c3-3.6 6-3.6 8.6-.8 2.4-2 5.4-2 8.2.8" />
      <Print ink="var(--olive)" shape="M1.6 8h16.8v9.6H1.6z">
        <path
          d="M4 17.4 7.4 8.2M10 17.4V8.2M16 17.4 12.6 8.2M1.8 13.4 4 9.4M18.2 13.4l-2.2-4"
          strokeWidth="1.2"
        />
      </Print>
    </>
  ),
  harvest: (
    <>
      <path d="M4.6 9.4C5 4.4 7 2 10 2s5 2.4 5.4 7.4" />
      {[6.4, 10, 13.6].map((x) => (
        <circle key={x} cx={x} cy="8.4" r="2.3" fill="var(--wine)" strokeWidth="1" />
      ))}
      <Print ink="var(--straw)" shape="M2.6 9.6h14.8l-2.2 8H4.8z">
        <path
          d="M3.6 12.4h12.8M4.4 15.2h11.2M8 9.8l.6 7.6M12 9.8l-.6 7.6"
          stroke="var(--cut-dark)"
          strokeWidth="1"
        />
      </Print>
    </>
  ),
  plant: (
    <>
      <Print ink="var(--olive)" shape={sprout} />
      <path d="M10 7.6v7" />
      <path d="M2 17.8c1.6-2.6 4.4-3.6 8-3.6s6.4 1 8 3.6z" {...solid} />
    </>
  ),
  uproot: (
    <>
      <g transform="translate(0 -1.4)">
        <Print ink="var(--olive)" shape={sprout} />
        <path d="M10 7.6V13m0 0-3.2 2.4M10 13l3.2 2.4M10 13v3.6" />
      </g>
      <path d="M1.8 17.8h4.4M13.8 17.8h4.4" strokeWidth="2" />
      <path d="m3.4 13.4 0-4M1.8 10.8l1.6-1.6L5 10.8" strokeWidth="1.2" />
    </>
  ),
  age: (
    <>
      <Print
        ink="var(--terracotta)"
        shape="M3 4.6c4.6-1.4 9.4-1.4 14 0 1 3.6 1 7.2 0 10.8-4.6 1.4-9.4 1.4-14 0-1-3.6-1-7.2 0-10.8z"
      >
        <path d="M6 4.2c-.8 3.8-.8 7.8 0 11.6M14 4.2c.8 3.8.8 7.8 0 11.6" />
      </Print>
      <path d="M10 13.4V6.8M7.8 8.8 10 6.6l2.2 2.2" stroke="var(--on-dark)" strokeWidth="1.6" />
    </>
  ),
  tour: (
    <>
      <path d="M4.6 18.4V2" strokeWidth="1.6" />
      <Print ink="var(--terracotta)" shape="M4.6 2.6h8.2L11 5.4l1.8 2.8H4.6z" />
      <circle cx="14.2" cy="11.4" r="1.6" {...solid} />
      <path d="M14.2 13.4v2.2l-1.6 2.8M14.2 15.6l1.8 2.8M11.8 14.6l2.4-.8 2.4 1" />
    </>
  ),
  year: (
    <>
      <g stroke="none" transform="translate(.6 .5)">
        <path d="M10 10V2.4A7.6 7.6 0 0 1 17.6 10z" fill="var(--straw)" />
        <path d="M10 10h7.6a7.6 7.6 0 0 1-7.6 7.6z" fill="var(--terracotta)" />
        <path d="M10 10v7.6A7.6 7.6 0 0 1 2.4 10z" fill="var(--sky)" />
        <path d="M10 10H2.4A7.6 7.6 0 0 1 10 2.4z" fill="var(--spring)" />
      </g>
      <path d="M10 2.4v15.2M2.4 10h15.2" strokeWidth="1.1" />
      <circle cx="10" cy="10" r="7.6" />
    </>
  ),
  trellis: (
    <>
      <path d="M3 2.4v15.4M17 2.4v15.4" strokeWidth="1.8" />
      <path d="M1.4 5h17.2M1.4 15h17.2" strokeWidth="1.1" />
      <path d="M10 18c-1.4-3 1.2-5 0-8s.6-4 0-6" />
      <Print
        ink="var(--olive)"
        shape="M10 8.4c-3.2 0-4.6-2-4.2-4.8 2.8-.2 4.4 1.6 4.2 4.8zM10.2 10.4c3 0 4.4-1.8 4-4.4-2.8-.2-4.2 1.4-4 4.4zM9.8 14.8c-3 0-4.2-1.8-3.8-4.2 2.6-.2 4 1.4 3.8 4.2z"
      />
    </>
  ),
  irrigation: (
    <>
      <Print ink="var(--sky)" shape="M9.4 1.8c3.4 4.4 5 7 5 9.4a5 5 0 0 1-10 0c0-2.4 1.6-5 5-9.4z">
        <path d="M6.8 11.4a2.8 2.8 0 0 0 2 2.4" strokeWidth="1.1" />
      </Print>
      <path d="M2 18.2c1.4-1.2 2.6-1.2 4 0s2.6 1.2 4 0 2.6-1.2 4 0 2.6 1.2 4 0" />
    </>
  ),
  yoke: (
    <>
      <path d="M3.4 7.6v5a2.7 2.7 0 0 0 5.4 0v-5M11.2 7.6v5a2.7 2.7 0 0 0 5.4 0v-5" strokeWidth="1.5" />
      <path d="M10 9.6v3" />
      <Print
        ink="var(--terracotta)"
        shape="M1.2 5.6c2.2 0 2.4-1.4 4.9-1.4S8.4 5.6 10 5.6s1.4-1.4 3.9-1.4 2.7 1.4 4.9 1.4v3.2c-2.2 0-2.6-1.4-4.9-1.4s-2.1 2.2-3.9 2.2-1.6-2.2-3.9-2.2-2.7 1.4-4.9 1.4z"
      />
    </>
  ),
  windmill: (
    <>
      <Print ink="var(--paper-deep)" shape="M7.2 8h5.6l1.6 9.8H5.6z">
        <path d="M9 17.6v-3.4h2v3.4" />
      </Print>
      <path
        d="M10 8 3.6 1.6 2 4.2zM10 8l6.4-6.4L18 4.2zM10 8 2.6 12 4.6 14.2zM10 8l7.4 4-2 2.2z"
        {...solid}
        strokeWidth=".8"
      />
    </>
  ),
  cottage: (
    <>
      <Plate ink="var(--terracotta)">
        <path d="M1.8 10 10 3l8.2 7z" />
      </Plate>
      <path d="M1.8 10 10 3l8.2 7zM4 10v7.5h12V10M8.4 17.5v-4h3.2v4M13.4 5.6V2.8h2v4.6" />
    </>
  ),
  tasting_room: (
    <>
      <Plate ink="var(--terracotta)">
        <path d="M2 3h16v4.4H2z" />
      </Plate>
      <path d="M2 3h16v3.4a2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0 2 2 0 0 1-4 0zM3.4 9.4v8.1h13.2V9.4" />
      <path
        d="M7.8 9.8h4.4c.2 2.4-.6 3.6-2.2 3.6s-2.4-1.2-2.2-3.6zM10 13.4v2.8M8.6 16.4h2.8"
        strokeWidth="1.2"
      />
    </>
  ),
  medium_cellar: (
    <Print ink="var(--paper-deep)" shape={vault}>
      <Print ink="var(--terracotta)" shape={barrel(10, 12.4, 3.6)}>
        <path d="M10 9v6.8" strokeWidth="1" />
      </Print>
    </Print>
  ),
  large_cellar: (
    <Print ink="var(--paper-deep)" shape={vault}>
      {[
        [6.6, 14.3],
        [13.4, 14.3],
        [10, 8.6],
      ].map(([x = 0, y = 0]) => (
        <path key={x} d={barrel(x, y, 2.7)} fill="var(--terracotta)" strokeWidth="1.2" />
      ))}
    </Print>
  ),
} satisfies Record<string, ReactNode>;
