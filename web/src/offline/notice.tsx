import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "../i18n";
import { healthNow, onHealth, type Health } from "./line";
import { onNewVersion, takeNewVersion } from "./updates";
import "./notice.css";

const sentences = {
  full: "full",
  unkept: "unkept",
  too_old: "tooOld",
  failed: "failed",
} as const satisfies Partial<Record<Health, string>>;

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
        <p className="offline-notice" role="alert">
          {trouble}
        </p>
      )}
      {newVersion && (
        <p className="offline-notice" role="status">
          {t.newVersion}{" "}
          <button type="button" className="button" onClick={takeNewVersion}>
            {t.reload}
          </button>
        </p>
      )}
    </>
  );
}
