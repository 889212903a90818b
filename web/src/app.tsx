import { lazy, Suspense, type ReactNode } from "react";
import { Rulings } from "./law/opened_ruling";
import { rulesPlaceOf } from "./law/places";
import { usePath } from "./router";
import { NotFound } from "./screens/not_found";
import { isTableMode } from "./screens/new_table/table_mode";
import { Stumble } from "./screens/parts/stumble";
import { StartScreen } from "./screens/start/start_screen";
import { lobbyIsHere, othersCanCome } from "./wire/place";

// What the first screen does not need is loaded when it is opened.
const NewTable = lazy(() => import("./screens/new_table/new_table").then((it) => ({ default: it.NewTable })));
const NewSolo = lazy(() => import("./screens/solo/new_solo").then((it) => ({ default: it.NewSolo })));
const CampaignScreen = lazy(() =>
  import("./screens/campaign/campaign_screen").then((it) => ({ default: it.CampaignScreen })),
);
const TablePage = lazy(() => import("./table/table_page").then((it) => ({ default: it.TablePage })));
const CardBrowser = lazy(() =>
  import("./screens/cards/card_browser").then((it) => ({ default: it.CardBrowser })),
);
const ReplayScreen = lazy(() =>
  import("./screens/replay/replay_screen").then((it) => ({ default: it.ReplayScreen })),
);
const TutorialScreen = lazy(() =>
  import("./screens/tutorial/tutorial_screen").then((it) => ({ default: it.TutorialScreen })),
);
const MeScreen = lazy(() => import("./screens/me/me_screen").then((it) => ({ default: it.MeScreen })));
const RulesScreen = lazy(() =>
  import("./screens/rules/rules_screen").then((it) => ({ default: it.RulesScreen })),
);
const PuzzlesScreen = lazy(() =>
  import("./screens/puzzles/puzzles_screen").then((it) => ({ default: it.PuzzlesScreen })),
);
const LawScreen = lazy(() => import("./screens/rules/law_screen").then((it) => ({ default: it.LawScreen })));
const OfflineNotice = lazy(() => import("./offline/notice").then((it) => ({ default: it.OfflineNotice })));

const DailyScreen = lazy(() =>
  import("./screens/contest/daily_screen").then((it) => ({ default: it.DailyScreen })),
);
const ContestScreen = lazy(() =>
  import("./screens/contest/contest_screen").then((it) => ({ default: it.ContestScreen })),
);
const NewContest = lazy(() =>
  import("./screens/contest/new_contest").then((it) => ({ default: it.NewContest })),
);
const MyGamesScreen = lazy(() =>
  import("./screens/games/my_games_screen").then((it) => ({ default: it.MyGamesScreen })),
);

function screenAt(path: string): ReactNode {
  const [place = "", ...details] = path.split("/").filter((part) => part !== "");
  const [detail = ""] = details;
  switch (place) {
    case "":
      return <StartScreen />;
    case "new":
      if (detail === "solo") return <NewSolo />;
      if (detail === "friends" && !othersCanCome()) return <NotFound />;
      return isTableMode(detail) ? <NewTable key={detail} mode={detail} /> : <NotFound />;
    case "table":
      return <TablePage key={detail} tableId={detail} />;
    case "campaign":
      return <CampaignScreen />;
    case "daily":
      return <DailyScreen />;
    case "contest":
      return detail === "" ? <NewContest /> : <ContestScreen key={detail} id={detail} />;
    case "games":
      return <MyGamesScreen />;
    case "me":
      return othersCanCome() ? <MeScreen /> : <NotFound />;
    case "cards":
      return <CardBrowser />;
    case "puzzles":
      return <PuzzlesScreen id={detail} />;
    case "replay":
      return <ReplayScreen />;
    case "tutorial":
      return <TutorialScreen />;
    case "rules":
      return rulesAt(details);
    default:
      return <NotFound />;
  }
}

function rulesAt(details: readonly string[]): ReactNode {
  const place = rulesPlaceOf(details);
  if (place === null) return <NotFound />;
  return place.kind === "brief" ? <RulesScreen /> : <LawScreen place={place} />;
}

export function App() {
  const path = usePath();
  return (
    <Stumble key={path}>
      <Rulings>
        {lobbyIsHere() && (
          <Suspense fallback={null}>
            <OfflineNotice />
          </Suspense>
        )}
        <Suspense fallback={null}>{screenAt(path)}</Suspense>
      </Rulings>
    </Stumble>
  );
}
