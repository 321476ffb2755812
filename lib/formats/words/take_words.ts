/** Compares the words of a file with those that are stored. */
import { fitText } from "../../model/text/unfit_text.ts";
import type { Field } from "../../model/tour/fields/field.ts";
import { tooLong } from "../../model/tour/fields/names.ts";
import type { WordsChange, WordsUnit } from "../../model/tour/words/words.ts";
import { MAX_TEXT, textHash } from "../../model/tour/words/units.ts";
import { texts } from "../../texts/texts.ts";
import { listed } from "../listed.ts";
import { fileEntry, type ReportEntry } from "../report.ts";
import { type FoundWords, nameOfWords } from "./words_file.ts";

const t = texts("wordFiles");

/** The words of an archive in another language, a BCP 47 tag, as the API gives them. */
export type PresentWords = { language: string; units: readonly WordsUnit[] };

/** What a file changes, for the API, and what does not fit, by stops and fields. */
export type ReadWords = { words: WordsChange["words"]; report: ReportEntry[] };

/** The changes that a file makes; `was` is the translation that is stored now. */
export function takeWords(
  found: readonly FoundWords[],
  { units: present }: PresentWords,
): ReadWords {
  const units = new Map(present.filter(isText).map((unit) => [unit.key, unit]));
  const stopIds = new Set(present.flatMap(({ stopId }) => stopId ?? []));
  const places = new Map([...stopIds].map((id, i) => [id, `audioStops.${i}.`]));
  const taken = new Map<string, WordsChange["words"][number]>();
  const report: ReportEntry[] = [];
  const unknown = new Set<string>();
  for (const one of found) {
    const text = fitText(one.text).trim();
    if (text === "") continue;
    const unit = units.get(one.key);
    if (!unit) {
      unknown.add(one.key);
      continue;
    }
    const { change, ...said } = compare({ ...one, text }, unit);
    if (change) {
      taken.set(unit.key, { key: unit.key, text, was: unit.translation ?? "", ...change });
    }
    const path = (places.get(unit.stopId ?? "") ?? "") + nameOfWords(unit);
    if (said.leftOut) report.push({ path, kind: "left-out", message: said.leftOut });
    if (said.note) report.push({ path, kind: "note", message: said.note });
  }
  if (unknown.size > 0) {
    const message = t("unknownKeys", { count: unknown.size, keys: listed([...unknown]) });
    report.unshift(fileEntry("left-out", message));
  }
  return { words: [...taken.values()], report };
}

/** True for words that are in files: not a recording, nor its length. */
const isText = ({ kind, key }: WordsUnit): boolean =>
  kind !== "sound" && !key.endsWith(":audioDuration");

/** What becomes of a text: nothing where it is as it was. */
type Compared = { change?: { of: string }; leftOut?: string; note?: string };

function compare(found: FoundWords, unit: WordsUnit): Compared {
  const { text, before, isFinal, isOld, isPart } = found;
  const { translation, longest = MAX_TEXT } = unit;
  const of = originalOf(found, unit);
  if (text === translation) {
    const isNowRight = unit.state === "changed" && isFinal && of === unit.of;
    return isNowRight ? { change: { of } } : {};
  }
  const isAsItWas = before === textHash(text);
  // Somebody has gone on with the stored translation, and the file has the one before.
  if (isAsItWas && translation !== undefined) return {};
  if (isPart) return { leftOut: t("partlyTranslated") };
  if (text.length > longest) return { leftOut: tooLong(unit as Pick<Field, "label">, longest) };
  const isOther = before !== undefined && translation !== undefined &&
    before !== textHash(translation);
  if (isOther) return { leftOut: t("changedMeanwhile") };
  if (isOld && isAsItWas) return { change: { of: found.translationOf ?? of } };
  return { change: { of }, ...of !== unit.of && { note: t("originalChanged") } };
}

/** The hash of what was translated: programs change white space. */
function originalOf({ original, of }: FoundWords, unit: WordsUnit): string {
  if (original === undefined || evened(original) === evened(unit.text)) return unit.of;
  return of ?? textHash(original);
}

const evened = (text: string): string => text.replace(/\s+/g, " ").trim();
