import { useCallback, useEffect, useMemo, useState } from "react";
import { useText } from "../../i18n";
import { useLaterText } from "../../i18n/later";
import { navigate, useTitle } from "../../router";
import { Desk, type DeskTab } from "../../table/desk";
import { letterOf } from "../../table/desk_context";
import { useChoiceOf } from "../../table/choice/use_choice_of";
import { SidePanel } from "../../table/log/side_panel";
import { KeysDialog } from "../../table/page/keys_dialog";
import { useTableKeys, type KeyedTable } from "../../table/page/table_keys";
import { useNextGesture } from "../../table/page/use_next_gesture";
import { Question } from "../../table/stage/question";
import { Stage } from "../../table/stage/stage";
import { useLayout } from "../../table/use_layout";
import { useCatalogue } from "../../wire/catalogue";
import type { Answer, Catalogue, ReplayAnswer, SeatInfo } from "../../wire/types";
import { LinkButton, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { troubleText } from "../parts/server";
import { ForkDialog } from "../replay/fork_dialog";
import { nextPuzzle } from "./next_puzzle";
import type { Puzzle } from "./puzzle_book";
import { PuzzleHead } from "./puzzle_head";
import { afterAnswer, changeResults, results } from "./results";
import { Solution } from "./solution";
import { usePosition } from "./use_position";
import { Verdict } from "./verdict";
import "../replay/replay.css";
import "./puzzles.css";

interface PuzzleTableProps {
  puzzle: Puzzle;
  puzzles: readonly Puzzle[];
}

/** The position on the table, to be answered as in a game. */
export function PuzzleTable(props: PuzzleTableProps) {
  const t = useText();
  const words = useLaterText().puzzles;
  const catalogue = useCatalogue();
  const { shown, trouble } = usePosition(props.puzzle);
  if (catalogue !== null && shown !== null)
    return <Position {...props} catalogue={catalogue} shown={shown} />;
  return (
    <ScreenFrame title={words.number(props.puzzle.number)}>
      <p role="status">{trouble === null && words.loading}</p>
      <TroubleLine text={trouble === null ? null : troubleText(trouble, t)} />
    </ScreenFrame>
  );
}

/** Nothing has been played here that could be taken back, and nobody gives hints. */
const noTable: KeyedTable = {
  undo: () => Promise.resolve(false),
  redo: () => Promise.resolve(false),
  hint: () => Promise.resolve(false),
  leaveHistory: () => undefined,
  step: () => Promise.resolve(),
  snapshot: () => ({ history: null }),
};
const nothingToUndo = { undo: undefined };
const nothing = () => undefined;

interface PositionProps extends PuzzleTableProps {
  catalogue: Catalogue;
  shown: ReplayAnswer;
}

function Position({ puzzle, puzzles, catalogue, shown }: PositionProps) {
  const words = useLaterText().puzzles;
  const { seat } = puzzle;
  const { players } = shown.view.options;
  const [given, setGiven] = useState<Answer | null>(null);
  const [mistakes, setMistakes] = useState(0);
  const [told, setTold] = useState(false);
  const [forking, setForking] = useState(false);
  const [keysShown, setKeysShown] = useState(false);
  const [tab, setTab] = useState<DeskTab>("board");
  const wide = useLayout() === "wide";

  const solves = useCallback(({ text }: Answer) => puzzle.solutions.includes(text), [puzzle]);
  const give = useCallback(
    (answer: Answer) => {
      const right = solves(answer);
      changeResults((now) => afterAnswer(now, puzzle.id, right));
      setGiven(answer);
      if (right) setTold(true);
      else setMistakes((count) => count + 1);
    },
    [solves, puzzle.id],
  );
  const choice = useChoiceOf(give);
  useEffect(() => {
    choice.pose(`${puzzle.id}/${mistakes}`, shown.ask, given === null, shown.view);
  }, [choice, puzzle.id, mistakes, shown, given]);
  useNextGesture(useCallback(() => choice.forgetComplaint(), [choice]));
  const onHelp = useCallback(() => setKeysShown(true), []);
  useTableKeys({
    store: noTable,
    choice,
    update: nothingToUndo,
    onTab: setTab,
    onSide: nothing,
    onSkip: nothing,
    onHelp,
  });
  useTitle(words.number(puzzle.number));

  const names = useMemo(
    () => Array.from({ length: players }, (_, each) => letterOf(undefined, each)),
    [players],
  );
  const seats = useMemo(
    () =>
      names.map((name, each): SeatInfo => {
        const mine = each === seat;
        return { seat: each, kind: mine ? "person" : "bot", name, present: true, mine };
      }),
    [names, seat],
  );
  const held = useMemo(() => [seat], [seat]);
  const next = () => {
    const found = nextPuzzle(puzzles, results(), puzzle);
    if (found !== undefined) navigate(`/puzzles/${found.id}`);
  };
  const head = <PuzzleHead puzzle={puzzle} alone={players === 1} />;
  const solution = told && <Solution puzzle={puzzle} given={given} alone={players === 1} />;
  return (
    <>
      <Desk
        catalogue={catalogue}
        view={shown.view}
        names={names}
        viewer={seat}
        seats={seats}
        log={shown.log}
        choice={choice}
        tab={tab}
        onTab={setTab}
        stage={
          <Stage log={shown.log} viewer={seat} ask={shown.ask} mine>
            {given === null ? (
              <Question
                ask={shown.ask}
                held={held}
                undo={undefined}
                alone
                pending={false}
                onUndo={nothing}
                onRedo={nothing}
                onTakeBack={nothing}
                onResult={nothing}
                onSkip={undefined}
              />
            ) : (
              <Verdict
                puzzle={puzzle}
                given={given}
                right={solves(given)}
                later={mistakes > 0}
                alone={players === 1}
                onAgain={() => {
                  setGiven(null);
                  setTold(false);
                }}
                onShow={told ? undefined : () => setTold(true)}
                onNext={next}
                onPlayOn={() => setForking(true)}
              >
                {!wide && solution}
              </Verdict>
            )}
            {!wide && head}
          </Stage>
        }
        besideStage={wide && solution}
        side={<SidePanel tab="log" onTab={nothing} log={shown.log} viewer={seat} at={null} unread={0} />}
        news={wide && head}
        menu={
          <span className="replay-menu">
            <LinkButton look="quiet" icon="list" href="/puzzles">
              <span className="control-hidden">{words.leave}</span>
            </LinkButton>
          </span>
        }
      />
      {forking && (
        <ForkDialog
          record={puzzle.record}
          at={puzzle.at}
          names={names}
          first={seat}
          onClose={() => setForking(false)}
        />
      )}
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
    </>
  );
}
