import type { Answer, PositionView } from "../../wire/types";
import type { Anchor, Flight } from "./flight";

/** What an answer surely leads to, to be shown before the server has said so. */
export function foretoldBy(answer: Answer, seat: number, { players }: PositionView): Flight[] {
  switch (answer.kind) {
    case "place": {
      const { worker, space } = answer;
      const { available = 0, temporary = false } = players[seat]?.workers ?? {};
      // The grey worker is the last to go.
      const grey = worker === "regular" && temporary && available === 1;
      return [
        {
          piece: { kind: "worker", side: seat, worker: grey ? "temporary" : worker },
          from: `home:${seat}/${grey ? "temporary" : worker}`,
          to: `worker:${seat}.${worker}/${space}`,
          sounds: ["wood"],
        },
      ];
    }
    case "play":
      return [
        {
          piece: { kind: "card", card: { kind: "visitor", id: answer.visitor } },
          from: `hand:${seat}/${answer.visitor}`,
          to: "stage",
          sounds: ["paper"],
        },
      ];
    case "plant":
      return [
        {
          piece: { kind: "card", card: { kind: "vine", id: answer.vine } },
          from: `hand:${seat}/${answer.vine}`,
          to: `vine:${seat}/${answer.field}/${answer.vine}`,
          sounds: ["paper"],
        },
      ];
    default:
      return [];
  }
}

/** In an answer a vine has no number. */
const unnumbered = (anchor: Anchor) => anchor.split("#")[0];

/** Whether what was foretold has come. */
export function comesTrue(foretold: Flight, { piece, to }: Flight): boolean {
  return foretold.piece.kind === piece.kind && unnumbered(foretold.to) === unnumbered(to);
}
