/** Finds the stops of added files, by the names in a table and by each other's names. */
import { uploadIdOf } from "../../../../lib/model/media/upload_address.ts";
import type { StopValues } from "../values.ts";
import { type DatedFile, readName } from "./pair_files.ts";

/** A file and the index of its stop. */
export type Joined<F> = { index: number; file: F };

type Files = { recordings: DatedFile[]; pictures: DatedFile[]; texts: File[] };

/** The files of stops that are there, and those of none. */
export type JoinedFiles = {
  recordings: Joined<DatedFile>[];
  pictures: Joined<DatedFile>[];
  texts: Joined<File>[];
  left: Files;
};

/** What a stop goes by: the names of its files that are awaited or there, and its title. */
type Names = { recording: string; picture: string; title: string };

/**
 * Joins files to stops: a recording or a picture that a stop names; a recording with the title of a
 * stop without one; a picture and a text with the name of the stop's recording, or its title.
 * `nameOf` gives the name of an upload's file. A name that fits several stops is left.
 */
export function joinFiles(
  stops: readonly StopValues[],
  files: Files,
  nameOf: (uploadId: string) => string | undefined,
): JoinedFiles {
  const names = stops.map((stop): Names => ({
    recording: keyOf(fileName(stop.audioUrl, nameOf)),
    picture: keyOf(fileName(stop.imageUrl, nameOf)),
    title: keyOf(stop.title),
  }));
  const join = <F>(files: F[], name: (file: F) => string, fits: (index: number) => string[]) => {
    const taken = new Set<number>();
    const joined: Joined<F>[] = [];
    const left: F[] = [];
    for (const file of files) {
      const key = keyOf(name(file));
      const found = key === ""
        ? []
        : stops.flatMap((_, i) => !taken.has(i) && fits(i).includes(key) ? [i] : []);
      if (found.length !== 1) {
        left.push(file);
        continue;
      }
      taken.add(found[0]);
      joined.push({ index: found[0], file });
    }
    return { joined, left };
  };
  const recordings = join(files.recordings, ({ file }) => file.name, (i) => {
    if (isAwaited(stops[i].audioUrl)) return [names[i].recording];
    return stops[i].audioUrl === "" ? [names[i].title] : [];
  });
  for (const { index, file } of recordings.joined) names[index].recording = keyOf(file.file.name);
  const pictures = join(files.pictures, ({ file }) => file.name, (i) => {
    if (isAwaited(stops[i].imageUrl)) return [names[i].picture];
    return stops[i].imageUrl === "" ? [names[i].recording, names[i].title] : [];
  });
  const texts = join(
    files.texts,
    ({ name }) => speechName(name),
    (i) => stops[i].transcript ? [] : [names[i].recording, names[i].title],
  );
  return {
    recordings: recordings.joined,
    pictures: pictures.joined,
    texts: texts.joined,
    left: { recordings: recordings.left, pictures: pictures.left, texts: texts.left },
  };
}

/** The text that belongs to a recording of this name; undefined without one. */
export const textFor = (recording: string, texts: readonly File[]): File | undefined =>
  texts.find(({ name }) => keyOf(speechName(name)) === keyOf(recording));

/** True for the name of a file that is still to come, instead of an address. */
const isAwaited = (address: string): boolean =>
  address !== "" && uploadIdOf(address) === undefined && !/^(\w+:|\/)/.test(address) &&
  /\.\w{2,5}$/.test(address);

function fileName(address: string, nameOf: (uploadId: string) => string | undefined): string {
  const id = uploadIdOf(address);
  if (id !== undefined) return nameOf(id) ?? "";
  if (!isAwaited(address)) return "";
  const plain = address.replace(/^.*[\\/]/, "");
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}

/** "03_The mill.MP3" and "the mill" are alike, "12" stays a number. */
function keyOf(name: string): string {
  const { whole, words } = readName(name);
  return words || whole;
}

/** "gate_otter_ai.txt", "gate.mp3.vtt" and "gate transcript.docx" as "gate". */
const speechName = (name: string): string =>
  name.replace(/\.\w{2,5}$/, "")
    .replace(/(otter[\s_.]?ai|transcripts?|transcription|captions?|subtitles?)\)?$/i, "")
    .replace(/\.(mp3|m4a|wav|aac|og[ga]|opus|flac|mp4|mov)$/i, "");
