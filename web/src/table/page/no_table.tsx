import { useText } from "../../i18n";
import { Link, useTitle } from "../../router";
import type { Trouble } from "../../wire/table_state";
import "./page.css";

export function NoTable({ trouble }: { trouble: Trouble }) {
  const t = useText();
  const { waiting } = t.ui.table;
  useTitle(waiting.unknown);
  return (
    <main className="page-card">
      <h1 className="page-title">{waiting.unknown}</h1>
      {trouble.code !== "connection_lost" && <p>{t.error(trouble.code)}</p>}
      <Link className="button button-main" href="/">
        {waiting.home}
      </Link>
    </main>
  );
}
