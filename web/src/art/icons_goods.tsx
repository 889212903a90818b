import type { ReactNode } from "react";
import { circle, polygon, scallop } from "./geometry";
import { Plate, Print, solid } from "./icon_print";

const sixfold = [0, 60, 120, 180, 240, 300];
const eightfold = [0, 45, 90, 135, 180, 225, 270, 315];

const leaf =
  "M10 1.6Q11.2 3 12 5.4 14 4.2 16.2 4.2 15.4 6.2 15.4 8.2 17.4 8.8 18.6 10.6 16.4 11.4 15 12.6 15.4 14.4 14.8 16 12.6 15.8 11.2 14.4L10 15.4 8.8 14.4Q7.4 15.8 5.2 16 4.6 14.4 5 12.6 3.6 11.4 1.4 10.6 2.6 8.8 4.6 8.2 4.6 6.2 3.8 4.2 6 4.2 8 5.4 8.8 3 10 1.6z";

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
const coin = "M2.6 10a7.4 7.4 0 1 0 14.8 0 7.4 7.4 0 1 0-14.8 0z";

/** What is gained and held: money, points, cards, grapes, wines. */
export const goodsIcons = {
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
      <Print ink="var(--straw)" shape={circle(10, 10, 4.1)} />
      <path d="M10 8v4" stroke="var(--cut-dark)" />
      <path d="M3 7.4A7.6 7.6 0 0 1 16 5.2M17 12.6A7.6 7.6 0 0 1 4 14.8M16.6 2.2l-.4 3.4-3.2-.6M3.4 17.8l.4-3.4 3.2.6" />
    </>
  ),
  token: (
    <>
      <Print ink="var(--sky)" shape={circle(10, 10, 7)} />
      <path d="M5.2 9.4c.3-2.2 1.8-3.9 4-4.2" stroke="var(--cut-light)" strokeWidth="1.5" />
      <path d="M10.4 7.6v6M7.4 10.6h6" stroke="var(--cut-dark)" strokeWidth="1.7" />
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
      <Print ink="var(--straw)" shape={circle(10, 10, 3.9)} />
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
} satisfies Record<string, ReactNode>;
