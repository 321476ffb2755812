/** Transcripts: the speech of a stop's recording, sentence by sentence. */
import { LanguageTag } from "../text/language_tag.ts";
import { optional, requiredText } from "../text/text.ts";
import { MAX_CUE_TEXT, MAX_CUES, MAX_TRANSCRIPT_NOTES } from "./transcript_limits.ts";
import { z } from "../zod.ts";

/** Longest time in a recording: one day, in milliseconds. */
const MAX_TIME = 24 * 60 * 60 * 1000;

/** A time in a recording, in milliseconds. */
export const Time = z.int("A time must be whole milliseconds").min(0, "A time can’t be negative")
  .max(MAX_TIME, "A time can’t be later than 24 hours");

/** One line without "-->", which has a meaning in WebVTT. */
const cueLine = (name: string, max: number) =>
  optional(
    z.string().trim().max(max, `${name} is too long (${max} characters at most)`)
      .refine((text) => !/[\r\n]|-->/.test(text), `${name} must be one line without “-->”`),
  );

/**
 * A sentence, or another short piece of a transcript. `start` and `end` are milliseconds from the
 * start of the recording; both are missing while the times are unknown. `id` and `settings` are
 * WebVTT's, kept so that an import can be exported unchanged.
 */
export const Cue = z.strictObject({
  id: cueLine("A cue’s id", 200),
  start: Time.optional(),
  end: Time.optional(),
  speaker: cueLine("A speaker’s name", 120),
  text: requiredText("A sentence", MAX_CUE_TEXT),
  settings: cueLine("A cue’s settings", 200),
}).refine(
  ({ start, end }) => (start === undefined) === (end === undefined),
  "A sentence needs both its start and its end",
).refine(
  ({ start = 0, end = 1 }) => start < end,
  "A sentence must end after it starts",
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
      .max(MAX_TRANSCRIPT_NOTES, `The notes are too long (${MAX_TRANSCRIPT_NOTES} characters)`),
  ),
  cues: z.array(Cue)
    .min(1, "A transcript needs at least one sentence")
    .max(MAX_CUES, `A transcript has at most ${MAX_CUES} sentences`)
    .refine(isInOrder, "The sentences’ times go backwards"),
});
export type Transcript = z.infer<typeof Transcript>;
