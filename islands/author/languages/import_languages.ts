/** Takes the languages of an exported archive over, with their recordings. */
import { api } from "../../../lib/device/api.ts";
import { sendFile } from "../../../lib/device/uploads/send_file.ts";
import {
  type ExportedLanguage,
  recordingPathsOf,
} from "../../../lib/formats/json/exported_words.ts";
import { readLanguages, takeLanguage } from "../../../lib/formats/zip/languages_file.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { parseMediaName, STORED_TYPES } from "../../../lib/model/media/media.ts";
import type { WordsUnit } from "../../../lib/model/tour/words/words.ts";

/** The languages that got words, and how many words were left. */
type Added = { languages: string[]; left: number };

/**
 * Adds the words of a file that an archive does not have yet. `onLanguage` hears which language is
 * being added. Rejects with an Error whose message is for people.
 */
export async function importLanguages(
  tourId: string,
  file: File,
  onLanguage: (language: string) => void,
): Promise<Added> {
  const found = readLanguages(new Uint8Array(await file.arrayBuffer()), location.origin);
  if ("message" in found) throw new Error(found.message);
  const added: Added = { languages: [], left: 0 };
  for (const exported of found.languages) {
    onLanguage(exported.language);
    const path = `/api/tours/${tourId}/languages/${exported.language}`;
    type Present = { units: WordsUnit[]; transcripts: Record<string, Transcript> };
    const present = await api<Present>("GET", path);
    const addresses = await sendRecordings(exported, found.files);
    const { change, left } = takeLanguage(
      exported,
      present,
      (address) => addresses.get(address) ?? address,
    );
    if (change.words.length > 0) {
      await api("PATCH", path, { ...change, keepsBefore: true });
      added.languages.push(exported.language);
    }
    added.left += left;
  }
  return added;
}

/** The addresses here of the recordings that a zip file has, by those in the file. */
async function sendRecordings(
  exported: ExportedLanguage,
  files: ReadonlyMap<string, Uint8Array>,
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  for (const path of recordingPathsOf([exported])) {
    const bytes = files.get(path);
    if (!bytes) continue;
    const name = path.slice("/media/".length);
    const { type } = STORED_TYPES[parseMediaName(name)!.extension];
    const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
    const { signal } = new AbortController();
    const media = await sendFile({ blob, name, key: path }, {
      signal,
      onUrl() {},
      onProgress() {},
    });
    addresses.set(path, media.url);
  }
  return addresses;
}
