import { useState } from "react";
import { Icon, type IconName } from "../../art/icons";
import { useLaterText } from "../../i18n/later";
import { Link } from "../../router";
import { Dialog } from "../../table/dialogs/dialog";
import { Button, LinkButton, Segments } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { Difficulty } from "./difficulty";
import { fitting, nextPuzzle } from "./next_puzzle";
import { levels, themes, type Puzzle, type Theme } from "./puzzle_book";
import { changeResults, noResults, useResults, type Results, type Wish } from "./results";
import "./puzzles.css";

const signs: Record<Theme, IconName> = {
  last_worker: "worker",
  grande: "grande",
  visitor: "visitor",
  two_orders: "order",
  passing: "pass",
  wake_up: "rooster",
  stars: "star",
  trade: "trade",
  last_year: "flag",
};

const resultSigns: Record<string, IconName> = { first: "check", later: "check", failed: "close" };

const wishFor = (part: Partial<Wish>) => changeResults((now) => ({ ...now, wish: { ...now.wish, ...part } }));

/** Every puzzle with its result; themes and difficulty narrow it down, and one press leads to the next. */
export function PuzzleList({ puzzles }: { puzzles: readonly Puzzle[] }) {
  const words = useLaterText().puzzles;
  const known = useResults();
  const { wish } = known;
  const shown = fitting(puzzles, wish);
  const next = nextPuzzle(puzzles, known);
  return (
    <ScreenFrame title={words.title}>
      <div className="puzzles">
        <div className="puzzles-head">
          <p className="puzzles-intro">{words.intro}</p>
          <Score puzzles={puzzles} known={known} />
        </div>
        <Themes puzzles={puzzles} known={known} />
        <div className="puzzles-row">
          <Segments
            label={words.difficulty}
            values={[0, ...levels]}
            value={wish.difficulty ?? 0}
            onChoose={(level) => wishFor({ difficulty: level === 0 ? null : level })}
            show={(level) =>
              level === 0 ? (
                words.anyDifficulty
              ) : (
                <>
                  <Icon name="grape" size={18} title={words.difficulty} />
                  {level}
                </>
              )
            }
          />
          {next !== undefined && (
            <LinkButton look="primary" icon="play" href={`/puzzles/${next.id}`}>
              {words.next}
            </LinkButton>
          )}
        </div>
        <p className="puzzles-count" role="status">
          {shown.length === 0 ? words.none : words.list(shown.length)}
        </p>
        <ol className="puzzle-tiles" aria-label={words.title}>
          {shown.map((one) => (
            <Tile key={one.id} puzzle={one} known={known} />
          ))}
        </ol>
      </div>
    </ScreenFrame>
  );
}

function Tile({ puzzle, known }: { puzzle: Puzzle; known: Results }) {
  const words = useLaterText().puzzles;
  const result = known.puzzles[puzzle.id];
  const sign = result === undefined ? undefined : resultSigns[result];
  const named = puzzle.themes.map((theme) => words.themes[theme]).join(", ");
  return (
    <li>
      <Link
        className="puzzle-tile"
        data-result={result ?? "new"}
        href={`/puzzles/${puzzle.id}`}
        title={named}
        aria-label={`${words.number(puzzle.number)}: ${named}. ${words.level(puzzle.difficulty)}. ${words.states[result ?? "new"]}`}
      >
        <b>{puzzle.number}</b>
        <span className="puzzle-tile-themes">
          {puzzle.themes.map((theme) => (
            <Icon key={theme} name={signs[theme]} size={18} />
          ))}
        </span>
        <Difficulty level={puzzle.difficulty} />
        {sign !== undefined && (
          <span className="puzzle-stamp">
            <Icon name={sign} size={18} />
          </span>
        )}
      </Link>
    </li>
  );
}

/** One card for each theme, with how far one has come in it. */
function Themes({ puzzles, known }: { puzzles: readonly Puzzle[]; known: Results }) {
  const words = useLaterText().puzzles;
  const offered: (Theme | null)[] = [null, ...themes.filter((theme) => count(puzzles, theme) > 0)];
  return (
    <fieldset className="puzzle-themes">
      <legend className="control-hidden">{words.theme}</legend>
      {offered.map((theme) => {
        const all = fitting(puzzles, { theme, difficulty: null });
        const solved = all.filter(({ id }) => isSolved(known, id)).length;
        return (
          <label key={theme ?? "all"} className="puzzle-theme">
            <input
              type="radio"
              name="theme"
              checked={known.wish.theme === theme}
              onChange={() => wishFor({ theme })}
            />
            <Icon name={theme === null ? "list" : signs[theme]} size={26} />
            <span>{theme === null ? words.allThemes : words.themes[theme]}</span>
            <span className="puzzle-count">
              {solved}/{all.length}
            </span>
            <span className="puzzle-bar" aria-hidden="true">
              <span style={{ width: `${(100 * solved) / all.length}%` }} />
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

const count = (puzzles: readonly Puzzle[], theme: Theme) =>
  puzzles.filter((one) => one.themes.includes(theme)).length;

const isSolved = ({ puzzles }: Results, id: string) => puzzles[id] === "first" || puzzles[id] === "later";

function Score({ puzzles, known }: { puzzles: readonly Puzzle[]; known: Results }) {
  const words = useLaterText().puzzles;
  const [asking, setAsking] = useState(false);
  const first = puzzles.filter(({ id }) => known.puzzles[id] === "first").length;
  const figures = [
    { value: first, label: words.solved },
    { value: known.streak, label: words.streak },
    { value: known.best, label: words.best },
  ];
  return (
    <section className="puzzle-score" aria-label={words.score}>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {Object.keys(known.puzzles).length > 0 && (
        <Button look="quiet" icon="restart" onClick={() => setAsking(true)}>
          {words.forget}
        </Button>
      )}
      <Dialog open={asking} heading label={words.forget} onClose={() => setAsking(false)}>
        <p>{words.forgetText}</p>
        <div className="dialog-actions">
          <Button data-first-focus onClick={() => setAsking(false)}>
            {words.keep}
          </Button>
          <Button
            look="primary"
            onClick={() => {
              changeResults(({ wish }) => ({ ...noResults, wish }));
              setAsking(false);
            }}
          >
            {words.forget}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
