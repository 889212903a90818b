import { useEffect, useState } from "react";
import { useText } from "../../i18n";
import { navigate } from "../../router";
import { becomePerson, codeLink, isCode, ownCode } from "../../wire/person";
import type { MyTables } from "../../wire/types";
import { Button, LinkButton, TroubleLine } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { askServer, troubleText } from "../parts/server";
import { QrPicture } from "./qr_picture";
import "./me_screen.css";

/** One's own code, to take all of one's seats along; opened with a code after the #, whether this browser is to be that person. */
export function MeScreen() {
  const { me } = useText().ui.people;
  // Taken from the address at once, so that it does not stay in the history.
  const [given] = useState(() => window.location.hash.slice(1));
  const [taken, setTaken] = useState(false);
  useEffect(() => {
    if (window.location.hash !== "") window.history.replaceState(null, "", window.location.pathname);
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
        {foreign ? <TakeCode code={given} onTaken={() => setTaken(true)} /> : <OwnCode />}
      </div>
    </ScreenFrame>
  );
}

function OwnCode() {
  const { me } = useText().ui.people;
  const [copied, setCopied] = useState(false);
  const link = codeLink(ownCode());
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
    </>
  );
}

function TakeCode({ code, onTaken }: { code: string; onTaken: () => void }) {
  const t = useText();
  const { me } = t.ui.people;
  const [tables, setTables] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);
  const whole = isCode(code);
  useEffect(() => {
    if (!whole) return;
    askServer<MyTables>({ do: "mine", secrets: [code] }).then(
      (mine) => setTables(mine.tables.length),
      (error: unknown) => setTrouble(troubleText(error, t)),
    );
  }, [code, whole, t]);
  const take = () => {
    becomePerson(code);
    onTaken();
  };
  if (!whole) return <p role="alert">{me.wrong}</p>;
  return (
    <>
      <TroubleLine text={trouble} />
      {tables !== null && <p>{me.takeText(tables)}</p>}
      <div className="me-buttons">
        <Button look="primary" onClick={take}>
          {me.takeButton}
        </Button>
        <Button onClick={() => navigate("/")}>{me.not}</Button>
      </div>
    </>
  );
}
