import type { ReactNode } from "react";
import { circle, polygon } from "./geometry";
import { Picture } from "./picture";

export type GrapeColour = "red" | "white";
export type WineKind = "red" | "white" | "blush" | "sparkling";

const cut = { fill: "none", stroke: "var(--cut-light)" };

export const beadOutline = (colour: GrapeColour) =>
  colour === "red" ? circle(14, 14, 12.6) : polygon(14, 14, 13.4, 8, 22.5);

/** The bead alone, centred in a square of 28, so that the crush pad can set it into a hollow. */
export function BeadShape({ colour, quality }: { colour: GrapeColour; quality: number }) {
  return (
    <>
      {colour === "red" ? (
        <>
          <circle cx="14" cy="14" r="12.6" fill="var(--wine)" stroke="var(--cut-dark)" strokeWidth="1.6" />
          <path d="M4.6 12.6a9.6 9.6 0 0 1 5.6-7.2" {...cut} strokeWidth="2" />
          <path d="M22.4 18.6a9.6 9.6 0 0 1-4.4 4.2" {...cut} strokeWidth="1.2" opacity=".6" />
        </>
      ) : (
        <>
          <path
            d={polygon(14, 14, 13.4, 8, 22.5)}
            fill="var(--white-grape)"
            stroke="var(--cut-dark)"
            strokeWidth="1.6"
          />
          <path d="M5 10 10 4.8M3.9 14 8 9.8" {...cut} strokeWidth="1.6" />
          <path d="M24 17.6 17.8 24M23.6 21 21 23.6" stroke="var(--olive)" fill="none" strokeWidth="1.2" />
        </>
      )}
      <rect x="5.4" y="5.8" width="17.2" height="16.4" rx="2.6" fill="var(--cut-light)" />
      <text className="piece-numeral" x="14" y="21.4" fontSize="21">
        {quality}
      </text>
    </>
  );
}

/** A grape: a glass bead with its quality on a paper label; red beads are round, white ones cut with facets. */
export function GrapeBead(props: { colour: GrapeColour; quality: number; size?: number; title?: string }) {
  const { colour, quality, size = 28, title } = props;
  return (
    <Picture width={size} height={size} viewBox="0 0 28 28" title={title}>
      <BeadShape colour={colour} quality={quality} />
    </Picture>
  );
}

const bottles: Record<WineKind, { glass: string; ink: string; label: number }> = {
  red: {
    glass: "M8.4 1.2h5.2v8.2c0 2.4 5.2 2 5.2 6v19.4H3.2V15.4c0-4 5.2-3.6 5.2-6z",
    ink: "var(--wine)",
    label: 18.4,
  },
  white: {
    glass: "M9 1.2h4v6.6c0 5 5.4 7.4 5.4 14v13H3.6v-13c0-6.6 5.4-9 5.4-14z",
    ink: "var(--white-grape)",
    label: 19.2,
  },
  blush: {
    glass:
      "M8.6 1.2h4.8v10.4c4.4 1.4 7.4 5 7.4 10.8 0 7.2-3.2 12.4-6.6 12.4H7.8c-3.4 0-6.6-5.2-6.6-12.4 0-5.8 3-9.4 7.4-10.8z",
    ink: "var(--blush)",
    label: 16.6,
  },
  sparkling: {
    glass: "M8 6.6h6c0 5.6 6 7.4 6 14.4v13.8H2V21C2 14 8 12.2 8 6.6z",
    ink: "var(--sparkling)",
    label: 18.8,
  },
};

export const bottleOutline = (wine: WineKind) => bottles[wine].glass;
export const bottleLabel = (wine: WineKind) => bottles[wine].label;

const necks: Record<WineKind, ReactNode> = {
  red: <path d="M8.4 4.8h5.2" stroke="var(--cut-dark)" strokeWidth="1.3" />,
  white: <path d="M9 1.2h4v5H9z" fill="var(--olive)" stroke="var(--cut-dark)" strokeWidth="1.3" />,
  blush: <path d="M8.6 4h4.8M8.6 6.6h4.8" stroke="var(--cut-dark)" strokeWidth="1.2" />,
  sparkling: (
    <>
      <path
        d="M7.6 6.8 6.6 3.4C7.2 1.6 9 .9 11 .9s3.8.7 4.4 2.5l-1 3.4z"
        fill="var(--straw)"
        stroke="var(--cut-dark)"
        strokeWidth="1.3"
      />
      <path
        d="M7.2 4.6h7.6M9.6 1.4v5.2M12.4 1.4v5.2M8 9h6M7.4 11.2h7.2"
        stroke="var(--cut-dark)"
        strokeWidth="1"
        fill="none"
      />
    </>
  ),
};

/** The bottle alone, in a box of 22 by 36, so that the cellar can set it into a niche. */
export function BottleShape({ wine, quality }: { wine: WineKind; quality: number }) {
  const { glass, ink, label } = bottles[wine];
  return (
    <>
      <path d={glass} fill={ink} stroke="var(--cut-dark)" strokeWidth="1.5" />
      {necks[wine]}
      <path
        d={wine === "blush" ? "M4 18.6c.6-2 1.8-3.4 3.6-4.4" : "M9.6 9.8c-.6 2-2.4 3.2-3.6 5.4"}
        {...cut}
        strokeWidth="1.4"
      />
      <rect x="4.1" y={label - 0.5} width="13.8" height="14.6" rx="1" fill="var(--cut-light)" />
      <text className="piece-numeral" x="11" y={label + 13.6} fontSize="19.4">
        {quality}
      </text>
    </>
  );
}

/** A wine: one of four silhouettes with its quality on the label. */
export function Bottle(props: { wine: WineKind; quality: number; size?: number; title?: string }) {
  const { wine, quality, size = 36, title } = props;
  return (
    <Picture width={Math.round((size * 22) / 36)} height={size} viewBox="0 0 22 36" title={title}>
      <BottleShape wine={wine} quality={quality} />
    </Picture>
  );
}
