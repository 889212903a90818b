// The texts of the table as they are seen: how large, and in which contrast to what lies behind them.

/** Runs in the page: every text node of the table that is in sight, with its boxes as far as nothing clips them. */
function seenTexts() {
  const clippedBy = (element, box) => {
    const seen = {
      left: box.left,
      top: box.top,
      right: box.right,
      bottom: box.bottom,
    };
    for (let one = element; one !== null; one = one.parentElement) {
      const { overflowX, overflowY, position, clipPath, maskImage } = getComputedStyle(one);
      const clips = overflowX !== "visible" || overflowY !== "visible" || clipPath.startsWith("inset");
      if (clips && !(one instanceof SVGElement)) {
        const frame = one.getBoundingClientRect();
        const fade = maskImage === "none" ? 0 : 24; // where there is more to scroll to
        seen.left = Math.max(seen.left, frame.left);
        seen.top = Math.max(seen.top, frame.top + fade);
        seen.right = Math.min(seen.right, frame.right);
        seen.bottom = Math.min(seen.bottom, frame.bottom - fade);
      }
      if (position === "fixed") break;
    }
    seen.left = Math.max(seen.left, 0);
    seen.top = Math.max(seen.top, 0);
    seen.right = Math.min(seen.right, innerWidth);
    seen.bottom = Math.min(seen.bottom, innerHeight);
    return seen;
  };
  const found = [];
  const walker = document.createTreeWalker(document.querySelector(".desk"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.data.trim() === "" || element.closest("title, option, dialog:not([open])") !== null) continue;
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
      })
    )
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    // A line that is half scrolled out of sight is nobody's to read.
    const boxes = [...range.getClientRects()].flatMap((box) => {
      const seen = clippedBy(element, box);
      return seen.right - seen.left > 2 && seen.bottom - seen.top > box.height * 0.7 ? [seen] : [];
    });
    if (boxes.length === 0) continue;
    const style = getComputedStyle(element);
    const drawn =
      element instanceof SVGElement
        ? parseFloat(style.fontSize) * element.getScreenCTM().a
        : parseFloat(style.fontSize) * element.currentCSSZoom;
    found.push({
      element,
      boxes,
      size: drawn,
      bold: Number(style.fontWeight) >= 600,
      text: node.data.trim(),
    });
  }
  return found;
}

/** Makes `seenTexts` known to the page. */
async function teach(page) {
  await page.evaluate(`window.seenTexts = ${seenTexts}`);
}

/** Text, class and size in pixels of everything on the table that can be read. */
export async function sizesOfTexts(page) {
  await teach(page);
  return page.evaluate(() =>
    window.seenTexts().map(({ element, size, text }) => ({
      text,
      size: Math.round(size * 100) / 100,
      where: element.closest("[class]").getAttribute("class"),
      numeral: element.closest(".piece-numeral") !== null,
      onTile: element.closest(".tile :is(.tile-name, .tile-text, .oval)") !== null,
    })),
  );
}

/** Runs in the page: nothing moves, and with `hidden` no letter is painted, though everything else is. */
function freeze(hidden) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { animation: none !important; transition: none !important; pointer-events: auto !important; }
    ${hidden ? "* { -webkit-text-fill-color: transparent !important; text-decoration: none !important; text-shadow: none !important; } svg text, svg tspan { fill: transparent !important; stroke: none !important; }" : ""}
  `);
  document.adoptedStyleSheets = hidden ? [...document.adoptedStyleSheets, sheet] : [sheet];
}

/** Runs in the page, with a picture of it that has no letters: the texts whose ink is too near to what lies behind it. */
async function tooFaint(picture) {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  brush.drawImage(bitmap, 0, 0);
  const scale = bitmap.width / innerWidth;
  const pixels = brush.getImageData(0, 0, bitmap.width, bitmap.height).data;
  const groundAt = (x, y) => {
    const at = (Math.floor(y * scale) * bitmap.width + Math.floor(x * scale)) * 4;
    return [pixels[at], pixels[at + 1], pixels[at + 2]];
  };
  const dot = new OffscreenCanvas(1, 1).getContext("2d", {
    willReadFrequently: true,
  });
  const colourOf = (css) => {
    dot.clearRect(0, 0, 1, 1);
    dot.fillStyle = css;
    dot.fillRect(0, 0, 1, 1);
    const [red, green, blue, alpha] = dot.getImageData(0, 0, 1, 1).data;
    return { ink: [red, green, blue], alpha: alpha / 255 };
  };
  const luminance = (colour) => {
    const [red, green, blue] = colour.map((part) => {
      const light = part / 255;
      return light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const opacityOf = (element) => {
    let opacity = 1;
    for (let one = element; one !== null; one = one.parentElement)
      opacity *= Number(getComputedStyle(one).opacity);
    return opacity;
  };
  const paints = (element) =>
    element instanceof SVGElement ||
    getComputedStyle(element).backgroundImage !== "none" ||
    colourOf(getComputedStyle(element).backgroundColor).alpha > 0.5;
  // What lies over a text hides it: then it is not in sight.
  const isCovered = (element, { left, top, right, bottom }) => {
    const over = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const own = over.findIndex((one) => one.contains(element) || element.contains(one));
    return over.slice(0, Math.max(0, own)).some(paints);
  };
  // Of what lies behind a text so much may be lines of a drawing that it runs across.
  const mostCrossed = 0.12;
  const columns = 9;
  const rows = [0.35, 0.5, 0.65]; // where letters are, not the white above and below them
  return window.seenTexts().flatMap(({ element, boxes, size, bold, text }) => {
    const style = getComputedStyle(element);
    const { ink, alpha } = colourOf(element.closest("svg text") === null ? style.color : style.fill);
    const part = alpha * opacityOf(element);
    const inSight = boxes.filter((box) => !isCovered(element, box));
    if (inSight.length === 0) return [];
    const measured = inSight.flatMap(({ left, top, right, bottom }) =>
      rows.flatMap((row) =>
        Array.from({ length: columns }, (_, i) => {
          const x = left + ((i + 0.5) / columns) * (right - left);
          const ground = groundAt(x, top + row * (bottom - top));
          const seen = ink.map((one, channel) => one * part + ground[channel] * (1 - part));
          return { contrast: contrast(seen, ground), ground };
        }),
      ),
    );
    measured.sort((a, b) => a.contrast - b.contrast);
    const worst = measured[Math.floor(measured.length * mostCrossed)];
    const large = size >= 24 || (bold && size >= 18.66);
    if (worst.contrast >= (large ? 3 : 4.5) - 0.005) return [];
    const where = element.closest("[class]").getAttribute("class");
    return [
      `${text} (${where}): ${worst.contrast.toFixed(2)}, ink ${ink} at ${part.toFixed(2)} on ${worst.ground}`,
    ];
  });
}

/** What cannot be read for its colour. Every ground is the real one: a picture of the page with all letters left out. */
export async function faintTexts(page) {
  await teach(page);
  await page.evaluate(freeze, false);
  await page.evaluate(freeze, true);
  const picture = await page.screenshot();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, 1);
  });
  const faint = await page.evaluate(tooFaint, picture.toString("base64"));
  const seen = await page.evaluate(() => window.seenTexts().length);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
  return { faint, seen };
}
