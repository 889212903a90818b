import { useLaterText } from "../../i18n/later";
import { useText } from "../../i18n";
import { Button, LinkButton, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { retry, usePuzzles } from "./puzzle_book";
import { PuzzleList } from "./puzzle_list";
import { PuzzleTable } from "./puzzle_table";

/** All puzzles, or the one that the address names. */
export function PuzzlesScreen({ id }: { id: string }) {
  const t = useText();
  const words = useLaterText().puzzles;
  const held = usePuzzles();
  if (held.state === "waiting") {
    return (
      <ScreenFrame title={words.title}>
        <p role="status">{words.loading}</p>
      </ScreenFrame>
    );
  }
  if (held.state === "failed") {
    return (
      <ScreenFrame title={words.title}>
        <TroubleLine text={words.failed} />
        <Button onClick={retry}>{t.ui.screens.parts.tryAgain}</Button>
      </ScreenFrame>
    );
  }
  const puzzles = held.value;
  if (id === "") return <PuzzleList puzzles={puzzles} />;
  const puzzle = puzzles.find((one) => one.id === id);
  if (puzzle !== undefined) return <PuzzleTable key={id} puzzle={puzzle} puzzles={puzzles} />;
  return (
    <ScreenFrame title={words.title}>
      <TroubleLine text={words.gone} />
      <LinkButton icon="list" href="/puzzles">
        {words.leave}
      </LinkButton>
    </ScreenFrame>
  );
}
