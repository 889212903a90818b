import { Rich, useText, type AnswerContext } from "../../i18n";
import { Dialog } from "../../table/dialogs/dialog";
import { answerOf } from "../../wire/answer_text";
import type { Review, ReviewTurn, SeasonMark } from "../../wire/types";
import { Button, TroubleLine } from "../parts/controls";
import { troubleText } from "../parts/server";
import { ChancesChart } from "./chances_chart";
import { worseDecisions } from "./course";
import { JudgedAnswer } from "./judged_answer";
import { change } from "./numbers";
import { SeatCard } from "./seat_card";
import type { ReviewOfRecord } from "./use_review";
import "./review.css";

interface ReviewDialogProps {
  review: ReviewOfRecord;
  context: AnswerContext;
  marks: readonly SeasonMark[];
  /** The moment that is open. */
  at: number;
  onJump: (at: number) => void;
  onClose: () => void;
}

/** How the game was won and lost; every moment in it can be opened. */
export function ReviewDialog({ review, context, marks, at, onJump, onClose }: ReviewDialogProps) {
  const t = useText();
  const words = t.ui.review;
  const { state, begin, stop } = review;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open heading label={words.title} className="review" onClose={close}>
      {state.is === "working" && <Working done={state.done} steps={state.steps} onStop={close} />}
      {state.is === "failed" && (
        <>
          <TroubleLine text={troubleText(state.error, t)} />
          <Button icon="history" onClick={begin}>
            {t.ui.screens.replay.reviewAgain}
          </Button>
        </>
      )}
      {state.is === "ready" && (
        <Told review={state.review} context={context} marks={marks} at={at} onJump={onJump} />
      )}
    </Dialog>
  );
}

function Working({ done, steps, onStop }: { done: number; steps: number; onStop: () => void }) {
  const texts = useText().ui.screens.replay;
  const label = steps === 0 ? texts.reviewBegins : texts.reviewed(done, steps);
  return (
    <div className="review-working">
      <p role="status">{label}</p>
      <progress aria-label={texts.review} value={steps === 0 ? undefined : done} max={Math.max(1, steps)} />
      <Button data-first-focus onClick={onStop}>
        {texts.reviewStop}
      </Button>
    </div>
  );
}

type ToldProps = Omit<ReviewDialogProps, "review" | "onClose"> & { review: Review };

function Told({ review, context, marks, at, onJump }: ToldProps) {
  const t = useText();
  const words = t.ui.review;
  const names = Array.from({ length: review.players }, (_, seat) => t.names.player(seat, context));
  const alone = review.players === 1;
  const worse = worseDecisions(review);
  const when = (moment: number) => {
    const mark = marks.filter((one) => one.at <= moment).at(-1);
    return mark === undefined || mark.season === "setup"
      ? words.set_up
      : t.ui.game.yearAndSeason(mark.year, mark.season);
  };
  const turned = ({ seat, by, change: by_how_much }: ReviewTurn) => {
    const player = names[seat] ?? "";
    const much = { player, change: change(by_how_much, words) };
    if (by === "choice") return words.by_choice(much);
    return alone ? words.by_chance_alone(much) : words.by_chance(much);
  };
  const [only] = review.seats;
  return (
    <>
      <h3>{words.chances_title}</h3>
      <p className="review-note">
        {review.seats.length === 1 && only !== undefined && !alone
          ? words.chances_of({ player: names[only.seat] ?? "" })
          : words.chances_own}
      </p>
      <ChancesChart review={review} names={names} at={at} onJump={onJump} />
      {!review.over && <p className="review-note">{words.not_over}</p>}
      <div className="review-seats">
        {review.seats.map((seat) => (
          <SeatCard key={seat.seat} seat={seat} name={names[seat.seat] ?? ""} />
        ))}
      </div>
      <h3>{words.turning_points}</h3>
      {review.turning_points.length === 0 && <p>{words.no_turning_points}</p>}
      <ol className="review-list">
        {review.turning_points.map((turn) => (
          <li key={`${turn.from}/${turn.seat}`}>
            <button
              type="button"
              className="review-jump"
              data-at={turn.from}
              onClick={() => onJump(turn.from)}
            >
              <b>{when(turn.from)}</b> {turned(turn)}
            </button>
          </li>
        ))}
      </ol>
      <h3>{words.worse}</h3>
      {worse.length === 0 && <p>{words.none_worse}</p>}
      <ol className="review-list">
        {worse.map((decision) => (
          <li key={decision.at}>
            <button
              type="button"
              className="review-jump"
              data-at={decision.at}
              data-mark={decision.mark}
              onClick={() => onJump(decision.at)}
            >
              <b>{when(decision.at)}</b> {names[decision.seat]}:{" "}
              <Rich text={t.answer(answerOf(decision.given), context)} />
            </button>
            <p>
              <JudgedAnswer decision={decision} context={context} />
            </p>
          </li>
        ))}
      </ol>
      <details className="review-reading">
        <summary>{words.reading_title}</summary>
        <p>{words.reading.cost}</p>
        <p>{words.reading.luck}</p>
        <p>{words.reading.accuracy}</p>
      </details>
    </>
  );
}
