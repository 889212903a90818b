import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { useText } from "../i18n";
import { Button } from "../screens/parts/controls";
import { healthNow, onHealth, type Health } from "./line";
import { onNewVersion, takeNewVersion } from "./updates";
import "./notice.css";

const sentences = {
  full: "full",
  unkept: "unkept",
  too_old: "tooOld",
  failed: "failed",
} as const satisfies Partial<Record<Health, string>>;

/** One line that somebody who has read it can put away; told anew, it comes again. */
function Line({ role, children }: { role: "alert" | "status"; children: ReactNode }) {
  const { offline: t } = useText().ui;
  const [read, setRead] = useState(false);
  if (read) return null;
  return (
    <p className="offline-notice" role={role}>
      {children} <Button onClick={() => setRead(true)}>{t.hide}</Button>
    </p>
  );
}

/** Above every screen: what is wrong with the storage of this browser, and that a new version is here. */
export function OfflineNotice() {
  const { offline: t } = useText().ui;
  const health = useSyncExternalStore(onHealth, healthNow);
  const [newVersion, setNewVersion] = useState(false);
  useEffect(() => onNewVersion(() => setNewVersion(true)), []);
  const trouble = health in sentences ? t[sentences[health as keyof typeof sentences]] : null;
  return (
    <>
      {trouble !== null && (
        <Line key={trouble} role="alert">
          {trouble}
        </Line>
      )}
      {newVersion && (
        <Line role="status">
          {t.newVersion}{" "}
          <Button look="primary" onClick={takeNewVersion}>
            {t.reload}
          </Button>
        </Line>
      )}
    </>
  );
}
