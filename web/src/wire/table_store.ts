import { useSyncExternalStore } from "react";
import { Refusal, type Connection, type Saying } from "./connection";
import { settings } from "../settings";
import { ownCode } from "./person";
import { forgetSeat, forgetTable, keepSeated, keptSeats, noteTable, secretsOf } from "./secrets";
import { keepWord, wordOf } from "./table_words";
import {
  afterMessage,
  emptyState,
  shownUpdate,
  type AskedHint,
  type TableState,
  type Viewer,
} from "./table_state";
import type {
  CoachAnswer,
  HintAnswers,
  Moment,
  OrderId,
  OrderPlanAnswer,
  Preview,
  PreviewAnswer,
  Seated,
  SeasonMark,
  ServerMessage,
  TakeBackVote,
  Update,
  WhyAnswer,
} from "./types";

const pauseAfterTrouble = 1500;

/** One table as this page knows it: everything heard, and the ways to say something. */
export class TableStore {
  private state: TableState;
  /** The state as the listeners know it. */
  private told: TableState;
  private telling: ReturnType<typeof setTimeout> | undefined;
  private trying: ReturnType<typeof setTimeout> | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly endings: (() => void)[];
  private readonly moments = new Map<string, Moment>();
  private readonly previews = new Map<string, Promise<Preview>>();
  /** An answer that was given and that nobody has said was taken. */
  private unheard: { seq: number; saying: Saying } | null = null;

  constructor(
    private readonly connection: Connection,
    table: string,
  ) {
    this.state = emptyState(table, connection.state);
    this.told = this.state;
    this.endings = [
      connection.listen((message) => this.hear(message)),
      connection.onState((link) => this.set({ link })),
      connection.onOpen(() => void this.enter()),
    ];
  }

  readonly snapshot = (): TableState => this.told;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  close(): void {
    clearTimeout(this.telling);
    clearTimeout(this.trying);
    for (const end of this.endings) end();
  }

  /** Messages refer to what is on the screen, whatever has arrived since. */
  private get shown(): Update | null {
    return shownUpdate(this.told);
  }

  get seq(): number {
    return this.shown?.seq ?? 0;
  }

  private hear(message: ServerMessage): void {
    const before = this.state;
    const after = afterMessage(before, message);
    if (after === before) return;
    if (message.is === "update" && message.log_from < (before.logs.get(message.viewer)?.length ?? 0)) {
      // Something was taken back: what was remembered of later moments is no longer so.
      this.moments.clear();
    }
    this.state = after;
    // A page that was busy receives many messages at once. They are drawn once, in a separate task: React takes
    // renders that follow each other without a pause for an endless loop, and gives up.
    this.telling ??= setTimeout(this.tell);
    if (after.info !== null) noteTable(after.info, shownUpdate(after)?.view.year ?? 0);
  }

  private set(change: Partial<TableState>): void {
    this.state = { ...this.state, ...change };
    this.tell();
  }

  private readonly tell = (): void => {
    clearTimeout(this.telling);
    this.telling = undefined;
    this.told = this.state;
    for (const listener of [...this.listeners]) listener();
  };

  async enter(): Promise<void> {
    const { table } = this.state;
    const word = wordOf(table);
    const { name } = settings();
    try {
      await this.connection.ask({
        do: "enter",
        table,
        secrets: secretsOf(table),
        changes: true,
        ...(name === "" ? {} : { name }),
        ...(word === null ? {} : { word }),
      });
      this.set({ link: "open" });
    } catch (error) {
      if (error instanceof Refusal && error.code !== "connection_lost") {
        if (error.code === "server_trouble" && this.state.info !== null) return this.tryElsewhere();
        if (error.code === "removed") forgetTable(table);
        this.set({ closed: { code: error.code }, pending: null });
      }
      return;
    }
    await this.takeSeatsAgain();
    await this.sayAgain();
  }

  /** This server cannot open the table now; a moment later it can, or another one. */
  private tryElsewhere(): void {
    clearTimeout(this.trying);
    this.trying = setTimeout(() => this.connection.drop(), pauseAfterTrouble);
  }

  /** Who comes back has their seats again: from the computer, or before somebody else sits down. */
  private async takeSeatsAgain(): Promise<void> {
    const { info, table } = this.state;
    if (info === null) return;
    for (const { seat, kept, kind } of info.seats) {
      if (kept === undefined || !(await this.takeSeatAgain(seat))) continue;
      this.set({ returned: { seat, from: kept, bot: kind === "bot" } });
    }
    const lost = keptSeats(table).filter((seat) => {
      const now = info.seats[seat];
      return now !== undefined && !now.mine && now.kept === undefined;
    });
    for (const seat of lost) forgetSeat(table, seat);
    const [taken] = lost.filter((seat) => info.seats[seat]?.kind === "person");
    if (taken !== undefined) this.set({ lostSeat: taken });
  }

  readonly forgetReturn = (): void => this.set({ returned: null, lostSeat: null });

  /** Comes in with the word of a private table. */
  enterWith(word: string): Promise<void> {
    keepWord(this.state.table, word);
    return this.enter();
  }

  /** The line broke after an answer was given. The server takes it once, however often it is told. */
  private async sayAgain(): Promise<void> {
    const { unheard } = this;
    if (unheard === null) return;
    try {
      await this.connection.ask(unheard.saying);
      this.heardOf(unheard.seq);
    } catch (error) {
      this.fail(error, unheard.seq);
    }
  }

  private heardOf(seq: number): void {
    if (this.unheard?.seq === seq) this.unheard = null;
    if (this.state.pending === seq) this.set({ pending: null });
  }

  /** Says something as the shown seat; the buttons are disabled until it is answered. True: it was accepted. */
  private async say(make: (seat: number, seq: number) => Saying): Promise<boolean> {
    const update = this.shown;
    if (update === null || update.viewer === null || this.state.pending !== null) return false;
    const saying = make(update.viewer, update.seq);
    // Only answers are safe to say twice.
    this.unheard = saying.do === "act" ? { seq: update.seq, saying } : null;
    this.set({ pending: update.seq, trouble: null });
    try {
      await this.connection.ask(saying);
      this.heardOf(update.seq);
      return true;
    } catch (error) {
      this.fail(error, update.seq);
      return false;
    }
  }

  private fail(error: unknown, seq: number): void {
    if (!(error instanceof Refusal)) throw error;
    // It waits for the line to come back, and so do the buttons.
    if (error.code === "connection_lost" && this.unheard?.seq === seq) return;
    if (this.unheard?.seq === seq) this.unheard = null;
    // A second click on what is already answered: the update that tells so is on its way or here.
    const harmless = error.code === "stale" || error.code === "connection_lost";
    this.set({
      pending: this.state.pending === seq ? null : this.state.pending,
      trouble: harmless ? this.state.trouble : { code: error.code, reason: error.reason },
    });
  }

  readonly act = (...actions: string[]): Promise<boolean> =>
    this.say((seat, seq) => ({ do: "act", seat, seq, actions }));

  readonly undo = (to: number): Promise<boolean> => this.say((seat, seq) => ({ do: "undo", seat, seq, to }));

  readonly redo = (): Promise<boolean> => this.say((seat, seq) => ({ do: "redo", seat, seq }));

  readonly takeBack = async (to: number): Promise<void> => {
    const deals = this.shown?.undo?.deals_anew === true;
    const done = await this.say((seat, seq) => ({ do: "take_back", seat, seq, to }));
    if (deals && done) this.set({ dealtAnew: this.state.dealtAnew + 1 });
  };

  /** For the seat that is asked to agree, which need not be the one that is shown; `vote` is what was read. */
  vote(seat: number, accept: boolean, { to }: TakeBackVote): Promise<void> {
    return this.plainly({ do: "vote", seat, seq: this.seq, accept, to });
  }

  /** Says what is not an answer in the game; a refusal shows as trouble. */
  async plainly(saying: Saying): Promise<void> {
    try {
      await this.connection.ask(saying);
    } catch (error) {
      this.fail(error, -1);
    }
  }

  async sit(seat: number, name: string): Promise<void> {
    try {
      keepSeated(await this.connection.ask<Seated>({ do: "sit", seat, name, secret: ownCode() }));
      await this.enter();
    } catch (error) {
      this.fail(error, -1);
    }
  }

  async leave(seat: number): Promise<void> {
    await this.plainly({ do: "leave", seat });
    forgetSeat(this.state.table, seat);
    await this.enter();
  }

  /** Takes a seat again that was kept; true: it is ours. */
  async takeSeatAgain(seat: number): Promise<boolean> {
    try {
      await this.connection.ask({ do: "return", seat });
      return true;
    } catch (error) {
      this.fail(error, -1);
      return false;
    }
  }

  async preview(action: string): Promise<Preview> {
    const update = this.shown;
    if (update === null || update.viewer === null) throw new Refusal("not_your_seat");
    const { viewer: seat, seq } = update;
    const key = `${seat}/${update.at}/${action}`;
    const known = this.previews.get(key);
    if (known !== undefined) return known;
    if (this.previews.size > 500) this.previews.clear();
    const asked = this.connection
      .ask<PreviewAnswer>({ do: "preview", seat, seq, action })
      .then(({ preview }) => preview);
    this.previews.set(key, asked);
    asked.catch(() => this.previews.delete(key));
    return asked;
  }

  why(action: string): Promise<WhyAnswer> {
    const update = this.shown;
    if (update === null || update.viewer === null) return Promise.reject(new Refusal("not_your_seat"));
    return this.connection.ask<WhyAnswer>({ do: "why", seat: update.viewer, seq: update.seq, action });
  }

  readonly planOrder = (order: OrderId): Promise<OrderPlanAnswer> => {
    const seat = this.shown?.viewer ?? null;
    if (seat === null) return Promise.reject(new Refusal("not_your_seat"));
    const asked = this.connection.ask<OrderPlanAnswer>({ do: "plan_order", seat, order });
    asked.catch((error: unknown) => this.fail(error, -1));
    return asked;
  };

  /** What the coach has to say about the shown question, if it is that far. */
  counselNow(): CoachAnswer | null {
    const { counsel } = this.told;
    const update = this.shown;
    const current = update !== null && counsel?.seq === update.seq && counsel.seat === update.viewer;
    return current ? counsel : null;
  }

  /** Asks for a hint about the current question, or puts away the one that is shown. True: there is one now. */
  readonly hint = async (): Promise<boolean> => {
    const update = this.shown;
    const { hint, info, history } = this.state;
    if (hint !== null) {
      if (hint.answers !== null) this.set({ hint: null });
      return false;
    }
    if (update === null || update.viewer === null || update.ask.seat !== update.viewer) return false;
    if (info?.hints !== true || history !== null) return false;
    const { viewer: seat, seq } = update;
    const asked: AskedHint = { seat, seq, answers: null };
    this.set({ hint: asked });
    try {
      const { answers } = await this.connection.ask<HintAnswers>({ do: "hint", seat, seq });
      if (this.state.hint !== asked) return false;
      this.set({ hint: { ...asked, answers } });
      return answers.length > 0;
    } catch (error) {
      if (this.state.hint === asked) this.set({ hint: null });
      this.fail(error, -1);
      return false;
    }
  };

  /** The person for whom the curtain fell sits down at the screen. */
  readonly liftCurtain = (): void => {
    if (this.state.curtain !== null) this.show(this.state.curtain);
  };

  show(seat: Viewer): void {
    this.set({ shown: seat, curtain: null, history: null, hint: null });
  }

  readonly forgetTrouble = (): void => {
    if (this.state.trouble !== null) this.set({ trouble: null });
  };

  /** The position after `at` answers as everybody may see it. */
  async publicMoment(at: number): Promise<Moment> {
    return this.connection.ask<Moment>({ do: "moment", at });
  }

  /** Shows the position after `at` answers; beyond the last one the live game is back. */
  async showMoment(at: number): Promise<void> {
    const update = this.shown;
    if (update === null) return;
    if (at >= update.at || at < 0) return at < 0 ? undefined : this.leaveHistory();
    const key = `${update.viewer ?? "spectator"}/${at}`;
    const known = this.moments.get(key);
    this.set({ history: { at, moment: known ?? this.state.history?.moment ?? null } });
    if (known !== undefined) return;
    try {
      const seat = update.viewer ?? undefined;
      const moment = await this.connection.ask<Moment>({ do: "moment", seat, at });
      this.moments.set(key, moment);
      if (this.state.history?.at === at) this.set({ history: { at, moment } });
    } catch (error) {
      this.leaveHistory();
      this.fail(error, -1);
    }
  }

  readonly leaveHistory = (): void => {
    if (this.state.history !== null) this.set({ history: null });
  };

  /** By one answer, by season or by year, from where the screen is now. */
  async step(direction: -1 | 1, by: "answer" | "season" | "year"): Promise<void> {
    const update = this.shown;
    if (update === null) return;
    const { history } = this.state;
    const at = history?.at ?? update.at;
    if (by === "answer") return this.showMoment(at + direction);
    if (history === null) {
      if (direction === 1) return;
      await this.showMoment(Math.max(0, at - 1));
    }
    const marks = this.state.history?.moment?.marks ?? [];
    return this.showMoment(neighbour(marks, at, direction, by, update));
  }
}

function neighbour(
  marks: readonly SeasonMark[],
  at: number,
  direction: -1 | 1,
  by: "season" | "year",
  update: Update,
): number {
  const years = marks.filter((mark, i) => mark.year !== marks[i - 1]?.year);
  const stops = (by === "year" ? years : marks).map((mark) => mark.at);
  if (direction === 1) return stops.find((stop) => stop > at) ?? update.at;
  return stops.findLast((stop) => stop < at) ?? 0;
}

export function useTable<T>(store: TableStore, select: (state: TableState) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.snapshot()));
}
