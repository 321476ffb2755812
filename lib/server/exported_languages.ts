/** The languages of an archive for its export. */
import type { ExportedLanguage } from "../formats/json/exported_words.ts";
import { isWithheld, recordingOf } from "../model/consent/closed.ts";
import type { Tour } from "../model/tour/tour.ts";
import { recordingKey, recordingsOf } from "../model/tour/words/recordings.ts";
import type { Consents } from "../store/consent/consents.ts";
import { listWords, readWords } from "../store/words/read_words.ts";

/**
 * Which words are exported: with `isLast` the last saved ones, for people who write them; otherwise
 * those that visitors see. With `consents`, stories that are not released are left out.
 */
type Extent = { isLast: boolean; userId: string; consents?: Consents };

/** The words of an archive as it is exported in `tour`, in all its languages. */
export async function readExportedLanguages(
  kv: Deno.Kv,
  tour: Tour,
  { isLast, userId, consents }: Extent,
): Promise<ExportedLanguage[]> {
  const languages: ExportedLanguage[] = [];
  for (const { language, revision, shown } of await listWords(kv, tour.id)) {
    const exported = isLast ? revision : shown;
    if (exported === undefined) continue;
    const { words, transcripts } = await readWords(kv, tour.id, { language, revision: exported });
    const audioStops = recordingsOf(words);
    const closed = await consents?.closedIn({ ...tour, userId, audioStops });
    const isShown = (id: string) => !closed?.has(recordingOf(words[recordingKey(id)]?.text ?? ""));
    const stopIds = new Set(
      tour.audioStops.filter((stop) => !isWithheld(stop) && isShown(stop.id)).map(({ id }) => id),
    );
    const isOf = ([key]: [string, unknown]) =>
      key.startsWith(":") || stopIds.has(key.split(":", 1)[0]);
    languages.push({
      language,
      words: Object.fromEntries(Object.entries(words).filter(isOf)),
      ...transcripts &&
        { transcripts: Object.fromEntries(Object.entries(transcripts).filter(isOf)) },
    });
  }
  return languages;
}
