import boardData from "../../../tests/data/board_tuscany.json";
import { Icon, type IconName } from "./icons";
import { Shelf } from "./shelf";
import { TuscanyMap, type MapRegion, type RegionId } from "./tuscany_map";

const benefits: Record<RegionId, IconName> = {
  pisa: "lira",
  firenze: "winter",
  livorno: "summer",
  siena: "lira",
  arezzo: "order",
  grosseto: "vine",
  lucca: "structure",
};

/** Some stars for each seat, the same at every visit. */
const starsIn = (region: number, seats: number) =>
  Array.from({ length: seats }, (_, seat) => ({ seat, count: (region * 3 + seat * 5) % 4 }));

const regionsFor = (seats: number, side: number): MapRegion[] =>
  boardData.influence_map.regions
    .filter(({ on_sides }) => on_sides.includes(side))
    .map(({ id, name, end_vp }, i) => {
      const region = id as RegionId;
      const stars = starsIn(i, seats);
      const most = Math.max(0, ...stars.map(({ count }) => count));
      const first = stars.filter(({ count }) => count === most);
      return {
        id: region,
        name,
        vp: end_vp,
        benefit: (
          <>
            {region === "pisa" ? 2 : 1}
            <Icon name={benefits[region]} />
          </>
        ),
        stars,
        leader: first.length === 1 ? first[0]?.seat : undefined,
        label: name,
      };
    });

const states = ["legal", "illegal", "picked"] as const;

const askedFor = (regions: MapRegion[]): MapRegion[] =>
  regions.map((region, i) => ({
    ...region,
    target: { state: states[i % 3] ?? "legal", handlers: {} },
  }));

const supplyOf = (seats: number) => ({
  label: "Stars left",
  stars: Array.from({ length: seats }, (_, seat) => ({ seat, count: seat + 1 })),
});

/** The influence map on both sides, with many and few players, small and large. */
export function GalleryTuscanyMap() {
  const maps = [
    { width: 250, regions: regionsFor(2, 1), supply: supplyOf(2) },
    { width: 250, regions: askedFor(regionsFor(4, 2)), supply: supplyOf(4) },
    {
      width: 250,
      regions: regionsFor(6, 2),
      supply: supplyOf(6),
      moved: { seat: 3, from: "pisa", to: "siena" } as const,
    },
    {
      width: 330,
      regions: regionsFor(6, 2),
      supply: supplyOf(6),
      moved: { seat: 0, to: "firenze" } as const,
    },
    { width: 330, regions: askedFor(regionsFor(3, 1)), supply: supplyOf(3) },
  ];
  return (
    <Shelf name="Influence map">
      {maps.map(({ width, ...map }, i) => (
        <div key={i} style={{ width }}>
          <TuscanyMap {...map} label="Influence map" />
        </div>
      ))}
    </Shelf>
  );
}
