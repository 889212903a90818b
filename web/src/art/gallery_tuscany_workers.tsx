import workerData from "../../../tests/data/special_workers.json";
import { WorkerPiece } from "./pieces";
import { Shelf } from "./shelf";
import { specialWorkers } from "./special_attributes";
import { WorkerCard } from "./worker_card";

const textOf = (worker: string) => workerData.workers.find(({ id }) => id === `worker_${worker}`);

/** The special workers as pieces and as cards. */
export function GalleryTuscanyWorkers() {
  return (
    <>
      {[0, 1, 2, 3, 4, 5, null].map((seat) => (
        <Shelf key={seat} name={`Seat ${seat}`}>
          <WorkerPiece seat={seat} kind="regular" />
          <WorkerPiece seat={seat} kind="grande" />
          {specialWorkers.map((kind) => (
            <WorkerPiece key={kind} seat={seat} kind={kind} title={kind} />
          ))}
          {seat === 0 &&
            specialWorkers.map((kind) => <WorkerPiece key={kind} seat={3} kind={kind} size={54} />)}
        </Shelf>
      ))}
      <Shelf name="Worker cards">
        {specialWorkers.map((kind) => (
          <WorkerCard
            key={kind}
            id={kind}
            name={textOf(kind)?.name ?? kind}
            body={textOf(kind)?.text}
            size="full"
          />
        ))}
      </Shelf>
      <Shelf name="Small and mini">
        {specialWorkers.map((kind, i) => (
          <WorkerCard
            key={kind}
            id={kind}
            name={textOf(kind)?.name ?? kind}
            body={null}
            size="small"
            seat={i % 6}
          />
        ))}
        {specialWorkers.map((kind) => (
          <WorkerCard key={kind} id={kind} name={textOf(kind)?.name ?? kind} body={null} size="mini" />
        ))}
      </Shelf>
    </>
  );
}
