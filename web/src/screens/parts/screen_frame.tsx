import type { ReactNode } from "react";
import { Icon } from "../../art/icons";
import { Landscape } from "../../art/scene";
import { useText } from "../../i18n";
import { Link, useTitle } from "../../router";
import { Choices } from "./choices";
import "./screen_frame.css";

/** Every screen besides the first and the table: the way home, its title, language and colours. */
export function ScreenFrame({
  title,
  wide = false,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}) {
  const t = useText().ui.screens.parts;
  useTitle(title);
  return (
    <div className="screen">
      <header className="screen-head">
        <Link className="screen-home" href="/" aria-label={t.home}>
          <Icon name="home" size={24} />
        </Link>
        <h1>{title}</h1>
        <Choices />
      </header>
      <main className={wide ? "screen-main screen-main-wide" : "screen-main"}>{children}</main>
      <div className="screen-tailpiece">
        <Landscape variant="start" />
      </div>
    </div>
  );
}
