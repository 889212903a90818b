import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from "react";
import { useText } from "../../i18n";
import { automaName } from "../../i18n/names_of";
import { useTitle } from "../../router";
import { TableSounds } from "../../sound/table_sounds";
import { boardOf } from "../../wire/catalogue";
import { contestPathOf } from "../../wire/contests";
import { heldSeats } from "../../wire/table_state";
import { useTable, type TableStore } from "../../wire/table_store";
import type { Answer, Catalogue, Offer, TableInfo, Update } from "../../wire/types";
import type { Warned } from "../advice/coach_dialog";
import { ConfirmDialog } from "../dialogs/confirm_dialog";
import { TableMotion } from "../motion/table_motion";
import { useLasting } from "../use_lasting";
import { isNarrow, useLayout } from "../use_layout";
import { useShared } from "../use_shared";
import { Desk, type DeskTab } from "../desk";
import { workersAtHome } from "../parts/workers_at_home";
import { SidePanel, type SideTab } from "../log/side_panel";
import { useChoice } from "../choice/choice_store";
import { useChoiceOf } from "../choice/use_choice_of";
import type { TargetStatus } from "../choice/choice";
import { dimensionOf, targetsOf, type Target } from "../choice/targets";
import { Hints } from "../hints/hints";
import { ActQueue } from "../stage/act_queue";
import { Question } from "../stage/question";
import { Stage } from "../stage/stage";
import { changeSettings, settings, useSettings } from "../../settings";
import { Alerts } from "./alerts";
import { HistoryBar } from "./history_bar";
import { KeysDialog } from "./keys_dialog";
import { TableMenu } from "./table_menu";
import { useTableKeys } from "./table_keys";
import { OldRulesNote } from "./old_rules_note";
import { Clocks } from "../people/clocks";
import { PeopleDialog } from "../people/people_dialog";
import { useStandingNote } from "../people/standing_note";
import { useNextGesture } from "./use_next_gesture";
import { VoteDialog } from "./vote_dialog";

const EndScreen = lazy(() =>
  import("../../screens/end/end_screen").then((it) => ({ default: it.EndScreen })),
);

const CoachDialog = lazy(() => import("../advice/coach_dialog"));

interface LiveTableProps {
  store: TableStore;
  catalogue: Catalogue;
  info: TableInfo;
  update: Update;
  /** The name of the screen; without it, who plays. */
  title?: string;
}

/** The game as it stands, or an earlier moment of it. */
export function LiveTable({ store, catalogue, info, update, title }: LiveTableProps) {
  const t = useText();
  const viewer = update.viewer;
  const log = useTable(store, (state) => state.logs.get(viewer) ?? noLog);
  const history = useTable(store, (state) => state.history);
  const pending = useTable(store, (state) => state.pending) !== null;
  const link = useTable(store, (state) => state.link);
  const chat = useTable(store, (state) => state.chat);
  const notices = useTable(store, (state) => state.notices);
  const names = useShared(info.seats.map(({ name }) => t.names.person(name)));
  const held = useShared(heldSeats(info));
  const [tab, setTab] = useState<DeskTab>("board");
  const [side, setSide] = useState<SideTab>("log");
  const [readLines, setReadLines] = useState(chat.length);
  const [passing, setPassing] = useState<Answer | null>(null);
  const [keysShown, setKeysShown] = useState(false);
  const [ended, setEnded] = useState(info.status === "over");

  const { workers } = update.view.players[viewer ?? 0] ?? {};
  const workersHome = workers === undefined ? 0 : workersAtHome(workers);
  // Where workers are placed in every season, only winter is the last occasion.
  const { seasonal } = boardOf(catalogue, update.view.options);
  const winter = update.view.season === "winter";
  const strands = workersHome > 0 && (winter || !seasonal);
  const passWords = seasonal ? t.ui.tuscany.pass : null;
  const [motion] = useState(() => new TableMotion());
  const [warned, setWarned] = useState<Warned | null>(null);
  const [warning, setWarning] = useState(false);
  const give = useCallback(
    (answer: Answer) => {
      const costly = warningOf(store, answer, update);
      if (costly !== null) {
        setWarned(costly);
        setWarning(true);
      } else if (answer.kind === "pass" && strands && settings().confirmPass) setPassing(answer);
      else void actAtOnce(store, motion, answer);
    },
    [store, strands, motion, update],
  );
  const choice = useChoiceOf(give);
  const mine = update.ask.seat !== null && update.ask.seat === viewer;
  const live = history === null;
  const called = title ?? t.names.list(info.options.players === 1 ? [...names, automaName] : names);
  useTitle(mine && live ? `● ${t.ui.table.yourTurn}` : called);
  useEffect(() => {
    const key = `${viewer ?? "spectator"}/${update.at}`;
    choice.pose(key, update.ask, live && mine && !pending && link === "open", update.view);
  }, [choice, update, live, mine, pending, link, viewer]);

  // That the game is over may be told before its last answer is.
  const over = info.status === "over" && update.ask.seat === null;
  useEffect(() => {
    // Whoever wants to see the last points come sees them first.
    if (over) motion.whenAtRest(() => setEnded(true));
  }, [over, motion]);
  const chatOpen = side === "chat";
  useEffect(() => {
    if (chatOpen) setReadLines(chat.length);
  }, [chatOpen, chat.length]);

  const previewOf = useCallback((action: string) => store.preview(action), [store]);
  const obstaclesOf = useCallback(
    (action: string) => store.why(action).then(({ obstacles }) => obstacles),
    [store],
  );
  const onMoment = useCallback((at: number) => void store.showMoment(at), [store]);
  const onSay = useCallback(
    (text: string) => void store.plainly({ do: "chat", seat: viewer ?? undefined, text }),
    [store, viewer],
  );
  const onUndo = useCallback((to: number) => void store.undo(to), [store]);
  const onTakeBack = useCallback((to: number) => void store.takeBack(to), [store]);
  const onRedo = useCallback(() => void store.redo(), [store]);
  // Whoever comes to a screen that others have used has not seen what they did.
  const [queue] = useState(() => new ActQueue(held.length > 1));
  const onSkip = useCallback(() => {
    queue.skip();
    void store.plainly({ do: "skip" });
  }, [store, queue]);
  useEffect(() => {
    if (pending) queue.moveOn();
  }, [queue, pending]);
  useEffect(() => {
    if (!live) queue.clear();
  }, [queue, live]);
  const showResult = useCallback(() => setEnded(true), []);
  const asked = useTable(store, (state) => state.hint);
  const { shownByCoach, putAway } = useShownByCoach(store, info, update);
  const hint = asked ?? shownByCoach;
  const onHint = useCallback(() => {
    choice.showHint(null);
    if (asked === null && shownByCoach !== null) putAway();
    else void store.hint();
  }, [store, choice, asked, shownByCoach, putAway]);
  // On a narrow screen the advised place may lie behind another tab.
  const onShowHint = useCallback(({ answer }: Offer) => {
    const [place] = targetsOf(answer);
    const behind = place === undefined ? undefined : tabOf[dimensionOf(place)];
    if (behind !== undefined) setTab(behind);
    requestAnimationFrame(scrollToHint);
  }, []);
  const hints = useMemo(
    () => (info.hints ? { hint, onHint, onShow: onShowHint } : undefined),
    [info.hints, hint, onHint, onShowHint],
  );
  const wide = useLayout() === "wide";
  const botAsked = info.seats.some(({ seat, kind }) => seat === update.ask.seat && kind === "bot");

  const onGesture = useCallback(() => {
    choice.forgetComplaint();
    store.forgetTrouble();
  }, [choice, store]);
  useNextGesture(onGesture);
  const openSide = useCallback((wanted: SideTab) => {
    changeSettings({ log: true });
    setSide(wanted);
  }, []);
  const onHelp = useCallback(() => setKeysShown(true), []);
  useTableKeys({ store, choice, update, onTab: setTab, onSide: openSide, onSkip, onHelp });

  const thinking = useLasting(botAsked && live ? update.at : null, info.pace + patience);

  const [peopleShown, setPeopleShown] = useState(false);
  const onPeople = useCallback(() => setPeopleShown(true), []);
  const { vote } = info;
  const voter = vote?.waiting.find((seat) => held.includes(seat));
  // A question that was put aside stays so; the next one is asked again.
  const voteKey = vote === undefined ? "" : `${vote.seat}/${vote.to}/${update.seq}`;
  const [votePutAside, setVotePutAside] = useState("");
  const voteOpen = voter !== undefined && votePutAside !== voteKey;
  const standing = useStandingNote({
    store,
    info,
    names,
    log,
    onVote: voter === undefined ? undefined : () => setVotePutAside(""),
    onPeople,
  });

  const moment = history?.moment ?? null;
  const view = moment?.view ?? update.view;
  const past = useMemo(() => (moment === null ? log : log.filter(({ at }) => at < moment.at)), [log, moment]);
  // Hints stand beside the stage, so that the log comes back with them.
  const logHidden = !useSettings().log && hint === null && wide;
  const statuses = useChoice(choice, (state) => state.statuses);
  const inContest = useMemo(() => contestPathOf(info.table) !== null, [info.table]);
  const chosenDeal = inContest ? t.ui.contests.sameCards : t.ui.table.chosenDeal;
  const coached = info.seats
    .filter(({ coach }) => info.coach && (coach === "warns" || coach === "shows"))
    .map(({ name }) => t.names.person(name));
  const note = [
    ...(info.chosen_deal ? [chosenDeal] : []),
    ...(info.practice ? [t.ui.table.practice] : []),
    ...(coached.length > 0 ? [t.ui.advice.coach.on({ names: t.names.list(coached) })] : []),
  ].join(" ");
  const unread = chatOpen ? 0 : Math.max(0, chat.length - readLines);
  const menu = useMemo(
    () => <TableMenu {...{ store, info, held, onPeople }} shown={viewer} onKeys={onHelp} />,
    [store, info, held, viewer, onHelp, onPeople],
  );
  const badges = useMemo(() => ({ ...targetsByTab(statuses), log: unread }), [statuses, unread]);
  return (
    <>
      <Desk
        catalogue={catalogue}
        view={view}
        names={names}
        viewer={viewer}
        seats={info.seats}
        inert={!live}
        log={past}
        motion={motion}
        choice={choice}
        previewOf={previewOf}
        obstaclesOf={obstaclesOf}
        planOrder={info.hints && live && update.ask.seat !== null ? store.planOrder : undefined}
        tab={tab}
        onTab={setTab}
        badges={badges}
        thinking={thinking}
        logHidden={logHidden}
        menu={menu}
        stage={
          <Stage
            log={past}
            viewer={viewer}
            ask={moment?.ask ?? update.ask}
            mine={mine && live}
            queue={live ? queue : undefined}
            onMoment={onMoment}
          >
            {live ? (
              <Question
                ask={update.ask}
                held={held}
                undo={update.undo}
                alone={info.seats.filter(({ kind }) => kind === "person").length < 2}
                pending={pending}
                onUndo={onUndo}
                onRedo={onRedo}
                onTakeBack={onTakeBack}
                onResult={showResult}
                onSkip={botAsked ? onSkip : undefined}
                thinking={thinking}
                hints={hints}
              />
            ) : (
              <HistoryBar store={store} at={history.at} total={update.at} view={view} />
            )}
            {!wide && <Clocks store={store} info={info} names={names} />}
            {warned !== null && live && (
              <Suspense fallback={null}>
                <CoachDialog
                  // It is about one question.
                  open={warning && warned.counsel.seq === update.seq}
                  warned={warned}
                  alone={update.view.solo !== undefined}
                  onConfirm={() => void actAtOnce(store, motion, warned.offer.answer)}
                  onClose={() => setWarning(false)}
                />
              </Suspense>
            )}
          </Stage>
        }
        besideStage={live && mine && wide && hints !== undefined && <Hints {...hints} />}
        side={
          <SidePanel
            tab={side}
            onTab={setSide}
            log={log}
            viewer={viewer}
            at={history?.at ?? null}
            onMoment={onMoment}
            chat={chat}
            notices={notices.list}
            names={names}
            unread={unread}
            onSay={info.chat ? onSay : undefined}
            note={note === "" ? undefined : note}
            folded={logHidden}
            onFold={wide ? foldLog : undefined}
          />
        }
        news={
          <>
            {wide && <Clocks store={store} info={info} names={names} />}
            <Alerts
              store={store}
              info={info}
              catalogue={catalogue}
              names={names}
              update={update}
              log={log}
              mine={mine && live}
              link={link}
              standing={standing}
            />
          </>
        }
      />
      <TableSounds log={log} viewer={viewer} mine={mine && live} />
      <ConfirmDialog
        open={passing !== null}
        title={passWords?.winterTitle ?? t.ui.table.pass.title(t.names.season(update.view.season))}
        text={[t.ui.table.pass.text(workersHome, winter), ...(passWords ? [passWords.winterText] : [])].join(
          " ",
        )}
        confirm={passWords?.winterConfirm ?? t.ui.table.pass.confirm}
        onConfirm={() => passing !== null && void store.act(passing.text)}
        onClose={() => setPassing(null)}
      />
      <OldRulesNote info={info} />
      {vote !== undefined && voter !== undefined && (
        <VoteDialog
          store={store}
          vote={vote}
          voter={voter}
          names={names}
          open={voteOpen}
          onClose={() => setVotePutAside(voteKey)}
        />
      )}
      <PeopleDialog
        store={store}
        info={info}
        names={names}
        open={peopleShown}
        onClose={() => setPeopleShown(false)}
      />
      <KeysDialog open={keysShown} onClose={() => setKeysShown(false)} />
      {ended && info.status === "over" && (
        <Suspense fallback={null}>
          <EndScreen
            store={store}
            info={info}
            update={update}
            catalogue={catalogue}
            onClose={() => setEnded(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const noLog: never[] = [];

/** Null: the coach has nothing against it, or has not come to an opinion yet. */
function warningOf(store: TableStore, answer: Answer, { ask }: Update): Warned | null {
  const counsel = store.counselNow();
  const warning = counsel?.warnings.find(({ action }) => action === answer.text);
  const offered = (text: string | undefined) => ask.offers?.find((one) => one.answer.text === text);
  const offer = offered(answer.text);
  if (counsel === null || warning === undefined || offer === undefined) return null;
  return { counsel, warning, offer, best: offered(counsel.answers[0]?.action) };
}

/** The best answers as the coach shows them by itself; they stand where hints do, until they are put away. */
function useShownByCoach(store: TableStore, info: TableInfo, update: Update) {
  const counsel = useTable(store, (state) => state.counsel);
  const [away, setAway] = useState<number | null>(null);
  const { seq, viewer } = update;
  const shows = viewer !== null && info.coach && info.seats[viewer]?.coach === "shows";
  const current = shows && counsel?.seat === viewer && counsel.seq === seq && away !== seq;
  const shownByCoach = useMemo(
    () => (current ? { seat: counsel.seat, seq, answers: counsel.answers } : null),
    [current, counsel, seq],
  );
  return { shownByCoach, putAway: useCallback(() => setAway(seq), [seq]) };
}

const foldLog = (folded: boolean) => changeSettings({ log: !folded });

/** What the answer does is shown at once, and taken back if it is refused. */
async function actAtOnce(store: TableStore, motion: TableMotion, answer: Answer): Promise<void> {
  const takeBack = motion.foretell(answer);
  if (!(await store.act(answer.text))) takeBack();
}

// Milliseconds beyond the pace, after which it is told that a computer thinks.
const patience = 500;

/** The answer may lie outside of what is seen: among many buttons, and on a narrow screen on the table too. */
function scrollToHint(): void {
  const marked = [...document.querySelectorAll("[data-hinted]")];
  const isButton = (one: Element) => one.closest(".ask") !== null;
  marked.find(isButton)?.scrollIntoView({ block: "center" });
  if (isNarrow()) marked.find((one) => !isButton(one))?.scrollIntoView({ block: "center" });
}

const tabOf: Record<string, DeskTab> = {
  space: "board",
  row: "board",
  deck: "board",
  action: "board",
  card: "hand",
  parent: "hand",
  field: "mat",
  planted: "mat",
  grape: "mat",
  bottle: "mat",
  structure: "mat",
  seat: "others",
  region: "board",
  from: "board",
  to: "board",
  trainee: "board",
  place: "mat",
  building: "mat",
};

/** How much can be pointed at behind each tab. */
function targetsByTab(statuses: ReadonlyMap<Target, TargetStatus>): Partial<Record<DeskTab, number>> {
  const counts: Partial<Record<DeskTab, number>> = {};
  for (const [one, status] of statuses) {
    const tab = tabOf[dimensionOf(one)];
    if (tab !== undefined && status === "legal") counts[tab] = (counts[tab] ?? 0) + 1;
  }
  return counts;
}
