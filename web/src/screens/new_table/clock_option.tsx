import { useText } from "../../i18n";
import { Segments, Switch } from "../parts/controls";
import { clockKinds, clockSteps, day, minute, type ClockDraft } from "./clock_draft";
import { OptionGroup } from "./options";

/** How long people may take; the length is asked for only where there is a clock. */
export function ClockOption({
  clock,
  onChange,
}: {
  clock: ClockDraft;
  onChange: (clock: ClockDraft) => void;
}) {
  const words = useText().ui.people.clock;
  const { kind } = clock;
  const show = (seconds: number) => {
    if (seconds >= day) return words.days(seconds / day);
    return seconds % minute === 0 ? words.minutes(seconds / minute) : words.seconds(seconds);
  };
  return (
    <OptionGroup title={words.title} text={words.text}>
      <Segments
        label={words.title}
        values={clockKinds}
        value={kind}
        onChoose={(chosen) =>
          onChange({ ...clock, kind: chosen, seconds: chosen === "none" ? 0 : (clockSteps[chosen][1] ?? 0) })
        }
        show={(each) => words.kinds[each]}
      />
      {kind !== "none" && (
        <>
          <Segments
            label={words.howLong}
            values={clockSteps[kind]}
            value={clock.seconds}
            onChoose={(seconds) => onChange({ ...clock, seconds })}
            show={show}
          />
          <Switch
            label={words.bot}
            text={words.botText}
            on={clock.bot}
            onChange={(bot) => onChange({ ...clock, bot })}
          />
        </>
      )}
    </OptionGroup>
  );
}
