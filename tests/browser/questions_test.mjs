// Answers are in sight: up to four without scrolling, and where there are more, that there are more.
import assert from "node:assert/strict";
import { assertWholeInAllSizes } from "./support/boxes.mjs";
import { openStaged } from "./support/staged.mjs";
import { phone } from "./support/world.mjs";

const answers = ".ask-answers";
const highestOnAPhone = 160;
const play = (visitor) => ({ text: `play ${visitor}`, kind: "play", visitor });
const build = (structure) => ({ text: `build ${structure}`, kind: "build", structure });
const plant = (field) => ({ text: `plant sauvignon_blanc field_${field}`, kind: "plant", vine: "sauvignon_blanc", field });

/** With the longest names there are, and the fourth answer: nothing of it. */
const questions = {
  play_visitor: ["uncertified_architect", "volunteer_crew", "uncertified_broker"].map(play),
  build: ["medium_cellar", "large_cellar", "tasting_room"].map(build),
  plant: [5, 6, 7].map(plant),
};

const holding = (player) => {
  const summer = ["uncertified_architect", "volunteer_crew", "uncertified_broker"];
  player.hand = { vine: ["sauvignon_blanc#1"], summer, order: [], winter: [] };
  player.hand_counts = undefined;
};

async function fourAnswersAreInSight(world, language) {
  const { page, table } = await openStaged(world, { players: 4, part: 0.6, language });
  for (const [kind, offers] of Object.entries(questions)) {
    await table.ask(kind, offers, holding);
    await assertWholeInAllSizes(page, answers, `${language}, ${kind}`);
  }
}
export const fourAnswersAreInSightInEnglish = (world) => fourAnswersAreInSight(world, "en");
export const fourAnswersAreInSightInGerman = (world) => fourAnswersAreInSight(world, "de");
export const fourAnswersAreInSightInSpanish = (world) => fourAnswersAreInSight(world, "es");

/** Two rows are enough for them, so that the board keeps its room. */
export async function fourAnswersLeaveAPhoneItsBoard(world) {
  const { page, table } = await openStaged(world, { ...phone, players: 4, part: 0.6, language: "de" });
  await table.ask("play_visitor", questions.play_visitor, holding);
  const { height } = await page.locator(".desk-stage").boundingBox();
  assert.ok(height <= highestOnAPhone, `the question is ${height} px high`);
}

export async function moreAnswersShowThatThereAreMore(world) {
  const { page, table } = await openStaged(world, { players: 4, part: 0.6, language: "de" });
  const visitors = ["architect", "broker", "oenologist", "teacher"].map((one) => play(`uncertified_${one}`));
  const others = ["volunteer_crew", "novice_guide", "harvest_expert", "crush_expert", "jack_of_all_trades"].map(play);
  await table.ask("play_visitor", [...visitors, ...others], holding);
  for (const size of [phone.viewport, { width: 1024, height: 768 }, { width: 768, height: 1024 }]) {
    await page.setViewportSize(size);
    await page.locator(".all-answers-button").waitFor();
    const mask = await page.locator(answers).evaluate((one) => getComputedStyle(one).maskImage);
    assert.notEqual(mask, "none", `${size.width} px: the edge fades`);
  }
}
