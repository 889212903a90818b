import type { UiTable } from "../en/ui_table";

export const uiTable: UiTable = {};
