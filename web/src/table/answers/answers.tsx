import { useText } from "../../i18n";
import { candidates, placesAWorker, withWorker } from "../choice/choice";
import { useChoice, type ChoiceState } from "../choice/choice_store";
import { targetsOf } from "../choice/targets";
import { useDesk } from "../desk_context";
import { AnswerButton } from "./answer_button";
import { ChoiceSign } from "./choice_sign";
import { leadText } from "./line_words";
import { isQuiet, linesOf, primaryOf, type Line } from "./lines";
import { isFarmers } from "./short_answers";
import { ShortSign } from "./short_sign";
import { PickChip, StepButton } from "./step_button";
import { TokenToggle } from "./token_toggle";
import { WorkerToggle } from "./worker_toggle";
import "./answers.css";

interface AnswersProps {
  pending: boolean;
  /** Missing: the list of everything is opened elsewhere. */
  onList?: () => void;
}

/** Every answer as a button, those that begin alike in one line; where there are many, the next step towards one. */
export function Answers({ pending, onList }: AnswersProps) {
  const t = useText();
  const { choice, context } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const picked = useChoice(choice, (state) => state.picked);
  const enabled = useChoice(choice, (state) => state.enabled);
  const armed = useChoice(choice, (state) => state.armed);
  const worker = useChoice(choice, (state) => state.worker);
  if (!enabled && ask.offers === undefined) return null;
  const placing = placesAWorker(ask);
  const located = candidates(ask, picked).filter(({ answer }) => targetsOf(answer).length > 0);
  const unlocated = (ask.offers ?? []).filter(({ answer }) => targetsOf(answer).length === 0);
  // Where a worker goes is told by pointing; one worker on one space may still have a choice of bonuses.
  const shown = placing ? (picked.length > 0 ? withWorker(located, worker) : []) : located;
  const { lines, single } = linesOf([...shown, ...unlocated], picked);
  const main = primaryOf([...shown, ...unlocated], armed);
  const refused = ask.refused?.length ?? 0;
  const hidden = placing || hasSteps(lines);
  const words = t.ui.gestures;
  const singles = [...single].sort((a, b) => Number(isQuiet(a)) - Number(isQuiet(b)));
  // The numbers by which the buttons are pressed run on from line to line.
  const first = armed === null ? 1 : 2;
  const startOf = (line: number) =>
    lines.slice(0, line).reduce((sum, { choices }) => sum + choices.length, first);
  // A single verb for all is the question's own.
  const verbTold = lines.length === 1 && lines[0]?.lead.length === 0 && single.every(isQuiet);
  return (
    <div className="answers" data-pending={pending} data-armed={armed === null ? undefined : true}>
      {armed !== null && (
        <div className="answer-row">
          <AnswerButton offer={armed} number={1} main />
        </div>
      )}
      {(placing || picked.length > 0) && (
        <div className="answer-row">
          {placing && <WorkerToggle />}
          <TokenToggle />
          {picked.map((one) => (
            <PickChip key={one} one={one} />
          ))}
        </div>
      )}
      {lines.map(({ key, sample, choices, lead }, line) => (
        <div key={key} className="answer-row" role="group" aria-label={leadText(sample, t, context)}>
          <span className="answer-lead" data-told={verbTold} aria-hidden="true">
            {leadText(sample, t, context)}:
          </span>
          {choices.map((one, i) =>
            "step" in one ? (
              <StepButton key={one.step} one={one.step} lead={lead} number={startOf(line) + i} />
            ) : (
              <AnswerButton
                key={one.offer.answer.text}
                offer={one.offer}
                number={startOf(line) + i}
                main={one.offer === main && armed === null}
                sign={<ChoiceSign offer={one.offer} first={i === 0} />}
              />
            ),
          )}
        </div>
      ))}
      <div className="answer-row">
        {singles.map((offer, i) => (
          <AnswerButton
            key={offer.answer.text}
            offer={offer}
            number={startOf(lines.length) + i}
            main={offer === main && armed === null}
            sign={isFarmers(offer.answer) ? <ShortSign offer={offer} /> : undefined}
          />
        ))}
        {onList !== undefined && (hidden || refused > 0) && (
          <button type="button" className="button button-quiet" onClick={onList}>
            {hidden ? words.asList : words.notPossible}
          </button>
        )}
      </div>
    </div>
  );
}

const hasSteps = (lines: readonly Line[]): boolean =>
  lines.some(({ choices }) => choices.some((one) => "step" in one));

/** The list of everything tells more than the buttons do. */
export function listsMore({ ask, picked }: ChoiceState): boolean {
  if (placesAWorker(ask) || (ask.refused?.length ?? 0) > 0) return true;
  return hasSteps(linesOf(candidates(ask, picked), picked).lines);
}
