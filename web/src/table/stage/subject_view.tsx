import type { ReactNode } from "react";
import { AutomaCard } from "../../art/automa_card";
import { CardBack } from "../../art/card_back";
import { Rooster, WorkerPiece } from "../../art/pieces";
import { PlaceArt } from "../../art/places";
import { SeasonEmblem } from "../../art/season_ribbon";
import { Rich, useText, type CardRef } from "../../i18n";
import { rowSigns } from "../../i18n/bonuses";
import type { BoardActionId, DeckName } from "../../wire/types";
import { CardFace } from "../cards/card_face";
import { usePeek } from "../cards/use_peek";
import { useDesk } from "../desk_context";
import { PlayerMark } from "../parts/player_mark";
import { cardOf, nameOfCard, type Subject } from "./act_subject";
import { RegionMap } from "./region_map";

interface SubjectProps {
  subject: Subject;
  seat: number | null;
  /** Where the Automa stands. */
  blocked?: ReadonlySet<string>;
}

/** What an act or a question is about, as large as the stage allows. */
export function SubjectView({ subject, seat, blocked }: SubjectProps) {
  if (subject.kind !== "cards") return <Plate subject={subject} seat={seat} />;
  return (
    <div className="stage-cards" style={{ "--cards": subject.cards.length } as React.CSSProperties}>
      {subject.cards.slice(0, 3).map((card, i) => (
        <StageCard key={i} card={card} blocked={blocked} />
      ))}
    </div>
  );
}

export function nameOfSubject(subject: Subject): string {
  switch (subject.kind) {
    case "cards": {
      const [first] = subject.cards;
      return first === undefined ? "" : nameOfCard(first);
    }
    case "place":
      return `place:${subject.place}`;
    case "worker":
      return `worker:${subject.worker}`;
    case "row":
      return `row:${subject.row}`;
    case "region":
      return `region:${subject.regions.at(-1) ?? ""}`;
    case "year":
      return `year:${subject.year ?? ""}`;
    case "season":
      return `season:${subject.season}`;
    case "sign":
      return "sign:";
  }
}

function StageCard({ card, blocked }: { card: CardRef | { deck: DeckName }; blocked?: ReadonlySet<string> }) {
  const { book } = useDesk();
  const known = "id" in card ? card : null;
  const { swallowsClick, ...peeking } = usePeek(known);
  return (
    <div
      className="stage-card"
      data-fly="stage"
      data-stage-card={nameOfCard(card)}
      {...peeking}
      onClick={(event) => swallowsClick() && event.stopPropagation()}
    >
      {known === null && <CardBack deck={(card as { deck: DeckName }).deck} size="small" />}
      {known?.kind === "automa" && (
        <AutomaCard
          card={book.automaCard(known.id)}
          board={book.board}
          size="panel"
          season={book.board.actions.find(({ id }) => blocked?.has(id))?.season}
          taken={blocked}
        />
      )}
      {known !== null && known.kind !== "automa" && <CardFace card={known} size="small" book={book} />}
    </div>
  );
}

type Plated = Exclude<Subject, { kind: "cards" }>;

/** What has no card gets one of its own: a picture with its name below. */
function Plate({ subject, seat }: { subject: Plated; seat: number | null }) {
  const { picture, caption } = usePlate(subject, seat);
  return (
    <div className="stage-card stage-plate" data-fly="stage" data-stage-card={nameOfSubject(subject)}>
      <div className="stage-plate-picture">{picture}</div>
      {caption !== "" && (
        <span className="stage-plate-name">
          <Rich text={caption} />
        </span>
      )}
    </div>
  );
}

function usePlate(subject: Plated, seat: number | null): { picture: ReactNode; caption: string } {
  const t = useText();
  const { book, context } = useDesk();
  switch (subject.kind) {
    case "place": {
      const action = book.board.actions.find(({ id }) => id === subject.place);
      const picture = (
        <>
          <PlaceArt action={subject.place} season={action?.season} />
          {subject.worker !== null && (
            <span className="stage-plate-piece">
              <WorkerPiece seat={seat} kind={subject.worker} size={58} />
            </span>
          )}
        </>
      );
      return { picture, caption: placeName(subject.place, t) };
    }
    case "worker": {
      const picture = (
        <>
          <PlaceArt action="train_worker" />
          <span className="stage-plate-piece">
            <WorkerPiece seat={seat} kind={subject.worker} size={72} />
          </span>
        </>
      );
      return { picture, caption: t.names.worker(subject.worker) };
    }
    case "row": {
      const picture = (
        <>
          <PlaceArt action="place_default" season="spring" />
          <span className="stage-plate-piece">
            <Rooster seat={seat ?? 0} size={84} />
          </span>
        </>
      );
      const signs = rowSigns(subject.row, context, t.cards);
      const caption = t.ui.table.wakeUp.row(subject.row);
      return { picture, caption: signs.includes("{") ? `${caption}: ${signs}` : caption };
    }
    case "region": {
      const named = subject.regions.length <= 2;
      return {
        picture: <RegionMap regions={subject.regions} seat={seat} />,
        caption: named
          ? subject.regions.map((region) => t.names.region(region)).join(" → ")
          : t.ui.tuscany.map.title,
      };
    }
    case "year": {
      const picture = (
        <>
          <PlaceArt action="place_default" season={subject.year === null ? "winter" : "spring"} />
          {subject.year !== null && <span className="stage-plate-numeral">{subject.year}</span>}
        </>
      );
      return { picture, caption: subject.year === null ? "" : t.ui.game.yearNumber(subject.year) };
    }
    case "season": {
      const { season } = subject;
      const picture = (
        <>
          <PlaceArt action="place_default" season={season === "setup" ? "spring" : season} />
          {season !== "setup" && (
            <span className="stage-plate-emblem">
              <SeasonEmblem season={season} size={48} />
            </span>
          )}
        </>
      );
      return { picture, caption: t.names.season(season) };
    }
    case "sign": {
      const picture = (
        <>
          <PlaceArt action="place_default" season="fall" />
          <span className="stage-plate-emblem">
            <PlayerMark seat={seat} size={48} />
          </span>
        </>
      );
      return { picture, caption: t.names.player(seat, context) };
    }
  }
}

function placeName(place: string, t: ReturnType<typeof useText>): string {
  if (place === "cart" || place === "yoke" || place === "destroy") return t.cards.places[place].name;
  return place === "structure" ? t.names.deckTitle("structure") : t.names.action(place as BoardActionId);
}

/** The same small enough for the stage's edge. */
export function SmallSubject({ subject, seat }: { subject: Subject; seat: number | null }) {
  const { book } = useDesk();
  const card = cardOf(subject);
  const [first] = subject.kind === "cards" ? subject.cards : [];
  if (card?.kind === "automa")
    return <AutomaCard card={book.automaCard(card.id)} board={book.board} size="mini" />;
  if (card !== null) return <CardFace card={card} size="mini" book={book} />;
  if (first !== undefined) return <CardBack deck={(first as { deck: DeckName }).deck} size="mini" />;
  return <SmallPlate subject={subject as Plated} seat={seat} />;
}

function SmallPlate({ subject, seat }: { subject: Plated; seat: number | null }) {
  const { picture } = usePlate(subject, seat);
  return <div className="small-plate">{picture}</div>;
}
