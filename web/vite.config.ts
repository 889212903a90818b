import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { writeWords } from "./scripts/words.mjs";

// The words of all languages are data outside of the page; what it imports is written anew whenever it is built, served or tested.
if (!writeWords()) throw new Error("The words are not complete; see above.");

// The page is built beside the program: the server looks for ../page from its own place.
export default defineConfig({
  // The parts of the page find each other from where they are, so that it can stand in any folder. It is shown at many addresses, and
  // the server writes the way back to the root into each (StaticFiles); Vite's own server does not.
  plugins: [
    react(),
    {
      name: "from-the-root",
      apply: "serve",
      transformIndexHtml: { order: "post", handler: (html) => html.replaceAll('="./', '="/') },
    },
  ],
  base: "./",
  build: {
    outDir: "../build/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 2048,
  },
  server: {
    fs: { allow: [".."] }, // puzzles and studies are data of the lab
    proxy: {
      "/api": "http://127.0.0.1:8420",
      "/rules.json": "http://127.0.0.1:8420",
      "/ws": { target: "ws://127.0.0.1:8420", ws: true },
    },
  },
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["scripts/before_each_test_file.ts"],
    testTimeout: 60_000,
  },
});
