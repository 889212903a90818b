import { SeatMark } from "../../art/pieces";
import { useText } from "../../i18n";
import { letterOf } from "../../table/desk_context";
import type { DecisionMark, ReviewedSeat } from "../../wire/types";
import { change, percent } from "./numbers";

const worse: readonly DecisionMark[] = ["inaccuracy", "mistake", "blunder"];

/** How one player did: accuracy, marks, and from the start to the end what luck and choices changed, year by year. */
export function SeatCard({ seat, name }: { seat: ReviewedSeat; name: string }) {
  const words = useText().ui.review;
  const years = seat.years.map(({ year, chance }) => ({ year, ...chance }));
  const total = (part: "luck" | "skill" | "gifts") => years.reduce((sum, one) => sum + one[part], 0);
  const largest = Math.max(1, ...years.flatMap(({ luck, skill }) => [Math.abs(luck), Math.abs(skill)]));
  const bar = (share: number, kind: string) => (
    <span
      className={`review-bar review-bar-${kind} ${share < 0 ? "is-loss" : "is-gain"}`}
      style={{ width: `${(50 * Math.abs(share)) / largest}%` }}
    />
  );
  return (
    <section className="review-seat" aria-label={name}>
      <h3>
        <SeatMark seat={seat.seat} size={26} letter={letterOf(name, seat.seat)} /> {name}
      </h3>
      <p className="review-accuracy">
        <b>{percent(seat.accuracy, words)}</b> {words.accuracy_title}
      </p>
      <p>{worse.map((mark) => words.counts[mark]({ count: seat.marks[mark] })).join(" · ")}</p>
      <table className="review-years">
        <thead>
          <tr>
            <td />
            <th scope="col">{words.luck}</th>
            <th scope="col">{words.skill}</th>
            <td className="review-bars" aria-hidden="true" />
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{words.start}</th>
            <td colSpan={2}>{percent(seat.start, words)}</td>
            <td />
          </tr>
          {years.map(({ year, luck, skill }) => (
            <tr key={year}>
              <th scope="row">{year === 0 ? words.deal : words.year({ year })}</th>
              <td>{change(luck, words)}</td>
              <td>{change(skill, words)}</td>
              <td className="review-bars" aria-hidden="true">
                {bar(luck, "luck")}
                {bar(skill, "skill")}
              </td>
            </tr>
          ))}
          <tr className="review-sum">
            <th scope="row">{words.in_all}</th>
            <td>{change(total("luck"), words)}</td>
            <td>{change(total("skill"), words)}</td>
            <td>{total("gifts") === 0 ? null : `${words.gifts} ${change(total("gifts"), words)}`}</td>
          </tr>
          <tr>
            <th scope="row">{words.end}</th>
            <td colSpan={2}>{percent(seat.end, words)}</td>
            <td />
          </tr>
        </tbody>
      </table>
    </section>
  );
}
