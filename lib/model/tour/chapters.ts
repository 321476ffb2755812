/** Chapters: points of a stop's recording with a title, for a long story. */
import { optional, requiredLine, text } from "../text/text.ts";
import { z } from "../zod.ts";
import { MAX_CHAPTERS, MAX_KEYWORDS } from "./stop_limits.ts";
import { Latitude, Longitude } from "./position.ts";
import { Time } from "./transcript.ts";

/** Keywords without empty ones; undefined when none is left. */
const Keywords = z.preprocess(
  (value) => {
    if (!Array.isArray(value)) return value ?? undefined;
    const filled = value.filter((one) => typeof one !== "string" || one.trim() !== "");
    return filled.length > 0 ? filled : undefined;
  },
  z.array(requiredLine("A keyword", 80))
    .max(MAX_KEYWORDS, `A chapter has at most ${MAX_KEYWORDS} keywords`).optional(),
);

/**
 * A chapter begins `at` milliseconds from the start of the recording, and lasts until the next one.
 * `place`, in degrees, is where its part of the story happened.
 */
export const Chapter = z.strictObject({
  at: Time,
  title: requiredLine("A chapter’s title", 200),
  synopsis: optional(text("A chapter’s synopsis", 2_000)),
  keywords: Keywords,
  place: z.strictObject({
    lat: Latitude,
    lng: Longitude,
    name: optional(requiredLine("A place’s name", 200)),
  }).optional(),
});
export type Chapter = z.infer<typeof Chapter>;

/** The chapters of a recording, in the order of their times. */
export const Chapters = z.array(Chapter)
  .max(MAX_CHAPTERS, `A stop has at most ${MAX_CHAPTERS} chapters`)
  .refine(
    (chapters) => chapters.every(({ at }, i) => i === 0 || chapters[i - 1].at < at),
    "Chapters must be in the order of their times, each at a time of its own",
  );
