import type { ReactNode } from "react";
import { useText } from "../i18n";
import { lawStore, useLaw } from "./law_store";
import type { LawBook } from "./law_book";
import "./with_law.css";

/** What is inside as soon as the law book is here; until then that it comes, or that it did not. */
export function WithLaw({ children }: { children: (book: LawBook) => ReactNode }) {
  const { law: words, screens } = useText().ui;
  const law = useLaw();
  switch (law.state) {
    case "waiting":
      return (
        <p className="law-waiting" role="status">
          {words.loading}
        </p>
      );
    case "failed":
      return (
        <p className="law-failed" role="alert">
          {words.failed}{" "}
          <button type="button" className="law-again" onClick={lawStore.retry}>
            {screens.parts.tryAgain}
          </button>
        </p>
      );
    case "here":
      return children(law.book);
  }
}
