/** Archives and drafts with all their entries, as they are at one moment. */
import { pauseBefore, tooBusy } from "../kv/atomic.ts";
import { Consents } from "../records/consent.ts";
import { DraftData, Drafts, DraftTrash } from "../records/drafts.ts";
import { DraftMedia, TourMedia } from "../records/media.ts";
import {
  Revisions,
  StopIds,
  Stops,
  TourRemovals,
  Tours,
  TourTrash,
  TrashOwners,
} from "../records/tours.ts";
import { TourWords, WordsMedia, WordsParts, WordsVersions } from "../records/words.ts";

/** An archive by its id, or a draft by the ids of its user and its own. */
export type Whole = { kind: "tour"; id: [string] } | { kind: "draft"; id: [string, string] };

/** How often one is read that is being saved meanwhile. */
const MOST_TRIES = 20;

/** At which place the keys of archives have their id, and keys of drafts that of their user. */
const PLACES = {
  tour: {
    tours: 1,
    tour_stop_ids: 1,
    tour_stops: 1,
    tour_revisions: 1,
    tour_removals: 1,
    tour_trash: 2,
    tour_trash_owners: 1,
    consents: 1,
    tour_words: 1,
    tour_words_parts: 1,
    tour_words_versions: 1,
  },
  draft: { drafts: 1, draft_data: 1, draft_trash: 1 },
};

/** What an entry belongs to; undefined where that is neither an archive nor a draft. */
export function wholeOf(key: Deno.KvKey): Whole | undefined {
  const first = String(key[0]);
  const inTour = Object.entries(PLACES.tour).find(([name]) => name === first)?.[1];
  if (inTour !== undefined) return { kind: "tour", id: [String(key[inTour])] };
  const inDraft = Object.entries(PLACES.draft).find(([name]) => name === first)?.[1];
  if (inDraft === undefined) return undefined;
  return { kind: "draft", id: [String(key[inDraft]), String(key[inDraft + 1])] };
}

/**
 * Puts one into `copy` as it is on the `server`, in place of what the copy has of it.
 *
 * @throws {Problem} 503 when it was saved during each of some tries.
 */
export async function readWhole(server: Deno.Kv, copy: Deno.Kv, whole: Whole): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (tries > 0) await pauseBefore(tries);
    const owner = whole.kind === "tour" ? (await TrashOwners.get(server, whole.id[0])).value : null;
    const { keys, prefixes } = placesOf(whole, owner);
    // Each step that changes any of the others changes one of these.
    const before = await deciding(server, whole, keys);
    const lists = await Promise.all(prefixes.map((prefix) => listOf(server, prefix)));
    const after = await deciding(server, whole, keys);
    if (before.length !== after.length || !after.every((one, i) => isSame(one, before[i]))) {
      continue;
    }
    await remove(copy, whole);
    const entries = [...before, ...lists.flat()];
    for (const { key, value, versionstamp } of entries) {
      if (versionstamp !== null) await copy.set(key, value);
    }
    return;
  }
  throw tooBusy();
}

/** The entries at `keys`, and the records of an archive's languages. */
async function deciding(kv: Deno.Kv, { kind, id }: Whole, keys: Deno.KvKey[]) {
  const words = kind === "tour" ? await listOf(kv, TourWords.prefix(...id)) : [];
  return [...await kv.getMany(keys), ...words];
}

type Entry = Deno.KvEntryMaybe<unknown>;

const isSame = (a: Entry, b: Entry): boolean =>
  a.versionstamp === b.versionstamp && a.key.join() === b.key.join();

async function remove(copy: Deno.Kv, whole: Whole): Promise<void> {
  const owner = whole.kind === "tour" ? (await TrashOwners.get(copy, whole.id[0])).value : null;
  const { keys, prefixes } = placesOf(whole, owner);
  const lists = await Promise.all(prefixes.map((prefix) => listOf(copy, prefix)));
  for (const key of [...keys, ...lists.flat().map(({ key }) => key)]) await copy.delete(key);
}

/** `owner` is whose a deleted archive is. */
function placesOf(whole: Whole, owner: string | null) {
  if (whole.kind === "draft") {
    const [user, id] = whole.id;
    const keys = [Drafts.key(user, id), DraftTrash.prefix(user, id), DraftMedia.key(user, id)];
    return { keys, prefixes: [DraftData.prefix(user, id)] };
  }
  const [id] = whole.id;
  const keys = [Tours.key(id), StopIds.key(id), TrashOwners.key(id), TourRemovals.key(id)];
  if (owner !== null) keys.push(TourTrash.prefix(owner, id));
  const prefixes = [
    Stops.prefix(id),
    Revisions.prefix(id),
    TourMedia.prefix(id),
    Consents.prefix(id),
    TourWords.prefix(id),
    WordsParts.prefix(id),
    WordsMedia.prefix(id),
    WordsVersions.prefix(id),
  ];
  return { keys, prefixes };
}

const listOf = (kv: Deno.Kv, prefix: Deno.KvKey) =>
  Array.fromAsync(kv.list({ prefix }, { batchSize: 500 }));
