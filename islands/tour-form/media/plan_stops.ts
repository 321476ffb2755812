/** Which stops come of a handful of files: recordings, and photographs that belong to them. */
import type { MediaKind } from "../../../lib/model/media.ts";
import type { Position } from "../../../lib/model/position.ts";
import { titleOf } from "./file_kind.ts";

/** A file as it came; `time` is when it was made, in milliseconds since 1970. */
export type DatedFile = { file: File; kind: MediaKind; time: number; place?: Position };

/** At least one of both files is there. */
export type PlannedStop = {
  title: string;
  recording?: DatedFile;
  picture?: DatedFile;
  place?: Position;
};

export type StopOrder = "name" | "time";

/** A photograph belongs to the recording that was made within so many milliseconds: 10 minutes. */
const TOGETHER = 10 * 60 * 1000;

/** Numbers in names count as numbers: "stop 10" comes after "stop 9". */
const NATURAL = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/**
 * A stop for each recording, with the photograph that was made nearest to it in time, if one was
 * within ten minutes; and one for each photograph that is left.
 */
export function planStops(files: readonly DatedFile[], order: StopOrder): PlannedStop[] {
  const [recordings, pictures] = (["recording", "picture"] as const)
    .map((kind) => files.filter((file) => file.kind === kind));
  const pictureOf = matchPictures(recordings, pictures);
  const matched = new Set(pictureOf.values());
  const stops = [
    ...recordings.map((recording) => toStop(recording, pictureOf.get(recording))),
    ...pictures.filter((picture) => !matched.has(picture))
      .map((picture) => toStop(undefined, picture)),
  ];
  return stops.sort(order === "time" ? byTime : byName);
}

/** The nearest pairs first, so that a photograph goes to its own recording and not to the next. */
function matchPictures(
  recordings: readonly DatedFile[],
  pictures: readonly DatedFile[],
): Map<DatedFile, DatedFile> {
  const pairs = recordings.flatMap((recording) =>
    pictures.map((picture) => ({
      recording,
      picture,
      apart: Math.abs(recording.time - picture.time),
    }))
  ).filter(({ apart }) => apart <= TOGETHER).sort((a, b) => a.apart - b.apart);
  const found = new Map<DatedFile, DatedFile>();
  const taken = new Set<DatedFile>();
  for (const { recording, picture } of pairs) {
    if (found.has(recording) || taken.has(picture)) continue;
    found.set(recording, picture);
    taken.add(picture);
  }
  return found;
}

function toStop(recording?: DatedFile, picture?: DatedFile): PlannedStop {
  const place = picture?.place ?? recording?.place;
  return {
    title: titleOf((recording ?? picture)!.file.name),
    ...(recording ? { recording } : {}),
    ...(picture ? { picture } : {}),
    ...(place ? { place } : {}),
  };
}

const mainFile = ({ recording, picture }: PlannedStop) => (recording ?? picture)!;
const byName = (a: PlannedStop, b: PlannedStop) =>
  NATURAL.compare(mainFile(a).file.name, mainFile(b).file.name);
const byTime = (a: PlannedStop, b: PlannedStop) =>
  mainFile(a).time - mainFile(b).time || byName(a, b);
