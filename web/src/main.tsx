import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app";
import { LanguageProvider } from "./i18n";
import { applySettings } from "./settings";
import { sharedConnection } from "./wire/connection";
import "./style/fonts/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/forced_colors.css";

applySettings();
// The connection to the server is opened while the page is being drawn.
sharedConnection();

const root = document.getElementById("root");
if (root === null) throw new Error("The page has no root.");
createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <App />
    </LanguageProvider>
  </StrictMode>,
);
