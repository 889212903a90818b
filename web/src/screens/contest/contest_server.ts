import { useCallback, useEffect, useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import { settings } from "../../settings";
import { sharedConnection } from "../../wire/connection";
import { ownCode } from "../../wire/person";
import { keepCreated } from "../../wire/secrets";
import type { ContestEntry, ContestInfo, Created, RecordAnswer, SayContestNew } from "../../wire/types";
import { standardPace } from "../new_table/table_draft";
import { askServer, troubleText } from "../parts/server";
import { keepRecord } from "../replay/kept_record";
import { keepContestTable } from "../../wire/contests";

/** To one's own table of the contest. */
export async function playContest(contest: string): Promise<void> {
  const created = await askServer<Created>({
    do: "contest_play",
    contest,
    name: settings().name,
    secret: ownCode(),
    pace: standardPace,
  });
  keepCreated(created);
  keepContestTable(created.table, contest);
  navigate(`/table/${created.table}`);
}

export async function makeContest(saying: Omit<SayContestNew, "id">): Promise<void> {
  const { contest } = await askServer<ContestInfo>(saying);
  navigate(`/contest/${contest}`, { replace: true });
}

/** Somebody's game on the replay screen. */
export async function lookAtGame(
  { contest, bots }: ContestInfo,
  { number, name }: ContestEntry,
  botNames: readonly string[],
  review: boolean,
): Promise<void> {
  const { record } = await askServer<RecordAnswer>({
    do: "contest_record",
    contest,
    secret: ownCode(),
    number,
  });
  keepRecord({ record, names: [name, ...bots.map((_, i) => botNames[i] ?? "")], people: [0], review });
  navigate("/replay");
}

interface Looked {
  contest: ContestInfo | null;
  trouble: string | null;
}

/** The contest as the server has it now, asked for again whenever the line comes back. One's own finished game is counted by that. */
export function useContest(id: string): Looked {
  const t = useText();
  const [looked, setLooked] = useState<Looked>({ contest: null, trouble: null });
  const look = useCallback(async () => {
    try {
      const contest = await askServer<ContestInfo>({ do: "contest", contest: id, secret: ownCode() });
      setLooked({ contest, trouble: null });
    } catch (error) {
      const trouble = troubleText(error, t);
      setLooked(({ contest }) => ({ contest, trouble }));
    }
  }, [id, t]);
  useEffect(() => sharedConnection().onOpen(() => void look()), [look]);
  return looked;
}
