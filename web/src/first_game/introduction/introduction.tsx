import type { ReactNode } from "react";
import { Icon } from "../../art/icons";
import { Rich, useText } from "../../i18n";
import type { UiTexts } from "../../i18n";
import { useSettings } from "../../settings";
import { Dialog } from "../../table/dialogs/dialog";
import "../../table/button.css";
import { CyclePicture } from "./cycle_picture";
import { GoalPicture } from "./goal_picture";
import { TurnPicture } from "./turn_picture";
import { useCalm } from "./use_calm";
import { usePages } from "./use_pages";
import { YearPicture } from "./year_picture";
import "./introduction.css";

type PageId = keyof UiTexts["firstGame"]["introduction"]["pages"];

const pages: readonly PageId[] = ["goal", "cycle", "year", "turn"];

interface IntroductionProps {
  /** A table waits behind it. */
  beforeTable?: boolean;
  onClose: () => void;
}

/** The game in half a minute: four drawn pages that turn by themselves, can be turned, and can be skipped. */
export function Introduction({ beforeTable = false, onClose }: IntroductionProps) {
  const words = useText().ui.firstGame.introduction;
  const { speed } = useSettings();
  const moving = !useCalm() && speed > 0;
  const { page, last, turning, goTo, pause } = usePages(pages.length, moving ? speed : 0);
  const id = pages[page] ?? "goal";
  const pictures: Record<PageId, ReactNode> = {
    goal: <GoalPicture />,
    cycle: <CyclePicture />,
    year: <YearPicture moving={moving} />,
    turn: <TurnPicture />,
  };
  return (
    <Dialog open label={words.title} className="introduction" onClose={onClose}>
      <div
        className="intro"
        data-turning={turning}
        onKeyDown={({ key }) => {
          if (key === "ArrowRight") goTo(page + 1);
          if (key === "ArrowLeft") goTo(page - 1);
        }}
      >
        <div className="intro-picture" key={id} aria-hidden="true">
          {pictures[id]}
        </div>
        <div className="intro-text" aria-live="polite">
          <h2>{words.pages[id].title}</h2>
          <p>
            <Rich text={words.pages[id].text} />
          </p>
        </div>
        <div className="intro-foot">
          <button type="button" className="button button-quiet" disabled={last} onClick={onClose}>
            {words.skip}
          </button>
          <ol className="intro-dots">
            {pages.map((each, i) => (
              <li key={each}>
                <button
                  type="button"
                  className="intro-dot"
                  aria-label={words.page(i + 1, pages.length)}
                  aria-current={i === page ? "step" : undefined}
                  onClick={() => goTo(i)}
                />
              </li>
            ))}
          </ol>
          {moving && !last && (
            <button
              type="button"
              className="intro-pause"
              aria-label={turning ? words.pause : words.play}
              title={turning ? words.pause : words.play}
              onClick={pause}
            >
              <Icon name={turning ? "pause" : "play"} />
            </button>
          )}
          <button type="button" className="button" disabled={page === 0} onClick={() => goTo(page - 1)}>
            {words.back}
          </button>
          <button
            type="button"
            className="button button-main intro-next"
            data-first-focus
            onClick={() => (last ? onClose() : goTo(page + 1))}
          >
            {!last ? words.next : beforeTable ? words.begin : words.close}
          </button>
        </div>
      </div>
    </Dialog>
  );
}
