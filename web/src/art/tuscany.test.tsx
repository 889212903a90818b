import { cleanup, render, screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import workers from "../../../tests/data/special_workers.json";
import structures from "../../../tests/data/structure_cards.json";
import { buildings } from "./buildings";
import { workerFigures } from "./figures/worker_figures";
import { specialAttributes } from "./special_attributes";
import { StructureCard } from "./structure_card";
import { WorkerPiece } from "./pieces";

afterEach(cleanup);

const sorted = (ids: string[]) => [...ids].sort();

describe("structure cards", () => {
  it("has a building for each and none besides", () => {
    const ids = structures.cards.map(({ id }) => id.replace("structure_", ""));
    expect(sorted(Object.keys(buildings))).toEqual(sorted(ids));
  });

  it("has no two buildings alike", () => {
    const drawings = Object.values(buildings).map((building) => renderToStaticMarkup(building));
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  it("tells the kind in every size", () => {
    for (const size of ["full", "small", "mini"] as const) {
      render(
        <StructureCard
          id="barn"
          name="Barn"
          kind="enhancement"
          kindName="Works always"
          cost={5}
          body="Text"
          size={size}
        />,
      );
      expect(screen.getByText("Works always")).toBeTruthy();
      expect(screen.queryByText("Text") !== null).toBe(size === "full");
      cleanup();
    }
  });
});

describe("special workers", () => {
  const ids = workers.workers.map(({ id }) => id.replace("worker_", ""));

  it("has a piece and a person for each and none besides", () => {
    expect(sorted(Object.keys(specialAttributes))).toEqual(sorted(ids));
    expect(sorted(Object.keys(workerFigures))).toEqual(sorted(ids));
  });

  it("tells them apart without colour", () => {
    const shapes = Object.values(workerFigures).map(({ hat, left, right }) => [hat, left, right].join());
    expect(new Set(shapes).size).toBe(shapes.length);
    const pieces = (Object.keys(specialAttributes) as (keyof typeof specialAttributes)[]).map((kind) =>
      renderToStaticMarkup(<WorkerPiece seat={0} kind={kind} />),
    );
    expect(new Set(pieces).size).toBe(pieces.length);
  });
});
