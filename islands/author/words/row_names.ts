/** What the texts of a stop are called on this page. */
import { labelOf } from "../../../lib/model/tour/fields/names.ts";
import type { Field } from "../../../lib/model/tour/fields/field.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";
import { formatTime } from "../../../lib/player/time.ts";
import { texts } from "../../../lib/texts/texts.ts";
import { fieldsOf } from "./sections.ts";

const t = texts("translating");

/** A text with its name; `heading` stands above the first of a list. */
export type NamedText = { unit: WordsUnit; label: string; heading?: string };

/** The fields with many texts, and the names of these lists. */
const LISTS: Record<string, Field["label"]> = {
  transcript: "transcript",
  chapters: "chapters",
  things: "picturesAndPapers",
};

/** The texts of a part of the archive with their names. */
export function namedTexts(units: readonly WordsUnit[]): NamedText[] {
  const things: string[] = [];
  let before: string | undefined;
  return units.map((unit) => {
    const [field, id] = fieldsOf(unit);
    if (field === "things" && !things.includes(id)) things.push(id);
    const isFirst = field !== before && field in LISTS;
    before = field;
    return {
      unit,
      label: nameOf(unit, things.length),
      ...isFirst && { heading: labelOf({ label: LISTS[field] }) },
    };
  });
}

/** `thing` is the number of the picture or paper that the text belongs to. */
function nameOf(unit: WordsUnit, thing: number): string {
  const [field, id, part] = fieldsOf(unit);
  const time = unit.at === undefined ? undefined : formatTime(unit.at / 1000);
  if (field === "transcript") return time ?? t("sentenceNumber", { number: Number(id) });
  if (field === "chapters") {
    const number = Number(id);
    if (part === "synopsis") return t("chapterSynopsis", { number });
    return time ? t("chapterTime", { number, time }) : t("chapterNumber", { number });
  }
  const label = labelOf({ label: unit.label as Field["label"] });
  if (field !== "things") return label;
  const [, page] = /^text(\d+)$/.exec(part) ?? [];
  return page
    ? t("pageNumber", { number: thing, page: Number(page) })
    : t("pictureField", { number: thing, field: label });
}
