import type { ReactNode } from "react";
import type { RegionId } from "./regions";

const dark = "var(--cut-dark)";
const stone = "var(--cut-light)";
const block = { fill: stone, stroke: dark, strokeWidth: 1 };
const roof = { fill: "var(--terracotta)", stroke: dark, strokeWidth: 1 };

/** What each town is known by, standing on the point (0, 0). */
export const landmarks: Record<RegionId, ReactNode> = {
  lucca: (
    <>
      <path d="M-4 0v-15h8V0z" {...block} />
      <path d="M-5-15h10v-3H-5z" {...block} />
      <path
        d="M-5-18c-1-4 1.6-5 2.6-4 .4-2.6 4-2.6 4.6 0 1.4-1 4 .4 3 4z"
        fill="var(--cypress)"
        stroke={dark}
      />
      <path d="M-1.4-9h2.8v3.6h-2.8z" fill={dark} />
    </>
  ),
  pisa: (
    <g transform="rotate(9)">
      <path d="M-4 0v-18h8V0z" {...block} />
      <path d="M-3-18v-3h6v3z" {...block} />
      <path d="M-4-4.4h8M-4-8.8h8M-4-13.2h8" stroke={dark} strokeWidth=".9" />
      <path
        d="M-1.8-8.8v3M1.8-8.8v3M-1.8-13.2v3M1.8-13.2v3M-1.8-17v2.6M1.8-17v2.6M-1.2 0v-3h2.4v3z"
        stroke={dark}
        strokeWidth="1"
      />
    </g>
  ),
  firenze: (
    <>
      <path d="M-9 0v-7H9v7z" {...block} />
      <path d="M-7-7C-7-14-4-17 0-18.6 4-17 7-14 7-7z" {...roof} />
      <path d="M-1.6-18v-3.4h3.2V-18zM0-21.4V-24" {...block} />
      <path
        d="M0-18v11M-4-16c-1.4 3-1.6 6-1.6 9M4-16c1.4 3 1.6 6 1.6 9"
        fill="none"
        stroke={stone}
        strokeWidth=".9"
      />
      <path d="M-5 0v-3.6h3V0zM2 0v-3.6h3V0z" fill={dark} />
    </>
  ),
  livorno: (
    <>
      <path d="M-4.6 0-3-15h6L4.6 0z" {...block} />
      <path
        d="M-4.2-4.6h8.4l-.6-4.6h-7.2zM-3-15h6l-.4 3h-5.2z"
        fill="var(--wine)"
        stroke={dark}
        strokeWidth=".8"
      />
      <path d="M-2.2-15v-4h4.4v4z" fill="var(--straw)" stroke={dark} />
      <path d="M-3.4-19 0-22l3.4 3z" {...roof} />
    </>
  ),
  siena: (
    <>
      <path d="M-9 0v-8h6v-1h7v9z" {...block} />
      <path d="M-2-8v-14h4V0h-4z" {...block} />
      <path d="M-3.4-22v-3.4h1.4v1.2h1.2v-1.2H.8v1.2H2v-1.2h1.4v3.4z" {...block} />
      <path d="M-7.4 0v-4h2.4v4z" fill={dark} />
    </>
  ),
  arezzo: (
    <>
      <path d="M-7 0v-9L0-14l7 5v9z" {...block} />
      <path d="M-8.4-8.4 0-15l8.4 6.6" fill="none" stroke="var(--terracotta)" strokeWidth="2" />
      <circle cx="0" cy="-8.4" r="2" fill={dark} />
      <path d="M-1.8 0v-3.6a1.8 1.8 0 0 1 3.6 0V0z" fill={dark} />
    </>
  ),
  grosseto: (
    <>
      <path d="M-9 0v-8h2v-2h2.6v2h3V-10h2.6v2h3v-2H7v2h2v8z" {...block} />
      <path d="M-2 0v-4a2 2 0 0 1 4 0v4z" fill={dark} />
      <path d="M12 0c-3-5-2.4-12 0-16 2.4 4 3 11 0 16z" fill="var(--cypress)" />
    </>
  ),
};
