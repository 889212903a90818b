/** The baseline of a row; rows come closer and smaller towards the horizon, the first planted row is the nearest. */
export function rowLine(row: number, rows: number): number {
  const depth = row / rows;
  return 98 - 66 * (depth * (1.28 - 0.28 * depth));
}

const spacing = 25;

/** One vine card as a row of plants; a card with both colours alternates them. */
export function FieldRow(props: {
  vine: { red: number; white: number };
  row: number;
  rows: number;
  harvested: boolean;
}) {
  const { vine, row, rows, harvested } = props;
  const crowding = rows > 4 ? 4.6 / rows : 1;
  const scale = 1.3 * (1 - (row / rows) * 0.42) * crowding;
  const middle = Math.ceil(110 / (spacing * scale));
  return (
    <g>
      {Array.from({ length: middle * 2 + 1 }, (_, i) => {
        const x = 80 + (i - middle) * spacing * scale;
        const y = rowLine(row, rows) + ((x - 80) / 140) ** 2 * 8;
        const white = vine.white > 0 && (vine.red === 0 || i % 2 === 1);
        return (
          <g key={i} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`}>
            {harvested ? <Stubble /> : white ? <WhiteVine /> : <RedVine />}
          </g>
        );
      })}
    </g>
  );
}

const roundLeaf =
  "M0 0C-3.4.6-6.6-.8-6.8-4.2-9.4-5.6-8.6-9.8-5.6-10.2-5.2-13.4-1.6-14 0-11.6 1.6-14 5.2-13.4 5.6-10.2 8.6-9.8 9.4-5.6 6.8-4.2 6.6-.8 3.4.6 0 0z";
const pointedLeaf = "M0 0l-5.4.6.6-3.4-4.4-2.8 4-1.8-1-5 4 1.4L0-15l2.2 4 4-1.4-1 5 4 1.8-4.4 2.8.6 3.4z";

/** Three leaves spread over the head of the stock. */
function Foliage({ leaf, ink }: { leaf: string; ink: string }) {
  return (
    <>
      <path
        d="M0 1.6c-1.8-3 1-5 0-12M0 1.6c1.2-2 .8-3 .4-4"
        stroke="var(--cut-dark)"
        strokeWidth="2.2"
        fill="none"
      />
      {[-74, 74, 0].map((turn) => (
        <g key={turn} transform={`translate(0 -11) rotate(${turn})`}>
          <path d={leaf} fill={ink} stroke="var(--field-soil)" strokeWidth="1" />
          <path d="M0-1.4v-7.6M0-4l-3-3M0-4l3-3" className="field-cut" />
        </g>
      ))}
    </>
  );
}

/** Red vines: round leaves and a wide bunch of round grapes. */
function RedVine() {
  return (
    <>
      <Foliage leaf={roundLeaf} ink="var(--cypress)" />
      <g fill="var(--wine)" stroke="var(--cut-dark)" strokeWidth=".9">
        <circle cx="-4.6" cy="-9.6" r="2.9" />
        <circle cx="4.6" cy="-9.6" r="2.9" />
        <circle cx="0" cy="-10" r="2.9" />
        <circle cx="-2.3" cy="-5.8" r="2.9" />
        <circle cx="2.3" cy="-5.8" r="2.9" />
        <circle cx="0" cy="-2" r="2.7" />
      </g>
    </>
  );
}

/** White vines: pointed leaves and a long bunch of oval grapes. */
function WhiteVine() {
  return (
    <>
      <Foliage leaf={pointedLeaf} ink="var(--olive)" />
      <g fill="var(--white-grape)" stroke="var(--cut-dark)" strokeWidth=".9">
        <ellipse cx="-2.3" cy="-10" rx="2.2" ry="3.2" />
        <ellipse cx="2.3" cy="-10" rx="2.2" ry="3.2" />
        <ellipse cx="-1.2" cy="-5.4" rx="2.1" ry="3.1" />
        <ellipse cx="1.6" cy="-4.8" rx="2.1" ry="3.1" />
        <ellipse cx="0" cy="-.6" rx="1.9" ry="2.9" />
      </g>
    </>
  );
}

/** After the harvest: a bare pruned stock and straw on the ground. */
function Stubble() {
  return (
    <>
      <path
        d="M-11 2.4l1.6-6M-7.4 3l-.6-6M7 2.6l1.4-6M11 3l-1-5.6"
        stroke="var(--straw)"
        strokeWidth="1.7"
        fill="none"
      />
      <path
        d="M0 1.6c-1.6-4 1-6 0-11M-.2-7.4c-3-.2-4.6-2-5.2-5M.2-5c2.8-.6 4.4-2.4 5-5"
        stroke="var(--cut-dark)"
        strokeWidth="2.2"
        fill="none"
      />
    </>
  );
}
