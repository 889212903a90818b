import { Icon, type IconName } from "../../art/icons";
import { Rich, useText, type Context } from "../../i18n";
import type { ReplayAnswer, ReviewedDecision } from "../../wire/types";
import { Button } from "../parts/controls";
import { JudgedAnswer } from "../review/judged_answer";
import { markAt } from "./replay_steps";
import type { Replay } from "./use_replay";

interface ReplayControlsProps {
  replay: Replay;
  shown: ReplayAnswer;
  context: Context;
  /** What the review says of the decision that comes next. */
  judged: ReviewedDecision | undefined;
  onFork: () => void;
  onReview: () => void;
}

export function ReplayControls(props: ReplayControlsProps) {
  const { replay, shown, context, judged, onFork, onReview } = props;
  const t = useText();
  const texts = t.ui.screens.replay;
  const { at, goTo } = replay;
  const { total, marks, next, ask } = shown;
  const steps: { label: string; icon: IconName; to: number; turned?: boolean }[] = [
    { label: texts.first, icon: "skip", to: 0, turned: true },
    { label: texts.back, icon: "arrow_left", to: at - 1 },
    { label: texts.forward, icon: "arrow_right", to: at + 1 },
    { label: texts.last, icon: "skip", to: total },
  ];
  const who = ask.seat === null ? null : t.names.player(ask.seat, context);
  return (
    <section className="replay-bar" aria-label={texts.slider}>
      <p className="replay-next" role="status" tabIndex={0}>
        {next === undefined || who === null ? (
          <Rich text={t.question(ask, context).text} />
        ) : (
          <>
            {texts.next} <strong>{who}</strong>:{" "}
            <Rich text={t.answer(next, { ...context, ask, view: shown.view })} />
          </>
        )}
        {judged !== undefined && (
          <span className="replay-judged" data-mark={judged.mark}>
            {" "}
            {judged.mark === "good" && judged.best === undefined ? (
              t.ui.review.marks.good
            ) : (
              <JudgedAnswer decision={judged} context={{ ...context, ask, view: shown.view }} />
            )}
          </span>
        )}
      </p>
      <div className="replay-controls">
        <div className="replay-steps">
          {steps.map(({ label, icon, to, turned }) => (
            <button
              key={label}
              type="button"
              className={turned ? "replay-step replay-step-turned" : "replay-step"}
              aria-label={label}
              title={label}
              aria-disabled={to < 0 || to > total || to === at || undefined}
              onClick={() => goTo(to)}
            >
              <Icon name={icon} size={22} />
            </button>
          ))}
        </div>
        <div className="replay-way">
          <input
            type="range"
            min={0}
            max={total}
            value={at}
            aria-label={texts.slider}
            aria-valuetext={texts.position(at, total)}
            onChange={({ target }) => goTo(Number(target.value))}
          />
          <span className="replay-position">{texts.position(at, total)}</span>
        </div>
        <label>
          <span className="control-hidden">{texts.jump}</span>
          <select
            className="control-field"
            value={markAt(marks, at)?.at ?? ""}
            onChange={({ target }) => goTo(Number(target.value))}
          >
            {marks.map((mark) => (
              <option key={`${mark.at}/${mark.season}`} value={mark.at}>
                {t.ui.game.yearAndSeason(mark.year, mark.season)}
              </option>
            ))}
          </select>
        </label>
        <div className="replay-acts">
          {ask.seat !== null && (
            <Button icon="play" onClick={onFork}>
              {judged !== undefined && judged.mark !== "good" ? texts.tryAgain : texts.fork}
            </Button>
          )}
          <Button icon="hint" onClick={onReview}>
            {texts.review}
          </Button>
        </div>
      </div>
    </section>
  );
}
