const rows = [4, 5, 4, 3, 2, 1];
const radius = 5;

function berries(): { x: number; y: number }[] {
  return rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, column) => ({
      x: (column - (count - 1) / 2) * radius * 1.86,
      y: 6 + row * radius * 1.66,
    })),
  );
}

const places = berries();

interface BunchProps {
  colour: "red" | "white";
  quality: number;
  labelScale: number;
}

/** A bunch hanging from (0, 0). Red berries are round with one cut, white ones long with a seed, so that shape tells them apart. */
export function Bunch({ colour, quality, labelScale }: BunchProps) {
  const red = colour === "red";
  return (
    <g>
      <path d="M-1.4 -10 Q2 -4 -1 6 L2 6 Q4 -4 1.6 -10Z" fill="var(--wood)" />
      {places.map(({ x, y }, index) => (
        <ellipse
          key={index}
          cx={x}
          cy={y}
          rx={red ? radius : radius * 0.86}
          ry={red ? radius : radius * 1.12}
          fill={red ? "var(--wine)" : "var(--white-grape)"}
          stroke="var(--ink)"
          strokeWidth="0.9"
        />
      ))}
      {places.map(({ x, y }, index) =>
        red ? (
          <path
            key={index}
            d={`M${x - 3.2} ${y + 0.6} A3.2 3.2 0 0 1 ${x + 0.4} ${y - 3.2} A4.4 4.4 0 0 0 ${x - 3.2} ${y + 0.6}Z`}
            fill="var(--blush)"
          />
        ) : (
          <path
            key={index}
            d={`M${x - 2} ${y - 2.8}v4.2M${x + 0.4} ${y - 3.8}v2`}
            stroke="var(--paper)"
            strokeWidth="1.2"
            strokeLinecap="round"
          />
        ),
      )}
      <g transform={`translate(0 24) scale(${labelScale})`}>
        <path
          d="M-11 -9.5H11L13 -7.5V9.5L11 11.5H-11L-13 9.5V-7.5Z"
          fill="var(--paper)"
          stroke="var(--ink)"
          strokeWidth="1.4"
        />
        <path
          d="M-10.4 -7H10.4M-10.4 9H10.4"
          stroke={red ? "var(--wine)" : "var(--olive)"}
          strokeWidth="1.2"
        />
        <text
          y="7"
          textAnchor="middle"
          fontFamily="var(--serif)"
          fontSize="18"
          fontWeight="700"
          fill="var(--ink)"
          stroke="none"
        >
          {quality}
        </text>
      </g>
    </g>
  );
}

/** The leaves and the cane from which the bunches hang. */
export function VineLeaf() {
  return (
    <g>
      <rect x="-160" y="-90" width="420" height="240" fill="var(--paper-shade)" />
      <path
        d="M-160 74 Q-110 58 -50 68 T50 68 T160 62 T260 66 V150 H-160Z"
        fill="color-mix(in srgb, var(--olive) 34%, var(--paper))"
      />
      <path
        d="M-160 80 Q-100 70 -50 77 T60 77 T160 72 T260 78 V150 H-160Z"
        fill="color-mix(in srgb, var(--olive) 56%, var(--paper))"
      />
      <path
        d="M-160 9 Q-100 16 -60 11 T14 10 T72 8 T160 11 T260 8 V11 Q210 17 160 14 Q112 7 74 12 T14 14 T-60 15 T-160 13Z"
        fill="var(--wood)"
      />
      <g fill="var(--cypress)">
        <path transform="translate(50 12) scale(1.25)" d={leaf} />
        <path transform="translate(4 8) rotate(28) scale(.95)" d={leaf} />
        <path transform="translate(96 8) rotate(-28) scale(.95)" d={leaf} />
      </g>
      <g fill="var(--olive)">
        <path transform="translate(28 9) rotate(-14)" d={leaf} />
        <path transform="translate(73 9) rotate(16)" d={leaf} />
        <path transform="translate(-22 12) rotate(-20) scale(1.2)" d={leaf} />
        <path transform="translate(122 12) rotate(20) scale(1.2)" d={leaf} />
      </g>
    </g>
  );
}

const leaf =
  "M0 16 L-3 11 L-9 13 L-9.5 7 L-15 4 L-11 0 L-13 -7 L-6 -6 L-3.6 -12 L0 -7 L3.6 -12 L6 -6 L13 -7 L11 0 L15 4 L9.5 7 L9 13 L3 11Z";
