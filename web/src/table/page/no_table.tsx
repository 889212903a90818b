import { useState, type FormEvent } from "react";
import { useText } from "../../i18n";
import { Link, useTitle } from "../../router";
import type { Trouble } from "../../wire/table_state";
import type { TableStore } from "../../wire/table_store";
import "./page.css";

/** The table cannot be entered, or only with its word. */
export function NoTable({ store, trouble }: { store: TableStore; trouble: Trouble }) {
  const t = useText();
  const { waiting } = t.ui.table;
  const wordMissing = trouble.code === "needs_word" || trouble.code === "wrong_word";
  const removed = trouble.code === "removed";
  const title = wordMissing ? t.ui.people.word.title : removed ? t.ui.people.removedTitle : waiting.unknown;
  useTitle(title);
  return (
    <main className="page-card">
      <h1 className="page-title">{title}</h1>
      {wordMissing ? (
        <WordForm store={store} wrong={trouble.code === "wrong_word"} />
      ) : (
        trouble.code !== "connection_lost" && (
          <p role={removed ? "alert" : undefined}>{t.error(trouble.code)}</p>
        )
      )}
      <Link className={wordMissing ? "button" : "button button-main"} href="/">
        {waiting.home}
      </Link>
    </main>
  );
}

function WordForm({ store, wrong }: { store: TableStore; wrong: boolean }) {
  const words = useText().ui.people.word;
  const [word, setWord] = useState("");
  const enter = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== "") void store.enterWith(word.trim());
  };
  return (
    <form className="word-form" onSubmit={enter}>
      <p>{words.text}</p>
      <input
        autoFocus
        value={word}
        maxLength={64}
        autoComplete="off"
        aria-label={words.label}
        placeholder={words.label}
        onChange={({ target }) => setWord(target.value)}
      />
      <button type="submit" className="button button-main">
        {words.enter}
      </button>
      <p role="alert">{wrong && words.wrong}</p>
    </form>
  );
}
