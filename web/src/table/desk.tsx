import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { Icon, type IconName } from "../art/icons";
import { useText, type CardRef } from "../i18n";
import type {
  Catalogue,
  DeckName,
  LogEntry,
  Obstacle,
  OrderId,
  OrderPlanAnswer,
  PositionView,
  Preview,
  SeatInfo,
} from "../wire/types";
import { AutomaPanel } from "./automa/automa_panel";
import { Board } from "./board/board";
import { CardPeek, CardZoom, type Peeked } from "./cards/card_zoom";
import { indexOf } from "./catalogue_index";
import type { DeskTools } from "./desk_context";
import { DeskProvider } from "./desk_provider";
import { MatDialog } from "./dialogs/mat_dialog";
import { PileDialog } from "./dialogs/pile_dialog";
import { Gestures } from "./gestures/gestures";
import { Hand } from "./hand/hand";
import { Mat } from "./mat/mat";
import { FlightLayer } from "./motion/flight_layer";
import type { TableMotion } from "./motion/table_motion";
import { RefusalBubble } from "./choice/refusal_bubble";
import { useRovingFocus } from "./focus/roving_focus";
import { Others } from "./others/others";
import { ChoiceStore } from "./choice/choice_store";
import { useLayout, type Layout } from "./use_layout";
import { TopRibbon } from "./top/top_ribbon";
import { useShared } from "./use_shared";
import "./button.css";
import "./desk.css";

export type DeskTab = "board" | "mat" | "hand" | "others" | "log";

const tabs: { tab: DeskTab; icon: IconName }[] = [
  { tab: "board", icon: "board" },
  { tab: "mat", icon: "mat" },
  { tab: "hand", icon: "hand" },
  { tab: "others", icon: "people" },
  { tab: "log", icon: "log" },
];

export interface DeskProps {
  catalogue: Catalogue;
  view: PositionView;
  /** By seat. */
  names: string[];
  /** Whose eyes these are; null: a spectator's, or the reader of a record. */
  viewer: number | null;
  /** Whose vineyard lies in front at first where nobody's eyes are told. */
  watched?: number;
  seats: readonly SeatInfo[];
  /** Nothing can be pointed at: history, replay. */
  inert?: boolean;
  /** What has happened up to this position: from it things move. */
  log?: readonly LogEntry[];
  motion?: TableMotion;
  choice?: ChoiceStore;
  previewOf?: (action: string) => Promise<Preview>;
  obstaclesOf?: (action: string) => Promise<Obstacle[]>;
  /** Missing: nobody can be asked for the way to an order. */
  planOrder?: (order: OrderId) => Promise<OrderPlanAnswer>;
  /** The place in the middle where everything happens and is asked. */
  stage: ReactNode;
  /** The panel on the right. */
  side: ReactNode;
  /** The panel leaves its room to the board. */
  logHidden?: boolean;
  /** Stands beside the stage, below the panel. */
  besideStage?: ReactNode;
  /** What has just happened, above the panel or over the ribbon. */
  news?: ReactNode;
  menu?: ReactNode;
  tab?: DeskTab;
  onTab?: (tab: DeskTab) => void;
  /** The computer has been thinking for a while. */
  thinking?: boolean;
  /** Things to look at behind a tab. */
  badges?: Partial<Record<DeskTab, number>>;
}

const noLog: readonly LogEntry[] = [];
const unasked = () => Promise.reject(new Error("Nobody can be asked here."));

/** The whole table in one position. On a narrow screen one part at a time, with tabs below. */
export function Desk(props: DeskProps) {
  const { catalogue, view, names, viewer, seats, inert = false, stage, side, news, menu, badges } = props;
  const { thinking = false, besideStage, logHidden = false, log = noLog } = props;
  const { previewOf = unasked, obstaclesOf = unasked } = props;
  const t = useText();
  const [ownTab, setOwnTab] = useState<DeskTab>("board");
  const tab = props.tab ?? ownTab;
  const setTab = props.onTab ?? setOwnTab;
  const [zoomed, setZoomed] = useState<CardRef | null>(null);
  const [planned, setPlanned] = useState(false);
  const [peeked, setPeeked] = useState<Peeked | null>(null);
  const [mat, setMat] = useState<number | null>(null);
  const [pile, setPile] = useState<DeckName | null>(null);
  const [watched, setWatched] = useState(props.watched ?? 0);
  const [idle] = useState(() => new ChoiceStore(() => undefined));
  const choice = props.choice ?? idle;
  const options = useShared(view.options);
  const book = useMemo(() => indexOf(catalogue, options), [catalogue, options]);
  const tools = useMemo<DeskTools>(
    () => ({
      book,
      context: { names, viewer, catalogue, board: book.board.id },
      choice,
      zoom: (card, plan = false) => {
        setPeeked(null);
        setZoomed(card);
        setPlanned(plan);
      },
      peek: (card, beside) => setPeeked(card === null || beside === undefined ? null : { card, beside }),
      previewOf,
      obstaclesOf,
      openMat: (seat) => (viewer === null ? setWatched(seat) : setMat(seat)),
      openPile: setPile,
    }),
    [book, catalogue, names, viewer, choice, previewOf, obstaclesOf],
  );
  const element = useRef<HTMLDivElement>(null);
  useRovingFocus(element, choice, view);
  const parts = useParts(tab);
  const layout = useLayout();
  const mine = viewer ?? watched;
  const own = view.players[mine];
  const others = useMemo(() => othersInOrder(view, mine), [view, mine]);
  if (own === undefined) return null;
  const alone = (one: DeskTab) => one === "others" && view.solo !== undefined;
  return (
    <DeskProvider tools={tools}>
      <div
        className="desk"
        ref={element}
        data-tab={tab}
        {...parts.marks}
        data-inert={inert}
        data-log={logHidden ? "hidden" : undefined}
      >
        <TopRibbon view={view} own={layout === "wide" ? undefined : own} menu={menu} />
        <div className="desk-others" id="others" tabIndex={-1}>
          {view.solo === undefined ? (
            <Others players={others} seats={seats} asked={view.question.seat} thinking={thinking} />
          ) : (
            <AutomaPanel view={view} solo={view.solo} />
          )}
        </div>
        <main
          className="desk-board"
          id="board"
          tabIndex={-1}
          aria-label={t.ui.table.parts.board}
          data-drop="board"
        >
          <Board view={view} dim={inert} />
        </main>
        <div className="desk-stage" data-drop="stage">
          {stage}
        </div>
        {news !== undefined && <div className="desk-news">{news}</div>}
        <div className="desk-side" id="side" tabIndex={-1}>
          {besideStage}
          {side}
        </div>
        <div className="desk-bottom">
          <div className="desk-mat" id="mat" tabIndex={-1}>
            <Mat key={own.seat} player={own} mine={!inert && viewer !== null} tokens={view.solo?.tokens} />
          </div>
          <div className="desk-hand" id="hand" tabIndex={-1} data-hand={own.seat}>
            <Hand player={own} />
          </div>
        </div>
        <nav className="desk-tabs" aria-label={t.ui.table.parts.table}>
          {tabs.map(({ tab: one, icon }) => (
            <button
              key={one}
              type="button"
              data-tab={one}
              aria-current={parts.shows(one, layout) ? "page" : undefined}
              onClick={() => setTab(one)}
            >
              <Icon name={alone(one) ? "automa" : icon} size={22} />
              <span>{alone(one) ? t.names.player(null, tools.context) : t.ui.table.parts[one]}</span>
              {(badges?.[one] ?? 0) > 0 && <span className="badge">{badges?.[one]}</span>}
            </button>
          ))}
        </nav>
        <MatDialog player={mat === null ? undefined : view.players[mat]} onClose={() => setMat(null)} />
        <PileDialog deck={pile} decks={view.decks} onClose={() => setPile(null)} />
        <CardZoom
          card={zoomed}
          book={tools.book}
          options={options}
          planOrder={
            zoomed?.kind === "order" && own.hand?.order?.includes(zoomed.id) ? props.planOrder : undefined
          }
          planned={planned}
          onClose={() => setZoomed(null)}
        />
        <CardPeek peeked={peeked} book={tools.book} drawn={view} />
        <RefusalBubble />
        <Gestures desk={element} />
        <FlightLayer
          root={element}
          book={book}
          log={log}
          view={view}
          viewer={viewer}
          stepwise={inert}
          motion={props.motion}
        />
      </div>
    </DeskProvider>
  );
}

/** Which parts are in sight where the board always is: the one that was opened last, of all or of those that share a place. */
function useParts(tab: DeskTab) {
  const [lower, setLower] = useState<DeskTab>("mat");
  const [bottom, setBottom] = useState<DeskTab>("mat");
  const [aside, setAside] = useState<DeskTab>("others");
  // Before anything is painted: no other part is seen in between.
  useLayoutEffect(() => {
    if (tab !== "board") setLower(tab);
    if (tab === "mat" || tab === "hand") setBottom(tab);
    if (tab === "others" || tab === "log") setAside(tab);
  }, [tab]);
  return {
    marks: { "data-lower": lower, "data-bottom": bottom, "data-aside": aside },
    shows: (part: DeskTab, layout: Layout) => {
      if (layout === "portrait") return part === lower;
      return layout === "landscape" ? part === bottom || part === aside : part === tab;
    },
  };
}

/** The others, beginning with the one who sits to the left. */
function othersInOrder({ players }: PositionView, mine: number) {
  return [...players.slice(mine + 1), ...players.slice(0, mine)];
}
