import eslint from "@eslint/js";
import { defineConfig, globalIgnores } from "eslint/config";
import hooks from "eslint-plugin-react-hooks";
import typescript from "typescript-eslint";

export default defineConfig(
  globalIgnores(["node_modules", "src/i18n/words"]),
  eslint.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    extends: [typescript.configs.recommendedTypeChecked],
    plugins: { "react-hooks": hooks },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // The two rules that hold for every component; the plugin's others are for the React compiler, which is not used.
      "react-hooks/rules-of-hooks": "error",
      "react-hooks/exhaustive-deps": "error",
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { considerDefaultExhaustiveForUnions: true },
      ],
      // Texts and tools are objects of plain functions; none of them has a `this`.
      "@typescript-eslint/unbound-method": "off",
    },
  },
  {
    files: ["**/*.test.{ts,tsx}"],
    // `act` waits for what it is given only if that is asynchronous.
    rules: { "@typescript-eslint/require-await": "off" },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: { globals: { console: "readonly", process: "readonly", URL: "readonly" } },
  },
);
