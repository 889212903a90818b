import type { UiStage } from "../en/ui_stage";

export const uiStage: UiStage = {};
