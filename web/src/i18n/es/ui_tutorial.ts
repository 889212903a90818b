import type { UiTutorial } from "../en/ui_tutorial";

export const uiTutorial: UiTutorial = {};
