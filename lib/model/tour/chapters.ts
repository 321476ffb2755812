/** Chapters: points of a stop's recording with a title, for a long story. */
import { optional, requiredLine, text } from "../text/text.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";
import { MAX_CHAPTERS, MAX_KEYWORDS } from "./stop_limits.ts";
import { Latitude, Longitude } from "./position.ts";
import { Time } from "./transcript.ts";

const t = texts("rules");

/** Keywords without empty ones; undefined when none is left. */
const Keywords = z.preprocess(
  (value) => {
    if (!Array.isArray(value)) return value ?? undefined;
    const filled = value.filter((one) => typeof one !== "string" || one.trim() !== "");
    return filled.length > 0 ? filled : undefined;
  },
  z.array(requiredLine(() => t("keyword"), 80))
    .max(MAX_KEYWORDS, { error: () => t("mostKeywords", { most: MAX_KEYWORDS }) }).optional(),
);

/**
 * A chapter begins `at` milliseconds from the start of the recording, and lasts until the next one.
 * `place`, in degrees, is where its part of the story happened.
 */
export const Chapter = z.strictObject({
  at: Time,
  title: requiredLine(() => t("chapterTitle"), 200),
  synopsis: optional(text(() => t("chapterSynopsis"), 2_000)),
  keywords: Keywords,
  place: z.strictObject({
    lat: Latitude,
    lng: Longitude,
    name: optional(requiredLine(() => t("placeName"), 200)),
  }).optional(),
});
export type Chapter = z.infer<typeof Chapter>;

/** The chapters of a recording, in the order of their times. */
export const Chapters = z.array(Chapter)
  .max(MAX_CHAPTERS, { error: () => t("mostChapters", { most: MAX_CHAPTERS }) })
  .refine(
    (chapters) => chapters.every(({ at }, i) => i === 0 || chapters[i - 1].at < at),
    { error: () => t("chaptersInOrder") },
  );
