// Written by `vendemmia types` from the descriptions in protocol/. Do not edit: change the C++ and run
// scripts/update-types.

export type DeckName =
  | "vine"
  | "summer"
  | "order"
  | "winter"
  | "structure";

export type SeasonName =
  | "spring"
  | "summer"
  | "fall"
  | "winter";

export type PhaseName =
  | "spring"
  | "summer"
  | "fall"
  | "winter"
  | "setup";

export type WorkerName =
  | "regular"
  | "grande"
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

export type GrapeName =
  | "red"
  | "white";

export type WineName =
  | "red"
  | "white"
  | "blush"
  | "sparkling";

export type VineId =
  | "sangiovese"
  | "malvasia"
  | "pinot"
  | "syrah"
  | "trebbiano"
  | "merlot"
  | "sauvignon_blanc"
  | "cabernet_sauvignon"
  | "chardonnay";

export type OrderId =
  | "order_01"
  | "order_02"
  | "order_03"
  | "order_04"
  | "order_05"
  | "order_06"
  | "order_07"
  | "order_08"
  | "order_09"
  | "order_10"
  | "order_11"
  | "order_12"
  | "order_13"
  | "order_14"
  | "order_15"
  | "order_16"
  | "order_17"
  | "order_18"
  | "order_19"
  | "order_20"
  | "order_21"
  | "order_22"
  | "order_23"
  | "order_24"
  | "order_25"
  | "order_26"
  | "order_27"
  | "order_28"
  | "order_29"
  | "order_30"
  | "order_31"
  | "order_32"
  | "order_33"
  | "order_34"
  | "order_35"
  | "order_36";

export type SummerVisitorId =
  | "agriculturist"
  | "architect"
  | "artisan"
  | "auctioneer"
  | "banker"
  | "blacksmith"
  | "broker"
  | "buyer"
  | "contractor"
  | "cultivator"
  | "entertainer"
  | "grower"
  | "handyman"
  | "homesteader"
  | "horticulturist"
  | "importer"
  | "landscaper"
  | "negotiator"
  | "novice_guide"
  | "organizer"
  | "overseer"
  | "patron"
  | "peddler"
  | "planner"
  | "planter"
  | "producer"
  | "sharecropper"
  | "sponsor"
  | "stonemason"
  | "surveyor"
  | "swindler"
  | "tour_guide"
  | "uncertified_architect"
  | "uncertified_broker"
  | "vendor"
  | "volunteer_crew"
  | "wedding_party"
  | "wine_critic";

export type WinterVisitorId =
  | "assessor"
  | "benefactor"
  | "bottler"
  | "caravan"
  | "craftsman"
  | "crush_expert"
  | "crusher"
  | "designer"
  | "exporter"
  | "governess"
  | "governor"
  | "guest_speaker"
  | "harvest_expert"
  | "harvester"
  | "innkeeper"
  | "jack_of_all_trades"
  | "judge"
  | "laborer"
  | "manager"
  | "marketer"
  | "master_vintner"
  | "mentor"
  | "merchant"
  | "motivator"
  | "noble"
  | "oenologist"
  | "politician"
  | "professor"
  | "promoter"
  | "queen"
  | "reaper"
  | "scholar"
  | "supervisor"
  | "taster"
  | "teacher"
  | "uncertified_oenologist"
  | "uncertified_teacher"
  | "zymologist";

export type VisitorId =
  | "agriculturist"
  | "architect"
  | "artisan"
  | "auctioneer"
  | "banker"
  | "blacksmith"
  | "broker"
  | "buyer"
  | "contractor"
  | "cultivator"
  | "entertainer"
  | "grower"
  | "handyman"
  | "homesteader"
  | "horticulturist"
  | "importer"
  | "landscaper"
  | "negotiator"
  | "novice_guide"
  | "organizer"
  | "overseer"
  | "patron"
  | "peddler"
  | "planner"
  | "planter"
  | "producer"
  | "sharecropper"
  | "sponsor"
  | "stonemason"
  | "surveyor"
  | "swindler"
  | "tour_guide"
  | "uncertified_architect"
  | "uncertified_broker"
  | "vendor"
  | "volunteer_crew"
  | "wedding_party"
  | "wine_critic"
  | "assessor"
  | "benefactor"
  | "bottler"
  | "caravan"
  | "craftsman"
  | "crush_expert"
  | "crusher"
  | "designer"
  | "exporter"
  | "governess"
  | "governor"
  | "guest_speaker"
  | "harvest_expert"
  | "harvester"
  | "innkeeper"
  | "jack_of_all_trades"
  | "judge"
  | "laborer"
  | "manager"
  | "marketer"
  | "master_vintner"
  | "mentor"
  | "merchant"
  | "motivator"
  | "noble"
  | "oenologist"
  | "politician"
  | "professor"
  | "promoter"
  | "queen"
  | "reaper"
  | "scholar"
  | "supervisor"
  | "taster"
  | "teacher"
  | "uncertified_oenologist"
  | "uncertified_teacher"
  | "zymologist";

export type MamaId =
  | "alaena"
  | "alyssa"
  | "deann"
  | "margot"
  | "margaret"
  | "nici"
  | "teruyo"
  | "emily"
  | "rebecca"
  | "danyel"
  | "laura"
  | "jess"
  | "casey"
  | "christine"
  | "naja"
  | "falon"
  | "nicole"
  | "ariel";

export type PapaId =
  | "andrew"
  | "christian"
  | "jay"
  | "josh"
  | "kozi"
  | "matthew"
  | "matt"
  | "paul"
  | "stephan"
  | "steven"
  | "joel"
  | "raymond"
  | "jerry"
  | "trevor"
  | "rafael"
  | "gary"
  | "morten"
  | "alan";

export type StructureId =
  | "trellis"
  | "irrigation"
  | "yoke"
  | "windmill"
  | "cottage"
  | "tasting_room"
  | "medium_cellar"
  | "large_cellar";

export type BoardActionId =
  | "draw_vine"
  | "give_tour"
  | "build_structure"
  | "play_summer_visitor"
  | "plant_vine"
  | "sell_grapes_or_field"
  | "draw_order"
  | "harvest_field"
  | "train_worker"
  | "play_winter_visitor"
  | "make_wine"
  | "fill_order"
  | "influence"
  | "trade"
  | "buy_sell_field"
  | "build_or_tour"
  | "sell_wine";

export type SpaceName =
  | "draw_vine.left"
  | "draw_vine.middle"
  | "draw_vine.right"
  | "give_tour.left"
  | "give_tour.middle"
  | "give_tour.right"
  | "build_structure.left"
  | "build_structure.middle"
  | "build_structure.right"
  | "play_summer_visitor.left"
  | "play_summer_visitor.middle"
  | "play_summer_visitor.right"
  | "plant_vine.left"
  | "plant_vine.middle"
  | "plant_vine.right"
  | "sell_grapes_or_field.left"
  | "sell_grapes_or_field.middle"
  | "sell_grapes_or_field.right"
  | "draw_order.left"
  | "draw_order.middle"
  | "draw_order.right"
  | "harvest_field.left"
  | "harvest_field.middle"
  | "harvest_field.right"
  | "train_worker.left"
  | "train_worker.middle"
  | "train_worker.right"
  | "play_winter_visitor.left"
  | "play_winter_visitor.middle"
  | "play_winter_visitor.right"
  | "make_wine.left"
  | "make_wine.middle"
  | "make_wine.right"
  | "fill_order.left"
  | "fill_order.middle"
  | "fill_order.right"
  | "influence.left"
  | "influence.middle"
  | "influence.right"
  | "trade.left"
  | "trade.middle"
  | "trade.right"
  | "buy_sell_field.left"
  | "buy_sell_field.middle"
  | "buy_sell_field.right"
  | "build_or_tour.left"
  | "build_or_tour.middle"
  | "build_or_tour.right"
  | "sell_wine.left"
  | "sell_wine.middle"
  | "sell_wine.right"
  | "draw_vine.art"
  | "give_tour.art"
  | "build_structure.art"
  | "play_summer_visitor.art"
  | "plant_vine.art"
  | "sell_grapes_or_field.art"
  | "draw_order.art"
  | "harvest_field.art"
  | "train_worker.art"
  | "play_winter_visitor.art"
  | "make_wine.art"
  | "fill_order.art"
  | "influence.art"
  | "trade.art"
  | "buy_sell_field.art"
  | "build_or_tour.art"
  | "sell_wine.art"
  | "cart"
  | "yoke"
  | "destroy"
  | "structure.mat_1"
  | "structure.mat_2"
  | "structure.field_5"
  | "structure.field_6"
  | "structure.field_7";

export type AnswerKind =
  | "place"
  | "yes"
  | "no"
  | "bonus_first"
  | "action_first"
  | "option"
  | "row"
  | "deck"
  | "play"
  | "plant"
  | "uproot"
  | "switch"
  | "sell_grape"
  | "sell_field"
  | "buy_field"
  | "harvest"
  | "take_grape"
  | "discard_grape"
  | "make"
  | "discard_wine"
  | "age"
  | "fill"
  | "use"
  | "build"
  | "discard"
  | "give"
  | "offer"
  | "keep"
  | "take_pile"
  | "opponent"
  | "train"
  | "train_special"
  | "rob"
  | "retrieve_grande"
  | "retrieve"
  | "take"
  | "mama"
  | "papa"
  | "papa_gift"
  | "papa_lira"
  | "build_card"
  | "destroy"
  | "residual"
  | "star"
  | "move_star"
  | "sell_wine"
  | "draft"
  | "done"
  | "pass";

export type EventKindName =
  | "game_began"
  | "parents_chosen"
  | "papa_taken"
  | "year_began"
  | "season_began"
  | "row_taken"
  | "passed"
  | "placed"
  | "planned_action"
  | "plan_lapsed"
  | "worker_moved"
  | "lira_changed"
  | "vp_changed"
  | "residual_changed"
  | "drew"
  | "deck_empty"
  | "reshuffled"
  | "discarded"
  | "gave"
  | "took_from_pile"
  | "revealed"
  | "kept"
  | "played"
  | "visitor_done"
  | "offered"
  | "planted"
  | "uprooted"
  | "switched"
  | "field_sold"
  | "field_bought"
  | "harvested"
  | "grape_placed"
  | "grape_lost"
  | "grape_used"
  | "wine_made"
  | "wine_used"
  | "wine_aged"
  | "aged"
  | "order_filled"
  | "built"
  | "trained"
  | "retrieved"
  | "temporary_worker"
  | "first_player_moved"
  | "automa_drew"
  | "automa_reshuffled"
  | "automa_placed"
  | "automa_vp"
  | "token_taken"
  | "token_spent"
  | "star_placed"
  | "star_moved"
  | "card_built"
  | "card_destroyed"
  | "grapes_aged"
  | "region_scored"
  | "specials_revealed"
  | "toll_paid"
  | "bumped"
  | "game_ended"
  | "forced";

export type CardName = VisitorId | OrderId | `${VineId}#${number}`;

export type Answer =
  | { text: string; kind: "place"; worker: WorkerName; space: SpaceName; token?: PositionName; bonus?: PositionName }
  | { text: string; kind: "yes" }
  | { text: string; kind: "no" }
  | { text: string; kind: "bonus_first" }
  | { text: string; kind: "action_first" }
  | { text: string; kind: "option"; option: number }
  | { text: string; kind: "row"; row: number }
  | { text: string; kind: "deck"; deck: DeckName }
  | { text: string; kind: "play"; visitor: VisitorId }
  | { text: string; kind: "plant"; vine: VineId; field: number }
  | { text: string; kind: "uproot"; vine: VineId; field: number }
  | { text: string; kind: "switch"; vine: VineId; field: number; with: VineId; with_field: number }
  | { text: string; kind: "sell_grape"; grape: GrapeName; quality: number }
  | { text: string; kind: "sell_field"; field: number }
  | { text: string; kind: "buy_field"; field: number }
  | { text: string; kind: "harvest"; field: number }
  | { text: string; kind: "take_grape"; grape: GrapeName }
  | { text: string; kind: "discard_grape"; grape: GrapeName; quality: number }
  | { text: string; kind: "make"; wine: WineName; red: number; second_red: number; white: number }
  | { text: string; kind: "discard_wine"; wine: WineName; quality: number }
  | { text: string; kind: "age"; wine: WineName; quality: number }
  | { text: string; kind: "fill"; order: OrderId }
  | { text: string; kind: "use"; wine: WineName; quality: number }
  | { text: string; kind: "build"; structure: StructureId }
  | { text: string; kind: "discard"; deck: DeckName; card: VisitorId | OrderId | VineId | StructureCardId }
  | { text: string; kind: "give"; deck: DeckName; card: VisitorId | OrderId | VineId | StructureCardId }
  | { text: string; kind: "offer"; cards: number }
  | { text: string; kind: "keep"; deck: DeckName }
  | { text: string; kind: "take_pile"; deck: DeckName }
  | { text: string; kind: "opponent"; opponent: number }
  | { text: string; kind: "train" }
  | { text: string; kind: "train_special"; worker: WorkerName }
  | { text: string; kind: "rob"; opponent: number; deck: DeckName }
  | { text: string; kind: "retrieve_grande" }
  | { text: string; kind: "retrieve"; worker: WorkerName; space: SpaceName }
  | { text: string; kind: "take"; action: BoardActionId }
  | { text: string; kind: "mama"; mama: MamaId }
  | { text: string; kind: "papa"; papa: PapaId }
  | { text: string; kind: "papa_gift" }
  | { text: string; kind: "papa_lira" }
  | { text: string; kind: "build_card"; card: StructureCardId; place: BuildingPlaceName }
  | { text: string; kind: "destroy"; place: BuildingPlaceName }
  | { text: string; kind: "residual"; card: StructureCardId }
  | { text: string; kind: "star"; region: RegionId }
  | { text: string; kind: "move_star"; from: RegionId; to: RegionId }
  | { text: string; kind: "sell_wine"; wine: WineName; quality: number }
  | { text: string; kind: "draft"; card: StructureCardId }
  | { text: string; kind: "done" }
  | { text: string; kind: "pass" };

/** How the parts of an answer are read out of its text: see protocol/answer.h. */
export const answerForms: Record<string, string> = {
  "place": "place worker space token? bonus?",
  "yes": "yes",
  "no": "no",
  "bonus first": "bonus_first",
  "action first": "action_first",
  "option": "option option#",
  "row": "row row#",
  "deck": "deck deck",
  "play": "play visitor",
  "plant": "plant vine field|",
  "uproot": "uproot vine field|",
  "switch": "switch vine field| with with_field|",
  "sell grape": "sell_grape grape quality#",
  "sell": "sell_field field|",
  "buy": "buy_field field|",
  "harvest": "harvest field|",
  "take grape": "take_grape grape",
  "discard grape": "discard_grape grape quality#",
  "make": "make wine grapes*",
  "discard wine": "discard_wine wine quality#",
  "age": "age wine quality#",
  "fill": "fill order",
  "use": "use wine quality#",
  "build": "build structure",
  "discard": "discard deck card",
  "give": "give deck card",
  "offer": "offer cards#",
  "keep": "keep deck",
  "take pile": "take_pile deck",
  "opponent": "opponent opponent#",
  "train": "train",
  "train special": "train_special worker",
  "rob": "rob opponent# deck",
  "retrieve grande": "retrieve_grande",
  "retrieve": "retrieve worker space",
  "take": "take action",
  "mama": "mama mama",
  "papa": "papa papa",
  "papa gift": "papa_gift",
  "papa lira": "papa_lira",
  "build card": "build_card card place",
  "destroy": "destroy place",
  "residual": "residual card",
  "star": "star region",
  "move star": "move_star from to",
  "sell wine": "sell_wine wine quality#",
  "draft": "draft card",
  "done": "done",
  "pass": "pass",
};

export type GameEvent =
  | { kind: "game_began"; seat?: number }
  | { kind: "parents_chosen"; seat?: number; mama: MamaId | null; papa: PapaId }
  | { kind: "papa_taken"; seat?: number; gift: boolean }
  | { kind: "year_began"; seat?: number; year: number }
  | { kind: "season_began"; seat?: number; season: SeasonName }
  | { kind: "row_taken"; seat?: number; row: number }
  | { kind: "passed"; seat?: number }
  | { kind: "placed"; seat?: number; worker: WorkerName; space: SpaceName }
  | { kind: "planned_action"; seat?: number; space: SpaceName }
  | { kind: "plan_lapsed"; seat?: number; space: SpaceName }
  | { kind: "worker_moved"; seat?: number; from: SpaceName; to: SpaceName }
  | { kind: "lira_changed"; seat?: number; amount: number; paid: boolean }
  | { kind: "vp_changed"; seat?: number; amount: number; lost: boolean }
  | { kind: "residual_changed"; seat?: number; residual: number }
  | { kind: "drew"; seat?: number; deck: DeckName; card: CardName | null }
  | { kind: "deck_empty"; seat?: number; deck: DeckName }
  | { kind: "reshuffled"; seat?: number; deck: DeckName }
  | { kind: "discarded"; seat?: number; deck: DeckName; card: CardName | null }
  | { kind: "gave"; seat?: number; deck: DeckName; card: CardName | null; to: number }
  | { kind: "took_from_pile"; seat?: number; deck: DeckName; card: CardName | null }
  | { kind: "revealed"; seat?: number; deck: DeckName; card: CardName | null }
  | { kind: "kept"; seat?: number; deck: DeckName; card: CardName | null }
  | { kind: "played"; seat?: number; visitor: VisitorId }
  | { kind: "visitor_done"; seat?: number; visitor: VisitorId }
  | { kind: "offered"; seat?: number; cards: number }
  | { kind: "planted"; seat?: number; vine: CardName; field: number }
  | { kind: "uprooted"; seat?: number; vine: CardName; field: number }
  | { kind: "switched"; seat?: number; vine: CardName; field: number; with: CardName; with_field: number }
  | { kind: "field_sold"; seat?: number; field: number }
  | { kind: "field_bought"; seat?: number; field: number }
  | { kind: "harvested"; seat?: number; field: number }
  | { kind: "grape_placed"; seat?: number; grape: GrapeName; value: number }
  | { kind: "grape_lost"; seat?: number; grape: GrapeName }
  | { kind: "grape_used"; seat?: number; grape: GrapeName; value: number }
  | { kind: "wine_made"; seat?: number; wine: WineName; value: number }
  | { kind: "wine_used"; seat?: number; wine: WineName; value: number }
  | { kind: "wine_aged"; seat?: number; wine: WineName; value: number }
  | { kind: "aged"; seat?: number; year_end: boolean }
  | { kind: "order_filled"; seat?: number; order: OrderId }
  | { kind: "built"; seat?: number; structure: StructureId }
  | { kind: "trained"; seat?: number; at_once: boolean; worker: WorkerName }
  | { kind: "retrieved"; seat?: number; worker: WorkerName; space: SpaceName }
  | { kind: "temporary_worker"; seat?: number }
  | { kind: "first_player_moved"; seat?: number }
  | { kind: "automa_drew"; seat?: number; card: AutomaCardId }
  | { kind: "automa_reshuffled"; seat?: number }
  | { kind: "automa_placed"; seat?: number; space: SpaceName }
  | { kind: "automa_vp"; seat?: number; vp: number }
  | { kind: "token_taken"; seat?: number; row: number }
  | { kind: "token_spent"; seat?: number }
  | { kind: "star_placed"; seat?: number; region: RegionId }
  | { kind: "star_moved"; seat?: number; from: RegionId; to: RegionId }
  | { kind: "card_built"; seat?: number; card: StructureCardId; place: BuildingPlaceName }
  | { kind: "card_destroyed"; seat?: number; card: StructureCardId; place: BuildingPlaceName }
  | { kind: "grapes_aged"; seat?: number }
  | { kind: "region_scored"; seat?: number; region: RegionId; vp: number }
  | { kind: "specials_revealed"; seat?: number; first: WorkerName; second: WorkerName }
  | { kind: "toll_paid"; seat?: number; amount: number; to: number }
  | { kind: "bumped"; seat?: number; worker: WorkerName; space: SpaceName; by: number }
  | { kind: "game_ended"; seat?: number }
  | { kind: "forced"; seat?: number };

export interface VineEntry {
  id: VineId;
  red: number;
  white: number;
  needs: StructureId[];
  copies: number;
}

export interface WineAskedEntry {
  wine: WineName;
  quality: number;
}

export interface OrderEntry {
  id: OrderId;
  wines: WineAskedEntry[];
  vp: number;
  residual: number;
}

export interface VisitorEntry {
  id: VisitorId;
  deck: DeckName;
  choices: number[];
}

export interface MamaEntry {
  id: MamaId;
  name: string;
  workers: number;
  cards: Record<DeckName, number>;
  lira: number;
}

export type GiftKind =
  | "structure"
  | "worker"
  | "vp";

export interface PapaEntry {
  id: PapaId;
  name: string;
  lira: number;
  gift: GiftKind;
  structure?: StructureId;
  or_lira: number;
}

export interface StructureEntry {
  id: StructureId;
  cost: number;
  needs: StructureId[];
}

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

export type StructureCardKind =
  | "action"
  | "enhancement"
  | "residual";

export interface StructureCardEntry {
  id: StructureCardId;
  cost: number;
  kind: StructureCardKind;
  choices: number[];
}

export interface SpecialWorkerEntry {
  id: WorkerName;
  for_two: boolean;
  for_one: boolean;
}

export type BoardGiftKind =
  | "lira"
  | "vp"
  | "draw"
  | "draw_visitor"
  | "draw_any"
  | "play_visitor"
  | "star"
  | "age_grapes"
  | "temporary_worker"
  | "plant"
  | "harvest"
  | "make_wine"
  | "trade"
  | "other";

export interface BoardGift {
  kind: BoardGiftKind;
  amount?: number;
  deck?: DeckName;
}

export interface SpaceEntry {
  id: SpaceName;
  min_players: number;
  bonus: boolean;
  gives?: BoardGift;
}

export interface BoardActionEntry {
  id: BoardActionId;
  season: SeasonName;
  spaces: SpaceEntry[];
  art: SpaceName;
  choices: number[];
}

export type AutomaBarName =
  | "draw_vine"
  | "give_tour"
  | "build_structure"
  | "play_summer_visitor"
  | "plant_vine"
  | "sell_grapes_or_field"
  | "draw_order"
  | "harvest_field"
  | "train_worker"
  | "play_winter_visitor"
  | "make_wine"
  | "fill_order"
  | "influence"
  | "buy_sell_field"
  | "build_or_tour"
  | "sell_wine";

export interface AutomaActionEntry {
  bar: AutomaBarName;
  action: BoardActionId;
}

export interface RowEntry {
  row: number;
  season?: SeasonName;
  gives: BoardGift;
}

export type RegionId =
  | "pisa"
  | "firenze"
  | "livorno"
  | "siena"
  | "arezzo"
  | "grosseto"
  | "lucca";

export interface RegionEntry {
  id: RegionId;
  vp: number;
  gives: BoardGift;
}

export type LevelId =
  | "very_easy"
  | "easy"
  | "normal"
  | "hard"
  | "very_hard";

export interface BoardEntry {
  id: string;
  goal: number;
  rows: number;
  actions: BoardActionEntry[];
  automa: AutomaActionEntry[];
  seasonal: boolean;
  chart: RowEntry[];
  regions: RegionEntry[];
  cart: BoardGift[];
  automa_vp: Record<LevelId, number>;
  automa_least: Record<LevelId, number>;
  aggressive_vp: Record<LevelId, number[]>;
}

export type AutomaCardId =
  | "automa_01"
  | "automa_02"
  | "automa_03"
  | "automa_04"
  | "automa_05"
  | "automa_06"
  | "automa_07"
  | "automa_08"
  | "automa_09"
  | "automa_10"
  | "automa_11"
  | "automa_12"
  | "automa_13"
  | "automa_14"
  | "automa_15"
  | "automa_16"
  | "automa_17"
  | "automa_18"
  | "automa_19"
  | "automa_20"
  | "automa_21"
  | "automa_22"
  | "automa_23"
  | "automa_24";

export interface AutomaCardEntry {
  id: AutomaCardId;
  bars: AutomaBarName[];
}

export interface LevelEntry {
  id: LevelId;
  years: number;
  automa_vp: number;
  start_vp: number;
  least_workers: number;
  aggressive: boolean;
}

export type ChallengeId =
  | "old_vines"
  | "two_pairs_of_hands"
  | "full_house"
  | "great_harvest"
  | "free_mornings"
  | "cellar_pride"
  | "head_start"
  | "no_customers";

export interface ChallengeEntry {
  number: number;
  id: ChallengeId;
  board: string;
  aggressive: boolean;
}

export interface Catalogue {
  vines: VineEntry[];
  orders: OrderEntry[];
  visitors: VisitorEntry[];
  mamas: MamaEntry[];
  papas: PapaEntry[];
  structures: StructureEntry[];
  structure_cards: StructureCardEntry[];
  special_workers: SpecialWorkerEntry[];
  fields: number[];
  boards: BoardEntry[];
  automa_cards: AutomaCardEntry[];
  automa_workers: number;
  levels: LevelEntry[];
  aggressive_vp: number[];
  challenges: ChallengeEntry[];
}

export interface Ruling {
  number: string;
  question: string;
  text: string;
  source: string;
  cards: string[];
  own: boolean;
  conflict: boolean;
  replaced_by: string[];
}

export interface LawSubject {
  id: string;
  title: string;
  intro: string;
  entries: Ruling[];
}

export interface Law {
  version: number;
  subjects: LawSubject[];
}

export interface Hello {
  is: "hello";
  version: string;
  rules: number;
  bots: string[];
  timed_bot: string;
  largest_message: number;
  grace: number;
  node?: string;
}

export type TableStatus =
  | "waiting"
  | "playing"
  | "over"
  | "locked";

export type ModuleName =
  | "board"
  | "workers"
  | "structures";

export interface GameOptions {
  players: number;
  friendly: boolean;
  two_parents: boolean;
  last_year: number;
  modules?: ModuleName[];
  plain_stars?: boolean;
  level?: LevelId;
  aggressive?: boolean;
  challenge?: number;
  tokens?: number;
}

export type SeatKind =
  | "person"
  | "bot"
  | "open";

export type CoachLevel =
  | "off"
  | "silent"
  | "warns"
  | "shows";

export interface SeatInfo {
  seat: number;
  kind: SeatKind;
  name: string;
  bot?: string;
  present: boolean;
  mine: boolean;
  gone?: boolean;
  stand_in?: boolean;
  kept?: number;
  muted?: boolean;
  coach?: CoachLevel;
}

export type ClockKind =
  | "move"
  | "game";

export interface ClockInfo {
  per: ClockKind;
  seconds: number;
  bot?: boolean;
}

export interface TableSummary {
  table: string;
  status: TableStatus;
  options: GameOptions;
  seats: SeatInfo[];
  year: number;
  spectators: boolean;
  asked?: number;
  private?: boolean;
  clock?: ClockInfo;
  left?: number;
}

export interface TablesList {
  is: "tables";
  id?: number;
  tables: TableSummary[];
}

export interface MyTables {
  is: "mine";
  id?: number;
  tables: string[];
  campaigns: string[];
}

export interface SummaryAnswer {
  is: "summary";
  id?: number;
  summary: TableSummary;
}

export interface SeatSecret {
  seat: number;
  secret: string;
}

export interface Created {
  is: "created";
  id?: number;
  table: string;
  host_secret: string;
  seats: SeatSecret[];
}

export interface Seated {
  is: "seated";
  id?: number;
  table: string;
  seat: number;
  secret: string;
}

export interface TakeBackVote {
  seat: number;
  to: number;
  waiting: number[];
}

export interface OldRules {
  version: number;
  from?: number;
}

export interface Watcher {
  watcher: number;
  name: string;
  muted: boolean;
}

export interface TableInfo {
  is: "table";
  id?: number;
  table: string;
  status: TableStatus;
  options: GameOptions;
  seats: SeatInfo[];
  host: boolean;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  hints: boolean;
  coach: boolean;
  campaign?: boolean;
  chosen_deal?: boolean;
  practice?: boolean;
  pace: number;
  watching: number;
  vote?: TakeBackVote;
  rematch?: string;
  old_rules?: OldRules;
  private?: boolean;
  clock?: ClockInfo;
  watchers?: Watcher[];
  muted?: boolean;
}

export interface ClockLeft {
  is: "clock";
  table: string;
  running: number | null;
  left: number[];
}

export type NoticeKind =
  | "sat"
  | "left"
  | "bot"
  | "time_up"
  | "opened"
  | "back"
  | "host"
  | "muted"
  | "unmuted"
  | "removed"
  | "vote_asked"
  | "vote_granted"
  | "vote_refused"
  | "vote_withdrawn"
  | "vote_ran_out"
  | "vote_dropped";

export interface Notice {
  kind: NoticeKind;
  seat: number | null;
  name: string;
  by?: number;
  time: number;
}

export interface Notices {
  is: "notices";
  table: string;
  from: number;
  notices: Notice[];
}

export interface Removed {
  is: "removed";
  table: string;
}

export interface Moved {
  is: "moved";
  table: string;
  node?: string;
}

export interface LogEntry {
  at: number;
  event: GameEvent;
}

export type QuestionKind =
  | "game_over"
  | "choose_mama"
  | "choose_papa"
  | "papa_gift"
  | "wake_up_row"
  | "turn"
  | "bonus_order"
  | "take_bonus"
  | "choose_option"
  | "part_order"
  | "do_both"
  | "accept_offer"
  | "choose_opponents"
  | "name_deck"
  | "fall_visitor"
  | "cottage_visitor"
  | "discard"
  | "hand_limit"
  | "give_cards"
  | "play_visitor"
  | "keep_cards"
  | "take_piles"
  | "offer_cards"
  | "commit_cards"
  | "plant"
  | "uproot"
  | "switch_vines"
  | "sell_grapes"
  | "sell_field"
  | "buy_field"
  | "harvest"
  | "take_grape"
  | "discard_grape"
  | "make_wine"
  | "discard_wine"
  | "age_wine"
  | "fill_order"
  | "use_wine"
  | "build"
  | "train"
  | "retrieve_workers"
  | "retrieve_grande"
  | "earlier_action"
  | "plan_worker"
  | "move_rooster"
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

export interface StandingView {
  place: number;
  seat: number;
  vp: number;
  lira: number;
  wine_quality: number;
  grape_quality: number;
}

export interface QuestionView {
  seat: number | null;
  kind: QuestionKind;
  because: string;
  standings?: StandingView[];
}

export type GrandePlace =
  | "draw_vine.left"
  | "draw_vine.middle"
  | "draw_vine.right"
  | "give_tour.left"
  | "give_tour.middle"
  | "give_tour.right"
  | "build_structure.left"
  | "build_structure.middle"
  | "build_structure.right"
  | "play_summer_visitor.left"
  | "play_summer_visitor.middle"
  | "play_summer_visitor.right"
  | "plant_vine.left"
  | "plant_vine.middle"
  | "plant_vine.right"
  | "sell_grapes_or_field.left"
  | "sell_grapes_or_field.middle"
  | "sell_grapes_or_field.right"
  | "draw_order.left"
  | "draw_order.middle"
  | "draw_order.right"
  | "harvest_field.left"
  | "harvest_field.middle"
  | "harvest_field.right"
  | "train_worker.left"
  | "train_worker.middle"
  | "train_worker.right"
  | "play_winter_visitor.left"
  | "play_winter_visitor.middle"
  | "play_winter_visitor.right"
  | "make_wine.left"
  | "make_wine.middle"
  | "make_wine.right"
  | "fill_order.left"
  | "fill_order.middle"
  | "fill_order.right"
  | "influence.left"
  | "influence.middle"
  | "influence.right"
  | "trade.left"
  | "trade.middle"
  | "trade.right"
  | "buy_sell_field.left"
  | "buy_sell_field.middle"
  | "buy_sell_field.right"
  | "build_or_tour.left"
  | "build_or_tour.middle"
  | "build_or_tour.right"
  | "sell_wine.left"
  | "sell_wine.middle"
  | "sell_wine.right"
  | "draw_vine.art"
  | "give_tour.art"
  | "build_structure.art"
  | "play_summer_visitor.art"
  | "plant_vine.art"
  | "sell_grapes_or_field.art"
  | "draw_order.art"
  | "harvest_field.art"
  | "train_worker.art"
  | "play_winter_visitor.art"
  | "make_wine.art"
  | "fill_order.art"
  | "influence.art"
  | "trade.art"
  | "buy_sell_field.art"
  | "build_or_tour.art"
  | "sell_wine.art"
  | "cart"
  | "yoke"
  | "destroy"
  | "structure.mat_1"
  | "structure.mat_2"
  | "structure.field_5"
  | "structure.field_6"
  | "structure.field_7"
  | "available";

export type SpecialPlace =
  | "draw_vine.left"
  | "draw_vine.middle"
  | "draw_vine.right"
  | "give_tour.left"
  | "give_tour.middle"
  | "give_tour.right"
  | "build_structure.left"
  | "build_structure.middle"
  | "build_structure.right"
  | "play_summer_visitor.left"
  | "play_summer_visitor.middle"
  | "play_summer_visitor.right"
  | "plant_vine.left"
  | "plant_vine.middle"
  | "plant_vine.right"
  | "sell_grapes_or_field.left"
  | "sell_grapes_or_field.middle"
  | "sell_grapes_or_field.right"
  | "draw_order.left"
  | "draw_order.middle"
  | "draw_order.right"
  | "harvest_field.left"
  | "harvest_field.middle"
  | "harvest_field.right"
  | "train_worker.left"
  | "train_worker.middle"
  | "train_worker.right"
  | "play_winter_visitor.left"
  | "play_winter_visitor.middle"
  | "play_winter_visitor.right"
  | "make_wine.left"
  | "make_wine.middle"
  | "make_wine.right"
  | "fill_order.left"
  | "fill_order.middle"
  | "fill_order.right"
  | "influence.left"
  | "influence.middle"
  | "influence.right"
  | "trade.left"
  | "trade.middle"
  | "trade.right"
  | "buy_sell_field.left"
  | "buy_sell_field.middle"
  | "buy_sell_field.right"
  | "build_or_tour.left"
  | "build_or_tour.middle"
  | "build_or_tour.right"
  | "sell_wine.left"
  | "sell_wine.middle"
  | "sell_wine.right"
  | "draw_vine.art"
  | "give_tour.art"
  | "build_structure.art"
  | "play_summer_visitor.art"
  | "plant_vine.art"
  | "sell_grapes_or_field.art"
  | "draw_order.art"
  | "harvest_field.art"
  | "train_worker.art"
  | "play_winter_visitor.art"
  | "make_wine.art"
  | "fill_order.art"
  | "influence.art"
  | "trade.art"
  | "buy_sell_field.art"
  | "build_or_tour.art"
  | "sell_wine.art"
  | "cart"
  | "yoke"
  | "destroy"
  | "structure.mat_1"
  | "structure.mat_2"
  | "structure.field_5"
  | "structure.field_6"
  | "structure.field_7"
  | "available"
  | "in_training";

export interface WorkersView {
  regular: number;
  in_training: number;
  temporary: boolean;
  available: number;
  grande: GrandePlace;
  on_cart: number;
  on_yoke: boolean;
  special?: Partial<Record<WorkerName, SpecialPlace>>;
  on_art?: Partial<Record<SpaceName, number>>;
  in_buildings?: SpaceName[];
}

export type YearMarkName =
  | "windmill"
  | "tasting_room"
  | "yoke"
  | "left_row_seven";

export interface FieldView {
  field: number;
  sold: boolean;
  harvested: boolean;
  vines: string[];
}

export interface DealtParents {
  mamas: MamaId[];
  papas: PapaId[];
}

export type BuildingPlaceName =
  | "mat_1"
  | "mat_2"
  | "field_5"
  | "field_6"
  | "field_7";

export interface PlayerView {
  seat: number;
  hand?: Partial<Record<DeckName, string[]>>;
  hand_counts?: Record<DeckName, number>;
  known_hand?: Partial<Record<DeckName, string[]>>;
  lira: number;
  vp: number;
  residual: number;
  row: number;
  passed: boolean;
  workers: WorkersView;
  structures: StructureId[];
  marks: YearMarkName[];
  fields: FieldView[];
  grapes: Record<GrapeName, number[]>;
  wines: Record<WineName, number[]>;
  mama?: MamaId;
  papa?: PapaId;
  dealt?: DealtParents;
  knows?: Partial<Record<DeckName, string[]>>;
  next_row?: number;
  stars?: Partial<Record<RegionId, number>>;
  buildings?: Partial<Record<BuildingPlaceName, StructureCardId>>;
  used_spaces?: SpaceName[];
}

export interface OccupantView {
  seat: number | null;
  worker: WorkerName;
}

export type PositionName =
  | "left"
  | "middle"
  | "right";

export interface PlannedView {
  seat: number;
  space: SpaceName;
  token?: PositionName;
  worker: WorkerName;
  bonus?: PositionName;
  on_first_turn?: boolean;
  draws_after?: boolean;
}

export interface PileView {
  draw?: string[];
  draw_count?: number;
  discard: string[];
  shuffled_in?: string[];
}

export type SoloResultName =
  | "loss"
  | "draw"
  | "win";

export interface SoloView {
  automa_vp: number;
  automa_workers: number;
  years: number;
  glass: number[];
  tokens: number;
  draw?: AutomaCardId[];
  draw_count: number;
  used: AutomaCardId[];
  drawn: number;
  result?: SoloResultName;
}

export interface PositionView {
  options: GameOptions;
  year: number;
  season: PhaseName;
  turn?: number;
  year_end: boolean;
  first_player: number;
  turn_order?: number[];
  final_year: boolean;
  over: boolean;
  parents_hidden?: boolean;
  question: QuestionView;
  players: PlayerView[];
  board: Partial<Record<SpaceName, OccupantView>>;
  planned: PlannedView[];
  decks: Record<DeckName, PileView>;
  in_play: Partial<Record<DeckName, string[]>>;
  solo?: SoloView;
  packs?: string[][];
  special_workers?: WorkerName[];
  viewer?: number | null;
}

export type BecauseKind =
  | "season"
  | "visitor"
  | "action"
  | "yoke"
  | "cart"
  | "mat"
  | "structure"
  | "worker"
  | "game_over";

export interface Because {
  kind: BecauseKind;
  id: string;
  owner?: number;
  choice?: number;
  action?: BoardActionId;
}

export type OfferKind =
  | "bonus"
  | "own"
  | "opponent";

export type Outcome =
  | "question"
  | "unseen"
  | "others"
  | "over";

export interface Preview {
  events: GameEvent[];
  then: Outcome;
}

export interface Offer {
  answer: Answer;
  preview?: Preview;
}

export type ReasonCode =
  | "game_over"
  | "not_an_answer"
  | "not_in_hand"
  | "no_worker"
  | "space_taken"
  | "space_closed"
  | "wrong_season"
  | "art_while_spaces_free"
  | "only_grande_on_art"
  | "yoke_missing"
  | "yoke_used"
  | "action_impossible"
  | "needs_bonus_first"
  | "bonus_must_be_used"
  | "bonus_paid_for"
  | "bonus_not_usable"
  | "row_taken"
  | "own_row"
  | "deck_empty"
  | "deck_gives_only_one"
  | "visitor_impossible"
  | "option_impossible"
  | "option_taken"
  | "lira_short"
  | "vp_too_low"
  | "structures_missing"
  | "field_sold"
  | "field_full"
  | "field_planted"
  | "field_not_sold"
  | "field_empty"
  | "field_harvested"
  | "already_built"
  | "medium_cellar_first"
  | "cost_not_allowed"
  | "worker_limit"
  | "grape_space_taken"
  | "no_grape"
  | "no_wine"
  | "cellar_too_small"
  | "no_space_in_cellar"
  | "value_too_low"
  | "cannot_age"
  | "wines_missing"
  | "too_many_cards"
  | "strands_later_part"
  | "pile_empty"
  | "on_the_same_action"
  | "grande_not_placed"
  | "row_without_glass"
  | "organizer_row_seven"
  | "orders_forbidden"
  | "no_token"
  | "token_already_spent"
  | "tokens_useless"
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
  | "special_owned"
  | "no_vine_in_hand"
  | "no_order_in_hand"
  | "no_visitor_in_hand"
  | "crush_pad_empty"
  | "cellar_empty"
  | "not_possible_now";

export type EffectPart =
  | "build"
  | "plant"
  | "harvest"
  | "make_wine"
  | "age_wine"
  | "fill_order"
  | "other";

export interface Reason {
  code: ReasonCode;
  need?: number;
  have?: number;
  structures?: StructureId[];
  part?: EffectPart;
  rulings?: string[];
}

export interface RefusedAnswer {
  answer: Answer;
  reason: Reason;
}

export interface Ask {
  seat: number | null;
  kind: QuestionKind;
  because: Because;
  done?: number;
  at_most?: number;
  remaining?: number;
  wine?: WineName;
  quality?: number;
  bonus?: SpaceName;
  offer?: OfferKind;
  offers?: Offer[];
  refused?: RefusedAnswer[];
}

export type UndoStop =
  | "beginning"
  | "seen"
  | "answered"
  | "old_rules";

export interface UndoInfo {
  points: number[];
  stop: UndoStop;
  stop_event?: GameEvent;
  stop_seat?: number;
  redo: number;
  take_back?: number;
  deals_anew?: boolean;
}

export interface Update {
  is: "update";
  table: string;
  viewer: number | null;
  seq: number;
  at: number;
  log_from: number;
  log: LogEntry[];
  view: PositionView;
  ask: Ask;
  undo?: UndoInfo;
}

export type ViewChange = object;

export type AnswerText = string;

export interface RefusedFor {
  reason: Reason;
  answers: AnswerText[];
}

export interface BriefAsk {
  seat: number | null;
  kind: QuestionKind;
  because: Because;
  done?: number;
  at_most?: number;
  remaining?: number;
  wine?: WineName;
  quality?: number;
  bonus?: SpaceName;
  offer?: OfferKind;
  offers?: AnswerText[];
  previews?: (Preview | null)[];
  refused?: RefusedFor[];
}

export interface Change {
  is: "change";
  id?: number;
  table: string;
  viewer: number | null;
  from: number | null;
  seq: number;
  at: number;
  view?: ViewChange;
  own?: ViewChange;
  log_from: number;
  log: LogEntry[];
  ask: BriefAsk;
  undo?: UndoInfo;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  time: number;
}

export interface ChatLines {
  is: "chat";
  from: number;
  lines: ChatLine[];
}

export interface SeasonMark {
  at: number;
  year: number;
  season: PhaseName;
}

export interface Moment {
  is: "moment";
  id?: number;
  viewer: number | null;
  at: number;
  total: number;
  view: PositionView;
  ask: Ask;
  marks: SeasonMark[];
}

export interface PreviewAnswer {
  is: "preview";
  id?: number;
  action: string;
  preview: Preview;
}

export interface Obstacle {
  answer?: Answer;
  reason: Reason;
}

export interface WhyAnswer {
  is: "why";
  id?: number;
  action: string;
  reason: Reason | null;
  obstacles: Obstacle[];
}

export interface HintStep {
  answer: Answer;
  year: number;
  season: SeasonName;
}

export interface HintAnswer {
  action: string;
  chance: number;
  visits: number;
  plan: HintStep[];
}

export interface HintAnswers {
  is: "hint";
  id?: number;
  answers: HintAnswer[];
}

export interface CoachWarning {
  action: string;
  cost: number;
  vp_cost?: number;
}

export interface CoachAnswer {
  is: "coach";
  table: string;
  seat: number;
  seq: number;
  answers: HintAnswer[];
  warnings: CoachWarning[];
}

export interface OrderTurn {
  year: number;
  season: SeasonName;
  worker?: WorkerName;
  answers: Answer[];
  lira: number;
}

export type WineLack =
  | "red_grapes"
  | "white_grapes"
  | "medium_cellar"
  | "large_cellar"
  | "value"
  | "time";

export interface MissingWine {
  wine: WineName;
  at_least: number;
  lack: WineLack;
}

export interface OrderPlanAnswer {
  is: "order_plan";
  id?: number;
  order: OrderId;
  turns: OrderTurn[];
  missing: MissingWine[];
  complete: boolean;
  until: number;
}

export type VpSource =
  | "orders"
  | "visitors"
  | "windmill"
  | "tasting_room"
  | "wake_up"
  | "bonuses"
  | "structure_cards"
  | "influence"
  | "trade"
  | "sell_wine"
  | "other";

export interface SeatDeeds {
  mama?: MamaId;
  papa?: PapaId;
  rows: number[];
  visitors: VisitorId[];
  orders: OrderId[];
}

export interface SeatSummary {
  seat: number;
  by_source: Record<VpSource, number>;
  by_year: number[];
  deeds?: SeatDeeds;
}

export interface RecordAnswer {
  is: "record";
  id?: number;
  record: string;
  summary: SeatSummary[];
}

export interface ReplayAnswer {
  is: "replay";
  id?: number;
  at: number;
  total: number;
  view: PositionView;
  ask: Ask;
  next?: Answer;
  log: LogEntry[];
  marks: SeasonMark[];
  practice?: boolean;
}

export interface Reviewing {
  is: "reviewing";
  done: number;
  steps: number;
}

export type DecisionMark =
  | "good"
  | "inaccuracy"
  | "mistake"
  | "blunder";

export interface ReviewTally {
  luck: number;
  gifts: number;
  skill: number;
}

export interface ReviewedYear {
  year: number;
  chance: ReviewTally;
  vp?: ReviewTally;
}

export interface ReviewedSeat {
  seat: number;
  accuracy: number;
  marks: Record<DecisionMark, number>;
  start: number;
  end: number;
  start_vp?: number;
  end_vp?: number;
  years: ReviewedYear[];
}

export type Cause =
  | "choice"
  | "chance";

export interface ReviewTurn {
  from: number;
  at: number;
  seat: number;
  by: Cause;
  change: number;
}

export interface ReviewStep {
  answer: AnswerText;
  year: number;
  season: SeasonName;
}

export interface ReviewedDecision {
  at: number;
  seat: number;
  year: number;
  season: SeasonName;
  mark: DecisionMark;
  given: AnswerText;
  chances: number[];
  cost: number;
  vp?: number;
  vp_cost?: number;
  best?: AnswerText;
  best_chances?: number[];
  plan?: ReviewStep[];
}

export interface Review {
  format: number;
  rules: number;
  iterations: number;
  players: number;
  answers: number;
  over: boolean;
  seats: ReviewedSeat[];
  turning_points: ReviewTurn[];
  decisions: ReviewedDecision[];
}

export interface ReviewAnswer {
  is: "review";
  id?: number;
  review: Review;
}

export interface CampaignGame {
  challenge: number;
  result: SoloResultName;
  vp: number;
  automa_vp: number;
  seed: string;
  table?: string;
}

export interface CampaignInfo {
  is: "campaign";
  id?: number;
  secret: string;
  name: string;
  level: LevelId;
  aggressive: boolean;
  games: CampaignGame[];
  next?: number;
  tokens: number;
  table?: string;
  text: string;
}

export type ContestKind =
  | "automa"
  | "vintners"
  | "duplicate";

export type ContestState =
  | "playing"
  | "counted"
  | "not_counted";

export interface ContestResult {
  vp: number;
  won: boolean;
  others: number[];
  years: number[];
  chances?: number[];
}

export interface ContestEntry {
  number: number;
  name: string;
  mine: boolean;
  state: ContestState;
  result?: ContestResult;
}

export interface ContestInfo {
  is: "contest";
  id?: number;
  contest: string;
  kind: ContestKind;
  date?: string;
  open: boolean;
  options: GameOptions;
  bots: string[];
  played: number;
  entries: ContestEntry[];
  table?: string;
}

export type ErrorCode =
  | "bad_message"
  | "bad_options"
  | "chosen_deal"
  | "practice"
  | "unknown_table"
  | "unknown_bot"
  | "unknown_campaign"
  | "unknown_contest"
  | "contest_over"
  | "no_table"
  | "not_your_seat"
  | "seat_taken"
  | "not_started"
  | "not_your_turn"
  | "stale"
  | "not_legal"
  | "nothing_to_undo"
  | "no_vote"
  | "chat_off"
  | "hints_off"
  | "spectators_off"
  | "not_host"
  | "muted"
  | "removed"
  | "needs_word"
  | "wrong_word"
  | "not_over"
  | "bad_record"
  | "impossible_result"
  | "too_much"
  | "old_rules"
  | "server_trouble"
  | "elsewhere";

export interface Refused {
  is: "refused";
  id?: number;
  code: ErrorCode;
  text: string;
  path?: string;
  reason?: Reason;
  line?: number;
  node?: string;
}

export interface Done {
  is: "done";
  id?: number;
}

export type ServerMessage =
  | Hello
  | TablesList
  | MyTables
  | SummaryAnswer
  | Created
  | Seated
  | TableInfo
  | ClockLeft
  | Notices
  | Removed
  | Moved
  | Update
  | Change
  | ChatLines
  | Moment
  | PreviewAnswer
  | WhyAnswer
  | HintAnswers
  | CoachAnswer
  | OrderPlanAnswer
  | RecordAnswer
  | ReplayAnswer
  | Reviewing
  | ReviewAnswer
  | CampaignInfo
  | ContestInfo
  | Refused
  | Done;

export interface SayTables {
  do: "tables";
  id?: number;
}

export type SeatWishKind =
  | "me"
  | "open"
  | "bot";

export interface SeatWish {
  kind: SeatWishKind;
  name?: string;
  bot?: string;
}

export interface ClockWish {
  per: ClockKind;
  seconds: number;
  bot?: string;
}

export interface SayCreate {
  do: "create";
  id?: number;
  options: GameOptions;
  seats: SeatWish[];
  seed?: string;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  pace: number;
  hints?: boolean;
  practice?: boolean;
  secret?: string;
  word?: string;
  clock?: ClockWish;
}

export interface SayEnter {
  do: "enter";
  id?: number;
  table: string;
  secrets: string[];
  name?: string;
  word?: string;
  changes?: boolean;
}

export interface SayView {
  do: "view";
  id?: number;
}

export interface SaySit {
  do: "sit";
  id?: number;
  seat: number;
  name: string;
  secret?: string;
}

export interface SayLeave {
  do: "leave";
  id?: number;
  seat: number;
}

export interface SayAct {
  do: "act";
  id?: number;
  seat: number;
  seq: number;
  actions: string[];
}

export interface SayUndo {
  do: "undo";
  id?: number;
  seat: number;
  seq: number;
  to: number;
}

export interface SayRedo {
  do: "redo";
  id?: number;
  seat: number;
  seq: number;
}

export interface SayTakeBack {
  do: "take_back";
  id?: number;
  seat: number;
  seq: number;
  to: number;
}

export interface SayVote {
  do: "vote";
  id?: number;
  seat: number;
  seq: number;
  accept: boolean;
  to?: number;
}

export interface SayChat {
  do: "chat";
  id?: number;
  seat?: number;
  name?: string;
  text: string;
}

export interface SayReplace {
  do: "replace";
  id?: number;
  seat: number;
  bot: string;
}

export interface SayOpenSeat {
  do: "open_seat";
  id?: number;
  seat: number;
}

export interface SayReturn {
  do: "return";
  id?: number;
  seat: number;
}

export interface SayMute {
  do: "mute";
  id?: number;
  seat?: number;
  watcher?: number;
  on: boolean;
}

export interface SayRemove {
  do: "remove";
  id?: number;
  seat?: number;
  watcher?: number;
}

export interface SayPace {
  do: "pace";
  id?: number;
  pace: number;
}

export interface SaySkip {
  do: "skip";
  id?: number;
}

export interface SayRematch {
  do: "rematch";
  id?: number;
}

export interface SayMoment {
  do: "moment";
  id?: number;
  seat?: number;
  at: number;
}

export interface SayPreview {
  do: "preview";
  id?: number;
  seat: number;
  seq: number;
  action: string;
}

export interface SayWhy {
  do: "why";
  id?: number;
  seat: number;
  seq: number;
  action: string;
}

export interface SayHint {
  do: "hint";
  id?: number;
  seat: number;
  seq: number;
}

export interface SayPlanOrder {
  do: "plan_order";
  id?: number;
  seat: number;
  order: OrderId;
}

export interface SayCoach {
  do: "coach";
  id?: number;
  seat: number;
  level: CoachLevel;
}

export interface SayRecord {
  do: "record";
  id?: number;
}

export interface SayPing {
  do: "ping";
  id?: number;
}

export interface SayMine {
  do: "mine";
  id?: number;
  secrets: string[];
}

export interface SaySummary {
  do: "summary";
  id?: number;
  table: string;
  secrets: string[];
}

export interface SayCarry {
  do: "carry";
  id?: number;
  table: string;
  secrets: string[];
  to: string;
}

export interface SayReplay {
  do: "replay";
  id?: number;
  record: string;
  at: number;
  seat?: number;
}

export interface SayFork {
  do: "fork";
  id?: number;
  record: string;
  at: number;
  seat: number;
  name: string;
  bot: string;
  pace: number;
  secret?: string;
}

export interface SayReview {
  do: "review";
  id?: number;
  record: string;
  seats?: number[];
}

export interface SayStopReview {
  do: "stop_review";
  id?: number;
}

export interface SayCampaignNew {
  do: "campaign_new";
  id?: number;
  level: LevelId;
  aggressive: boolean;
  name: string;
  secret?: string;
}

export interface SayCampaignImport {
  do: "campaign_import";
  id?: number;
  text: string;
  name: string;
  secret?: string;
}

export interface SayCampaign {
  do: "campaign";
  id?: number;
  secret: string;
}

export interface SayCampaignPlay {
  do: "campaign_play";
  id?: number;
  secret: string;
}

export interface SayCampaignCarry {
  do: "campaign_carry";
  id?: number;
  secret: string;
  to: string;
}

export interface SayContestNew {
  do: "contest_new";
  id?: number;
  options: GameOptions;
  bots: string[];
}

export interface SayContest {
  do: "contest";
  id?: number;
  contest: string;
  secret?: string;
}

export interface SayContestPlay {
  do: "contest_play";
  id?: number;
  contest: string;
  name: string;
  secret: string;
  pace: number;
}

export interface SayContestRecord {
  do: "contest_record";
  id?: number;
  contest: string;
  secret: string;
  number: number;
}

export type ClientMessage =
  | SayTables
  | SayCreate
  | SayEnter
  | SayView
  | SaySit
  | SayLeave
  | SayAct
  | SayUndo
  | SayRedo
  | SayTakeBack
  | SayVote
  | SayChat
  | SayReplace
  | SayOpenSeat
  | SayReturn
  | SayMute
  | SayRemove
  | SayPace
  | SaySkip
  | SayRematch
  | SayMoment
  | SayPreview
  | SayWhy
  | SayHint
  | SayPlanOrder
  | SayCoach
  | SayRecord
  | SayPing
  | SayMine
  | SaySummary
  | SayCarry
  | SayReplay
  | SayFork
  | SayReview
  | SayStopReview
  | SayCampaignNew
  | SayCampaignImport
  | SayCampaign
  | SayCampaignPlay
  | SayCampaignCarry
  | SayContestNew
  | SayContest
  | SayContestPlay
  | SayContestRecord;

