import { useMemo } from "react";
import { qrCode } from "./qr_code";

const margin = 4;

/** Dark on light whatever the theme: cameras expect it. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const { path, size } = useMemo(() => {
    const squares = qrCode(text);
    const drawn = squares.flatMap((line, row) =>
      line.flatMap((dark, column) => (dark ? [`M${column + margin} ${row + margin}h1v1h-1z`] : [])),
    );
    return { path: drawn.join(""), size: squares.length + 2 * margin };
  }, [text]);
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
