/** Pairs files with recordings: by their names, and photographs by their times, too. */
import type { Position } from "../../../../../lib/model/tour/position.ts";

/**
 * An added file; `time` is when it was made, from the file's own metadata, in milliseconds since
 * 1970. The time of last change is useless: copies have the time of the copying.
 */
export type DatedFile = { file: File; time?: number; place?: Position };

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
  const byNames = pairNames(recordings, pictures.slice().sort(byName), {
    ofOne: ({ file }) => file.name,
    ofOther: ({ file }) => file.name,
  }).map(([recording, picture]): Pair => ({ recording, picture, by: "name" }));
  const taken = new Set<DatedFile>();
  const take = (pairs: readonly Pair[]) =>
    pairs.filter(({ recording, picture }) => {
      if (taken.has(recording) || taken.has(picture)) return false;
      taken.add(recording).add(picture);
      return true;
    });
  return [...take(byNames), ...take(madeTogether(recordings, pictures))];
}

type Names<A, B> = { ofOne: (one: A) => string; ofOther: (other: B) => string };

/**
 * Pairs of things with names alike, each in one pair at most: the surest first, and of those that
 * fit as well the first of `others`.
 */
export function pairNames<A, B>(
  ones: readonly A[],
  others: readonly B[],
  { ofOne, ofOther }: Names<A, B>,
): [A, B][] {
  const pairs: [A, B][] = [];
  const [takenOnes, takenOthers] = [new Set<A>(), new Set<B>()];
  for (const [partOfOne, partOfOther] of MATCHES) {
    const wanted = new Map<string, A[]>();
    for (const one of ones.filter((one) => !takenOnes.has(one))) {
      const key = partOfOne(readName(ofOne(one)));
      wanted.set(key, [...wanted.get(key) ?? [], one]);
    }
    for (const other of others.filter((other) => !takenOthers.has(other))) {
      const key = partOfOther(readName(ofOther(other)));
      const found = key === "" ? [] : wanted.get(key) ?? [];
      // The same words in several names are ambiguous.
      if (found.length !== 1 || takenOnes.has(found[0])) continue;
      takenOnes.add(found[0]);
      takenOthers.add(other);
      pairs.push([found[0], other]);
    }
  }
  return pairs;
}

/** The compared parts of two names: the recording's, and the other file's. */
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
  const all = name.replace(/\.[^.\s]{1,5}$/, "")
    .normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("ß", "ss")
    .replace(/([aou])e/g, "$1")
    .replace(/[^\p{L}\p{N}]+/gu, " ").trim();
  const [, digits = "", words = all] = /^(\d{1,3})(?= |$) ?(.*)$/.exec(all) ?? [];
  const number = digits.replace(/^0+(?=\d)/, "");
  return {
    whole: `${number} ${words}`.trim(),
    words,
    number,
    base: words.replace(/ (copy|\d{1,2}|copy \d{1,2})$/, ""),
  };
}

/** Numbers in names count as numbers: "stop 10" comes after "stop 9". */
const NATURAL = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

export const byName = (a: Pick<DatedFile, "file">, b: Pick<DatedFile, "file">): number =>
  NATURAL.compare(a.file.name, b.file.name);
