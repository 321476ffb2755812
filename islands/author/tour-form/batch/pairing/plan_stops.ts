/** Plans stops from several files: recordings, and photographs and texts that belong to them. */
import type { Position } from "../../../../../lib/model/tour/position.ts";
import { titleOf } from "../../media/file_kind.ts";
import type { AddedFiles } from "./join_files.ts";
import {
  byName,
  type DatedFile,
  type Pair,
  type PairedBy,
  pairFiles,
  pairNames,
} from "./pair_files.ts";
import { byTimes, speechName } from "./text_names.ts";

/** A recording or a picture is present; with both, `pairedBy` is the reason. */
export type PlannedStop = {
  title: string;
  recording?: DatedFile;
  picture?: DatedFile;
  pairedBy?: PairedBy;
  /** The text of the recording. */
  text?: File;
  place?: Position;
};

export type StopOrder = "name" | "time";

/** `loose` are pictures, and `texts` texts, that belong to no recording. */
export type Plan = { stops: PlannedStop[]; loose: DatedFile[]; texts: File[] };

/**
 * A stop for each recording, with its photograph and its text; and, if photographs `standAlone`,
 * one for each of the others.
 */
export function planStops(files: AddedFiles, order: StopOrder, standAlone = false): Plan {
  const { recordings, pictures } = files;
  const pairs = pairFiles(recordings, pictures);
  const pairOf = new Map(pairs.map((pair) => [pair.recording, pair]));
  const texts = pairNames(recordings, files.texts.slice().sort(byTimes), {
    ofOne: ({ file }) => file.name,
    ofOther: ({ name }) => speechName(name),
  });
  const textOf = new Map(texts);
  const names = [...recordings, ...pictures].map(({ file }) => file.name);
  const paired = new Set(pairs.map(({ picture }) => picture));
  const others = pictures.filter((picture) => !paired.has(picture));
  const stops = [
    ...recordings.map((recording) => ({
      ...toStop({ recording, ...pairOf.get(recording) }, names),
      ...textOf.has(recording) && { text: textOf.get(recording) },
    })),
    ...standAlone ? others.map((picture) => toStop({ picture }, names)) : [],
  ];
  const spoken = new Set(texts.map(([, text]) => text));
  return {
    stops: stops.sort(order === "time" ? byTime : byMainName),
    loose: standAlone ? [] : others,
    texts: files.texts.filter((text) => !spoken.has(text)),
  };
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
