/** Reads the languages of an exported archive out of its file, and says what an archive takes. */
import { z } from "../../model/zod.ts";
import type { Transcript } from "../../model/tour/transcript.ts";
import { isRecordingKey, recordingKey } from "../../model/tour/words/recordings.ts";
import type { WordsChange, WordsUnit } from "../../model/tour/words/words.ts";
import { texts } from "../../texts/texts.ts";
import { decodeText } from "../decode_text.ts";
import { MAX_OWN_LENGTH } from "../import_tour.ts";
import { type ExportedLanguage, ExportedLanguages, mapRecordings } from "../json/exported_words.ts";
import { ownPath } from "../own_address.ts";
import { recognizeBytes } from "../recognize/recognize_bytes.ts";
import { type ArchiveFiles, unpackArchive } from "./archive_zip.ts";

const t = texts("imports");

const Exported = z.object({ languages: ExportedLanguages.min(1) });

type Found = { languages: ExportedLanguage[]; files: ArchiveFiles } | { message: string };

/**
 * Reads the languages in the JSON of an archive, or in its zip file, which also has their
 * recordings. A file without languages gives a message for people instead. Addresses at `origin`,
 * this site, become paths. Never throws.
 */
export function readLanguages(bytes: Uint8Array, origin: string): Found {
  const archive = recognizeBytes(bytes) === "archiveZip"
    ? unpackArchive(bytes)
    : { document: bytes, files: new Map<string, Uint8Array>() };
  if (archive && "message" in archive) return archive;
  if (!archive || archive.document.length > MAX_OWN_LENGTH) return { message: t("noLanguages") };
  try {
    const { languages } = Exported.parse(JSON.parse(decodeText(archive.document).text));
    const own = mapRecordings(languages, (address) => ownPath(address, origin));
    return { languages: own, files: archive.files };
  } catch {
    return { message: t("noLanguages") };
  }
}

/** The words of a language as the API gives them. */
type Present = { units: readonly WordsUnit[]; transcripts: Record<string, Transcript> };

/**
 * What an archive takes of an exported language: the words that are not translated yet, with the
 * transcripts of such recordings. `addressOf` gives a recording's address here. `left` counts the
 * words that are translated in another way, or belong to nothing here.
 */
export function takeLanguage(
  { words, transcripts = {} }: ExportedLanguage,
  { units, transcripts: present }: Present,
  addressOf: (address: string) => string,
): { change: WordsChange; left: number } {
  const taken: WordsChange["words"] = [];
  const byKey = new Map(units.map((unit) => [unit.key, unit]));
  let left = 0;
  for (const [key, { text, of }] of Object.entries(words)) {
    const here = isRecordingKey(key) ? addressOf(text) : text;
    const unit = byKey.get(key);
    if (unit?.state === "missing") taken.push({ key, text: here, of, was: "" });
    else if (!unit || unit.translation !== here) left++;
  }
  const stopIds = new Set(units.flatMap(({ stopId }) => stopId ?? []));
  const hasRecording = (id: string) => taken.some(({ key }) => key === recordingKey(id));
  const own = Object.entries(transcripts)
    .filter(([id]) => stopIds.has(id) && !present[id] && hasRecording(id));
  return {
    change: {
      words: taken,
      transcripts: own.map(([stopId, transcript]) => ({ stopId, transcript })),
    },
    left,
  };
}
