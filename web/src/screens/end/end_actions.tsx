import { useCallback, useEffect, useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import type { TableStore } from "../../wire/table_store";
import type { TableInfo } from "../../wire/types";
import { Button, LinkButton } from "../parts/controls";
import { useHello } from "../parts/server";
import { keepRecord } from "../replay/kept_record";
import { carrySecrets } from "./carry_secrets";
import { saveFile } from "./save_file";

interface EndActionsProps {
  store: TableStore;
  info: TableInfo;
  /** Null until it has arrived. */
  record: string | null;
  onBoard: () => void;
}

export function EndActions({ store, info, record, onBoard }: EndActionsProps) {
  const { end: t, parts } = useText().ui.screens;
  const hello = useHello();
  const [said, setSaid] = useState("");
  const played = info.seats.some(({ mine }) => mine);
  const report = async () => {
    const lines = [
      `Vendemmia ${hello?.version ?? ""}`,
      window.location.href,
      navigator.userAgent,
      "",
      record ?? "",
    ];
    try {
      await navigator.clipboard.writeText(lines.join("\n"));
      setSaid(t.reported);
    } catch {
      setSaid(t.reportFailed);
    }
  };
  return (
    <div className="end-actions">
      <Button icon="board" onClick={onBoard}>
        {t.board}
      </Button>
      {record !== null && (
        <>
          <Button
            icon="history"
            onClick={() => {
              keepRecord({ record, names: info.seats.map(({ name }) => name) });
              navigate("/replay");
            }}
          >
            {t.replay}
          </Button>
          <Button icon="save" onClick={() => saveFile(`vendemmia-${info.table}.journal`, record)}>
            {t.save}
          </Button>
        </>
      )}
      <Button icon="bug" look="quiet" onClick={() => void report()}>
        {t.report}
      </Button>
      <span role="status">{said}</span>
      <span className="end-onward">
        <LinkButton icon="home" look="quiet" href="/">
          {parts.home}
        </LinkButton>
        {played && <Rematch store={store} info={info} />}
      </span>
    </div>
  );
}

/** The first to ask opens the new table; everybody else then follows. */
function Rematch({ store, info }: { store: TableStore; info: TableInfo }) {
  const t = useText().ui.screens.end;
  const { table, rematch } = info;
  const [asked, setAsked] = useState(false);
  const follow = useCallback(
    (next: string) => {
      carrySecrets(table, next);
      navigate(`/table/${next}`);
    },
    [table],
  );
  useEffect(() => {
    if (asked && rematch !== undefined) follow(rematch);
  }, [asked, rematch, follow]);
  const ask = () => {
    setAsked(true);
    void store.plainly({ do: "rematch" });
  };
  return (
    <Button icon="restart" look="primary" onClick={() => (rematch === undefined ? ask() : follow(rematch))}>
      {rematch === undefined ? t.rematch : t.rematchGo}
    </Button>
  );
}
