import { HollowAmount, type AmountKind } from "../../art/hollow";
import { useForeseen } from "./use_foresight";
import "./foresight.css";

// Smaller than what is there, so that three of them find room beside each other.
const share = 0.84;

export type { AmountKind } from "../../art/hollow";

interface ForeseenAmountProps {
  seat: number;
  kind: AmountKind;
  size?: number;
}

/** "› 7", to stand behind an amount that the answer would change; nothing where it stays. */
export function ForeseenAmount({ seat, kind, size = 28 }: ForeseenAmountProps) {
  const amount = useForeseen(seat, (foreseen) => foreseen[kind]);
  if (amount === undefined) return null;
  return (
    <span className="foreseen foreseen-amount" data-foreseen={kind} data-amount={amount} aria-hidden="true">
      <svg className="foreseen-arrow" viewBox="0 0 8 10">
        <path className="ageing-sign" d="M1.5 1.5 6 5 1.5 8.5" />
      </svg>
      <HollowAmount kind={kind} amount={amount} size={Math.round(size * share)} />
    </span>
  );
}
