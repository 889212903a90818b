import { HollowWorker } from "../../art/hollow";
import { useForeseen } from "./use_foresight";
import "./foresight.css";

/** The workers that would come home, or into training. */
export function ForeseenWorkers({ seat, size }: { seat: number; size: number }) {
  const coming = useForeseen(seat, ({ workers }) => workers);
  return coming?.map(({ kind }, i) => (
    <span key={i} className="foreseen" data-foreseen="worker" aria-hidden="true">
      <HollowWorker kind={kind} size={size} />
    </span>
  ));
}
