import { useEffect, useRef } from "react";
import { useText } from "../../i18n";
import { useTable, type TableStore } from "../../wire/table_store";
import type { TableInfo } from "../../wire/types";
import { noticeWords } from "./notice_words";

// Whoever reloads the page is not away.
const patience = 4000;

/** Tells who comes and goes, and whatever else happens to the people at the table, once each. */
export function usePeopleNews(
  store: TableStore,
  info: TableInfo,
  names: readonly string[],
  tell: (text: string) => void,
): void {
  const t = useText();
  const notices = useTable(store, (state) => state.notices);
  const told = useRef<number | null>(null);
  const speak = useRef({ tell, t, names });
  useEffect(() => {
    speak.current = { tell, t, names };
  });
  useEffect(() => {
    const end = notices.first + notices.list.length;
    // What happened before one came is in the chat.
    const from = told.current ?? end;
    told.current = end;
    const { tell: say, t: words, names: known } = speak.current;
    for (const notice of notices.list.slice(Math.max(0, from - notices.first)))
      say(noticeWords(notice, known, words));
  }, [notices]);

  const people = info.seats.map(({ kind, present, mine }) =>
    kind !== "person" || mine ? "-" : present ? "h" : "a",
  );
  const presence = people.join("");
  const known = useRef(presence);
  useEffect(() => {
    const timer = setTimeout(() => {
      const before = known.current;
      known.current = presence;
      const { tell: say, t: words, names: called } = speak.current;
      const { news } = words.ui.people;
      [...presence].forEach((now, seat) => {
        const name = called[seat] ?? "";
        if (before[seat] === "h" && now === "a") say(news.away(name));
        if (before[seat] === "a" && now === "h") say(news.here(name));
      });
    }, patience);
    return () => clearTimeout(timer);
  }, [presence]);
}
