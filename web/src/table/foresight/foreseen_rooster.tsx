import { HollowRooster } from "../../art/hollow";
import { useForesight } from "./use_foresight";
import "./foresight.css";

/** On the row of the wake-up chart that would be taken. */
export function ForeseenRooster({ row, size }: { row: number; size: number }) {
  const taken = useForesight(({ rows }) => rows?.some(({ at }) => at === row));
  if (taken !== true) return null;
  return (
    <span className="foreseen" data-foreseen="row" aria-hidden="true">
      <HollowRooster size={size} />
    </span>
  );
}
