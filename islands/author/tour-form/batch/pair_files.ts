/** Pairs photographs with recordings: by their names, then by their times. */
import type { MediaKind } from "../../../../lib/model/media/media.ts";
import type { Position } from "../../../../lib/model/tour/position.ts";

/**
 * An added file; `time` is when it was made, from the file's own metadata, in milliseconds since
 * 1970. The time of last change is useless: copies have the time of the copying.
 */
export type DatedFile = { file: File; kind: MediaKind; time?: number; place?: Position };

/** Why a photograph was paired with a recording. */
export type PairedBy = "name" | "time";

export type Pair = { recording: DatedFile; picture: DatedFile; by: PairedBy };

/** A photograph belongs to a recording made within this time, in milliseconds: 10 minutes. */
const TOGETHER = 10 * 60 * 1000;

/** Pairs of files, each file in one at most. A name takes precedence over any time. */
export function pairFiles(
  recordings: readonly DatedFile[],
  pictures: readonly DatedFile[],
): Pair[] {
  const taken = new Set<DatedFile>();
  const take = (pairs: Iterable<Pair>): Pair[] =>
    [...pairs].filter(({ recording, picture }) => {
      if (taken.has(recording) || taken.has(picture)) return false;
      taken.add(recording).add(picture);
      return true;
    });
  const left = (files: readonly DatedFile[]) => files.filter((file) => !taken.has(file));
  const byName = MATCHES.flatMap((match) =>
    take(namedAlike(left(recordings), left(pictures), match))
  );
  return [...byName, ...take(madeTogether(left(recordings), left(pictures)))];
}

/** The compared parts of two names: the recording's, and the picture's. */
type Match = [(name: FileName) => string, (name: FileName) => string];

/**
 * From the surest to the loosest: "01 bridge" and "01 Bridge", "bridge" and "01 bridge", "07" and
 * "07 bridge", "bridge" and "bridge 2", which is a second photograph or a copy.
 */
const MATCHES: Match[] = [
  [({ whole }) => whole, ({ whole }) => whole],
  [({ words }) => words, ({ words }) => words],
  [({ number, words }) => words ? "" : number, ({ number }) => number],
  [({ number }) => number, ({ number, words }) => words ? "" : number],
  [({ words }) => words, ({ words, base }) => base === words ? "" : base],
  [({ words, base }) => base === words ? "" : base, ({ words }) => words],
];

/** In the order of the pictures' names: the first that fits is taken. */
function* namedAlike(
  recordings: readonly DatedFile[],
  pictures: readonly DatedFile[],
  [ofRecording, ofPicture]: Match,
): Iterable<Pair> {
  const wanted = new Map<string, DatedFile[]>();
  for (const recording of recordings) {
    const key = ofRecording(readName(recording.file.name));
    wanted.set(key, [...wanted.get(key) ?? [], recording]);
  }
  for (const picture of pictures.slice().sort(byName)) {
    const key = ofPicture(readName(picture.file.name));
    const found = key === "" ? [] : wanted.get(key) ?? [];
    // The same words in several recordings are ambiguous.
    if (found.length === 1) yield { recording: found[0], picture, by: "name" };
  }
}

/** The nearest pairs first, so that a photograph goes to its own recording and not to the next. */
function madeTogether(recordings: readonly DatedFile[], pictures: readonly DatedFile[]): Pair[] {
  return recordings.flatMap((recording) =>
    pictures.flatMap((picture) => {
      if (recording.time === undefined || picture.time === undefined) return [];
      const apart = Math.abs(recording.time - picture.time);
      return apart <= TOGETHER ? [{ recording, picture, by: "time" as const, apart }] : [];
    })
  ).sort((a, b) => a.apart - b.apart);
}

/**
 * The parts of a name: all of it; without an ordering number; that number; and without a copy's
 * number at the end.
 */
type FileName = { whole: string; words: string; number: string; base: string };

/**
 * Letters are compared without case and accents, "Brücke" as "Bruecke"; everything between words
 * counts as a space.
 */
export function readName(name: string): FileName {
  const whole = name.replace(/\.[^.\s]{1,5}$/, "")
    .normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss")
    .replace(/([aou])e/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const [, number = "", rest = whole] = /^(\d{1,3})(?= |$) ?(.*)$/.exec(whole) ?? [];
  return {
    whole,
    words: rest,
    number: number.replace(/^0+(?=\d)/, ""),
    base: rest.replace(/ (copy|\d{1,2}|copy \d{1,2})$/, ""),
  };
}

/** Numbers in names count as numbers: "stop 10" comes after "stop 9". */
const NATURAL = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

export const byName = (a: Pick<DatedFile, "file">, b: Pick<DatedFile, "file">): number =>
  NATURAL.compare(a.file.name, b.file.name);
