import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { english as inEnglish, german as inGerman } from "../i18n/every_language";
import { signsIn } from "./markup";
import { plainText, RichText } from "./rich_text";

const english = inEnglish.iconWords;
const german = inGerman.iconWords;

it("puts icons into words", () => {
  expect(plainText("Pay {lira 2} to draw {vine 1} or {winter 2}.", english)).toBe(
    "Pay 2 lira to draw 1 vine card or 2 winter visitor cards.",
  );
  expect(plainText("{vp -1}: für jede {card}", german)).toBe("−1 Siegpunkt: für jede Karte");
});

it("says words in the form that the sentence needs, and none twice", () => {
  expect(plainText("Alle haben sechs {star|Sterne}; er steht bei {vp 25|Siegpunkten}.", german)).toBe(
    "Alle haben sechs Sterne; er steht bei 25 Siegpunkten.",
  );
  expect(plainText("You need a {trellis|} trellis or a token {token|}.", english)).toBe(
    "You need a trellis or a token.",
  );
  const { container } = render(<RichText text="a {trellis|} trellis" words={english} />);
  expect(container.textContent).toBe("a  trellis");
  expect(container.querySelector("[title]")).toBeNull();
});

it("draws icons with their words beside them", () => {
  const { container } = render(<RichText text="Gain {vp 2} (+{lira 1})." words={english} />);
  expect(container.textContent).toBe("Gain 2 victory points (+1 lira).");
  expect(container.querySelectorAll("svg[aria-hidden=true]")).toHaveLength(2);
  expect(container.querySelectorAll(".rich-token")[1]?.textContent).toBe("(+1 lira).");
});

it("keeps a text's icons where its words have no room", () => {
  expect(signsIn("Pay {lira 4} to train {worker 1} for next year.")).toBe("{lira 4} {worker 1}");
  expect(signsIn("Harvest 1 field.")).toBe("");
});
