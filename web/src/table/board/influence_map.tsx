import { memo, useEffect, useRef, useState, type ReactNode } from "react";
import { TuscanyMap, type MapRegion } from "../../art/tuscany_map";
import { Rich, useText } from "../../i18n";
import type { PositionView, RegionEntry, RegionId } from "../../wire/types";
import { useDesk } from "../desk_context";
import { useForesight } from "../foresight/use_foresight";
import type { TargetStatus } from "../choice/choice";
import { useChoice } from "../choice/choice_store";
import { handlersOf } from "../choice/spot";
import { dimensionOf, target, type Target } from "../choice/targets";
import { latestStar, leaderOf, starsIn, starsLeft, type StarMove } from "./influence";

/** What pointing at a region means now: a star goes there, comes from there, or, when that is picked, moves there. */
export function regionTarget(id: RegionId, statuses: ReadonlyMap<Target, TargetStatus>): Target | undefined {
  if (statuses.has(target.region(id)) && statuses.get(target.region(id)) !== "illegal")
    return target.region(id);
  const from = [...statuses].find(([one, status]) => dimensionOf(one) === "from" && status === "picked")?.[0];
  const moving = from === undefined || from === target.from(id) ? target.from(id) : target.to(id);
  return [moving, target.region(id)].find((one) => statuses.has(one));
}

const shownFor = 4000;

/** Shows for a while which star came last, whoever set it down. */
function useLatestStar(view: PositionView): StarMove | undefined {
  const before = useRef(view);
  const [latest, setLatest] = useState<StarMove>();
  useEffect(() => {
    const move = latestStar(before.current, view);
    before.current = view;
    if (move !== undefined) setLatest(move);
  }, [view]);
  useEffect(() => {
    if (latest === undefined) return;
    const timer = setTimeout(() => setLatest(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [latest]);
  return latest;
}

/** The map with everybody's stars; a region can be pointed at when a star is placed or moved. */
export const InfluenceMap = memo(function InfluenceMap(props: { view: PositionView; corner?: ReactNode }) {
  const { view, corner } = props;
  const t = useText();
  const { book, context, choice } = useDesk();
  const statuses = useChoice(choice, (state) => state.statuses);
  const { map } = t.ui.tuscany;
  const left = starsLeft(view, book.board);
  const moved = useLatestStar(view);
  const foreseen = useForesight(({ stars }) => stars);
  const scored = view.options.plain_stars !== true;
  const nameOf = (seat: number | null) => t.names.player(seat, context);
  const regionOf = (entry: RegionEntry): MapRegion => {
    const { id } = entry;
    const { name, benefit } = t.cards.regions[id];
    const stars = starsIn(entry, view);
    const leader = leaderOf(stars);
    const held = stars.filter(({ count }) => count > 0);
    const standing = leader !== undefined ? map.leads(nameOf(leader)) : held.length > 1 ? map.tied : null;
    const one = regionTarget(id, statuses);
    const state = one === undefined ? undefined : statuses.get(one);
    return {
      id,
      name,
      vp: scored ? entry.vp : 0,
      benefit: <Rich text={benefit} />,
      stars,
      foreseen: foreseen?.filter(({ region }) => region === id),
      leader,
      label: [
        name,
        t.plain(map.benefit(benefit)),
        scored ? t.plain(map.majority(entry.vp)) : map.unscored,
        ...(held.length === 0
          ? [map.noStars]
          : held.map(({ seat, count }) => map.stars(nameOf(seat), count))),
        ...(standing === null || !scored ? [] : [standing]),
      ].join(", "),
      target:
        one === undefined || state === undefined ? undefined : { state, handlers: handlersOf(choice, one) },
    };
  };
  return (
    <TuscanyMap
      label={map.title}
      regions={book.board.regions.map(regionOf)}
      supply={{
        label: left.map(({ seat, count }) => `${nameOf(seat)}: ${map.left(count)}`).join(", "),
        stars: left,
      }}
      moved={moved}
      corner={corner}
    />
  );
});
