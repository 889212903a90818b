import { useId, useRef, useState, type ReactNode } from "react";
import { Rich, useText, type Messages } from "../../i18n";
import { useLaterText, type LaterWords } from "../../i18n/later";
import { orderNumber } from "../../i18n/segments";
import { useCatalogue } from "../../wire/catalogue";
import type { Catalogue, OrderId, VisitorId, VpSource } from "../../wire/types";
import { saveFile } from "../end/save_file";
import { Button, TroubleLine } from "../parts/controls";
import { botName } from "../parts/bot_levels";
import { ScreenFrame } from "../parts/screen_frame";
import { gamesIn, gamesText, type GamesProblem } from "./games_file";
import { addGames, forgetGames, readGames, type PlayedGame } from "./my_games";
import { meetingsOf, ratingOf } from "./rating";
import { averageSources, countsOf, talliesOf, tallyOf, winningCards, type Opponent } from "./statistics";
import "./my_games.css";

type GameWords = LaterWords["games"];

const cardsShown = 8;
const rowsShown = 7;
const parentsShown = 6;
const oneDigit = (value: number, t: Messages) =>
  value.toLocaleString(t.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = (part: number, of: number) => Math.round((100 * part) / Math.max(1, of));

/** What this browser has played, and what that shows. */
export function MyGamesScreen() {
  const texts = useLaterText().games;
  const catalogue = useCatalogue();
  const [games, setGames] = useState(readGames);
  const reload = () => setGames(readGames());
  return (
    <ScreenFrame title={texts.title} wide={games.length > 0}>
      <p>{texts.text}</p>
      {games.length === 0 ? (
        <p className="games-none">{texts.none}</p>
      ) : (
        <div className="games-parts">
          <Opponents games={games} />
          <OwnRating games={games} />
          <Sources games={games} />
          {catalogue !== null && <Habits games={games} catalogue={catalogue} />}
          {catalogue !== null && <Cards games={games} catalogue={catalogue} />}
        </div>
      )}
      <GamesFile games={games} onChanged={reload} />
    </ScreenFrame>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="games-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
      {text !== undefined && <p className="games-note">{text}</p>}
    </section>
  );
}

function opponentName(opponent: Opponent, t: Messages, texts: GameWords): string {
  if (opponent.is === "people") return texts.people;
  if (opponent.is === "bot") return botName(opponent.level, t);
  const levels: Partial<Record<string, string>> = t.ui.solo.levels;
  return texts.automa(levels[opponent.level] ?? opponent.level);
}

function Opponents({ games }: { games: readonly PlayedGame[] }) {
  const t = useText();
  const texts = useLaterText().games;
  const rows = [
    ...talliesOf(games).map(({ opponent, tally }) => ({ name: opponentName(opponent, t, texts), tally })),
    { name: texts.all, tally: tallyOf(games) },
  ];
  return (
    <Part title={texts.games(games.length)}>
      <table className="games-table">
        <thead>
          <tr>
            <th scope="col">{texts.opponent}</th>
            <th scope="col">{texts.played}</th>
            <th scope="col">{texts.won}</th>
            <th scope="col">{texts.average}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, tally }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{tally.games}</td>
              <td>{`${tally.won} (${share(tally.won, tally.games)} %)`}</td>
              <td>{oneDigit(tally.average, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  );
}

function OwnRating({ games }: { games: readonly PlayedGame[] }) {
  const texts = useLaterText().games;
  const rating = ratingOf(meetingsOf(games));
  return (
    <Part title={texts.rating} text={texts.ratingText}>
      {rating === null ? (
        <p>{texts.ratingNone}</p>
      ) : (
        <p className="games-rating">
          {texts.ratingValue(Math.round(rating.elo), Math.round(rating.low), Math.round(rating.high))}
        </p>
      )}
    </Part>
  );
}

interface BarLine {
  key: string | number;
  name: string;
  value: number;
  said: string;
}

/** Names with bars; what a bar says stands beside it. */
function Bars({ lines }: { lines: readonly BarLine[] }) {
  const most = Math.max(...lines.map(({ value }) => value), 0.001);
  return (
    <ul className="games-bars">
      {lines.map(({ key, name, value, said }) => (
        <li key={key}>
          <span className="games-bar-name">
            <Rich text={name} />
          </span>
          <span className="games-bar" aria-hidden="true">
            <span style={{ width: `${Math.max(0, (100 * value) / most)}%` }} />
          </span>
          <span className="games-bar-said">{said}</span>
        </li>
      ))}
    </ul>
  );
}

function Sources({ games }: { games: readonly PlayedGame[] }) {
  const t = useText();
  const { sources } = useLaterText().games;
  const names: Record<VpSource, string> = t.ui.game.vpSources;
  const lines = averageSources(games).map(({ source, vp }) => ({
    key: source,
    name: names[source as VpSource] ?? source,
    value: vp,
    said: oneDigit(vp, t),
  }));
  return (
    <Part title={sources}>
      <Bars lines={lines} />
    </Part>
  );
}

/** A name that another version of the game has left in the file stays as it is. */
function named<Id extends string>(
  id: Id,
  known: readonly { id: string }[],
  name: (id: Id) => string,
): string {
  return known.some((one) => one.id === id) ? name(id) : id;
}

interface WithCatalogue {
  games: readonly PlayedGame[];
  catalogue: Catalogue;
}

function Habits({ games, catalogue }: WithCatalogue) {
  const t = useText();
  const texts = useLaterText().games;
  const context = { names: [], viewer: null, catalogue };
  const rows = countsOf(games.flatMap((game) => game.rows)).slice(0, rowsShown);
  const parents = countsOf(
    games.flatMap(({ mama, papa, won }) =>
      [mama, papa].flatMap((one) => (one === undefined ? [] : [`${one}`, ...(won ? [`won ${one}`] : [])])),
    ),
  );
  const wonWith = (parent: string) => parents.find(({ value }) => value === `won ${parent}`)?.count ?? 0;
  const parentName = (id: string) => {
    const mama = catalogue.mamas.find((one) => one.id === id);
    if (mama !== undefined) return t.names.mama(mama.id, context);
    const papa = catalogue.papas.find((one) => one.id === id);
    return papa === undefined ? id : t.names.papa(papa.id, context);
  };
  return (
    <>
      <Part title={texts.rows}>
        <Bars
          lines={rows.map(({ value, count }) => ({
            key: value,
            name: texts.row(value),
            value: count,
            said: texts.times(count),
          }))}
        />
      </Part>
      <Part title={texts.parents}>
        <Bars
          lines={parents
            .filter(({ value }) => !value.startsWith("won "))
            .slice(0, parentsShown)
            .map(({ value, count }) => ({
              key: value,
              name: parentName(value),
              value: count,
              said: `${texts.times(count)}, ${texts.winShare(share(wonWith(value), count))}`,
            }))}
        />
      </Part>
    </>
  );
}

function Cards({ games, catalogue }: WithCatalogue) {
  const t = useText();
  const texts = useLaterText().games;
  const cards = winningCards(games)
    .filter(({ more }) => more > 0)
    .slice(0, cardsShown);
  const nameOf = (card: string) =>
    catalogue.orders.some(({ id }) => id === card)
      ? t.cards.orderName(orderNumber(card as OrderId))
      : named(card as VisitorId, catalogue.visitors, (id) => t.cards.visitors[id].name);
  return (
    <Part title={texts.cards} text={texts.cardsText}>
      {cards.length === 0 ? (
        <p>{texts.cardsNone}</p>
      ) : (
        <Bars
          lines={cards.map(({ card, games: played, won, more }) => ({
            key: card,
            name: nameOf(card),
            value: more,
            said: `+${texts.more(Math.round(100 * more))} (${texts.wins(won)} / ${played})`,
          }))}
        />
      )}
    </Part>
  );
}

function problemText(problem: GamesProblem, texts: GameWords): string {
  return problem.is === "badGame" ? texts.badGame(problem.number) : texts[problem.is];
}

/** To take them elsewhere, or to forget them. */
function GamesFile({ games, onChanged }: { games: readonly PlayedGame[]; onChanged: () => void }) {
  const texts = useLaterText().games;
  const chooser = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState("");
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const add = async (file: File) => {
    setSaid("");
    const read = gamesIn(await file.text());
    if (!Array.isArray(read)) {
      setTrouble(problemText(read, texts));
      return;
    }
    setTrouble(null);
    setSaid(texts.imported(addGames(read)));
    onChanged();
  };
  const forget = () => {
    if (sure) {
      forgetGames();
      onChanged();
    }
    setSure(!sure);
  };
  return (
    <section className="games-file">
      <div className="games-buttons">
        <Button
          icon="save"
          resting={games.length === 0}
          onClick={() => saveFile("vendemmia-games.json", gamesText(games))}
        >
          {texts.export}
        </Button>
        <Button icon="open" onClick={() => chooser.current?.click()}>
          {texts.import}
        </Button>
        {games.length > 0 && (
          <Button look="quiet" onClick={forget}>
            {sure ? texts.forgetSure : texts.forget}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          accept=".json,application/json"
          className="hidden-text"
          aria-label={texts.import}
          tabIndex={-1}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) void add(file);
            target.value = "";
          }}
        />
      </div>
      <p role="status">{said}</p>
      <TroubleLine text={trouble} />
    </section>
  );
}
