import { useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import { campaignOfTable, turnToCampaign } from "../../wire/campaigns";
import type { TableStore } from "../../wire/table_store";
import type { Catalogue, TableInfo } from "../../wire/types";
import { Button } from "../parts/controls";
import { openTable } from "../parts/server";
import { levelAfter, soloWish } from "../solo/solo_draft";
import { Rematch } from "./rematch";
import type { SoloOutcome } from "./solo_outcome";

interface SoloOnwardProps {
  store: TableStore;
  info: TableInfo;
  outcome: SoloOutcome;
  catalogue: Catalogue;
}

/** Where to go from a finished game alone: back to the campaign, the same again, or a level up. */
export function SoloOnward({ store, info, outcome, catalogue }: SoloOnwardProps) {
  const { solo } = useText().ui;
  const t = solo.end;
  const campaign = campaignOfTable(info.table);
  if (info.campaign === true || campaign !== undefined) {
    const back = () => {
      if (campaign !== undefined) turnToCampaign(campaign.secret);
      navigate("/campaign");
    };
    return (
      <Button icon="flag" look="primary" onClick={back}>
        {t.toCampaign}
      </Button>
    );
  }
  const { level } = info.options;
  const next = level === undefined ? undefined : levelAfter(catalogue, level);
  return (
    <>
      <Rematch store={store} info={info} label={t.again} />
      {outcome.result === "win" && next !== undefined && (
        <NextLevel info={info} level={next.id} allowed={next.aggressive} name={solo.levels[next.id]} />
      )}
    </>
  );
}

interface NextLevelProps {
  info: TableInfo;
  level: Parameters<typeof soloWish>[0]["level"];
  /** Whether it goes with the aggressive variant. */
  allowed: boolean;
  name: string;
}

function NextLevel({ info, level, allowed, name }: NextLevelProps) {
  const { solo } = useText().ui;
  const [busy, setBusy] = useState(false);
  const { aggressive = false, two_parents, modules = [], plain_stars = false } = info.options;
  const go = () => {
    setBusy(true);
    const draft = {
      name: info.seats[0]?.name ?? "",
      level,
      aggressive,
      two_parents,
      practice: info.practice === true,
      seed: "",
      modules,
      plain_stars,
    };
    openTable(soloWish(draft, allowed)).catch(() => setBusy(false));
  };
  return (
    <Button icon="arrow_right" resting={busy} onClick={go}>
      {solo.end.nextLevel(name)}
    </Button>
  );
}
