/** Plans stops from several files: recordings, and photographs that belong to them. */
import type { Position } from "../../../../lib/model/tour/position.ts";
import { titleOf } from "../media/file_kind.ts";
import { byName, type DatedFile, type Pair, type PairedBy, pairFiles } from "./pair_files.ts";

/** At least one of both files is present; with both, `pairedBy` is the reason. */
export type PlannedStop = {
  title: string;
  recording?: DatedFile;
  picture?: DatedFile;
  pairedBy?: PairedBy;
  place?: Position;
};

export type StopOrder = "name" | "time";

/** A stop for each recording, with its photograph; and one for each remaining photograph. */
export function planStops(files: readonly DatedFile[], order: StopOrder): PlannedStop[] {
  const [recordings, pictures] = (["recording", "picture"] as const)
    .map((kind) => files.filter((file) => file.kind === kind));
  const pairs = pairFiles(recordings, pictures);
  const pairOf = new Map(pairs.map((pair) => [pair.recording, pair]));
  const paired = new Set(pairs.map(({ picture }) => picture));
  const names = files.map(({ file }) => file.name);
  const stops = [
    ...recordings.map((recording) => toStop({ recording, ...pairOf.get(recording) }, names)),
    ...pictures.filter((picture) => !paired.has(picture))
      .map((picture) => toStop({ picture }, names)),
  ];
  return stops.sort(order === "time" ? byTime : byMainName);
}

function toStop(
  { recording, picture, by }: Partial<Pair>,
  names: readonly string[],
): PlannedStop {
  const place = picture?.place ?? recording?.place;
  return {
    title: titleOf((recording ?? picture)!.file.name, names),
    ...(recording ? { recording } : {}),
    ...(picture ? { picture } : {}),
    ...(by ? { pairedBy: by } : {}),
    ...(place ? { place } : {}),
  };
}

const mainFile = ({ recording, picture }: PlannedStop) => (recording ?? picture)!;
const byMainName = (a: PlannedStop, b: PlannedStop) => byName(mainFile(a), mainFile(b));

/** A file without a time of its own is sorted by its last change, for lack of anything better. */
const timeOf = (stop: PlannedStop) => {
  const { recording, picture } = stop;
  return recording?.time ?? picture?.time ?? mainFile(stop).file.lastModified;
};
const byTime = (a: PlannedStop, b: PlannedStop) => timeOf(a) - timeOf(b) || byMainName(a, b);
