import { useState } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import { levelOn } from "../../screens/solo/solo_draft";
import type { PositionView, SoloView } from "../../wire/types";
import { useDesk } from "../desk_context";
import { Dialog } from "../dialogs/dialog";
import { YearRow } from "./year_row";
import "./solo_game.css";

/** Which game alone this is, and at a click what is different in it. */
export function SoloGame({ view, solo }: { view: PositionView; solo: SoloView }) {
  const t = useText();
  const { book } = useDesk();
  const [open, setOpen] = useState(false);
  const { level: levelId, aggressive = false, challenge: number } = view.options;
  const { levels, challenges } = book.catalogue;
  const level = levels.find(({ id }) => id === levelId);
  const challenge = challenges.find((one) => one.number === number);
  if (level === undefined) return null;
  const { solo: words, campaign, table } = t.ui;
  const levelName = aggressive ? words.aggressiveName(words.levels[level.id]) : words.levels[level.id];
  const challengeText = challenge && campaign.challenges[challenge.id];
  return (
    <>
      <button
        type="button"
        className="solo-game"
        title={table.automa.thisGame}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="solo-game-names">
          {challengeText !== undefined && <b>{`${number ?? ""}. ${challengeText.name}`}</b>}
          <span>{levelName}</span>
        </span>
        <Icon name="help" size={18} />
      </button>
      <Dialog open={open} heading label={table.automa.thisGame} onClose={() => setOpen(false)}>
        {challenge !== undefined && challengeText !== undefined && (
          <section className="solo-part">
            <h3>{`${campaign.challenge(challenge.number)}: ${challengeText.name}`}</h3>
            <p>
              <Rich text={challengeText.rule} />
            </p>
          </section>
        )}
        <section className="solo-part">
          <h3>{`${words.levelTitle}: ${words.levels[level.id]}`}</h3>
          <p>
            <Rich text={words.levelText(levelOn(level, book.board), book.board.rows, book.board.seasonal)} />
          </p>
        </section>
        {aggressive && (
          <section className="solo-part">
            <h3>{words.aggressive}</h3>
            <p>
              <Rich text={words.aggressiveText} />
            </p>
            <YearRow year={view.year} years={solo.years} level={level.id} aggressive />
          </section>
        )}
        <section className="solo-part">
          <h3>{words.introTitle}</h3>
          {[...words.intro, ...(book.board.seasonal ? t.ui.tuscany.solo.intro : [])].map((sentence) => (
            <p key={sentence}>
              <Rich text={sentence} />
            </p>
          ))}
        </section>
      </Dialog>
    </>
  );
}
