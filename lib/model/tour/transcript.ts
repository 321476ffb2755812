/** Transcripts: the speech of a stop's recording, sentence by sentence. */
import { LanguageTag } from "../text/language_tag.ts";
import { optional, requiredText, text } from "../text/text.ts";
import { MAX_CUE_TEXT, MAX_CUES, MAX_TRANSCRIPT_NOTES } from "./transcript_limits.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");

/** Longest time in a recording: one day, in milliseconds. */
const MAX_TIME = 24 * 60 * 60 * 1000;

/** A time in a recording, in milliseconds. */
export const Time = z.int({ error: () => t("timeWhole") })
  .min(0, { error: () => t("timeNegative") })
  .max(MAX_TIME, { error: () => t("timeLate") });

/** One line without "-->", which has a meaning in WebVTT. */
const cueLine = (label: () => string, max: number) =>
  optional(
    text(label, max).refine((text) => !/[\r\n]|-->/.test(text), {
      error: () => t("cueLine", { label: label() }),
    }),
  );

/**
 * A sentence, or another short piece of a transcript. `start` and `end` are milliseconds from the
 * start of the recording; both are missing while the times are unknown. `id` and `settings` are
 * WebVTT's, kept so that an import can be exported unchanged.
 */
export const Cue = z.strictObject({
  id: cueLine(() => t("cueId"), 200),
  start: Time.optional(),
  end: Time.optional(),
  speaker: cueLine(() => t("speaker"), 120),
  text: requiredText(() => t("sentence"), MAX_CUE_TEXT),
  settings: cueLine(() => t("cueSettings"), 200),
}).refine(
  ({ start, end }) => (start === undefined) === (end === undefined),
  { error: () => t("sentenceTimes") },
).refine(
  ({ start = 0, end = 1 }) => start < end,
  { error: () => t("sentenceEnds") },
);
export type Cue = z.infer<typeof Cue>;

/** The source of a transcript. `machine`: a program wrote it. */
export const TRANSCRIPT_SOURCES = ["typed", "aligned", "imported", "machine"] as const;
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number];

/** Starts must not go backwards; sentences without times may be anywhere. */
const isInOrder = (cues: readonly Pick<Cue, "start">[]): boolean => {
  const starts = cues.flatMap(({ start }) => start ?? []);
  return starts.every((start, i) => i === 0 || starts[i - 1] <= start);
};

/**
 * The transcript of a recording. `checked`: a person has compared it with the recording. `notes`
 * are remarks, as public as the text; WebVTT calls them NOTE.
 */
export const Transcript = z.strictObject({
  language: LanguageTag,
  source: z.enum(TRANSCRIPT_SOURCES),
  checked: z.boolean().default(false),
  notes: optional(
    z.string().trim()
      .max(MAX_TRANSCRIPT_NOTES, {
        error: () => t("notesTooLong", { most: MAX_TRANSCRIPT_NOTES }),
      }),
  ),
  cues: z.array(Cue)
    .min(1, { error: () => t("noSentence") })
    .max(MAX_CUES, { error: () => t("mostSentences", { most: MAX_CUES }) })
    .refine(isInOrder, { error: () => t("timesBackwards") }),
});
export type Transcript = z.infer<typeof Transcript>;
