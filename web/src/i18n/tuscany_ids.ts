import type {
  Answer,
  Ask,
  Because,
  BoardActionId,
  CardName,
  DeckName,
  GameEvent,
  Obstacle,
  OrderId,
  PositionName,
  Preview,
  Reason,
  SeasonName,
  SpaceName,
  UndoInfo,
  VineId,
  VisitorId,
  VpSource,
  WineName,
  WorkerName,
} from "../wire/types";

// What Tuscany adds to the names and messages of the wire. Each `Any...` is the wire's own type with these
// additions, and stands for that type alone where the generated types know them too.

export type ModuleName = "board" | "workers" | "structures";

export type TuscanyActionId = "influence" | "trade" | "buy_sell_field" | "build_or_tour" | "sell_wine";

export type RegionId = "pisa" | "firenze" | "livorno" | "siena" | "arezzo" | "grosseto" | "lucca";

export type SpecialWorkerId =
  | "farmer"
  | "mafioso"
  | "merchant"
  | "chef"
  | "innkeeper"
  | "professore"
  | "soldato"
  | "politico"
  | "oracle"
  | "traveler"
  | "messenger";

export type StructureCardId =
  | "cask"
  | "aqueduct"
  | "wine_cave"
  | "trading_post"
  | "shop"
  | "wine_press"
  | "school"
  | "wine_bar"
  | "patio"
  | "ristorante"
  | "guest_house"
  | "cafe"
  | "distiller"
  | "mercado"
  | "studio"
  | "barn"
  | "academy"
  | "gazebo"
  | "workshop"
  | "veranda"
  | "wine_parlor"
  | "label_factory"
  | "harvest_machine"
  | "fermentation_tank"
  | "charmat"
  | "inn"
  | "tap_room"
  | "tavern"
  | "banquet_hall"
  | "penthouse"
  | "fountain"
  | "mixer"
  | "storehouse"
  | "statue"
  | "dock"
  | "silo";

export type StructureCardKind = "action" | "enhancement" | "residual";

/** Where a structure card may stand. */
export type BuildingPlace = "mat_1" | "mat_2" | "field_5" | "field_6" | "field_7";

export type AnyDeck = DeckName | "structure";
export type AnyAction = BoardActionId | TuscanyActionId;
export type AnyWorker = WorkerName | SpecialWorkerId;
export type AnySpace =
  | SpaceName
  | `${TuscanyActionId}.${"left" | "middle" | "right" | "art"}`
  | "destroy"
  | `structure.${BuildingPlace}`;
export type AnyVpSource = VpSource | "structure_cards" | "influence" | "trade" | "sell_wine";

type AnyHandCard = VisitorId | OrderId | VineId | StructureCardId;

type TuscanyAnswer = { text: string } & (
  | { kind: "star"; region: RegionId }
  | { kind: "move_star"; from: RegionId; to: RegionId }
  | { kind: "sell_wine"; wine: WineName; quality: number }
  | { kind: "build_card"; card: StructureCardId; place: BuildingPlace }
  | { kind: "destroy"; place: BuildingPlace }
  | { kind: "residual"; card: StructureCardId }
  | { kind: "draft"; card: StructureCardId }
  | { kind: "train_special"; worker: SpecialWorkerId }
  | { kind: "rob"; opponent: number; deck: "summer" | "winter" }
);

// Kinds of the wire that may now name a new deck, card, space, worker or action.
type WidenedAnswer = { text: string } &
  /** `bonus`: whose bonus the Farmer takes. */
  (
    | { kind: "place"; worker: AnyWorker; space: AnySpace; token?: PositionName; bonus?: PositionName }
    | { kind: "deck"; deck: AnyDeck }
    | { kind: "discard"; deck: AnyDeck; card: AnyHandCard }
    | { kind: "give"; deck: AnyDeck; card: AnyHandCard }
    | { kind: "keep"; deck: AnyDeck }
    | { kind: "take_pile"; deck: AnyDeck }
    | { kind: "retrieve"; worker: AnyWorker; space: AnySpace }
    | { kind: "take"; action: AnyAction }
  );

export type AnyAnswer = Exclude<Answer, { kind: WidenedAnswer["kind"] }> | WidenedAnswer | TuscanyAnswer;

type AnyCardName = CardName | StructureCardId;

type TuscanyEvent = { seat?: number } & (
  | { kind: "star_placed"; region: RegionId }
  | { kind: "star_moved"; from: RegionId; to: RegionId }
  | { kind: "card_built"; card: StructureCardId; place: BuildingPlace }
  | { kind: "card_destroyed"; card: StructureCardId; place: BuildingPlace }
  | { kind: "grapes_aged" }
  /** Without a seat: the Automa's. */
  | { kind: "region_scored"; region: RegionId; vp: number }
  | { kind: "specials_revealed"; first: SpecialWorkerId; second: SpecialWorkerId }
  | { kind: "toll_paid"; amount: number; to: number }
  /** The seat is that of whoever gets the worker back. */
  | { kind: "bumped"; worker: AnyWorker; space: AnySpace; by: number }
);

type WidenedEvent = { seat?: number } & (
  | { kind: "placed"; worker: AnyWorker; space: AnySpace }
  | { kind: "planned_action"; space: AnySpace }
  | { kind: "plan_lapsed"; space: AnySpace }
  | { kind: "worker_moved"; from: AnySpace; to: AnySpace }
  | { kind: "drew"; deck: AnyDeck; card: AnyCardName | null }
  | { kind: "deck_empty"; deck: AnyDeck }
  | { kind: "reshuffled"; deck: AnyDeck }
  | { kind: "discarded"; deck: AnyDeck; card: AnyCardName | null }
  | { kind: "gave"; deck: AnyDeck; card: AnyCardName | null; to: number }
  | { kind: "took_from_pile"; deck: AnyDeck; card: AnyCardName | null }
  | { kind: "revealed"; deck: AnyDeck; card: AnyCardName | null }
  | { kind: "kept"; deck: AnyDeck; card: AnyCardName | null }
  | { kind: "trained"; at_once: boolean; worker?: AnyWorker }
  | { kind: "retrieved"; worker: AnyWorker; space: AnySpace }
  | { kind: "automa_placed"; space: AnySpace }
);

export type AnyEvent = Exclude<GameEvent, { kind: WidenedEvent["kind"] }> | WidenedEvent | TuscanyEvent;

export type TuscanyQuestion =
  | "star"
  | "sell_wine"
  | "next_row"
  | "destroy"
  | "fill_drawn_order"
  | "residual_order"
  | "draft_card"
  | "buy_visitor"
  | "call_back"
  | "act_again"
  | "bonus_again"
  | "merchant_card"
  | "one_card_more"
  | "drawn_discard";

export type AnyQuestion = Ask["kind"] | TuscanyQuestion;

export type AnyBecause = Omit<Because, "kind"> & {
  kind: Because["kind"] | "structure" | "worker" | "cart" | "mat";
};

export type AnyAsk = Omit<Ask, "kind" | "because" | "bonus"> & {
  kind: AnyQuestion;
  because: AnyBecause;
  bonus?: AnySpace;
};

export type AnyPreview = Omit<Preview, "events"> & { events: AnyEvent[] };

export type AnyUndo = Omit<UndoInfo, "stop_event"> & { stop_event?: AnyEvent };

export type TuscanyReason =
  | "row_one_after_seven"
  | "must_wake_first"
  | "no_star_there"
  | "same_region"
  | "stars_left"
  | "field_covered"
  | "place_taken"
  | "building_used"
  | "worker_inside"
  | "toll_too_high"
  | "special_owned";

export type AnyReason = Omit<Reason, "code"> & { code: Reason["code"] | TuscanyReason };

export type AnyObstacle = Omit<Obstacle, "answer" | "reason"> & { answer?: AnyAnswer; reason: AnyReason };

/** Spring has no bonus: in that column the roosters only wake up. */
export type ChartSeason = Exclude<SeasonName, "spring">;
