import { Picture } from "./picture";
import { structureDrawings, unknownStructure } from "./structure_drawings";
import "./hollow.css";

/** A small linocut building; an unbuilt one is only the dashed outline of what may stand there. */
export function StructureDrawing(props: {
  id: string;
  built: boolean;
  /** It would be built: the building shows through its outline. */
  foreseen?: boolean;
  size?: number;
  title?: string;
}) {
  const { id, built, foreseen = false, size = 48, title } = props;
  const drawing = structureDrawings[id] ?? unknownStructure;
  return (
    <Picture width={size} height={size} viewBox="0 0 48 48" title={title} piece={id}>
      {built && drawing.print}
      {!built && foreseen && (
        <>
          <g className="foreseen-print">{drawing.print}</g>
          <path className="hollow foreseen-outline" d={drawing.outline} />
        </>
      )}
      {!built && !foreseen && (
        <path
          d={drawing.outline}
          fill="none"
          stroke="var(--ink-soft)"
          strokeWidth="1.4"
          strokeDasharray="3 3"
        />
      )}
    </Picture>
  );
}
