import { SeatMark, VpSeal } from "../../art/pieces";
import { Rich, useText, type Messages } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { letterOf } from "../../table/desk_context";
import type { Catalogue, PositionView, SoloView } from "../../wire/types";
import type { SoloCause, SoloOutcome } from "./solo_outcome";
import "./solo_verdict.css";

function causeText(cause: SoloCause, { ui }: Messages): string {
  const t = ui.solo.end;
  switch (cause.kind) {
    case "ahead":
      return t.ahead(cause.points);
    case "behind":
      return t.behind(cause.points);
    case "equal":
      return t.equal;
    case "behind_target":
      return t.behindTarget(cause.year, cause.target, cause.points);
    case "missing_workers":
      return t.missingWorkers(cause.year);
  }
}

interface SoloVerdictProps {
  outcome: SoloOutcome;
  solo: SoloView;
  view: PositionView;
  catalogue: Catalogue;
  name: string;
}

/** The two scores side by side, and why it ended so. */
export function SoloVerdict({ outcome, solo, view, catalogue, name }: SoloVerdictProps) {
  const t = useText();
  const { solo: texts, campaign } = t.ui;
  const { level, aggressive, challenge: number } = view.options;
  const challenge = catalogue.challenges.find((each) => each.number === number);
  const levelName = level === undefined ? "" : texts.levels[level];
  const lines = [
    ...(challenge === undefined ? [] : [campaign.challenges[challenge.id].name]),
    aggressive ? texts.aggressiveName(levelName) : levelName,
    texts.end.years(view.year, solo.years),
  ];
  return (
    <section className={`verdict verdict-${outcome.result}`}>
      <p className="verdict-game">{lines.join(" · ")}</p>
      <div className="verdict-scores">
        <span className="verdict-side">
          <SeatMark seat={0} size={36} letter={letterOf(name, 0)} />
          {name}
        </span>
        <VpSeal points={outcome.vp} size={64} title={t.plain(`{vp ${outcome.vp}}`)} />
        <span className="verdict-colon" aria-hidden="true">
          :
        </span>
        <VpSeal points={solo.automa_vp} size={64} title={t.plain(`{vp ${solo.automa_vp}}`)} />
        <span className="verdict-side">
          <SeatMark seat={null} size={36} letter={letterOf(automaName, 0)} />
          {automaName}
        </span>
      </div>
      <p className="verdict-cause">
        <Rich text={causeText(outcome.cause, t)} />
      </p>
    </section>
  );
}
