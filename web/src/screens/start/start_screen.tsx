import { lazy, Suspense, useState } from "react";
import { Icon, type IconName } from "../../art/icons";
import { Landscape } from "../../art/scene";
import { IntroductionButton } from "../../first_game/introduction/introduction_button";
import { useText } from "../../i18n";
import { Link } from "../../router";
import { lobbyIsHere, offlineAddress, othersCanCome } from "../../wire/place";
import { Choices } from "../parts/choices";
import { Button, LinkButton, TroubleLine } from "../parts/controls";
import { openTable, troubleText, useHello } from "../parts/server";
import { SettingsDialog } from "../settings_dialog";
import { ContinueList } from "./continue_list";
import { quickTable } from "./quick_table";
import "./start_screen.css";

const quickCounts = [2, 3];

const OfflinePanel = lazy(() => import("../../offline/panel").then((it) => ({ default: it.OfflinePanel })));

function Ticket({ icon, title, text, href }: { icon: IconName; title: string; text: string; href: string }) {
  return (
    <Link className="ticket" href={href}>
      <span className="ticket-icon">
        <Icon name={icon} size={32} />
      </span>
      <strong>{title}</strong>
      <span className="ticket-text">{text}</span>
    </Link>
  );
}

/** The widest ticket: one press and the game is on. */
function ComputerTicket({ onTrouble }: { onTrouble: (text: string | null) => void }) {
  const t = useText();
  const hello = useHello();
  const { start: texts, newTable } = t.ui.screens;
  const [busy, setBusy] = useState(false);
  const begin = async (players: number) => {
    setBusy(true);
    onTrouble(null);
    try {
      await openTable(quickTable(players, t, hello));
    } catch (error) {
      onTrouble(troubleText(error, t));
      setBusy(false);
    }
  };
  return (
    <section className="ticket ticket-wide" aria-labelledby="start-computer">
      <span className="ticket-icon">
        <Icon name="bot" size={32} />
      </span>
      <strong id="start-computer">{newTable.titles.computer}</strong>
      <span className="ticket-text">{texts.computerText}</span>
      <span className="ticket-row">
        {quickCounts.map((count) => (
          <Button key={count} look="primary" resting={busy} onClick={() => void begin(count)}>
            {texts.players(count)}
          </Button>
        ))}
        <LinkButton look="quiet" href="/new/computer">
          {texts.choose}
        </LinkButton>
      </span>
    </section>
  );
}

/** As wide: the game for one, and the campaign that strings such games together. */
function SoloTicket() {
  const { solo, campaign } = useText().ui;
  return (
    <section className="ticket ticket-wide" aria-labelledby="start-solo">
      <span className="ticket-icon">
        <Icon name="automa" size={32} />
      </span>
      <strong id="start-solo">{solo.title}</strong>
      <span className="ticket-text">{solo.ticketText}</span>
      <span className="ticket-row">
        <LinkButton look="primary" href="/new/solo">
          {solo.play}
        </LinkButton>
        <LinkButton icon="flag" href="/campaign">
          {campaign.title}
        </LinkButton>
      </span>
    </section>
  );
}

/** A whole row: the same cards for everybody today, or for those who have a link. */
function DailyTicket() {
  const { contests } = useText().ui;
  return (
    <section className="ticket ticket-row-wide" aria-labelledby="start-daily">
      <span className="ticket-icon">
        <Icon name="sun" size={32} />
      </span>
      <span>
        <strong id="start-daily">{contests.daily}</strong>
        <span className="ticket-line">{contests.dailyText}</span>
      </span>
      <span className="ticket-row">
        <LinkButton look="primary" href="/daily">
          {contests.play}
        </LinkButton>
        {othersCanCome() && (
          <LinkButton icon="link" href="/contest">
            {contests.new}
          </LinkButton>
        )}
        <LinkButton look="quiet" icon="chart" href="/games">
          {contests.games}
        </LinkButton>
      </span>
    </section>
  );
}

export function StartScreen() {
  const { screens, tutorial, firstGame, people, offline } = useText().ui;
  const without = offlineAddress();
  const { start: t, newTable } = screens;
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  return (
    <div className="start">
      <div className="start-scene">
        <Landscape variant="start" />
      </div>
      <header className="start-corner">
        <Choices />
      </header>
      <main className="start-main">
        <div className="start-title">
          <h1>Vendemmia</h1>
          <p>{t.tagline}</p>
        </div>
        <div className="start-sheet">
          <ContinueList />
          <TroubleLine text={trouble} />
          <div className="start-tickets">
            <ComputerTicket onTrouble={setTrouble} />
            <SoloTicket />
            <Ticket icon="people" title={newTable.titles.screen} text={t.screenText} href="/new/screen" />
            {othersCanCome() && (
              <Ticket icon="link" title={newTable.titles.friends} text={t.friendsText} href="/new/friends" />
            )}
            <Ticket icon="plant" title={tutorial.title} text={t.learnText} href="/tutorial" />
            <DailyTicket />
          </div>
          <nav className="start-links" aria-label={t.menu}>
            <IntroductionButton look="quiet" label={firstGame.introduction.open} />
            <LinkButton look="quiet" icon="card" href="/cards">
              {screens.cards.title}
            </LinkButton>
            <LinkButton look="quiet" icon="hint" href="/puzzles">
              {t.puzzles}
            </LinkButton>
            <LinkButton look="quiet" icon="book" href="/rules">
              {screens.rules.title}
            </LinkButton>
            <LinkButton look="quiet" icon="open" href="/replay">
              {screens.replay.title}
            </LinkButton>
            {othersCanCome() && (
              <LinkButton look="quiet" icon="person" href="/me">
                {people.me.open}
              </LinkButton>
            )}
            <Button look="quiet" icon="settings" onClick={() => setSettingsOpen(true)}>
              {screens.settings.title}
            </Button>
            {without !== undefined && (
              <a className="control-button control-button-quiet" href={without}>
                <Icon name="save" />
                {offline.play}
              </a>
            )}
          </nav>
          {lobbyIsHere() && (
            <Suspense fallback={null}>
              <OfflinePanel />
            </Suspense>
          )}
          <p className="start-independent">{t.independent}</p>
        </div>
      </main>
      {settingsOpen && <SettingsDialog onClose={() => setSettingsOpen(false)} />}
    </div>
  );
}
