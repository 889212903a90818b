import { IntroductionButton } from "../../first_game/introduction/introduction_button";
import { Rich, useText } from "../../i18n";
import { useLaterText } from "../../i18n/later";
import { StructureDrawing } from "../../art/structures";
import { boardOf, useCatalogue } from "../../wire/catalogue";
import { LinkButton } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import { ChallengeList } from "../campaign/challenge_list";
import { YearlyTargets } from "../solo/yearly_targets";
import { RulesTabs } from "./rules_tabs";
import "./rules_screen.css";

export function RulesScreen() {
  const { screens, firstGame } = useText().ui;
  const t = screens.rules;
  const { sections } = useLaterText().rules;
  return (
    <ScreenFrame title={t.title}>
      <RulesTabs current="brief" />
      <div className="rules">
        <p className="rules-intro">{t.intro}</p>
        <div className="rules-ways">
          <LinkButton href="/tutorial" icon="plant">
            {t.tutorial}
          </LinkButton>
          <IntroductionButton label={firstGame.introduction.open} />
        </div>
        <div className="rules-sections">
          {sections.map(({ title, lines }) => (
            <section key={title}>
              <h2>{title}</h2>
              <ul>
                {lines.map((line) => (
                  <li key={line}>
                    <Rich text={line} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <StructureList />
        <SoloTables />
      </div>
    </ScreenFrame>
  );
}

/** The structures with price and effect, from the catalogue. */
function StructureList() {
  const { structures: texts } = useText().cards;
  const structures = useCatalogue()?.structures ?? [];
  return (
    <ul className="rules-structures">
      {structures.map(({ id, cost }) => (
        <li key={id}>
          <StructureDrawing id={id} built size={56} />
          <div>
            <strong>
              {texts[id].name} <Rich text={`{lira ${cost}}`} />
            </strong>
            <p>
              <Rich text={texts[id].text} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The levels, the yearly targets and the challenges of the game alone, from the catalogue. */
function SoloTables() {
  const { solo, campaign } = useText().ui;
  const catalogue = useCatalogue();
  if (catalogue === null) return null;
  const { rows } = boardOf(catalogue);
  return (
    <div className="rules-solo">
      <section>
        <h2>{solo.levelTitle}</h2>
        <dl className="rules-levels">
          {catalogue.levels.map((level) => (
            <div key={level.id}>
              <dt>{solo.levels[level.id]}</dt>
              <dd>
                <Rich text={solo.levelText(level, rows)} />
              </dd>
            </div>
          ))}
        </dl>
        <h3>{solo.aggressive}</h3>
        <YearlyTargets targets={catalogue.aggressive_vp.slice(0, rows)} />
      </section>
      <section>
        <h2>{campaign.title}</h2>
        <ChallengeList challenges={catalogue.challenges} aggressive={false} />
      </section>
    </div>
  );
}
