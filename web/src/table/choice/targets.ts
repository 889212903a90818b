import type {
  Answer,
  BuildingPlaceName,
  DeckName,
  GrapeName,
  MamaId,
  PapaId,
  PositionName,
  RegionId,
  SpaceName,
  StructureCardId,
  StructureId,
  WineName,
  WorkerName,
} from "../../wire/types";

// A star that moves has its own targets for where it comes from and where it goes: the same region may be both.

/** A place on the table that stands for a part of an answer: "space:cart", "field:6", "card:pinot". */
export type Target = string;

export const target = {
  space: (space: SpaceName): Target => `space:${space}`,
  worker: (worker: WorkerName): Target => `worker:${worker}`,
  row: (row: number): Target => `row:${row}`,
  deck: (deck: string): Target => `deck:${deck}`,
  /** In hands a vine has its number, in answers only its kind. */
  card: (card: string): Target => `card:${card.split("#")[0]}`,
  field: (field: number): Target => `field:${field}`,
  planted: (field: number, vine: string): Target => `planted:${field}:${vine.split("#")[0]}`,
  grape: (grape: GrapeName, quality: number): Target => `grape:${grape}:${quality}`,
  bottle: (wine: WineName, quality: number): Target => `bottle:${wine}:${quality}`,
  wine: (wine: WineName): Target => `wine:${wine}`,
  structure: (structure: StructureId): Target => `structure:${structure}`,
  seat: (seat: number): Target => `seat:${seat}`,
  action: (action: string): Target => `action:${action}`,
  region: (region: RegionId): Target => `region:${region}`,
  from: (region: RegionId): Target => `from:${region}`,
  to: (region: RegionId): Target => `to:${region}`,
  /** Where a structure card stands or may stand; a field is one of these places and the same target as ever. */
  place: (place: BuildingPlaceName): Target =>
    place.startsWith("field_") ? target.field(Number(place.slice("field_".length))) : `place:${place}`,
  /** A structure card that stands, wherever it does. */
  building: (card: StructureCardId): Target => `building:${card}`,
  /** A special worker that can be trained. */
  trainee: (worker: WorkerName): Target => `trainee:${worker}`,
  /** Cards of this kind in somebody else's hand. */
  held: (deck: DeckName): Target => `held:${deck}`,
  /** The bonus at this position of the action, taken by the Farmer or bought with a token. */
  bonus: (position: PositionName): Target => `bonus:${position}`,
  token: (position: PositionName): Target => `token:${position}`,
  parent: (parent: MamaId | PapaId): Target => `parent:${parent}`,
};

export function dimensionOf(one: Target): string {
  return one.slice(0, one.indexOf(":"));
}

/** Where an answer lies on the table, in the order in which one would point at it; nothing: only a button can give it. */
export function targetsOf(answer: Answer): Target[] {
  switch (answer.kind) {
    case "place":
      return [
        target.space(answer.space),
        target.worker(answer.worker),
        ...(answer.bonus === undefined ? [] : [target.bonus(answer.bonus)]),
        ...(answer.token === undefined ? [] : [target.token(answer.token)]),
      ];
    case "retrieve":
      return [target.space(answer.space), target.worker(answer.worker)];
    case "row":
      return [target.row(answer.row)];
    case "deck":
    case "keep":
    case "take_pile":
      return [target.deck(answer.deck)];
    case "play":
      return [target.card(answer.visitor)];
    case "fill":
      return [target.card(answer.order)];
    case "discard":
    case "give":
    case "draft":
      return [target.card(answer.card)];
    case "plant":
      return [target.card(answer.vine), target.field(answer.field)];
    case "uproot":
      return [target.field(answer.field), target.planted(answer.field, answer.vine)];
    case "switch":
      return [target.planted(answer.field, answer.vine), target.planted(answer.with_field, answer.with)];
    case "sell_field":
    case "buy_field":
    case "harvest":
      return [target.field(answer.field)];
    case "sell_grape":
    case "discard_grape":
      return [target.grape(answer.grape, answer.quality)];
    case "make":
      return [target.wine(answer.wine), ...grapesOf(answer)];
    case "discard_wine":
    case "age":
    case "use":
    case "sell_wine":
      return [target.bottle(answer.wine, answer.quality)];
    case "build":
      return [target.structure(answer.structure)];
    case "build_card":
      return [target.card(answer.card), target.place(answer.place)];
    case "destroy":
      return [target.place(answer.place)];
    case "residual":
      return [target.building(answer.card)];
    case "star":
      return [target.region(answer.region)];
    case "move_star":
      return [target.from(answer.from), target.to(answer.to)];
    case "train_special":
      return [target.trainee(answer.worker)];
    case "rob":
      return [target.seat(answer.opponent), target.held(answer.deck)];
    case "opponent":
      return [target.seat(answer.opponent)];
    case "take":
      return [target.action(answer.action)];
    case "mama":
      return [target.parent(answer.mama)];
    case "papa":
      return [target.parent(answer.papa)];
    default:
      return [];
  }
}

function grapesOf({ red, second_red, white }: Extract<Answer, { kind: "make" }>): Target[] {
  const reds = [red, second_red].filter((quality) => quality > 0);
  return [
    ...reds.map((quality) => target.grape("red", quality)),
    ...(white > 0 ? [target.grape("white", white)] : []),
  ];
}
