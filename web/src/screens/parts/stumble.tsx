import { Component, type ReactNode } from "react";
import { useText } from "../../i18n";
import { Button } from "./controls";
import { ScreenFrame } from "./screen_frame";

interface StumbleProps {
  children: ReactNode;
}

/** Says so when a screen cannot be shown, as when its part of the page did not arrive. React knows this only as a class. */
export class Stumble extends Component<StumbleProps, { fallen: boolean }> {
  override state = { fallen: false };

  static getDerivedStateFromError() {
    return { fallen: true };
  }

  override render() {
    return this.state.fallen ? <Fallen /> : this.props.children;
  }
}

function Fallen() {
  const t = useText().ui.screens.parts;
  return (
    <ScreenFrame title={t.stumbledTitle}>
      <p role="alert">{t.stumbled}</p>
      <Button look="primary" icon="restart" onClick={() => window.location.reload()}>
        {t.tryAgain}
      </Button>
    </ScreenFrame>
  );
}
