import { scallop } from "./geometry";
import { Picture } from "./picture";

/** Long numbers shrink so that they stay inside the rim. */
const fitted = (text: string, full: number) =>
  text.length > 2 ? full * 0.62 : text.length > 1 ? full * 0.88 : full;

export function CoinNumeral({ text, size, ink }: { text: string; size: number; ink: string }) {
  const fontSize = fitted(text, size);
  return (
    <text className="piece-numeral" x="16" y={16 + fontSize * 0.36} fontSize={fontSize} style={{ fill: ink }}>
      {text}
    </text>
  );
}

const reeds = Array.from({ length: 24 }, (_, i) => i * 15);

/** Lira: a struck coin with a reeded rim. */
export function Coin({ amount, size = 28, title }: { amount: number; size?: number; title?: string }) {
  return (
    <Picture width={size} height={size} viewBox="0 0 32 32" title={title}>
      <circle cx="16" cy="16" r="14.4" fill="var(--straw)" stroke="var(--cut-dark)" strokeWidth="1.6" />
      {reeds.map((turn) => (
        <path
          key={turn}
          d="M16 2.8v2"
          stroke="var(--cut-dark)"
          strokeWidth="1"
          transform={`rotate(${turn} 16 16)`}
        />
      ))}
      <path d="M6.4 14a10 10 0 0 1 5.8-7" fill="none" stroke="var(--cut-light)" strokeWidth="1.8" />
      <CoinNumeral text={String(amount)} size={20} ink="var(--cut-dark)" />
    </Picture>
  );
}

/** Victory points: a seal of wine-red wax. */
export function VpSeal({ points, size = 28, title }: { points: number; size?: number; title?: string }) {
  return (
    <Picture width={size} height={size} viewBox="0 0 32 32" title={title}>
      <path d={scallop(16, 16, 13.2, 11)} fill="var(--wine)" stroke="var(--cut-dark)" strokeWidth="1.2" />
      <circle cx="16" cy="16" r="11.8" fill="none" stroke="var(--cut-light)" strokeWidth=".9" opacity=".7" />
      <CoinNumeral text={String(points).replace("-", "−")} size={20} ink="var(--cut-light)" />
    </Picture>
  );
}

/** Residual payments: a coin that comes round every year. */
export function ResidualCoin({
  amount,
  size = 28,
  title,
}: {
  amount: number;
  size?: number;
  title?: string;
}) {
  return (
    <Picture width={size} height={size} viewBox="0 0 32 32" title={title}>
      <circle cx="16" cy="16" r="9.8" fill="var(--straw)" stroke="var(--cut-dark)" strokeWidth="1.4" />
      <g fill="none" stroke="var(--terracotta)" strokeWidth="2.4">
        <path d="M3.2 12A13.4 13.4 0 0 1 24 5.2M28.8 20A13.4 13.4 0 0 1 8 26.8" />
        <path d="M24.6 1.4 24.4 5.6 20.2 5.8M7.4 30.6l.2-4.2 4.2-.2" />
      </g>
      <CoinNumeral text={String(amount)} size={17.5} ink="var(--cut-dark)" />
    </Picture>
  );
}
