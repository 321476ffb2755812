/** What devices that keep copies are told of stories that are not released. */
import { recordingOf } from "../../model/consent/closed.ts";
import type { Stop } from "../../model/tour/stop.ts";
import { visibilityOf } from "../../model/tour/visibility.ts";
import { recordingKey } from "../../model/tour/words/recordings.ts";
import { FileHash } from "../kv/fields.ts";
import { getAll } from "../kv/get_all.ts";
import { listMediaUsers } from "../media/media_users.ts";
import type { Consents } from "./consents.ts";
import { getTour } from "../tours/tours.ts";
import { readAllVersions } from "../words/words_versions.ts";
import { findTrashed, type TourRecord, Tours } from "../records/tours.ts";

/**
 * The recordings that are closed in some archive, each once, with those of the same stories in
 * other languages. Recordings that only private archives have, or had when they were deleted, are
 * left out: no visitor's device has a copy of them.
 */
export async function listWithheld(kv: Deno.Kv, consents: Consents): Promise<string[]> {
  const toursOf = new Map<string, Set<string>>();
  for (const { recording, tourId } of await consents.closing()) {
    toursOf.set(recording, (toursOf.get(recording) ?? new Set()).add(tourId));
  }
  const listed: string[] = [];
  for (const [recording, tours] of toursOf) {
    if (FileHash.safeParse(recording).success) {
      for (const { tourId } of await listMediaUsers(kv, recording)) tours.add(tourId);
    }
    if (!await isAnyOpen(kv, [...tours])) continue;
    listed.push(recording);
    for (const tourId of tours) {
      listed.push(...await listTranslated(kv, consents, { recording, tourId }));
    }
  }
  return [...new Set(listed)];
}

/**
 * The recordings in other languages of the stories that a closed recording closes. Earlier versions
 * count, and languages that are hidden by now: devices may have copies from before.
 */
async function listTranslated(
  kv: Deno.Kv,
  consents: Consents,
  { recording, tourId }: { recording: string; tourId: string },
): Promise<string[]> {
  const found = await getTour(kv, tourId);
  if (!found) return [];
  const { tour, userId } = found;
  if (!(await consents.closedIn({ ...tour, userId })).has(recording)) return [];
  const isOf = (stop: Stop) => recordingOf(stop.audioUrl) === recording;
  const keys = tour.audioStops.filter(isOf).map(({ id }) => recordingKey(id));
  const all = (await readAllVersions(kv, tourId)).flatMap(({ last, before }) => [last, ...before]);
  const told = all.flatMap(({ words }) => keys.flatMap((key) => words[key] ?? []));
  return told.map(({ text }) => recordingOf(text));
}

async function isAnyOpen(kv: Deno.Kv, tours: string[]): Promise<boolean> {
  const present = await getAll<TourRecord>(kv, tours.map(Tours.key));
  for (const [i, { value }] of present.entries()) {
    const tour = value ?? (await findTrashed(kv, tours[i])).entry?.value?.record;
    if (tour && visibilityOf(tour) !== "private") return true;
  }
  return false;
}
