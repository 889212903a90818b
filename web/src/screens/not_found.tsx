import { useText } from "../i18n";
import { LinkButton } from "./parts/controls";
import { ScreenFrame } from "./parts/screen_frame";

export function NotFound() {
  const t = useText().ui.screens.parts;
  return (
    <ScreenFrame title={t.notFoundTitle}>
      <p>{t.notFound}</p>
      <LinkButton href="/" icon="home">
        {t.home}
      </LinkButton>
    </ScreenFrame>
  );
}
