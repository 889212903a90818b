import { answerOf } from "./answer_text";
import { withDifference } from "./difference";
import type { Ask, BriefAsk, Change, PositionView, ServerMessage, Update } from "./types";

/** What was heard last as one viewer at a table. */
interface Heard {
  table: string;
  seq: number;
  /** What everybody sees, and how this seat's view differs from that. */
  shared: PositionView;
  own: object | undefined;
}

/** Makes whole updates of changes. */
export class Changes {
  private readonly heard = new Map<number | null, Heard>();

  /** The message; null: a change of something that was never heard of. */
  read(message: ServerMessage): ServerMessage | null {
    return message.is === "change" ? this.update(message) : message;
  }

  private update(change: Change): Update | null {
    const { id, table, viewer, from, seq, at, log_from, log, ask, undo } = change;
    const before = this.heard.get(viewer);
    if (from !== null && (before?.table !== table || before.seq !== from)) return null;
    const shared = sharedAfter(from === null ? undefined : before?.shared, change.view);
    const own = change.own ?? (from === null ? undefined : before?.own);
    this.heard.set(viewer, { table, seq, shared, own });
    const view = own === undefined ? shared : withDifference(shared, own);
    const update = {
      is: "update",
      table,
      viewer,
      seq,
      at,
      log_from,
      log,
      view,
      ask: askIn(ask),
      undo,
    } as const;
    return id === undefined ? update : ({ ...update, id } as Update);
  }
}

function sharedAfter(before: PositionView | undefined, change: object | undefined): PositionView {
  if (before === undefined) return change as PositionView;
  return change === undefined ? before : withDifference(before, change);
}

function askIn({ offers, previews = [], refused, ...asked }: BriefAsk): Ask {
  const ask: Ask = asked;
  if (offers !== undefined) {
    ask.offers = offers.map((text, i) => {
      const preview = previews[i];
      return preview ? { answer: answerOf(text), preview } : { answer: answerOf(text) };
    });
  }
  if (refused !== undefined) {
    ask.refused = refused.flatMap(({ reason, answers }) =>
      answers.map((text) => ({ answer: answerOf(text), reason })),
    );
  }
  return ask;
}
