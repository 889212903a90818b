import { useId, type ReactNode } from "react";
import { useText } from "../../i18n";
import { Segments, Switch } from "../parts/controls";
import {
  fewestForFriendly,
  hasBots,
  lengths,
  mayChooseDeal,
  mayPractise,
  paces,
  type PaceName,
  type TableDraft,
} from "./table_draft";

export function OptionGroup({
  title,
  text,
  children,
}: {
  title: string;
  text?: string;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className="option-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </section>
  );
}

/** The number that decides the deal; empty for one that nobody knows. */
export function DealOption({ seed, onChange }: { seed: string; onChange: (seed: string) => void }) {
  const t = useText().ui.screens.newTable;
  return (
    <OptionGroup title={t.dealTitle} text={t.dealText}>
      <input
        className="control-field"
        aria-label={t.deal}
        inputMode="numeric"
        value={seed}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </OptionGroup>
  );
}

export interface OptionsProps {
  draft: TableDraft;
  onChange: (part: Partial<TableDraft>) => void;
}

/** How fast the computer's players are, where there are any. */
export function PaceOption({ draft, onChange }: OptionsProps) {
  const t = useText().ui.screens.newTable;
  if (!hasBots(draft)) return null;
  return (
    <OptionGroup title={t.paceTitle} text={t.paceText}>
      <Segments
        label={t.paceTitle}
        values={Object.keys(paces) as PaceName[]}
        value={draft.pace}
        onChoose={(pace) => onChange({ pace })}
        show={(pace) => t.paces[pace]}
      />
    </OptionGroup>
  );
}

/** Whether the computer gives hints; at a table with friends also who may come, and whether they can talk. */
export function TableOptions({ draft, guests, onChange }: OptionsProps & { guests: boolean }) {
  const t = useText().ui.screens.newTable;
  return (
    <OptionGroup title={t.tableTitle}>
      {guests && <GuestOptions draft={draft} onChange={onChange} />}
      <Switch label={t.hints} text={t.hintsText} on={draft.hints} onChange={(hints) => onChange({ hints })} />
      {mayPractise(draft) && (
        <PracticeSwitch on={draft.practice} onChange={(practice) => onChange({ practice })} />
      )}
    </OptionGroup>
  );
}

/** Whether what has shown a card may be taken back. */
export function PracticeSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const t = useText().ui.screens.newTable;
  return <Switch label={t.practice} text={t.practiceText} on={on} onChange={onChange} />;
}

function GuestOptions({ draft, onChange }: OptionsProps) {
  const t = useText().ui.screens.newTable;
  return (
    <>
      <Switch
        label={t.listed}
        text={t.listedText}
        on={draft.listed}
        onChange={(listed) => onChange({ listed })}
      />
      <Switch
        label={t.spectators}
        text={t.spectatorsText}
        on={draft.spectators}
        onChange={(spectators) => onChange({ spectators })}
      />
      <Switch label={t.chat} text={t.chatText} on={draft.chat} onChange={(chat) => onChange({ chat })} />
    </>
  );
}

/** The word that lets people in. */
export function WordOption({ word, onChange }: { word: string; onChange: (word: string) => void }) {
  const words = useText().ui.people.privacy;
  return (
    <OptionGroup title={words.title} text={words.text}>
      <input
        className="control-field"
        aria-label={words.word}
        placeholder={words.word}
        maxLength={64}
        autoComplete="off"
        value={word}
        onChange={({ target }) => onChange(target.value)}
      />
    </OptionGroup>
  );
}

/** What is the same for every kind of table: variants, length and deal. */
export function GameOptions({ draft, onChange }: OptionsProps) {
  const { ui } = useText();
  const t = ui.screens.newTable;
  const { two_parents, friendly } = ui.game.options;
  const mayBeFriendly = draft.players >= fewestForFriendly;
  return (
    <>
      <OptionGroup title={t.variantsTitle}>
        <Switch
          label={two_parents.name}
          text={two_parents.text}
          on={draft.two_parents}
          onChange={(on) => onChange({ two_parents: on })}
        />
        <Switch
          label={friendly.name}
          text={friendly.text}
          on={draft.friendly && mayBeFriendly}
          locked={mayBeFriendly ? undefined : t.friendlyNeedsThree}
          onChange={(on) => onChange({ friendly: on })}
        />
      </OptionGroup>
      <OptionGroup title={t.lengthTitle} text={t.lengthText}>
        <Segments
          label={t.lengthTitle}
          values={lengths}
          value={draft.last_year}
          onChoose={(last_year) => onChange({ last_year })}
          show={(years) => (years === 0 ? t.byTheRules : t.atMostYears(years))}
        />
      </OptionGroup>
      {mayChooseDeal(draft) ? (
        <DealOption seed={draft.seed} onChange={(seed) => onChange({ seed })} />
      ) : (
        <OptionGroup title={t.dealTitle} text={t.dealByChance} />
      )}
    </>
  );
}
