/** Finds the stops of added files, by the names in a table and by each other's names. */
import { coverOfForm } from "../../things/thing_paths.ts";
import { uploadIdOf } from "../../../../../lib/model/media/upload_address.ts";
import type { StopValues } from "../../values.ts";
import { byName, type DatedFile, pairNames } from "./pair_files.ts";
import { hasText } from "../read_texts.ts";
import { byTimes, speechName } from "./text_names.ts";

/** A file and the index of its stop. */
export type Joined<F> = { index: number; file: F };

/** Added files by their kinds. */
export type AddedFiles = { recordings: DatedFile[]; pictures: DatedFile[]; texts: File[] };

/** The files of stops that are there, and those of none. */
export type JoinedFiles = {
  recordings: Joined<DatedFile>[];
  pictures: Joined<DatedFile>[];
  texts: Joined<File>[];
  /** Texts of stops that have a transcript already. */
  refused: Joined<File>[];
  left: AddedFiles;
};

/**
 * Joins files to stops: a recording or a picture that a stop names; a recording with the title of a
 * stop without one; a picture and a text with the name of the stop's recording, or its title.
 * Pictures and texts with the name of an added recording stay with it. `nameOf` gives the name of
 * the file that became a stop's recording. A name that fits several stops is left.
 */
export function joinFiles(
  stops: readonly StopValues[],
  added: AddedFiles,
  nameOf: (stop: StopValues) => string | undefined,
): JoinedFiles {
  const titles = stops.map(({ title }) => title);
  const spoken = stops.map((stop) => awaitedName(stop.audioUrl) || (nameOf(stop) ?? ""));

  const recordings = joinNames(added.recordings, fileName, [
    stops.map(({ audioUrl }) => awaitedName(audioUrl)),
    stops.map(({ audioUrl, title }) => audioUrl === "" ? title : ""),
  ]);
  for (const { index, file } of recordings.joined) spoken[index] = fileName(file);
  const named = joinNames(added.pictures.slice().sort(byName), fileName, [
    stops.map((stop) => awaitedName(coverOfForm(stop))),
  ]);
  const ofStops = <F>(files: F[], name: (file: F) => string, isFree: (at: number) => boolean) => {
    const pairs = pairNames(recordings.left, files, { ofOne: fileName, ofOther: name });
    const own = new Set(pairs.map(([, file]) => file));
    const { joined, left } = joinNames(
      files.filter((file) => !own.has(file)),
      name,
      [spoken, titles].map((names) => names.map((name, at) => isFree(at) ? name : "")),
    );
    return { joined, left: [...own, ...left] };
  };
  const isPictured = new Set(named.joined.map(({ index }) => index));
  const pictures = ofStops(
    named.left,
    fileName,
    (at) => coverOfForm(stops[at]) === "" && !isPictured.has(at),
  );
  const texts = ofStops(added.texts.slice().sort(byTimes), textName, (at) => !hasText(stops[at]));
  const refused = ofStops(texts.left, textName, (at) => hasText(stops[at]));
  return {
    recordings: recordings.joined,
    pictures: [...named.joined, ...pictures.joined],
    texts: texts.joined,
    refused: refused.joined,
    left: { recordings: recordings.left, pictures: pictures.left, texts: refused.left },
  };
}

/** Joins files to stops by the names that these go by: the first round counts before the second. */
function joinNames<F>(files: F[], nameOf: (file: F) => string, rounds: string[][]) {
  const joined: Joined<F>[] = [];
  let left = files;
  for (const names of rounds) {
    const free = names.map((name, index) => ({ name, index }))
      .filter(({ index }) => !joined.some((one) => one.index === index));
    const pairs = pairNames(free, left, { ofOne: ({ name }) => name, ofOther: nameOf });
    joined.push(...pairs.map(([{ index }, file]) => ({ index, file })));
    left = left.filter((file) => !joined.some((one) => one.file === file));
  }
  return { joined, left };
}

const fileName = ({ file }: DatedFile): string => file.name;
const textName = ({ name }: File): string => speechName(name);

/** The name of a file that is still to come, without its folder; "" for any other address. */
export function awaitedName(address: string): string {
  const isAwaited = uploadIdOf(address) === undefined && !/^(\w+:|\/)/.test(address) &&
    /\.\w{2,5}$/.test(address);
  if (!isAwaited) return "";
  const plain = address.replace(/^.*[\\/]/, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
