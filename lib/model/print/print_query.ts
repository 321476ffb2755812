/** The choices for printed pages, as the queries of their addresses. */
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { LanguageTag } from "../text/language_tag.ts";
import { MAX_STOPS } from "../tour/stop_limits.ts";
import { LABEL_SHEETS, type LabelSheetId, labelsOn } from "./label_sheets.ts";

const t = texts("problems");

/** One of `values`, of which the first is the default; an empty field of a form means that, too. */
const choice = <const T extends readonly [string, ...string[]]>(name: string, values: T) =>
  z.preprocess(
    (value) => value === "" || value === undefined ? values[0] : value,
    z.enum(values, { error: () => t("nameOneOf", { name, values: values.join(", ") }) }),
  );

/** The papers of posters. */
export const POSTER_PAPERS = ["a4", "a3", "letter", "tabloid"] as const;

/** The directions of posters. */
export const DIRECTIONS = ["portrait", "landscape"] as const;

/** `GET /tour/:id/poster`. */
export const PosterQuery = z.object({
  size: choice("size", POSTER_PAPERS),
  orientation: choice("orientation", DIRECTIONS),
});

/** The pages of booklets. */
export const BOOKLET_PAPERS = ["a5", "half-letter"] as const;

/** The texts of booklets: those of the stops, or transcripts of their recordings. */
export const BOOKLET_TEXTS = ["texts", "transcripts"] as const;

/** `GET /tour/:id/booklet`. */
export const BookletQuery = z.object({
  size: choice("size", BOOKLET_PAPERS),
  text: choice("text", BOOKLET_TEXTS),
});

/** Some of the numbers from 1 to `MAX_STOPS`, as in a dialog for printing: "1-5, 8". */
const stopsRule = { error: () => t("stopsAsNumbers") };

/** Longest list of numbers, in characters. */
const MAX_LIST = 2000;

const StopNumbers = z.preprocess(
  (value) => typeof value === "string" && value.trim() === "" ? undefined : value,
  z.string(stopsRule).max(MAX_LIST, { error: () => t("stopsTooLong", { most: MAX_LIST }) })
    .transform((text, context) => {
      const numbers = readNumbers(text);
      if (numbers) return numbers;
      context.addIssue({ code: "custom", message: t("stopsAsNumbers") });
      return z.NEVER;
    }).optional(),
);

function readNumbers(text: string): Set<number> | undefined {
  const numbers = new Set<number>();
  const tokens = text.match(/\d+|[^\d\s,;]/g) ?? [];
  for (let at = 0; at < tokens.length; at++) {
    const from = Number(tokens[at]);
    const isRange = ["-", "–"].includes(tokens[at + 1]);
    if (isRange) at += 2;
    const to = Number(tokens[at]);
    if (!(from >= 1 && from <= to && to <= MAX_STOPS)) return undefined;
    for (let n = from; n <= to; n++) numbers.add(n);
  }
  return numbers;
}

const [FIRST_SHEET, ...OTHER_SHEETS] = Object.keys(LABEL_SHEETS) as LabelSheetId[];
const SHEETS: readonly [LabelSheetId, ...LabelSheetId[]] = ["l7160", FIRST_SHEET, ...OTHER_SHEETS];

/** The most labels on one sheet. */
const MOST_LABELS = Math.max(...Object.values(LABEL_SHEETS).map(labelsOn));
const startRule = {
  error: () => t("nameBetween", { name: "start", min: 1, max: MOST_LABELS }),
};

/**
 * `GET /tour/:id/labels`. `start` is the first place that is free on a used sheet; beyond the last
 * place of the sheet it means a new one. `stops` are numbers of stops; missing for all. `second` is
 * a language beside the first.
 */
export const LabelsQuery = z.object({
  sheet: choice("sheet", SHEETS),
  start: z.preprocess(
    (value) => value === "" || value === undefined ? "1" : value,
    z.string(startRule).regex(/^\s*\d{1,2}\s*$/, startRule).transform(Number)
      .pipe(z.number().min(1, startRule).max(MOST_LABELS, startRule)),
  ),
  stops: StopNumbers,
  second: z.preprocess((value) => value === "" ? undefined : value, LanguageTag.optional()),
});
export type LabelsQuery = z.infer<typeof LabelsQuery>;
