import type { Answer } from "../../wire/types";

/** Where things fly. */
interface Air {
  foretell(answer: Answer): () => void;
  whenAtRest(then: () => void): void;
}

/** What the page around a table may ask of its motion. */
export class TableMotion {
  private air: Air | null = null;

  readonly attach = (air: Air): (() => void) => {
    this.air = air;
    return () => {
      if (this.air === air) this.air = null;
    };
  };

  /** Shows at once what an answer does, until the next update; the result takes it back, for an answer that was refused. */
  readonly foretell = (answer: Answer): (() => void) => this.air?.foretell(answer) ?? (() => undefined);

  /** Once nothing is in the air; at once where nothing is. */
  readonly whenAtRest = (then: () => void): void => {
    if (this.air === null) then();
    else this.air.whenAtRest(then);
  };
}
