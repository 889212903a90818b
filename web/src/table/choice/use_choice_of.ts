import { useEffect, useState } from "react";
import type { Answer } from "../../wire/types";
import { ChoiceStore } from "./choice_store";

/** One choice for as long as the table is open; what it gives goes to the newest handler. */
export function useChoiceOf(give: (answer: Answer) => void): ChoiceStore {
  const [box] = useState(() => {
    const handler = { give };
    return { handler, choice: new ChoiceStore((answer) => handler.give(answer)) };
  });
  useEffect(() => {
    box.handler.give = give;
  }, [box, give]);
  return box.choice;
}
