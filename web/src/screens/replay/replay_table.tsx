import { useEffect, useMemo, useState } from "react";
import { useText } from "../../i18n";
import { useTitle } from "../../router";
import { Desk } from "../../table/desk";
import { letterOf } from "../../table/desk_context";
import { SidePanel } from "../../table/log/side_panel";
import { Stage } from "../../table/stage/stage";
import { boardOf, useCatalogue } from "../../wire/catalogue";
import { Refusal, sharedConnection } from "../../wire/connection";
import type { Catalogue, SeatInfo } from "../../wire/types";
import { Button, LinkButton } from "../parts/controls";
import { ReviewDialog } from "../review/review_dialog";
import { useReview } from "../review/use_review";
import type { KeptRecord } from "./kept_record";
import { ForkDialog } from "./fork_dialog";
import { ReplayControls } from "./replay_controls";
import { UnreadRecord } from "./unread_record";
import { useReplay, type Replay } from "./use_replay";
import { useReplayKeys } from "./replay_keys";
import "./replay.css";

interface ReplayTableProps extends KeptRecord {
  onClose: () => void;
}

export function ReplayTable(props: ReplayTableProps) {
  const catalogue = useCatalogue();
  const replay = useReplay(props.record);
  if (replay.trouble instanceof Refusal && replay.trouble.code === "old_rules")
    return <UnreadRecord record={props.record} onClose={props.onClose} />;
  if (catalogue === null || replay.shown === null) return null;
  return <Position {...props} catalogue={catalogue} replay={replay} shown={replay.shown} />;
}

interface PositionProps extends ReplayTableProps {
  catalogue: Catalogue;
  replay: Replay;
  shown: NonNullable<Replay["shown"]>;
}

/** The table as it was, read-only, with every hand open. */
function Position({ record, names: known, people, review: wanted, catalogue, ...more }: PositionProps) {
  const { replay, shown, onClose } = more;
  const t = useText();
  const texts = t.ui.screens.replay;
  const { players } = shown.view.options;
  const [forking, setForking] = useState<{ seat: number } | null>(null);
  const review = useReview(record, people);
  const [reviewing, setReviewing] = useState(wanted === true);
  const { begin } = review;
  const openReview = () => {
    begin();
    setReviewing(true);
  };
  useEffect(() => {
    if (wanted === true) return sharedConnection().onOpen(begin);
    return undefined;
  }, [wanted, begin]);
  // Letters, as on the marks, where nobody's name is known.
  const names = useMemo(
    () =>
      Array.from({ length: players }, (_, seat) =>
        known?.[seat] === undefined ? letterOf(undefined, seat) : t.names.person(known[seat]),
      ),
    [players, known, t],
  );
  const seats = useMemo(
    () => names.map((name, seat): SeatInfo => ({ seat, kind: "person", name, present: true, mine: false })),
    [names],
  );
  const context = { names, viewer: null, catalogue, board: boardOf(catalogue, shown.view.options).id };
  const judged =
    review.state.is === "ready" ? review.state.review.decisions.find(({ at }) => at === shown.at) : undefined;
  useReplayKeys(replay, shown);
  useTitle(texts.playing);
  return (
    <>
      <Desk
        catalogue={catalogue}
        view={shown.view}
        names={names}
        viewer={null}
        seats={seats}
        inert
        log={shown.log}
        stage={
          <Stage log={shown.log} viewer={null} ask={shown.ask} mine={false} onMoment={replay.goTo}>
            <ReplayControls
              replay={replay}
              shown={shown}
              context={context}
              judged={judged}
              onFork={() => setForking({ seat: shown.ask.seat ?? 0 })}
              onReview={openReview}
            />
          </Stage>
        }
        side={
          <SidePanel
            tab="log"
            onTab={() => undefined}
            log={shown.log}
            viewer={null}
            at={null}
            onMoment={replay.goTo}
            unread={0}
            note={shown.practice ? t.ui.table.practiceRecord : undefined}
          />
        }
        menu={
          <span className="replay-menu">
            <Button
              look="quiet"
              icon="open"
              onClick={onClose}
              aria-label={texts.another}
              title={texts.another}
            />
            <LinkButton look="quiet" icon="home" href="/">
              <span className="control-hidden">{t.ui.screens.parts.home}</span>
            </LinkButton>
          </span>
        }
      />
      {reviewing && (
        <ReviewDialog
          review={review}
          context={context}
          marks={shown.marks}
          at={shown.at}
          onJump={(at) => {
            replay.goTo(at);
            setReviewing(false);
          }}
          onClose={() => setReviewing(false)}
        />
      )}
      {forking !== null && (
        <ForkDialog
          record={record}
          at={shown.at}
          names={names}
          first={forking.seat}
          onClose={() => setForking(null)}
        />
      )}
    </>
  );
}
