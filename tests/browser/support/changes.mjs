// What the server says has changed, in a test: read by the page's own code, or not asked for at all.
import { rolldown } from "../../../web/node_modules/rolldown/dist/index.mjs";

const source = new URL("../../../web/src/wire/changes.ts", import.meta.url).pathname;
const bundle = await rolldown({ input: source });
const { output } = await bundle.generate({ format: "esm" });

/** The page's own reader of changes. */
export const { Changes } = await import(
  `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`
);

/** What the page says, but for its wish to be told changes: the server then tells whole updates, which a test can alter. */
export function withoutChanges(text) {
  const { changes, ...message } = JSON.parse(text);
  return changes === undefined ? text : JSON.stringify(message);
}
