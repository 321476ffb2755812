/** The recordings of a stop in a language. */
import { recordingKey } from "../../model/tour/words/recordings.ts";
import { listWords, readWords } from "../words/read_words.ts";
import { type Place, readVersions } from "../words/words_versions.ts";

/**
 * Their addresses, the newest first. Also those of earlier versions: visitors may hear one still,
 * or somebody may bring one back.
 */
export async function translatedIn(kv: Deno.Kv, place: Place, stopId: string): Promise<string[]> {
  const all = await listWords(kv, place.tourId);
  const record = all.find(({ language }) => language === place.language);
  if (!record) return [];
  const versions = [await readWords(kv, place.tourId, record), ...await readVersions(kv, place)];
  return versions.flatMap(({ words }) => words[recordingKey(stopId)]?.text ?? []);
}
