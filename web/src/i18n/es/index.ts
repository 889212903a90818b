import type { Messages } from "../messages";
import { plainWith } from "../plain";
import { answer } from "./answers";
import { answerShort } from "./answers_short";
import { cards } from "./cards";
import { error } from "./errors";
import { event } from "./events";
import { iconWords } from "./icon_words";
import { names } from "./names";
import { plan } from "./plan";
import { preview, undoStop } from "./previews";
import { question } from "./questions";
import { reason } from "./reasons";
import { uiCampaign } from "./ui_campaign";
import { uiGame } from "./ui_game";
import { uiLaw } from "./ui_law";
import { uiPeople } from "./ui_people";
import { uiScreens } from "./ui_screens";
import { uiSolo } from "./ui_solo";
import { uiTable } from "./ui_table";
import { uiStage } from "./ui_stage";
import { uiGestures } from "./ui_gestures";
import { uiFirstGame } from "./ui_first_game";
import { uiTuscany } from "./ui_tuscany";
import { uiTutorial } from "./ui_tutorial";

export const messages: Messages = {
  language: "es",
  languageName: "Español",
  cards,
  iconWords,
  names,
  question,
  answer,
  answerShort,
  event,
  preview,
  plan,
  reason,
  obstacle: ({ answer: wanted, reason: why }, context) =>
    wanted ? `${answer(wanted, context)}: ${reason(why)}` : reason(why),
  error,
  undoStop,
  plain: plainWith(iconWords),
  ui: {
    game: uiGame,
    table: uiTable,
    people: uiPeople,
    screens: uiScreens,
    solo: uiSolo,
    campaign: uiCampaign,
    tutorial: uiTutorial,
    tuscany: uiTuscany,
    law: uiLaw,
    firstGame: uiFirstGame,
    gestures: uiGestures,
    stage: uiStage,
  },
};
