import "@fontsource-variable/fraunces";
import "@fontsource-variable/source-sans-3";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import "./gallery.css";
import "./style/base.css";
import "./style/tokens.css";

// A page for those who draw: everything in the art folder at once, and what other folders draw themselves.
// ?theme=dark shows the other theme, ?part=pieces only one gallery.
const parts = import.meta.glob<Record<string, ComponentType>>("./**/gallery_*.tsx");

const query = new URLSearchParams(location.search);
const theme = query.get("theme");
if (theme !== null) document.documentElement.dataset.theme = theme;

const chosen = Object.entries(parts).filter(([path]) => path.includes(query.get("part") ?? ""));
const galleries = (await Promise.all(chosen.map(([, load]) => load()))).flatMap((module) =>
  Object.entries(module).filter(([name]) => name.startsWith("Gallery")),
);

const root = document.getElementById("root");
if (root !== null) {
  createRoot(root).render(
    <main className="gallery">
      {galleries.map(([name, Gallery]) => (
        <Gallery key={name} />
      ))}
    </main>,
  );
}
