import { Component, type RefObject } from "react";
import { settings } from "../../settings";
import { play } from "../../sound/player";
import { soundsOf } from "../../sound/sounds";
import type { Answer, LogEntry, PositionView } from "../../wire/types";
import type { CatalogueIndex } from "../catalogue_index";
import { boxOf, find, restingBoxOf, type Box, type Found } from "./anchors";
import { cover, fadeIn } from "./cover";
import type { Flight } from "./flight";
import { FlightQueue } from "./flight_queue";
import { flightsOf } from "./flights";
import "./flights.css";
import { FlyingPiece, type Trip } from "./flying_piece";
import { newsFrom } from "./news_from";
import { comesTrue, foretoldBy } from "./optimistic";
import { calm, inMotion, motionSpeed } from "./speed";
import { isOnStage, watchStage } from "./stage_wait";
import type { TableMotion } from "./table_motion";
import { turnYear } from "./year_turn";

interface FlightLayerProps {
  /** The table, in which everything is looked for. */
  root: RefObject<HTMLElement | null>;
  book: CatalogueIndex;
  log: readonly LogEntry[];
  view: PositionView;
  viewer: number | null;
  /** History and replay: only a single step forward moves anything. */
  stepwise: boolean;
  motion?: TableMotion;
}

/** A flight with where it begins, measured before the table is drawn anew. */
interface Departure {
  flight: Flight;
  from: Found | null;
  box: Box | null;
}

interface Flying {
  id: number;
  flight: Flight;
  /** Null: it began where nothing is seen. */
  from: Box | null;
  fittedFrom: boolean;
  target: Found | null;
  uncover: () => void;
}

/** What has been shown before the server has agreed. */
interface Foretold {
  id: number;
  flight: Flight;
  uncover: () => void;
  landed: boolean;
}

const nothing = () => undefined;

/** Everything that is in the air. A class, because only a class is told just before the table is drawn anew: then it measures where
 * things come from, and afterwards where they have gone. */
export class FlightLayer extends Component<FlightLayerProps, { trips: Trip[] }, Departure[] | null> {
  override state: { trips: Trip[] } = { trips: [] };
  private readonly queue = new FlightQueue<Flying>(
    (flying) => this.launch(flying),
    ({ uncover }) => uncover(),
  );
  private flying = new Map<number, Flying>();
  private foretold = new Map<number, Foretold>();
  private lastId = 0;
  private detach: () => void = nothing;
  private atRest: (() => void)[] = [];
  /** What leaves the stage as soon as it is no longer told of. */
  private onStage: Flying[] = [];
  private unwatch: () => void = nothing;

  override componentDidMount(): void {
    this.detach = this.props.motion?.attach(this) ?? nothing;
  }

  override componentWillUnmount(): void {
    this.detach();
    this.ground();
  }

  override getSnapshotBeforeUpdate(before: FlightLayerProps): Departure[] | null {
    const { log, view, book, root } = this.props;
    const from = newsFrom(before, this.props);
    if (from === null || root.current === null || settings().speed === 0 || document.hidden) return null;
    const taken = new Set<Element>();
    const table = root.current;
    const scene = {
      before: before.view,
      after: view,
      grapesOf: book.vine,
      deckOf: (visitor: string) => book.visitor(visitor).deck,
    };
    return flightsOf(log, from, scene).map((flight) => {
      const found = find(table, flight.from, taken);
      return { flight, from: found, box: boxOf(found) };
    });
  }

  override componentDidUpdate(before: FlightLayerProps, _: unknown, departures: Departure[] | null): void {
    const { viewer, log, view, root } = this.props;
    const table = root.current;
    if (viewer !== before.viewer || log.length < before.log.length) this.ground();
    if (log === before.log || table === null) return;
    if (departures === null) return this.takeBackAll();
    // What is heard although nothing flies.
    if (departures.length === 0 && inMotion())
      play(soundsOf(log.slice(before.log.length).map(({ event }) => event)));
    if (view.year > before.view.year) turnYear(table);
    const rest = this.agree(departures, table);
    const taken = new Set<Element>();
    const arriving = rest.map(({ flight, from, box }) => ({
      flight,
      from,
      box: box ?? boxOf(find(table, flight.from)),
      target: find(table, flight.to, taken),
    }));
    if (calm()) {
      for (const { target } of arriving) if (target?.item) fadeIn(target.element, settings().speed);
      return;
    }
    this.queue.add(
      arriving.map(({ flight, from, box, target }) => ({
        start: flight.start,
        one: {
          id: (this.lastId += 1),
          flight,
          from: box,
          fittedFrom: from?.fits ?? false,
          target,
          uncover: target?.item ? cover(target.element) : nothing,
        },
      })),
    );
  }

  private launch(flying: Flying): void {
    const table = this.props.root.current;
    if (table !== null && isOnStage(table, flying.flight)) {
      if (this.onStage.length === 0) this.unwatch = watchStage(table, () => this.leaveStage(table));
      this.onStage.push(flying);
      // Nothing else waits for it.
      this.queue.landed();
      this.rest();
    } else this.takeOff(flying);
  }

  private leaveStage(table: Element): void {
    const leaving = this.onStage.filter(({ flight }) => !isOnStage(table, flight));
    this.onStage = this.onStage.filter((one) => !leaving.includes(one));
    if (this.onStage.length === 0) this.unwatch();
    for (const flying of leaving) {
      this.queue.join();
      this.takeOff(flying);
    }
  }

  private takeOff(flying: Flying): void {
    const { flight, from, target, id } = flying;
    play(flight.sounds ?? []);
    const to = target?.element.isConnected ? target : this.look(flight);
    const box = restingBoxOf(to);
    if (from === null || to === null || box === null) {
      flying.uncover();
      if (to?.item) fadeIn(to.element, motionSpeed() || 1);
      this.queue.landed();
      this.rest();
      return;
    }
    this.flying.set(id, flying);
    this.show({
      id,
      flight,
      from,
      to: box,
      fitted: { from: flying.fittedFrom, to: to.fits },
      speed: motionSpeed() || 1,
    });
  }

  private look({ to }: Flight): Found | null {
    return this.props.root.current === null ? null : find(this.props.root.current, to);
  }

  private show(trip: Trip): void {
    this.setState(({ trips }) => ({ trips: [...trips, trip] }));
  }

  private remove(...ids: number[]): void {
    this.setState(({ trips }) => ({ trips: trips.filter(({ id }) => !ids.includes(id)) }));
  }

  private readonly land = (id: number): void => {
    const waits = this.foretold.get(id);
    if (waits !== undefined) {
      waits.landed = true;
      return;
    }
    this.flying.get(id)?.uncover();
    if (!this.flying.delete(id)) return;
    this.remove(id);
    this.queue.landed();
    this.rest();
  };

  readonly whenAtRest = (then: () => void): void => {
    this.atRest.push(then);
    this.rest();
  };

  private rest(): void {
    if (this.queue.isEmpty) this.atRest.splice(0).forEach((then) => then());
  }

  /** Everything that is on its way is where it belongs. */
  private ground(): void {
    this.takeBackAll();
    this.queue.clear();
    this.unwatch();
    for (const { uncover } of [...this.onStage, ...this.flying.values()]) uncover();
    this.onStage = [];
    this.flying.clear();
    if (this.state.trips.length > 0) this.setState({ trips: [] });
    this.rest();
  }

  /** Shows at once what an answer does. */
  readonly foretell = (answer: Answer): (() => void) => {
    const { root, viewer, view } = this.props;
    const table = root.current;
    const speed = motionSpeed();
    if (table === null || viewer === null || speed === 0) return nothing;
    const shown = foretoldBy(answer, viewer, view).flatMap((flight) => {
      const from = find(table, flight.from);
      const to = find(table, flight.to);
      const boxes = [boxOf(from), boxOf(to)] as const;
      if (from === null || to === null || boxes[0] === null || boxes[1] === null) return [];
      const id = (this.lastId += 1);
      const uncover = from.item ? cover(from.element, 0.25) : nothing;
      this.foretold.set(id, { id, flight, uncover, landed: false });
      play(flight.sounds ?? []);
      this.show({
        id,
        flight,
        from: boxes[0],
        to: boxes[1],
        fitted: { from: from.fits, to: to.fits },
        speed,
      });
      return [id];
    });
    return () => this.takeBack(shown);
  };

  private takeBack(ids: readonly number[]): void {
    const gone = ids.filter((id) => this.foretold.has(id));
    for (const id of gone) {
      this.foretold.get(id)?.uncover();
      this.foretold.delete(id);
    }
    if (gone.length > 0) this.remove(...gone);
  }

  private takeBackAll(): void {
    this.takeBack([...this.foretold.keys()]);
  }

  /** What was foretold has come, or has not: either way it is no longer a guess. Leaves what has not flown yet. */
  private agree(departures: readonly Departure[], table: Element): Departure[] {
    const rest = [...departures];
    for (const { id, flight, uncover, landed } of [...this.foretold.values()]) {
      const index = rest.findIndex((one) => comesTrue(flight, one.flight));
      const [come] = index === -1 ? [] : rest.splice(index, 1);
      if (come === undefined || landed) {
        this.takeBack([id]);
        continue;
      }
      uncover();
      this.foretold.delete(id);
      const target = find(table, come.flight.to);
      this.flying.set(id, {
        id,
        flight,
        from: null,
        fittedFrom: false,
        target,
        uncover: target?.item ? cover(target.element) : nothing,
      });
      this.queue.join();
    }
    return rest;
  }

  override render() {
    const { book } = this.props;
    return (
      <div className="flights" aria-hidden="true">
        {this.state.trips.map((trip) => (
          <FlyingPiece key={trip.id} trip={trip} book={book} onLanded={this.land} />
        ))}
      </div>
    );
  }
}
