import { useCallback } from "react";
import { useText } from "../../i18n";
import type { Answer, Preview } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useChoice } from "./choice_store";

/** An answer to the present question in words, with all that the table knows of it. */
export function useAnswerText(): (answer: Answer, preview?: Preview) => string {
  const t = useText();
  const { choice, context } = useDesk();
  const ask = useChoice(choice, (state) => state.ask);
  const view = useChoice(choice, (state) => state.view);
  return useCallback(
    (answer, preview) => {
      const buildings = view?.players.find(({ seat }) => seat === ask.seat)?.buildings;
      return t.answer(answer, { ...context, ask, view, buildings, preview });
    },
    [t, context, ask, view],
  );
}
