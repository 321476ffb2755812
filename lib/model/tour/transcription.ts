/** Machine transcription: the form's request, and the lines of the answer. */
import { LanguageTag } from "../text/language_tag.ts";
import { parseMediaName } from "../media/media.ts";
import { parsePartAddress } from "../media/part_address.ts";
import type { Transcript } from "./transcript.ts";
import { texts } from "../../texts/texts.ts";
import { z } from "../zod.ts";

const t = texts("rules");

/**
 * `audioUrl` is the path of a stored recording, or of a part of one (`times`). Without `language`
 * it is detected.
 */
export const TranscriptionRequest = z.strictObject({
  audioUrl: z.string().transform((path, context) => {
    const { whole = path, ...times } = parsePartAddress(path) ?? {};
    const media = whole.startsWith("/media/") && parseMediaName(whole.slice("/media/".length));
    if (media) return { ...media, times: "from" in times ? times : undefined };
    context.addIssue({ code: "custom", message: t("recordingPath") });
    return z.NEVER;
  }),
  language: LanguageTag.optional(),
});

/**
 * A line of the answer. "waiting" (another recording is first) or "working" (for `seconds` so far)
 * comes once a second; "done" or "failed" comes last. `detail` is for people.
 */
export type TranscriptionStep =
  | { state: "waiting" }
  | { state: "working"; seconds: number }
  | { state: "done"; transcript: Transcript }
  | { state: "failed"; detail: string };
