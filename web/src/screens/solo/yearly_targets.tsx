import { useText } from "../../i18n";
import { countSign } from "../../text/markup";
import "./yearly_targets.css";

/** The aggressive marker, year by year. */
export function YearlyTargets({ targets }: { targets: readonly number[] }) {
  const { game, solo } = useText().ui;
  return (
    <table className="yearly-targets">
      <caption>{solo.aggressiveRow}</caption>
      <tbody>
        <tr>
          <th scope="row">{game.things.year}</th>
          {targets.map((_, i) => (
            <th key={i} scope="col">
              {i + 1}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{game.things.victoryPoints}</th>
          {targets.map((vp, i) => (
            <td key={i}>{countSign(vp)}</td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}
