import type { Ask, Offer, Preview } from "../../wire/types";
import type { CatalogueIndex } from "../catalogue_index";
import type { ChoiceState, ChoiceStore } from "../choice/choice_store";
import { foresee } from "./foresee";
import type { Foreseen } from "./foreseen";

/** The answer that is looked at, and what it would lead to as far as that is known. */
export interface Watched {
  offer: Offer | null;
  preview: Preview | undefined;
  foreseen: Foreseen | null;
}

const nothing: Watched = { offer: null, preview: undefined, foreseen: null };

// Long lists, and a space to which another worker could go as well, come without previews: one is requested when the pointer rests
// on an answer.
const restingTime = 80;

/** What is looked at; else what was touched once, also when another part of the table is opened since; else what is advised. */
export function watchedOffer({ enabled, looked, complaint, armed, hinted }: ChoiceState): Offer | null {
  if (!enabled) return null;
  if (looked !== null) return "offer" in looked ? looked.offer : null;
  return complaint === null ? (armed ?? hinted) : null;
}

/** Follows the choice: the preview of what is looked at, asked for once where it is missing, and what it changes on the table. */
export class ForesightStore {
  private state = nothing;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** By the answer's text, for as long as the question stands. */
  private asked: { ask: Ask | null; previews: Map<string, Preview> } = { ask: null, previews: new Map() };
  private readonly listeners = new Set<() => void>();

  constructor(
    private readonly choice: ChoiceStore,
    private readonly previewOf: (action: string) => Promise<Preview>,
    private readonly book: CatalogueIndex,
  ) {}

  readonly snapshot = (): Watched => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Until it is called off. */
  readonly follow = (): (() => void) => {
    const leave = this.choice.subscribe(this.update);
    this.update();
    return () => {
      leave();
      clearTimeout(this.timer);
    };
  };

  private readonly update = (): void => {
    const choice = this.choice.snapshot();
    const offer = watchedOffer(choice);
    if (choice.whole !== this.asked.ask) this.asked = { ask: choice.whole, previews: new Map() };
    if (offer === null) {
      clearTimeout(this.timer);
      return this.set(nothing);
    }
    const preview = offer.preview ?? this.asked.previews.get(offer.answer.text);
    if (offer === this.state.offer && preview === this.state.preview) return;
    clearTimeout(this.timer);
    if (preview === undefined) this.timer = setTimeout(() => this.ask(offer), restingTime);
    const { view } = choice;
    const foreseen =
      preview === undefined || view === undefined
        ? null
        : foresee(preview.events, view, this.book, offer.answer);
    this.set({ offer, preview, foreseen });
  };

  private ask({ answer }: Offer): void {
    const { previews } = this.asked;
    this.previewOf(answer.text).then(
      (preview) => {
        previews.set(answer.text, preview);
        this.update();
      },
      () => undefined, // a question that has been answered meanwhile
    );
  }

  private set(next: Watched): void {
    if (next === this.state) return;
    this.state = next;
    for (const listener of [...this.listeners]) listener();
  }
}
