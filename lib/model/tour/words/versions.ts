/** Earlier versions of an archive's words in a language. */
import { z } from "../../zod.ts";
import { Revision } from "../revision.ts";
import { Transcript } from "../transcript.ts";

/**
 * A kept version: when it was saved, by whom (missing if that account is deleted), and how many
 * texts and transcripts have changed since.
 */
export const WordsVersion = z.strictObject({
  revision: Revision,
  savedAt: z.iso.datetime(),
  savedBy: z.string().optional(),
  differing: z.int().min(0),
});
export type WordsVersion = z.infer<typeof WordsVersion>;

/**
 * What has changed since a version. `text` is the present original, `of` the hash of the
 * original that was translated then; `then` and `now` are missing where nothing was or is
 * translated.
 */
export const WordsDifferences = z.strictObject({
  words: z.array(z.strictObject({
    key: z.string(),
    text: z.string(),
    of: z.string().optional(),
    then: z.string().optional(),
    now: z.string().optional(),
  })),
  transcripts: z.array(z.strictObject({
    stopId: z.string(),
    then: Transcript.optional(),
    now: Transcript.optional(),
  })),
});
export type WordsDifferences = z.infer<typeof WordsDifferences>;
