/** Checks tours with their histories: records, stops, revisions, and deleted tours. */
import { mediaHashesIn } from "../../model/media/media.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { isPublic } from "../../model/tour/visibility.ts";
import { MEDIA_USERS_NOTED, mediaUserKey } from "../media/media_users.ts";
import { hashesIn, tourMediaKey, toUses } from "../media/media_uses.ts";
import { getAll } from "../kv/get_all.ts";
import { joinParts } from "../kv/parts.ts";
import {
  FIRST_HAND_IN,
  publicTourKey,
  REMOVALS,
  revisionKey,
  stopIdsKey,
  stopsPrefix,
  tourKey,
  TOURS,
  trashOwnerKey,
  userTourKey,
} from "../tours/tour_keys.ts";
import { type CodeTarget, KEYS_PER_READ, shortCodeKey } from "../tours/short_codes.ts";
import { toCard, toOwnCard, toSummary, type TourRecord } from "../tours/tour_record.ts";
import { TOUR_TRASH, type TrashedTourRecord } from "../tours/tour_trash.ts";
import type { RevisionRecord } from "../tours/tour_write.ts";
import { getSound, listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed, replaced } from "./finding.ts";

/** The data kept for each tour; the records of a million would take gigabytes. */
type Live = Map<string, { userId: string; revision: number; isPublic: boolean }>;

/** Finds tours with mismatched stops, histories or lists. */
export async function* checkTours(kv: Deno.Kv): AsyncGenerator<Finding> {
  const live: Live = new Map();
  for await (const { value: record } of listSound<TourRecord>(kv, TOURS)) {
    const { id, userId, revision } = record;
    live.set(id, { userId, revision, isPublic: isPublic(record) });
    yield* checkRecord(kv, record);
  }
  const deleted = new Map<string, TourRecord>();
  for await (const entry of listSound<TrashedTourRecord>(kv, TOUR_TRASH)) {
    const { record } = entry.value;
    if (live.has(record.id)) yield removed(entry, "the tour is deleted and there at once");
    else deleted.set(record.id, record);
  }
  // Includes unreadable records, because their stops and history are all that remain.
  const known = new Set<string>();
  for await (const [, id] of listKeys(kv, TOURS)) known.add(String(id));
  for await (const [, , id] of listKeys(kv, TOUR_TRASH)) known.add(String(id));
  for await (const [, id] of listKeys(kv, REMOVALS)) known.add(String(id));

  for (const record of deleted.values()) yield* checkStops(kv, record, "the deleted tour");
  yield* checkHistories(kv, known, live);
  yield* checkLists(kv, known, live);
  yield* checkTrashOwners(kv, known, deleted);
}

/** Compares a record with the entries beside it. */
async function* checkRecord(kv: Deno.Kv, record: TourRecord): AsyncGenerator<Finding> {
  const { id, userId, revision } = record;
  const stops = yield* checkStops(kv, record, "the tour");
  const entries = await kv.getMany([
    stopIdsKey(id),
    revisionKey(id, revision),
    userTourKey(userId, id),
    publicTourKey(id),
  ]);
  const [stopIds, saved, own, shown] = entries;
  const savedBy = (saved.value as RevisionRecord | null)?.savedBy ?? userId;
  const card = own.value === null ? own : { ...own, value: { visibility: "public", ...own.value } };
  yield* found([
    stops && compared(stopIds, stops.map((stop) => stop.id), "the list of the tour's stops"),
    compared(saved, { record, savedBy }, "the newest revision of the tour"),
    compared(card, toOwnCard(toSummary(record)), "the card in the owner's list"),
    isPublic(record)
      ? compared(shown, toCard(toSummary(record)), "the card in the public list")
      : undefined,
  ]);
}

/** The stops of a record, and the list of their files; undefined if unreadable. */
async function* checkStops(
  kv: Deno.Kv,
  { id, revision, code, stopCount, imageUrl, oldMaps }: TourRecord,
  whose: string,
): AsyncGenerator<Finding, Stop[] | undefined> {
  const prefix = stopsPrefix(id, revision);
  const parts = await Array.fromAsync(kv.list<Uint8Array>({ prefix }, { limit: 100 }));
  const stops = stopsIn(parts);
  if (stops?.length !== stopCount) {
    const what = stops ? `are ${stops.length}, and should be ${stopCount}` : "cannot be read";
    yield { level: "wrong", key: prefix, what: `the stops of ${whose} ${what}` };
    return undefined;
  }
  const named = mediaHashesIn({ imageUrl, oldMaps, audioStops: stops });
  const entry = await kv.get<Uint8Array>(tourMediaKey(id, revision));
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
async function usesOf(
  kv: Deno.Kv,
  tourId: string,
  { named, kept }: { named: string[]; kept: Uint8Array | null },
): Promise<string[]> {
  if (kept === null && (await kv.get(MEDIA_USERS_NOTED)).value === null) return named;
  const listed = new Set(kept ? hashesIn(kept) : []);
  const pointers = await getAll(kv, named.map((hash) => mediaUserKey(hash, tourId)));
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
    const entries = await kv.getMany(some.map(([code]) => shortCodeKey(code!)));
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
    if (await getSound(kv, revisionKey(id, revision)) !== null) continue;
    // They may be all that remains of it.
    yield { level: "wrong", key: entry.key, what: "stops of a revision that is not there" };
  }
  for await (const entry of listSound(kv, ["media_uses", "tour"])) {
    const [id, revision] = [String(entry.key[2]), Number(entry.key[3])];
    if (known.has(id) || await getSound(kv, revisionKey(id, revision)) !== null) continue;
    yield removed(entry, "a list of files of a tour that is not there");
  }
}

async function* checkLost(
  kv: Deno.Kv,
  newest: TourRecord,
  known: Set<string>,
  live: Live,
): AsyncGenerator<Finding> {
  const entry = await kv.get(tourKey(newest.id));
  const isLost = entry.versionstamp === null ? !known.has(newest.id) : !live.has(newest.id);
  if (isLost) yield replaced(entry, newest, "the record of the tour is lost");
}

/** Finds list entries without a tour. */
async function* checkLists(
  kv: Deno.Kv,
  known: Set<string>,
  live: Live,
): AsyncGenerator<Finding> {
  const isUnreadable = (id: string) => known.has(id) && !live.has(id);
  for await (const entry of listSound(kv, ["tours_by_user"])) {
    const [userId, id] = entry.key.slice(1).map(String);
    if (live.get(id)?.userId === userId || isUnreadable(id)) continue;
    yield removed(entry, "a card in the list of somebody who does not own the tour");
  }
  for await (const entry of listSound(kv, ["public_tours"])) {
    const id = String(entry.key[1]);
    const record = live.get(id);
    if (record ? record.isPublic : isUnreadable(id)) continue;
    yield removed(entry, "a public card of a tour that is not public");
  }
  for await (const entry of listSound(kv, ["tour_stop_ids"])) {
    if (!known.has(String(entry.key[1]))) yield removed(entry, "stops of a missing tour");
  }
}

/** The pointer from a deleted tour to its owner. */
async function* checkTrashOwners(
  kv: Deno.Kv,
  known: Set<string>,
  deleted: Map<string, TourRecord>,
): AsyncGenerator<Finding> {
  for (const { id, userId } of deleted.values()) {
    yield* found([compared(await kv.get(trashOwnerKey(id)), userId, "whose a deleted tour is")]);
  }
  for await (const entry of listSound(kv, ["tour_trash_owners"])) {
    const id = String(entry.key[1]);
    if (!known.has(id)) yield removed(entry, "there is no such deleted tour");
  }
}

function* found(findings: (Finding | undefined)[]): Generator<Finding> {
  for (const finding of findings) if (finding) yield finding;
}
