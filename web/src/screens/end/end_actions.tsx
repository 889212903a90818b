import { useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import type { TableStore } from "../../wire/table_store";
import type { Catalogue, TableInfo } from "../../wire/types";
import { contestPathOf } from "../../wire/contests";
import { Button, LinkButton } from "../parts/controls";
import { useHello } from "../parts/server";
import { keepRecord } from "../replay/kept_record";
import { Rematch } from "./rematch";
import { saveFile } from "./save_file";
import { SoloOnward } from "./solo_onward";
import type { SoloOutcome } from "./solo_outcome";

interface EndActionsProps {
  store: TableStore;
  info: TableInfo;
  /** Null until it has arrived. */
  record: string | null;
  onBoard: () => void;
  /** Null unless it was a game against the Automa. */
  outcome: SoloOutcome | null;
  catalogue: Catalogue;
}

export function EndActions({ store, info, record, onBoard, outcome, catalogue }: EndActionsProps) {
  const { screens, contests } = useText().ui;
  const { end: t, parts } = screens;
  const contest = contestPathOf(info.table);
  const hello = useHello();
  const [said, setSaid] = useState("");
  const played = info.seats.some(({ mine }) => mine);
  const lookBack = ({ review }: { review: boolean }) => {
    if (record === null) return;
    const people = info.seats.filter(({ kind }) => kind === "person").map(({ seat }) => seat);
    keepRecord({
      record,
      names: info.seats.map(({ name }) => name),
      ...(people.length > 0 ? { people } : {}),
      review,
    });
    navigate("/replay");
  };
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
          <Button icon="history" onClick={() => lookBack({ review: false })}>
            {t.replay}
          </Button>
          <Button icon="hint" onClick={() => lookBack({ review: true })}>
            {t.review}
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
        {contest !== null && (
          <LinkButton icon="trophy" look="primary" href={contest}>
            {contests.compare}
          </LinkButton>
        )}
        {played && contest === null && outcome === null && <Rematch store={store} info={info} />}
        {played && contest === null && outcome !== null && (
          <SoloOnward store={store} info={info} outcome={outcome} catalogue={catalogue} />
        )}
      </span>
    </div>
  );
}
