import { useEffect, useMemo, useState } from "react";
import { Landscape } from "../../art/scene";
import { useText } from "../../i18n";
import { Dialog } from "../../table/dialogs/dialog";
import type { TableStore } from "../../wire/table_store";
import { boardOf } from "../../wire/catalogue";
import { sharedConnection } from "../../wire/connection";
import type { Catalogue, RecordAnswer, TableInfo, Update } from "../../wire/types";
import { contestPathOf } from "../../wire/contests";
import { KeptGame } from "../games/kept_game";
import { outcomeOf, rivalOf } from "./solo_outcome";
import { SoloHistory } from "./solo_history";
import { SoloVerdict } from "./solo_verdict";
import { EndActions } from "./end_actions";
import { MapResult } from "./map_result";
import { Ranking } from "./ranking";
import { SourceBars } from "./source_bars";
import { YearChart } from "./year_chart";
import "./end_screen.css";

interface EndScreenProps {
  store: TableStore;
  info: TableInfo;
  update: Update;
  catalogue: Catalogue;
  /** Back to the final board. */
  onClose: () => void;
}

/** Who won and how, over the final board. */
export function EndScreen({ store, info, update, catalogue, onClose }: EndScreenProps) {
  const t = useText();
  const texts = t.ui.screens.end;
  const record = useRecord(info.table);
  const context = useMemo(
    () => ({ names: info.seats.map(({ name }) => t.names.person(name)), viewer: update.viewer, catalogue }),
    [info.seats, update.viewer, catalogue, t],
  );
  const standings = update.view.question.standings ?? [];
  const names = context.names.map((_, seat) => t.names.player(seat, { ...context, viewer: null }));
  const { solo } = update.view;
  const outcome = outcomeOf(update.view);
  const winners = standings.filter(({ place }) => place === 1).map(({ seat }) => seat);
  const nameOf = (seat: number) => names[seat] ?? "";
  const winning =
    winners.length > 1
      ? texts.shared(t.names.list(winners.map(nameOf)))
      : winners[0] === update.viewer
        ? texts.youWin
        : texts.wins(nameOf(winners[0] ?? 0));
  const watched = update.viewer === null;
  const headline =
    outcome === null || (watched && outcome.result === "win")
      ? winning
      : t.ui.solo.end.headlines[outcome.result];
  const rival = solo && rivalOf(update.view.options, solo, catalogue);
  return (
    <Dialog open label={headline} className="end" onClose={onClose}>
      <header className="end-poster">
        <Landscape variant="end" />
        <div className="end-headline">
          <p>{outcome === null || watched ? texts.title : t.ui.solo.end.titles[outcome.result]}</p>
          <h2>{headline}</h2>
        </div>
      </header>
      <div className="end-sheet">
        {outcome === null || solo === undefined ? (
          <Ranking standings={standings} names={names} />
        ) : (
          <SoloVerdict
            outcome={outcome}
            solo={solo}
            view={update.view}
            catalogue={catalogue}
            name={nameOf(0)}
          />
        )}
        {info.chosen_deal && (
          <p className="end-note">
            {contestPathOf(info.table) === null ? t.ui.table.chosenDeal : t.ui.contests.sameCards}
          </p>
        )}
        {info.practice && <p className="end-note">{t.ui.table.practice}</p>}
        <div className="end-charts">
          <MapResult board={boardOf(catalogue, update.view.options)} view={update.view} names={names} />
          {record !== null && record.summary.length > 0 && (
            <>
              <SourceBars
                summary={record.summary}
                standings={standings}
                names={names}
                rival={solo?.automa_vp}
              />
              <YearChart summary={record.summary} names={names} rival={rival} />
            </>
          )}
        </div>
        {record !== null && (
          <KeptGame
            info={info}
            record={record}
            standings={standings}
            wonAlone={outcome === null ? null : outcome.result === "win"}
          />
        )}
        {outcome !== null && <SoloHistory info={info} outcome={outcome} target={solo?.automa_vp} />}
        <EndActions
          store={store}
          info={info}
          record={record?.record ?? null}
          onBoard={onClose}
          outcome={outcome}
          catalogue={catalogue}
        />
      </div>
    </Dialog>
  );
}

/** The record and the summary of the table where the page is; null until they are here. */
function useRecord(table: string): RecordAnswer | null {
  const [record, setRecord] = useState<RecordAnswer | null>(null);
  useEffect(() => {
    const ask = () =>
      void sharedConnection()
        .ask<RecordAnswer>({ do: "record" })
        .then(setRecord, () => undefined);
    return sharedConnection().onOpen(ask);
  }, [table]);
  return record;
}
