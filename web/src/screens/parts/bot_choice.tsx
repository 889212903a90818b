import { useText } from "../../i18n";
import { botSeconds, levelOf, preferredBot, secondsOf, withSeconds } from "./bot_levels";
import { useHello } from "./server";

interface BotChoiceProps {
  label: string;
  timeLabel: string;
  /** Empty: the one that is offered first. */
  bot: string;
  onChoose: (bot: string) => void;
}

/** Which of the computer's players, and how long it may think where that can be said. */
export function BotChoice({ label, timeLabel, bot, onChoose }: BotChoiceProps) {
  const t = useText().ui.screens.newTable;
  const { bots = [], timed_bot: timed } = useHello() ?? {};
  const chosen = bot === "" ? preferredBot(bots) : bot;
  const level = levelOf(chosen);
  const known = bots.length === 0 ? [level] : bots;
  return (
    <>
      <select
        className="control-field"
        aria-label={label}
        value={level}
        onChange={({ target }) => onChoose(target.value === timed ? withSeconds(timed) : target.value)}
      >
        {known.map((each) => (
          <option key={each} value={each}>
            {t.bots[each]?.name ?? each}
          </option>
        ))}
      </select>
      {level === timed && (
        <select
          className="control-field bot-time"
          aria-label={timeLabel}
          value={secondsOf(chosen) ?? ""}
          onChange={({ target }) => onChoose(withSeconds(level, Number(target.value)))}
        >
          {botSeconds.map((seconds) => (
            <option key={seconds} value={seconds}>
              {t.seconds(seconds)}
            </option>
          ))}
        </select>
      )}
    </>
  );
}
