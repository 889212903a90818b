// Turns the words of all languages (../words, see its README) into TypeScript that the page imports: a function for each sentence with
// parameters, a string for each other text. English is the model; what a language lacks, has too much or misspells is listed.
//
//   node scripts/words.mjs          writes src/i18n/words/<language>.ts where it has changed
//
// vite.config.ts does the same whenever the page is built, served or tested, so that nobody has to think of it.

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
export const wordsFolder = join(here, "../../words");
const target = join(here, "../src/i18n/words");

/** Their sentences are made of segments, so that names can be coloured and cards opened. */
const inSegments = new Set(["because", "events", "plan", "previews"]);
/** Read by the text mode and the command line alone. */
const notForThePage = ["text_mode"];

export function languagesIn(folder = wordsFolder) {
  const all = readdirSync(folder).filter((name) => existsSync(join(folder, name, "language.json")));
  return ["en", ...all.filter((name) => name !== "en").sort()];
}

/** All files of a language as one tree: `page/table.json` is at `page.table`. */
export function readLanguage(language, folder = wordsFolder) {
  const read = (path) =>
    Object.fromEntries(
      readdirSync(path, { withFileTypes: true })
        .sort((a, b) => (a.name < b.name ? -1 : 1))
        .filter((entry) => entry.isDirectory() || entry.name.endsWith(".json"))
        .map((entry) =>
          entry.isDirectory()
            ? [entry.name, read(join(path, entry.name))]
            : [
                entry.name.slice(0, -".json".length),
                JSON.parse(readFileSync(join(path, entry.name), "utf8")),
              ],
        ),
    );
  return read(join(folder, language));
}

// --- Messages --------------------------------------------------------------------------------------

/** "pile(deck, left?)": the name and the parameters, where there are any; what begins with "//" is a note. */
export function signatureOf(key) {
  const [, name, list] = /^(\w[\w.]*)(?:\((.*)\))?$/.exec(key) ?? [];
  if (name === undefined) throw new Error(`not a name: ${key}`);
  const parameters = list
    ?.split(", ")
    .map((one) => ({ name: one.replace("?", ""), optional: one.endsWith("?") }));
  return { name, parameters };
}

/**
 * A text as parts: strings, `{ use, form, shown }` and `{ test, values, other, not, then, otherwise }`.
 *
 * `$name`, `${name}`, `$name.capital`, `$name.small`, `$name(shown instead)`; `[name?then|otherwise]`, `[!name?...]`, `[name=1,2?...]`,
 * `[name=$other?...]`.
 */
export function parseMessage(text) {
  let at = 0;
  const fail = (why) => {
    throw new Error(`${why} at ${at} in: ${text}`);
  };
  const match = (pattern) => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (found) at = pattern.lastIndex;
    return found;
  };
  function sequence(inBranch) {
    const parts = [];
    let plain = "";
    let braces = 0;
    const end = () => {
      if (plain !== "") parts.push(plain);
      plain = "";
    };
    while (at < text.length) {
      const c = text[at];
      if (inBranch && braces === 0 && (c === "|" || c === "]")) break;
      if (c === "$") {
        end();
        parts.push(use());
      } else if (c === "[") {
        end();
        parts.push(branch());
      } else {
        braces += c === "{" ? 1 : c === "}" ? -1 : 0;
        plain += c;
        at += 1;
      }
    }
    end();
    return parts;
  }
  function use() {
    const found = match(/\$(?:\{(\w+)\}|(\w+))(?:\.(capital|small)\b)?/y) ?? fail("no name after $");
    const shown = text[at] === "(" ? match(/\(([^()]*)\)/y)?.[1] : undefined;
    return { use: found[1] ?? found[2], form: found[3], shown };
  }
  function branch() {
    const found = match(/\[(!?)(\w+)(?:=(?:\$(\w+)|([^?]*)))?\?/y) ?? fail("no condition after [");
    const [, not, test, other, values] = found;
    const then = sequence(true);
    const otherwise = match(/\|/y) ? sequence(true) : [];
    match(/\]/y) ?? fail("no ]");
    return { test, values: values?.split(","), other, not: not !== "", then, otherwise };
  }
  return sequence(false);
}

/** The parameters that the parts use. */
export function usedIn(parts) {
  return parts.flatMap((part) => {
    if (typeof part === "string") return [];
    if (part.use !== undefined) return [part.use];
    const asked = part.other === undefined ? [part.test] : [part.test, part.other];
    return [...asked, ...usedIn(part.then), ...usedIn(part.otherwise)];
  });
}

// --- What is missing -------------------------------------------------------------------------------

/** What is wrong with a language, beside English: a line for each thing. */
export function faultsOf(tree, model, place = "") {
  const faults = [];
  const at = (key) => (place === "" ? key : `${place}.${key}`);
  const isNote = (key) => key.startsWith("//");
  for (const key of Object.keys(model)) {
    if (isNote(key)) continue;
    if (!Object.hasOwn(tree, key)) faults.push(`missing: ${at(key)}`);
    else if (typeof model[key] !== typeof tree[key] || Array.isArray(model[key]) !== Array.isArray(tree[key]))
      faults.push(`another kind of entry than in English: ${at(key)}`);
    else if (typeof model[key] === "object") faults.push(...faultsOf(tree[key], model[key], at(key)));
    else faults.push(...faultsIn(key, tree[key], at(key)));
  }
  for (const key of Object.keys(tree)) {
    if (!isNote(key) && !Object.hasOwn(model, key)) faults.push(`not in English: ${at(key)}`);
  }
  return faults;
}

function faultsIn(key, text, place) {
  try {
    const { parameters } = signatureOf(key);
    if (!parameters) return [];
    const known = new Set(parameters.map(({ name }) => name));
    return [...new Set(usedIn(parseMessage(text)))]
      .filter((name) => !known.has(name))
      .map((name) => `unknown parameter $${name}: ${place}`);
  } catch (error) {
    return [`${place}: ${error.message}`];
  }
}

// --- TypeScript ------------------------------------------------------------------------------------

const quoted = (text) => text.replace(/[`\\]|\$\{/g, "\\$&");

function expression(parts, tag) {
  const inner = parts
    .map((part) => (typeof part === "string" ? quoted(part) : `\${${one(part, tag)}}`))
    .join("");
  return `${tag}\`${inner}\``;
}

function one({ use, form, shown, test, values, other, not, then, otherwise }, tag) {
  if (use !== undefined) {
    if (shown !== undefined)
      return tag === "" ? JSON.stringify(shown) : `shown(${use}, ${JSON.stringify(shown)})`;
    return form === undefined ? use : `${form}(${use})`;
  }
  const listed = other ?? values?.map((value) => JSON.stringify(value)).join(", ");
  const condition = listed === undefined ? `given(${test})` : `is(${test}, ${listed})`;
  return `${not ? "!" : ""}${condition} ? ${expression(then, tag)} : ${expression(otherwise, tag)}`;
}

function written(tree, place) {
  if (typeof tree === "string") return JSON.stringify(tree);
  if (Array.isArray(tree)) return `[${tree.map((item) => written(item, place)).join(", ")}]`;
  const entries = Object.entries(tree).filter(([key]) => !key.startsWith("//"));
  return `{\n${entries.map(([key, value]) => `${entry(key, value, place)},\n`).join("")}}`;
}

function entry(key, value, place) {
  const { name, parameters } = signatureOf(key);
  if (typeof value !== "string" || !parameters)
    return `${JSON.stringify(name)}: ${written(value, [...place, name])}`;
  const segments = inSegments.has(place[0]);
  const type = segments ? "Part" : "Value";
  const parts = parseMessage(value);
  const used = new Set(usedIn(parts));
  const body = expression(parts, segments ? "said" : "");
  const typed = (variable, { optional }) => `${variable}${optional ? `?: ${type} | Missing` : `: ${type}`}`;
  // The page's own words take their parameters in order, those that it shares with the text mode by name.
  if (place[0] === "page") {
    const list = parameters.map((one) => typed(used.has(one.name) ? one.name : `_${one.name}`, one));
    return `${JSON.stringify(name)}: (${list.join(", ")}) => ${body}`;
  }
  const names = parameters.filter((one) => used.has(one.name)).map((one) => one.name);
  return `${JSON.stringify(name)}: ({ ${names.join(", ")} }: { ${parameters.map((one) => typed(one.name, one)).join("; ")} }) => ${body}`;
}

/** How the code uses what it may import. */
const imports = {
  "../message": ["capital(", "given(", "is(", "shown(", "small(", "| Missing", ": Value"],
  "../segments": ["said`", ": Part"],
};

function importsOf(code) {
  return Object.entries(imports)
    .map(([module, uses]) => {
      const names = uses
        .filter((use) => code.includes(use))
        .map((use) => use.replace(/^\W /, "type ").replace(/\W$/, ""));
      return names.length === 0 ? "" : `import { ${names.join(", ")} } from "${module}";\n`;
    })
    .join("");
}

function moduleOf(language, code, type, model) {
  const typed = language === "en" ? "" : `: ${type}`;
  return `// Written by scripts/words.mjs from words/${language}; not to be edited.
${importsOf(code)}${language === "en" ? "" : `import type { ${type} } from "./${model}";\n`}
export const words${typed} = ${code};
${language === "en" ? `\nexport type ${type} = typeof words;\n` : ""}`;
}

export function typescriptOf(language, tree) {
  const without = (folder, files) =>
    Object.fromEntries(Object.entries(folder).filter(([file]) => !files.includes(file)));
  const first = { ...without(tree, notForThePage), page: without(tree.page, ["later"]) };
  return moduleOf(language, written(first, []), "Words", "en");
}

/** The words of screens that few open: in a chunk of their own, which the first load does not carry. */
export function laterTypescriptOf(language, tree) {
  return moduleOf(language, written(tree.page.later, ["page"]), "LaterWords", "later_en");
}

/** The languages by name, and how each is loaded. */
function listOf(trees) {
  const rows = [...trees].map(([language, tree]) => ({ language, name: tree.language.name }));
  return `// Written by scripts/words.mjs from the folders of words; not to be edited.
import type { Words } from "./en";
import type { LaterWords } from "./later_en";

/** Every language by its own name, in the order in which they are offered. */
export const languageNames = { ${rows.map(({ language, name }) => `${language}: ${JSON.stringify(name)}`).join(", ")} };

export type Language = keyof typeof languageNames;

// Each language is a chunk of its own, so that the first load carries one.
export const loaders: Record<Language, () => Promise<{ words: Words }>> = {
${rows.map(({ language }) => `  ${language}: () => import("./${language}"),\n`).join("")}};
export const laterLoaders: Record<Language, () => Promise<{ words: LaterWords }>> = {
${rows.map(({ language }) => `  ${language}: () => import("./later_${language}"),\n`).join("")}};
`;
}

/** Writes what the page imports; says what is wrong and returns false when a language is not complete. */
export function writeWords(folder = wordsFolder, to = target) {
  const trees = new Map(languagesIn(folder).map((language) => [language, readLanguage(language, folder)]));
  const faults = [...trees].flatMap(([language, tree]) =>
    faultsOf(tree, trees.get("en")).map((fault) => `words/${language}: ${fault}`),
  );
  if (faults.length > 0) {
    console.error(faults.join("\n"));
    return false;
  }
  mkdirSync(to, { recursive: true });
  const files = new Map(
    [...trees].flatMap(([language, tree]) => [
      [`${language}.ts`, typescriptOf(language, tree)],
      [`later_${language}.ts`, laterTypescriptOf(language, tree)],
    ]),
  );
  files.set("list.ts", listOf(trees));
  for (const name of readdirSync(to)) if (!files.has(name)) rmSync(join(to, name));
  for (const [name, text] of files) {
    const path = join(to, name);
    if (!existsSync(path) || readFileSync(path, "utf8") !== text) writeFileSync(path, text);
  }
  return true;
}

if (process.argv[1] && relative(process.argv[1], fileURLToPath(import.meta.url)) === "") {
  process.exitCode = writeWords() ? 0 : 1;
}
