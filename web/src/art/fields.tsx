import { buildings, type BuildingId } from "./buildings";
import { gouges } from "./geometry";
import { FieldRow, rowLine } from "./field_row";
import "./hollow.css";
import "./pieces.css";

const minimumRows = 4;

/** A plot of land: one row for each vine card, bare furrows for what is still free, stubble once harvested. */
export function FieldDrawing(props: {
  capacity: number;
  used: number;
  vines: { red: number; white: number }[];
  /** Vines that would be planted: rows that show through. */
  foreseen?: { red: number; white: number }[];
  harvested: boolean;
  sold: boolean;
  /** What was built here instead of planting. */
  building?: BuildingId;
  title?: string;
}) {
  const { capacity, used, vines, foreseen = [], harvested, sold, building, title } = props;
  const rows = Math.max(minimumRows, vines.length + foreseen.length);
  return (
    <svg
      className="field-drawing"
      viewBox="0 0 160 120"
      preserveAspectRatio="xMidYMax slice"
      strokeLinecap="round"
      strokeLinejoin="round"
      focusable="false"
      role={title === undefined ? undefined : "img"}
      aria-hidden={title === undefined ? true : undefined}
      aria-label={title}
    >
      <Horizon />
      <path
        d={`M-60 34Q80 16 220 34V130H-60z`}
        fill={sold || building !== undefined ? "var(--field-meadow)" : "var(--field-soil)"}
      />
      {building !== undefined ? (
        <BuiltMeadow building={building} />
      ) : sold ? (
        <SoldMeadow />
      ) : (
        <>
          {Array.from({ length: rows }, (_, i) => (
            <Furrow key={i} row={i} rows={rows} />
          ))}
          {foreseen.map((vine, i) => (
            <g key={i} className="foreseen-print">
              <FieldRow vine={vine} row={vines.length + i} rows={rows} harvested={false} />
            </g>
          ))}
          {vines
            .map((vine, i) => <FieldRow key={i} vine={vine} row={i} rows={rows} harvested={harvested} />)
            .reverse()}
          <Fence capacity={capacity} used={used} />
        </>
      )}
    </svg>
  );
}

function Horizon() {
  return (
    <>
      <rect x="-60" y="-40" width="280" height="90" fill="var(--field-sky)" />
      <circle cx="52" cy="11" r="7" fill="var(--straw)" />
      <path d="M-60 24c30-16 60-16 92-4 34-18 66-18 98-2 30-10 60-8 90 4v20H-60z" fill="var(--field-hill)" />
      <path d="M-60 34C-10 16 30 22 60 28c34-16 70-14 100-2 20-4 40-4 60 2v12H-60z" fill="var(--olive)" />
      <path d={gouges(6, [76, 27], [11, -0.6], [7, -3.4], 1.6)} fill="var(--field-hill)" />
      <path d={gouges(4, [6, 26.6], [9, 0.2], [6, -2], 1.6)} fill="var(--field-hill)" />
      <path d="M88 23.6v-8.4h13v8z" fill="var(--cut-light)" />
      <path d="M97.6 23.4v-8.2h3.4v7.8zM91 18.4h2.4v3H91z" fill="var(--cut-dark)" />
      <path d="M86 16l3.6-4.6h9.8L103 16z" fill="var(--terracotta)" />
      {[76, 82, 108].map((x) => (
        <path key={x} d={`M${x} 27c-3.4-7-2.6-14 0-20 2.6 6 3.4 13 0 20z`} fill="var(--cypress)" />
      ))}
    </>
  );
}

function Furrow({ row, rows }: { row: number; rows: number }) {
  const y = rowLine(row, rows);
  const depth = 6 * (1 - (row / rows) * 0.5);
  return (
    <>
      <path
        d={`M-60 ${y + 6}Q80 ${y - 2} 220 ${y + 6}v${depth}Q80 ${y - 2 + depth * 0.6} -60 ${y + 6 + depth}z`}
        fill="var(--field-furrow)"
      />
      <path d={gouges(7, [6 + row * 9, y - 2.4], [24, 0], [15, 0.4], 1.6)} fill="var(--field-crumb)" />
    </>
  );
}

/** One post for every point of value that the field can bear; those in use are painted. */
function Fence({ capacity, used }: { capacity: number; used: number }) {
  const gap = 11;
  const left = 80 - ((capacity - 1) * gap) / 2;
  return (
    <g>
      <path d={`M${left - 8} 113h${(capacity - 1) * gap + 16}`} stroke="var(--cut-dark)" strokeWidth="2" />
      {Array.from({ length: capacity }, (_, i) => (
        <path
          key={i}
          d={`M${left + i * gap - 3.2} 118.8v-12l3.2-4 3.2 4v12z`}
          fill={i < used ? "var(--straw)" : "var(--field-soil)"}
          stroke="var(--cut-dark)"
          strokeWidth="1.4"
        />
      ))}
    </g>
  );
}

function BuiltMeadow({ building }: { building: BuildingId }) {
  return (
    <>
      <path d={gouges(6, [4, 66], [30, 2], [1, -7], 2)} fill="var(--olive)" />
      <path d={gouges(6, [-8, 112], [34, 0], [1, -8], 2.4)} fill="var(--olive)" />
      <g transform="translate(40.4 30) scale(1.65)">{buildings[building]}</g>
    </>
  );
}

function SoldMeadow() {
  return (
    <>
      <path d={gouges(5, [12, 58], [32, 2], [1, -6], 2)} fill="var(--olive)" />
      <path d={gouges(6, [2, 84], [30, 0], [1, -8], 2.4)} fill="var(--olive)" />
      <path d={gouges(5, [18, 108], [32, -1], [1, -9], 2.8)} fill="var(--olive)" />
      <path d="M62 110c8-3 28-3 36 0-6 4-30 4-36 0z" fill="var(--olive)" />
      <path d="M77 46h6v63h-6z" fill="var(--terracotta)" stroke="var(--cut-dark)" strokeWidth="1.6" />
      <path
        d="M50 50h50l10 13-10 13H50z"
        fill="var(--cut-light)"
        stroke="var(--cut-dark)"
        strokeWidth="1.8"
      />
      <path d={gouges(3, [53, 56], [0, 7], [9, 0], 1.6)} fill="var(--cut-dark)" />
      <circle cx="80" cy="63" r="9.6" fill="var(--straw)" stroke="var(--cut-dark)" strokeWidth="1.6" />
      <path
        d="M83.6 59.8c-.5-2.4-4.8-2.8-5.2.4-.2 2 .8 3.6.4 5.8-.2 1-1 1.8-1.8 2.2h7M76.4 62.4h5.4M76.4 64.8h5.4"
        stroke="var(--cut-dark)"
        strokeWidth="1.5"
        fill="none"
      />
      <path d="M96 57l6 6-6 6" stroke="var(--cut-dark)" strokeWidth="1.8" fill="none" />
    </>
  );
}
