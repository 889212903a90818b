import { Rich, useText } from "../../i18n";
import { StructureDrawing } from "../../art/structures";
import { useCatalogue } from "../../wire/catalogue";
import { LinkButton } from "../parts/controls";
import { ScreenFrame } from "../parts/screen_frame";
import "./rules_screen.css";

export function RulesScreen() {
  const t = useText().ui.screens.rules;
  return (
    <ScreenFrame title={t.title}>
      <div className="rules">
        <p className="rules-intro">{t.intro}</p>
        <LinkButton href="/tutorial" icon="plant">
          {t.tutorial}
        </LinkButton>
        <div className="rules-sections">
          {t.sections.map(({ title, lines }) => (
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
