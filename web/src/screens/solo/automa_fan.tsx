/** Three cards of the Automa, fanned: a worker in wood above the bars of the four seasons. */
export function AutomaFan() {
  return (
    <svg className="automa-fan" viewBox="0 0 176 108" width="176" height="108" aria-hidden="true">
      {[-16, 0, 16].map((angle) => (
        <g key={angle} transform={`rotate(${angle} 88 190)`}>
          <rect
            x="58"
            y="12"
            width="60"
            height="84"
            rx="6"
            fill="var(--paper)"
            stroke="var(--ink)"
            strokeWidth="1.5"
          />
          <path
            d="M88 19a6 6 0 0 1 4.4 10c4 1.4 5.6 4 5.2 7.4-.4 3-2 4-1.6 6.6h-16c.4-2.6-1.2-3.6-1.6-6.6-.4-3.4 1.2-6 5.2-7.4A6 6 0 0 1 88 19z"
            fill="var(--ink-soft)"
          />
          {["var(--spring)", "var(--summer)", "var(--fall)", "var(--winter)"].map((ink, i) => (
            <rect
              key={ink}
              x="63"
              y={48 + i * 11}
              width="50"
              height="8"
              rx="2"
              fill={ink}
              stroke="var(--ink)"
            />
          ))}
        </g>
      ))}
    </svg>
  );
}
