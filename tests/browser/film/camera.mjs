// The frames of a page, and how long each is shown.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

const width = 900;
const shortestFrame = 100;
const longestFrame = 1200;

/** Begins to film; Chromium sends a frame whenever something has changed. */
export async function startCamera(page) {
  const frames = [];
  const session = await page.context().newCDPSession(page);
  session.on("Page.screencastFrame", ({ data, metadata, sessionId }) => {
    frames.push({ data, time: metadata.timestamp * 1000 });
    session.send("Page.screencastFrameAck", { sessionId }).catch(() => undefined);
  });
  await session.send("Page.startScreencast", {
    format: "png",
    maxWidth: width,
    maxHeight: width,
  });
  return async () => {
    await session.send("Page.stopScreencast");
    return frames.slice(1); // the first is empty
  };
}

/** One file for each frame, and frames.txt, the arguments for img2webp. */
export async function writeFrames(frames, folder) {
  const kept = [];
  for (const frame of frames) {
    const last = kept.at(-1);
    if (last === undefined || frame.time - last.time >= shortestFrame) kept.push({ ...frame });
    else last.data = frame.data;
  }
  const lines = kept.map(({ time }, i) => {
    const shown = Math.min(longestFrame, (kept[i + 1]?.time ?? time + longestFrame) - time);
    return `-d ${Math.round(shown)} ${nameOf(i)}`;
  });
  await Promise.all(
    kept.map(({ data }, i) => writeFile(join(folder, nameOf(i)), Buffer.from(data, "base64"))),
  );
  await writeFile(join(folder, "frames.txt"), `${lines.join("\n")}\n`);
}

const nameOf = (frame) => `${String(frame).padStart(4, "0")}.png`;
