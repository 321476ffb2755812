/** Translations of archives for tests. */
import { changeWords, showWords } from "../../../lib/store/words/change_words.ts";
import { getTour } from "../../../lib/store/tours/tours.ts";
import { unitsOf } from "../../../lib/model/tour/words/units.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";

const SAVER = { by: { id: "01ARZ3NDEKTSV4RRFFQ69G5FAA", isAdmin: true }, now: new Date() };

/**
 * Shows visitors an archive in a language: `words` are translations by the originals, `recordings`
 * by the titles of the stops.
 */
export async function translate(
  kv: Deno.Kv,
  tourId: string,
  language: string,
  words: Record<string, string>,
  recordings: Record<string, { url: string; transcript?: Transcript }> = {},
): Promise<void> {
  const { tour } = (await getTour(kv, tourId))!;
  const stopOf = (title: string) => tour.audioStops.find((stop) => stop.title === title)!.id;
  const place = { tourId, language };
  const own = Object.entries(recordings);
  await changeWords(kv, place, {
    words: [
      ...unitsOf(tour, {}).filter(({ text }) => text in words)
        .map(({ key, text }) => ({ key, text: words[text] })),
      ...own.map(([title, { url }]) => ({ key: `${stopOf(title)}:audioUrl`, text: url })),
    ],
    transcripts: own.flatMap(([title, { transcript }]) =>
      transcript ? [{ stopId: stopOf(title), transcript }] : []
    ),
  }, SAVER);
  await showWords(kv, place, SAVER);
}
