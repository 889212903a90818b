import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import board from "../../../tests/data/board_tuscany.json";
import { regionIds, TuscanyMap, type MapRegion, type RegionId } from "./tuscany_map";
import { regionPlaces } from "./tuscany_map/regions";

afterEach(cleanup);

const region = (id: RegionId, more: Partial<MapRegion> = {}): MapRegion => ({
  id,
  name: id.toUpperCase(),
  vp: 2,
  benefit: "benefit",
  stars: [],
  label: `region ${id}`,
  ...more,
});

describe("the influence map", () => {
  it("draws each region of the board and none besides", () => {
    const known = board.influence_map.regions.map(({ id }) => id);
    expect([...regionIds].sort()).toEqual(known.sort());
  });

  it("leaves no gap between neighbours: a border is one line of two regions", () => {
    const owners = new Map<string, number>();
    for (const { shape } of Object.values(regionPlaces)) {
      const points = [...new Set(shape.slice(1, -1).split("L"))];
      points.forEach((point, i) => {
        const line = [point, points[(i + 1) % points.length]].sort().join(" ");
        owners.set(line, (owners.get(line) ?? 0) + 1);
      });
    }
    expect([...owners.values()].every((count) => count <= 2)).toBe(true);
    // The outline alone is a closed line: at each of its points two lines meet.
    const ends = new Map<string, number>();
    for (const [line, count] of owners) {
      if (count === 1) for (const end of line.split(" ")) ends.set(end, (ends.get(end) ?? 0) + 1);
    }
    expect([...ends.values()].every((count) => count === 2)).toBe(true);
  });

  it("has only the regions in play as targets, with their states", () => {
    const press = vi.fn();
    const target = (state: "legal" | "illegal" | "picked") => ({ state, handlers: { onClick: press } });
    render(
      <TuscanyMap
        label="map"
        regions={[
          region("pisa", { target: target("legal") }),
          region("siena", { target: target("illegal") }),
          region("arezzo", { target: target("picked") }),
          region("firenze"),
        ]}
      />,
    );
    expect(screen.getAllByRole("button")).toHaveLength(3);
    expect(screen.getByLabelText("region siena").getAttribute("aria-disabled")).toBe("true");
    expect(screen.getByLabelText("region arezzo").getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByLabelText("region firenze").getAttribute("role")).toBe("img");
    expect(screen.queryByLabelText("region lucca")).toBeNull();
    fireEvent.click(screen.getByLabelText("region pisa"));
    expect(press).toHaveBeenCalledOnce();
  });

  it("counts stars by player, and marks who leads", () => {
    const stars = [
      { seat: 0, count: 1 },
      { seat: 1, count: 3 },
      { seat: 2, count: 0 },
    ];
    const { container } = render(<TuscanyMap label="map" regions={[region("pisa", { stars, leader: 1 })]} />);
    const counts = [...container.querySelectorAll<HTMLElement>(".tuscany-count")];
    expect(counts.map(({ textContent, dataset }) => [textContent, dataset.leads])).toEqual([
      ["", "false"],
      ["3", "true"],
    ]);
  });
});
