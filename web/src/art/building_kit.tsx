import { circle, gouges } from "./geometry";

// What every linocut building is made of: parts printed in two plates on a tuft of land, in a frame of 48 by 48.

export const wall = "var(--sparkling)";
export const roof = "var(--terracotta)";
export const dark = "var(--cut-dark)";

/** A printed part: the colour lies a little beside its outline. */
export function Block({ d, ink, line = 1.2 }: { d: string; ink: string; line?: number }) {
  return (
    <>
      <path d={d} fill={ink} transform="translate(.7 .6)" />
      <path d={d} fill="none" stroke={dark} strokeWidth={line} />
    </>
  );
}

export const Shadow = ({ d }: { d: string }) => <path d={d} fill={dark} />;
export const Cut = ({ d }: { d: string }) => <path d={d} fill="var(--cut-light)" />;
export const Line = ({ d, width = 1.1 }: { d: string; width?: number }) => (
  <path d={d} fill="none" stroke={dark} strokeWidth={width} />
);

/** Every building stands on the same tuft of land. */
export const ground = (
  <>
    <path d="M1 43.2c8-1.6 38-1.6 46 0-3 1.6-8 2.8-14 3.2H15C9 46 4 44.8 1 43.2z" fill="var(--olive)" />
    <Cut d={gouges(4, [7, 44.2], [10, 0], [7, 0.6])} />
  </>
);

export function Cask({ x, y, r }: { x: number; y: number; r: number }) {
  const disc = circle(x, y, r);
  return (
    <>
      <path d={disc} fill="var(--straw)" />
      <circle cx={x} cy={y} r={r * 0.76} fill={roof} stroke={dark} strokeWidth="1" />
      <Line
        d={`M${x - r * 0.24} ${y - r * 0.66}v${r * 1.32}M${x + r * 0.24} ${y - r * 0.66}v${r * 1.32}`}
        width={0.9}
      />
    </>
  );
}
