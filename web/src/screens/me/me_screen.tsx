import { useEffect, useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import { codeLink, isCode, ownCode } from "../../wire/person";
import type { MyTables } from "../../wire/types";
import { Button, LinkButton, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { askServer, troubleText } from "../parts/server";
import { findStrays, noStrays, renewCode, retire, takeAlong, takeCode } from "./carry_over";
import { QrPicture } from "./qr_picture";
import "./me_screen.css";

/** One's own code, to take all of one's seats along; opened with a code after the #, whether this browser is to be that person. */
export function MeScreen() {
  const { me } = useText().ui.people;
  // Taken from the address at once, so that it does not stay in the history.
  const [given, setGiven] = useState(() => window.location.hash.slice(1));
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    const clear = () => window.history.replaceState(null, "", window.location.pathname);
    // Another link in the same tab.
    const look = () => {
      const hash = window.location.hash.slice(1);
      if (hash === "") return;
      setGiven(hash);
      setTaken(false);
      clear();
    };
    if (window.location.hash !== "") clear();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, []);
  const foreign = given !== "" && given !== ownCode() && !taken;
  return (
    <ScreenFrame title={foreign ? me.take : me.title}>
      <div className="me">
        {taken && (
          <>
            <p role="status">{me.taken}</p>
            <div className="me-buttons">
              <LinkButton look="primary" href="/">
                {me.toTables}
              </LinkButton>
            </div>
          </>
        )}
        {foreign ? <TakeCode key={given} code={given} onTaken={() => setTaken(true)} /> : <OwnCode />}
      </div>
    </ScreenFrame>
  );
}

function OwnCode() {
  const { me } = useText().ui.people;
  const [copied, setCopied] = useState(false);
  const [code, setCode] = useState(ownCode);
  const link = codeLink(code);
  const changed = () => {
    setCode(ownCode());
    setCopied(false);
  };
  return (
    <>
      <p>{me.text}</p>
      <p>
        <strong>{me.secret}</strong>
      </p>
      <div className="me-link">
        <input
          className="control-field"
          readOnly
          value={link}
          aria-label={me.link}
          onFocus={(event) => event.target.select()}
        />
        <Button
          icon={copied ? "check" : "copy"}
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {me.copy}
        </Button>
        <span role="status" className="hidden-text">
          {copied ? me.copied : ""}
        </span>
      </div>
      <QrPicture text={link} label={me.picture} />
      <TakeAlong />
      <NewCode onChanged={changed} />
    </>
  );
}

/** Seats and campaigns of this browser that the code does not bring to another one. */
function TakeAlong() {
  const { me } = useText().ui.people;
  const [strays, setStrays] = useState(noStrays);
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    // Without a line there is nothing to offer.
    findStrays().then(setStrays, () => undefined);
  }, []);
  const take = async () => {
    const left = await takeAlong(strays).catch(() => 1);
    if (left === 0) setTaken(true);
    setStrays(left === 0 ? noStrays : await findStrays().catch(() => strays));
  };
  const [tables, campaigns] = [strays.tables.length, strays.campaigns.length];
  if (taken) return <p role="status">{me.taken}</p>;
  if (tables + campaigns === 0) return null;
  return (
    <section className="me-part">
      <p>{me.strays(tables, campaigns)}</p>
      <div className="me-buttons">
        <Button onClick={() => void take()}>{me.takeAlong}</Button>
      </div>
    </section>
  );
}

/** For the day when somebody else has seen the code. */
function NewCode({ onChanged }: { onChanged: () => void }) {
  const t = useText();
  const { me } = t.ui.people;
  const [asked, setAsked] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [renewed, setRenewed] = useState<{ old: string; left: number } | null>(null);
  const work = (renewing: Promise<{ old: string; left: number }>) => {
    setAsked(false);
    setTrouble(null);
    renewing
      .then(setRenewed, (error: unknown) => setTrouble(troubleText(error, t)))
      // Also where the server could not be reached: the next seats are the new code's.
      .finally(onChanged);
  };
  return (
    <section className="me-part">
      <TroubleLine text={trouble} />
      {renewed !== null && (
        <p role="status">{renewed.left === 0 ? me.renewed : me.renewedInPart(renewed.left)}</p>
      )}
      {asked && <p>{me.renewText}</p>}
      <div className="me-buttons">
        {renewed !== null && renewed.left > 0 && (
          <Button onClick={() => work(retire(renewed.old).then((left) => ({ old: renewed.old, left })))}>
            {me.again}
          </Button>
        )}
        {asked ? (
          <>
            <Button look="primary" onClick={() => work(renewCode())}>
              {me.renewSure}
            </Button>
            <Button onClick={() => setAsked(false)}>{me.not}</Button>
          </>
        ) : (
          <Button onClick={() => setAsked(true)}>{me.renew}</Button>
        )}
      </div>
    </section>
  );
}

function TakeCode({ code, onTaken }: { code: string; onTaken: () => void }) {
  const t = useText();
  const { me } = t.ui.people;
  const [found, setFound] = useState<MyTables | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const whole = isCode(code);
  useEffect(() => {
    if (!whole) return;
    askServer<MyTables>({ do: "mine", secrets: [code] }).then(setFound, (error: unknown) =>
      setTrouble(troubleText(error, t)),
    );
  }, [code, whole, t]);
  const take = () => {
    takeCode(code).then(onTaken, (error: unknown) => setTrouble(troubleText(error, t)));
  };
  if (!whole) return <p role="alert">{me.wrong}</p>;
  return (
    <>
      <TroubleLine text={trouble} />
      {found !== null && <p>{me.takeText(found.tables.length, found.campaigns.length)}</p>}
      <div className="me-buttons">
        <Button look="primary" onClick={take}>
          {me.takeButton}
        </Button>
        <Button onClick={() => navigate("/")}>{me.not}</Button>
      </div>
    </>
  );
}
