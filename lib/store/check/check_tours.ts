/** Checks tours with their histories: records, stops, revisions, and deleted tours. */
import { mediaHashesIn } from "../../model/media/media.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { getAll } from "../kv/get_all.ts";
import { joinParts } from "../kv/parts.ts";
import { KEYS_PER_READ } from "../tours/short_codes.ts";
import { getSound, listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed, replaced } from "./finding.ts";
import { hashesIn, MediaUsers, MediaUsersNoted, TourMedia, toUses } from "../records/media.ts";
import {
  type CodeTarget,
  FIRST_HAND_IN,
  type RevisionRecord,
  Revisions,
  ShortCodes,
  StopIds,
  Stops,
  type TourRecord,
  TourRemovals,
  Tours,
  TourTrash,
  type TrashedTourRecord,
} from "../records/tours.ts";

/** The data kept for each tour; the records of a million would take gigabytes. */
type Live = Map<string, { revision: number }>;

/** Finds tours with mismatched stops or histories. */
export async function* checkTours(kv: Deno.Kv): AsyncGenerator<Finding> {
  const live: Live = new Map();
  for await (const { value: record } of listSound<TourRecord>(kv, Tours.root)) {
    live.set(record.id, { revision: record.revision });
    yield* checkRecord(kv, record);
  }
  const deleted = new Map<string, TourRecord>();
  for await (const entry of listSound<TrashedTourRecord>(kv, TourTrash.root)) {
    const { record } = entry.value;
    if (live.has(record.id)) yield removed(entry, "the tour is deleted and there at once");
    else deleted.set(record.id, record);
  }
  // Includes unreadable records, because their stops and history are all that remain.
  const known = new Set<string>();
  for await (const [, id] of listKeys(kv, Tours.root)) known.add(String(id));
  for await (const [, , id] of listKeys(kv, TourTrash.root)) known.add(String(id));
  for await (const [, id] of listKeys(kv, TourRemovals.root)) known.add(String(id));

  for (const record of deleted.values()) yield* checkStops(kv, record, "the deleted tour");
  yield* checkHistories(kv, known, live);
}

/** Compares a record with the entries beside it. */
async function* checkRecord(kv: Deno.Kv, record: TourRecord): AsyncGenerator<Finding> {
  const { id, userId, revision } = record;
  const stops = yield* checkStops(kv, record, "the tour");
  const [stopIds, saved] = [await StopIds.get(kv, id), await Revisions.get(kv, id, revision)];
  const savedBy = saved.value?.savedBy ?? userId;
  yield* found([
    stops && compared(stopIds, stops.map((stop) => stop.id), "the list of the tour's stops"),
    compared(saved, { record, savedBy }, "the newest revision of the tour"),
  ]);
}

/** The stops of a record, and the list of their files; undefined if unreadable. */
async function* checkStops(
  kv: Deno.Kv,
  { id, revision, code, stopCount, things, oldMaps }: TourRecord,
  whose: string,
): AsyncGenerator<Finding, Stop[] | undefined> {
  const prefix = Stops.prefix(id, revision);
  const parts = await Array.fromAsync(kv.list<Uint8Array>({ prefix }, { limit: 100 }));
  const stops = stopsIn(parts);
  if (stops?.length !== stopCount) {
    const what = stops ? `are ${stops.length}, and should be ${stopCount}` : "cannot be read";
    yield { level: "wrong", key: prefix, what: `the stops of ${whose} ${what}` };
    return undefined;
  }
  const named = mediaHashesIn({ things, oldMaps, audioStops: stops });
  const entry = await TourMedia.get(kv, id, revision);
  const uses = toUses(await usesOf(kv, id, { named, kept: entry.value }));
  const isUnused = uses.length === 0 && entry.value === null;
  const finding = isUnused ? undefined : compared(entry, uses, `the list of files of ${whose}`);
  if (finding) yield finding;
  if (code) yield* checkCodes(kv, { id, code, audioStops: stops });
  return stops;
}

/**
 * Of the files that a tour names those that it uses: the ones of its list, and those that lead to
 * it. The save has left out addresses of other sites that look like files of this one.
 */
export async function usesOf(
  kv: Deno.Kv,
  tourId: string,
  { named, kept }: { named: string[]; kept: Uint8Array | null },
): Promise<string[]> {
  if (kept === null && (await kv.get(MediaUsersNoted.root)).value === null) return named;
  const listed = new Set(kept ? hashesIn(kept) : []);
  const pointers = await getAll(kv, named.map((hash) => MediaUsers.key(hash, tourId)));
  return named.filter((hash, i) => listed.has(hash) || pointers[i].versionstamp !== null);
}

/** Whether the codes of a tour and its stops lead there. A code that was lost is given again. */
async function* checkCodes(
  kv: Deno.Kv,
  { id: tourId, code, audioStops }: Pick<Tour, "id" | "code" | "audioStops">,
): AsyncGenerator<Finding> {
  const codes: [code: string | undefined, target: CodeTarget][] = [
    [code, { tourId }],
    ...audioStops.map(({ id, code }): [string | undefined, CodeTarget] => {
      return [code, { tourId, stopId: id }];
    }),
  ];
  const given = codes.filter(([code]) => code !== undefined);
  for (let start = 0; start < given.length; start += KEYS_PER_READ) {
    const some = given.slice(start, start + KEYS_PER_READ);
    const entries = await kv.getMany(some.map(([code]) => ShortCodes.key(code!)));
    yield* found(some.map(([, target], i) => {
      return compared(entries[i], target, "the place that a short code leads to");
    }));
  }
}

function stopsIn(parts: Deno.KvEntry<Uint8Array>[]): Stop[] | undefined {
  try {
    const stops = parts.length > 0 ? joinParts(parts) : undefined;
    return Array.isArray(stops) ? stops : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds revisions and stops without a tour. A deletion removes the tour from all lists in one step;
 * so where only the history remains, the record was lost, and is restored from the newest revision.
 */
async function* checkHistories(
  kv: Deno.Kv,
  known: Set<string>,
  live: Live,
): AsyncGenerator<Finding> {
  // They sort by tour, the newest last.
  let newest: TourRecord | undefined;
  for await (const { value: { record } } of listSound<RevisionRecord>(kv, ["tour_revisions"])) {
    const isHandedIn = record.revision >= FIRST_HAND_IN;
    if (newest && newest.id !== record.id) yield* checkLost(kv, newest, known, live);
    // A tour is never restored from a version without an approval.
    if (!isHandedIn) newest = record;
    const isNewest = live.get(record.id)?.revision === record.revision;
    const whose = isHandedIn ? "a version that was handed in" : "an earlier revision";
    if (!isNewest) yield* checkStops(kv, record, whose);
  }
  if (newest) yield* checkLost(kv, newest, known, live);
  for await (const entry of listSound(kv, ["tour_stops"])) {
    const [id, revision] = [String(entry.key[1]), Number(entry.key[2])];
    if (live.get(id)?.revision === revision) continue;
    if (await getSound(kv, Revisions.key(id, revision)) !== null) continue;
    // They may be all that remains of it.
    yield { level: "wrong", key: entry.key, what: "stops of a revision that is not there" };
  }
}

async function* checkLost(
  kv: Deno.Kv,
  newest: TourRecord,
  known: Set<string>,
  live: Live,
): AsyncGenerator<Finding> {
  const entry = await Tours.get(kv, newest.id);
  const isLost = entry.versionstamp === null ? !known.has(newest.id) : !live.has(newest.id);
  if (isLost) yield replaced(entry, newest, "the record of the tour is lost");
}

function* found(findings: (Finding | undefined)[]): Generator<Finding> {
  for (const finding of findings) if (finding) yield finding;
}
