import type { UiGestures } from "../en/ui_gestures";

export const uiGestures: UiGestures = {};
