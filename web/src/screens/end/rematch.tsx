import { useCallback, useEffect, useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import type { TableStore } from "../../wire/table_store";
import type { TableInfo } from "../../wire/types";
import { Button } from "../parts/controls";
import { carrySecrets } from "./carry_secrets";

interface RematchProps {
  store: TableStore;
  info: TableInfo;
  /** Instead of the usual word. */
  label?: string;
}

/** The first to ask opens the new table; everybody else then follows. */
export function Rematch({ store, info, label }: RematchProps) {
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
      {rematch === undefined ? (label ?? t.rematch) : t.rematchGo}
    </Button>
  );
}
