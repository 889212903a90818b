/** Specks where the ink did not take: a small tile, repeated. */
export function Grain({ id }: { id: string }) {
  return (
    <pattern id={id} className="scene-grain" width="61" height="53" patternUnits="userSpaceOnUse">
      <path
        d="M4 7h1M17 3h1.5M29 11h1M44 5h1M55 14h1.4M9 21h1M23 26h1.6M37 19h1M51 29h1M3 36h1.4M15 41h1M31 37h1M42 44h1.6M57 40h1M24 50h1M48 51h1M8 50h1.4"
        strokeWidth="1"
      />
    </pattern>
  );
}
