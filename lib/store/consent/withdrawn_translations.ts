/**
 * Recordings of translations that are withdrawn with their original. While the stop has the
 * withdrawn recording, its story is closed in all languages. The author may give the stop another
 * recording, and the old story must not be heard in other languages then.
 */
import { isTestBeep } from "../../model/media/url_rules.ts";
import { recordingOf } from "../../model/consent/closed.ts";
import { newId } from "../kv/new_id.ts";
import { Consents, type ReleaseRecord } from "../records/consent.ts";
import { getTour } from "../tours/tours.ts";
import { listWords } from "../words/read_words.ts";
import { listReleaseRecords } from "./release_records.ts";
import { translatedIn } from "./translated_recordings.ts";

/** Adds to `operation` that translations of a recording are withdrawn as `record` is. */
export async function withdrawTranslations(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  record: ReleaseRecord,
  now: Date,
): Promise<void> {
  const { tourId } = record;
  const entries = await listReleaseRecords(kv, tourId);
  const isClosed = (recording: string) =>
    entries.some(({ value }) => value.recording === recording && value.withdrawnAt !== undefined);
  for (const recording of await translationsOf(kv, record)) {
    if (isClosed(recording)) continue;
    const { document: _, addedBy: __, ...terms } = record;
    const id = newId(now);
    const key = Consents.key(tourId, id);
    const createdAt = record.updatedAt;
    const withdrawn = { ...terms, id, recording, createdAt, revision: 1, withdrawnWith: record.id };
    operation.check({ key, versionstamp: null }).set(key, withdrawn);
  }
}

/** Adds to `operation` the removal of the withdrawals that came with the release `id`. */
export async function releaseTranslations(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { tourId, id }: { tourId: string; id: string },
): Promise<void> {
  for (const entry of await listReleaseRecords(kv, tourId)) {
    if (entry.value.withdrawnWith === id) operation.check(entry).delete(entry.key);
  }
}

/** The recordings of all languages, and of their kept versions, for stops with this original. */
async function translationsOf(
  kv: Deno.Kv,
  { tourId, recording }: ReleaseRecord,
): Promise<Set<string>> {
  const stops = (await getTour(kv, tourId))?.tour.audioStops ?? [];
  const told = stops.filter(({ audioUrl }) => recordingOf(audioUrl) === recording);
  const languages = told.length === 0 ? [] : await listWords(kv, tourId);
  const found = await Promise.all(
    told.flatMap(({ id }) =>
      languages.map(({ language }) => translatedIn(kv, { tourId, language }, id))
    ),
  );
  return new Set(
    found.flat().map(recordingOf).filter((one) => one !== recording && !isTestBeep(one)),
  );
}
