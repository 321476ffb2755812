/** Reads transcripts from added files, and puts them into stops. */
import { loadChunk } from "../../../../lib/device/load_chunk.ts";
import { type Encoding, encodingName } from "../../../../lib/formats/decode_text.ts";
import type { ReadTranscript } from "../../../../lib/formats/transcript/read_transcript.ts";
import { sizeText } from "../../../../lib/offline/keep/size_text.ts";
import type { FormAccess } from "../form_props.ts";
import { keepRead } from "../transcript/use_read_report.ts";
import type { StopValues, TourValues } from "../values.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("batch");

/** The language of a text when none was chosen. */
const UNSAID = "en";

/** Largest file that is read, in bytes: a word processor's file has pictures, too. */
const MAX_BYTES = 50 * 1024 * 1024;

/** What a file has for a stop; `about` says it to people: "4 sentences". */
export type ReadText = {
  name: string;
  found: Exclude<ReadTranscript, { problem: string }>;
  about: string;
};

/** True for a stop with a transcript, or with a text that cannot be read as one. */
export const hasText = ({ transcript, transcriptText }: StopValues): boolean =>
  transcript !== undefined || Boolean(transcriptText);

/** The language of a stop's text; of a new stop without one. */
export const languageOf = (values: TourValues, stop?: StopValues): string =>
  stop?.language || values.language || UNSAID;

/** Reads a file; resolves to the reason for people if it has nothing for a stop. Never rejects. */
export async function readText(file: File, language: string): Promise<ReadText | string> {
  const { name } = file;
  if (file.size > MAX_BYTES) {
    return t("textTooLarge", { name, size: sizeText(file.size), limit: sizeText(MAX_BYTES) });
  }
  try {
    const { readTranscriptFile } = await loadChunk(() =>
      import("../../../../lib/formats/transcript/read_transcript.ts")
    );
    const bytes = new Uint8Array(await file.arrayBuffer());
    const found = readTranscriptFile(bytes, { fileName: file.name, language });
    if ("problem" in found) return found.problem.replace(/\.$/, "");
    return { name, found, about: aboutText(found) };
  } catch (error) {
    console.warn("A text cannot be read", error);
    return t("textUnreadable", { name });
  }
}

function aboutText(
  { transcript, chapters = [], guessed }: ReadText["found"] & { guessed?: Encoding },
): string {
  return [
    transcript && t("sentences", { count: transcript.cues.length }),
    chapters.length > 0 && t("chapters", { count: chapters.length }),
    guessed && t("readAs", { encoding: encodingName(guessed) }),
  ].filter(Boolean).join(", ");
}

/** The fields of a stop that a text fills in: chapters only where it has none. */
export const textFields = ({ found }: ReadText, stop?: StopValues): Partial<StopValues> => ({
  ...found.transcript && { transcript: found.transcript, transcriptText: undefined },
  ...found.chapters && !stop?.chapters?.length && { chapters: found.chapters },
});

/** Puts a text into the stop at `index`. */
export function takeText(form: FormAccess, index: number, read: ReadText): void {
  const fields = textFields(read, form.getValues(`audioStops.${index}`));
  for (const name of Object.keys(fields) as (keyof typeof fields)[]) {
    form.setValue(`audioStops.${index}.${name}`, fields[name], { shouldDirty: true });
  }
  noteRead(form, index, read);
}

/** Keeps for the stop's panel what the file had that the stop has not. */
export function noteRead(form: FormAccess, index: number, { name, found }: ReadText): void {
  if (found.leftOut.length > 0) keepRead(form, index, found, name);
}
