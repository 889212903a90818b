import type { ReactNode } from "react";
import { Block, Cask, Cut, dark, ground, Line, roof, Shadow, wall } from "./building_kit";
import { gouges, polygon } from "./geometry";

export interface StructurePrint {
  /** What the plan on the ground shows before anything is built. */
  outline: string;
  print: ReactNode;
}

const vaultOutline = (top: number) => `M5 43V${top + 15}C5 ${top + 5} 13 ${top} 24 ${top}s19 5 19 15V43z`;

const climber = (x: number) => (
  <g key={x} transform={`translate(${x} 0)`}>
    <Line d="M0 43c-1.6-6 1.6-9 0-14s1.2-7 0-11" width={1.8} />
    <Block
      d="M0 19c-5-.4-6-4-5-7.4 3.4-.2 5.4 2.6 5 7.4zM0 23c4.6 0 6.4-3 5.8-6.6-3.6-.4-6 2.2-5.8 6.6zM0 30c-4.6 0-6-2.8-5.4-6.2 3.4-.4 5.6 1.8 5.4 6.2zM0 35c4.4.2 6-2.6 5.6-6-3.4-.4-5.6 1.8-5.6 6z"
      ink="var(--olive)"
      line={1}
    />
    <g fill="var(--wine)">
      <circle cx="-3.6" cy="32.6" r="1.6" />
      <circle cx="-1.4" cy="34.6" r="1.6" />
      <circle cx="-3.8" cy="36" r="1.6" />
    </g>
  </g>
);

export const structureDrawings: Record<string, StructurePrint> = {
  trellis: {
    outline: "M6 43V7M24 43V7M42 43V7M3 13h42M3 23h42M3 33h42",
    print: (
      <>
        {ground}
        <path d="M2 13h44M2 23h44M2 33h44" stroke="var(--ink)" strokeWidth="1.1" />
        {[4, 22, 40].map((x) => (
          <Block key={x} d={`M${x} 44V8.4l2-3 2 3V44z`} ink={roof} />
        ))}
        {[15, 33].map(climber)}
      </>
    ),
  },
  irrigation: {
    outline: "M9 43V22H4v-8h40v8h-5v21h-7V32a8 8 0 0 0-16 0v11z",
    print: (
      <>
        {ground}
        <Block d="M4 14.6h40v7h-4.6V43H32V31.6a8 8 0 0 0-16 0V43H8.6V21.6H4z" ink={wall} />
        <Shadow d="M16 31.6V43h-2V32c0-2.6.8-5 2.4-6.6-.2 2-.4 4-.4 6.2zM36.4 21.6h3V43h-3z" />
        <Shadow d={gouges(6, [36.8, 24], [0, 3.3], [-4, 1.2])} />
        <Line d="M10 26.6h4M9.8 33h3M10 38.6h3M17 17.8h5M27 18.4h6M7.4 18h3.6M22.4 23.6v-2.4M18.2 25.2l-1.4-1.8M29.8 25.2l1.4-1.8" />
        <Block d="M3 14.6V9.4h3.6V12h34.8V9.4H45v5.2z" ink={wall} />
        <Block
          d="M7 12V8.8c2.6-1.8 5-1.8 7.6 0s5 1.8 7.6 0 5-1.8 7.6 0 5 1.8 7.6 0q2-1.4 3.6-1.2V12z"
          ink="var(--sky)"
        />
        <Block d="M41.6 14c3.4 2.6 3.6 17 2 29h-3c.4-10-1.2-19 1-29z" ink="var(--sky)" />
        <Cut d={gouges(2, [42.2, 19], [0.6, 9], [0.4, 8])} />
      </>
    ),
  },
  yoke: {
    outline: "M2 16h44v6H2zM8 22v10a6 6 0 0 0 12 0V22M28 22v10a6 6 0 0 0 12 0V22M24 22v6",
    print: (
      <>
        {ground}
        {[14, 34].map((x) => (
          <g key={x} fill="none">
            <path d={`M${x - 6} 14v18a6 6 0 0 0 12 0V14`} stroke={dark} strokeWidth="4" />
            <path d={`M${x - 6} 14v18a6 6 0 0 0 12 0V14`} stroke="var(--straw)" strokeWidth="1.8" />
          </g>
        ))}
        <circle cx="24" cy="28" r="3.6" fill="none" stroke={dark} strokeWidth="3.4" />
        <circle cx="24" cy="28" r="3.6" fill="none" stroke="var(--dusk)" strokeWidth="1.4" />
        <Block
          d="M2 17.4c0-2 1.4-3.2 3.4-3.2C8 14.2 10 12 14 12s6.6 3.6 10 3.6S30 12 34 12s6 2.2 8.6 2.2c2 0 3.4 1.2 3.4 3.2v3.2c0 1.6-1.2 2.6-2.8 2.4-3-.4-5.2-3.6-9.2-3.6S27.6 25 24 25s-6-5.6-10-5.6S7.8 22.6 4.8 23C3.2 23.2 2 22.2 2 20.6z"
          ink={roof}
        />
        <Cut d={gouges(3, [6, 16.6], [4.4, -0.9], [5, -1.2])} />
        <Cut d={gouges(2, [29.4, 15.4], [5, -1.2], [5, -0.4])} />
        <Shadow d={gouges(4, [10, 20], [3, -0.2], [-3.6, 0.8])} />
        <Shadow d={gouges(4, [40, 20.6], [-3, -0.6], [-3.6, 0.2])} />
        <path d="M8 10.4v3M20 10.4v3M28 10.4v3M40 10.4v3" stroke={dark} strokeWidth="4" />
      </>
    ),
  },
  windmill: {
    outline: "M16.6 43 19 18a5 5 0 0 1 10 0l2.4 25zM24 18 8 4M24 18 40 4M24 18 8 32M24 18l16 14",
    print: (
      <>
        {ground}
        <Block d="M15 43.4 18.4 18h11.2L33 43.4z" ink={wall} />
        <Shadow d="M28 18.6h1.6L33 43.2h-3.4z" />
        <Shadow d={gouges(7, [28.4, 22], [0.4, 3], [-4.4, 1])} />
        <Block d="M17.4 18.6c.4-6 3-8.6 6.6-8.6s6.2 2.6 6.6 8.6z" ink={roof} />
        <Shadow d="M20.8 43.2v-5.6a3.2 3.2 0 0 1 6.4 0v5.6zM21.4 27.4h3.2v4.2h-3.2z" />
        {[40, 130, 220, 310].map((turn) => (
          <g key={turn} transform={`rotate(${turn} 24 18)`}>
            <Line d="M24 18V-1.4" width={1.6} />
            <Block d="M24.6-1h5.2v14h-5.2z" ink="var(--straw)" line={1} />
            <Line d="M24.6 2.6h5.2M24.6 6.2h5.2M24.6 9.8h5.2" width={0.8} />
          </g>
        ))}
        <circle cx="24" cy="18" r="2" fill="var(--cut-light)" stroke={dark} strokeWidth="1.2" />
      </>
    ),
  },
  cottage: {
    outline: "M4 25 15 13h20l9 12h-3v18H7V25zM31 13V7h5v7",
    print: (
      <>
        {ground}
        <Block d="M30.6 14.6V6.4h5.6v9.4z" ink={wall} />
        <Shadow d="M34.4 6.4h1.8v9h-1.8zM29.6 5h7.6v2h-7.6z" />
        <Block d="M7 24h34v19.2H7z" ink={wall} />
        <Shadow d="M38 25h3v18.2h-3zM7 25.4h34v2H7z" />
        <Shadow d={gouges(5, [38.4, 29.4], [0, 2.9], [-4.6, 1])} />
        <Block d="M3 25.6 14.4 12h20.2L45 25.6z" ink={roof} />
        <Cut d={gouges(6, [14.6, 14], [4.2, 0], [-2.4, 7])} />
        <Shadow d={gouges(5, [24.4, 24.6], [4.4, 0], [-1, -5])} />
        <Shadow d="M11.6 30h5.6v6h-5.6zM30 30h5.4v6H30z" />
        <path
          d="M10.2 29.6v6.8M18.6 29.6v6.8M28.6 29.6v6.8M36.8 29.6v6.8"
          stroke="var(--cypress)"
          strokeWidth="2.2"
        />
        <Block d="M20.4 43.2v-9.4a3.2 3.2 0 0 1 6.4 0v9.4z" ink="var(--wine)" />
        <path d="M9 43.4c.4-3.4 2.2-4.6 4.4-4.6s4 1.2 4.4 4.6z" fill="var(--cypress)" />
      </>
    ),
  },
  tasting_room: {
    outline: "M4 20h40v23H4zM4 20l3-9h34l3 9M18 43V30a6 6 0 0 1 12 0v13",
    print: (
      <>
        {ground}
        <Block d="M5.6 18h36.8v25.2H5.6z" ink={wall} />
        <Shadow d="M5.6 18h36.8v7.4L38 24l-4 2.4-5-2-5 2-5-2-5 2L9 24l-3.4 1.4z" />
        <Block d="M3 17.6 7 7.4h34l4 10.2z" ink={roof} />
        <Cut d={gouges(7, [10, 9.2], [4.6, 0], [-1.6, 6])} />
        <Block
          d="M3 17.6h42v2.6a4.2 4.2 0 0 1-8.4 0 4.2 4.2 0 0 1-8.4 0 4.2 4.2 0 0 1-8.4 0 4.2 4.2 0 0 1-8.4 0 4.2 4.2 0 0 1-8.4 0z"
          ink="var(--cut-light)"
        />
        <path
          d="M11.4 18.2h8.4v2a4.2 4.2 0 0 1-8.4 0zM28.2 18.2h8.4v2a4.2 4.2 0 0 1-8.4 0z"
          fill="var(--wine)"
        />
        <Shadow d="M15.4 43.2V33.4a8.6 8.6 0 0 1 17.2 0v9.8z" />
        <path d="M19.6 29.8h8.8c.4 5-1.2 7.4-4.4 7.4s-4.8-2.4-4.4-7.4z" fill="var(--cut-light)" />
        <path d="M20.6 32.6h6.8c-.2 2.6-1.4 3.6-3.4 3.6s-3.2-1-3.4-3.6z" fill="var(--wine)" />
        <path d="M24 37v4M21 41.6h6" stroke="var(--cut-light)" strokeWidth="1.6" />
        <Cask x={10.2} y={39} r={4.2} />
        <Cask x={37.8} y={39} r={4.2} />
      </>
    ),
  },
  medium_cellar: {
    outline: vaultOutline(14),
    print: (
      <>
        {ground}
        <Block d={vaultOutline(12)} ink="var(--olive)" />
        <Cut d={gouges(5, [8, 22], [3.4, -2], [1.6, -4])} />
        <Shadow d={gouges(5, [41.4, 25], [0, 3.6], [-3.4, 0.6])} />
        <Block d="M9.6 43.2V31c0-8 6-12.4 14.4-12.4S38.4 23 38.4 31v12.2z" ink={wall} />
        <Line d="m10 28.4 4.4 1.4M13.4 21.8l3.4 3.2M20.4 19l1.2 4.2M27.6 19l-1.2 4.2M34.6 21.8 31.2 25M38 28.4l-4.4 1.4M9.6 35.6H14M38.4 35.6H34" />
        <Shadow d="M14 43.2V32.6c0-6 4-9.4 10-9.4s10 3.4 10 9.4v10.6z" />
        <Cask x={24} y={35.4} r={7.4} />
      </>
    ),
  },
  large_cellar: {
    outline: `${vaultOutline(6)}M12 43V28c0-8 5-12 12-12s12 4 12 12v15`,
    print: (
      <>
        {ground}
        <Block d="M2.6 43.2V20.6C2.6 9 11 3 24 3s21.4 6 21.4 17.6v22.6z" ink="var(--olive)" />
        <Cut d={gouges(6, [4.6, 18], [3, -2.6], [2, -4])} />
        <Shadow d={gouges(7, [45, 18], [0.1, 3.6], [-3.6, 0.6])} />
        <Block d="M6.6 43.2V24C6.6 13.6 13.4 8.6 24 8.6S41.4 13.6 41.4 24v19.2z" ink={wall} />
        <Line d="m7.4 20.6 4.2 1.4M11.4 13.6l3.4 3.4M18.6 9.4l1.4 4.2M29.4 9.4 28 13.6M36.6 13.6 33.2 17M40.6 20.6 36.4 22M6.8 28.4h4.2M41.2 28.4H37M6.8 36h4.2M41.2 36H37" />
        <Shadow d="M11 43.2V25.6c0-8 5-12 13-12s13 4 13 12v17.6z" />
        <Cask x={17.6} y={36.8} r={6} />
        <Cask x={30.4} y={36.8} r={6} />
        <Cask x={24} y={25.8} r={6} />
      </>
    ),
  },
};

/** Drawn for an id that has no picture of its own: a plain walled house. */
export const unknownStructure: StructurePrint = {
  outline: "M8 43V20L24 8l16 12v23z",
  print: (
    <>
      {ground}
      <Block d="M9 43.2V20h30v23.2z" ink={wall} />
      <Shadow d="M35.6 22H39v21.2h-3.4z" />
      <Shadow d={gouges(6, [36, 25], [0, 3], [-4.6, 1])} />
      <Block d="M4.6 21.4 24 7l19.4 14.4z" ink={roof} />
      <Shadow d="M20 43.2V33a4 4 0 0 1 8 0v10.2z" />
      <Cut d={polygon(24, 16, 3, 4)} />
    </>
  ),
};
