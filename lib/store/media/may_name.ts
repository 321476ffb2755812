/**
 * Who may name a stored file in what they save: those in whose account it is; owner and editors of
 * an archive that holds it, or of the archive of a class that does; and those who work with its
 * sender on an archive that has it in the sender's draft. Each save asks this once, so that reading
 * need not: a file is open to those who may see what uses it (`media_access.ts`). Everybody learns
 * addresses of files, from pages and exports; naming one gives nothing.
 */
import { type FieldError, Problem } from "../../model/web/problem.ts";
import { listClassTeachers } from "../classes/class_files.ts";
import { getAll } from "../kv/get_all.ts";
import { listEditorIds } from "../people/tour_roles.ts";
import { tourKey, trashOwnerKey } from "../tours/tour_keys.ts";
import type { TourRecord } from "../tours/tour_record.ts";
import { listDraftReaders } from "./draft_readers.ts";
import { mediaOwnerKey, mediaOwnersPrefix } from "./media_keys.ts";
import { listMediaUsers, mediaUserKey } from "./media_users.ts";
import { draftMediaKey, hashesIn, tourMediaKey, toUses } from "./media_uses.ts";

/** Who saves, and administrators may name each file. */
type Saver = { id: string; isAdmin?: boolean };

/** The part of an archive that names files. */
type Naming = { imageUrl?: string; oldMaps?: unknown; audioStops: readonly object[] };

/**
 * Of the files that a tour names, `uses`, those that it may: all that it has held before, and of
 * the others those that `by` may name. An address of another site that looks like one of ours is no
 * file of ours, and is left out. `revision` is the one that the save goes on from; a new tour has
 * none. Without `by` nobody is asked.
 *
 * @throws {Problem} 403 with the fields that name others' files.
 */
export async function requireNameable(
  kv: Deno.Kv,
  tour: Naming,
  { uses, tourId, revision, by }: {
    uses: Uint8Array;
    tourId: string;
    revision?: number;
    by: Saver | undefined;
  },
): Promise<Uint8Array> {
  if (!by || by.isAdmin) return uses;
  const held = revision === undefined ? [] : await usesAt(kv, tourMediaKey(tourId, revision));
  const added = without(hashesIn(uses), held);
  const pointers = await getAll(kv, added.map((hash) => mediaUserKey(hash, tourId)));
  const unknown = added.filter((_, i) => pointers[i].versionstamp === null);
  const allowed = await nameableAmong(kv, unknown, by);
  const refused = unknown.filter((hash) => !allowed.has(hash));
  if (refused.length === 0) return uses;
  const errors = refusals(tour, refused);
  if (errors.length === 0) return toUses(without(hashesIn(uses), refused));
  throw new Problem(
    403,
    "This archive names files that were uploaded by others. Upload a recording or picture of your " +
      "own in their place.",
    errors,
  );
}

/** The longest list of others' files that one save of a draft looks at. */
const MAX_ASKED = 100;

/**
 * The files of a draft that `userId` may name: the others are not kept for it, and a link to it
 * shows them to nobody. A draft is saved whatever it names, since its words must not be lost.
 */
export async function nameableInDraft(
  kv: Deno.Kv,
  hashes: string[],
  { userId, id, tourId }: { userId: string; id: string; tourId?: string },
): Promise<string[]> {
  const held = new Set(await usesAt(kv, draftMediaKey(userId, id)));
  const added = hashes.filter((hash) => !held.has(hash));
  const ofTour = added.length > 0 && tourId ? await usesOfOwnTour(kv, tourId, userId) : [];
  const unknown = without(added, ofTour);
  const allowed = await nameableAmong(kv, unknown, { id: userId }, MAX_ASKED);
  const refused = new Set(unknown.filter((hash) => !allowed.has(hash)));
  return hashes.filter((hash) => !refused.has(hash));
}

/** Those of the files that `by` may name; at most so many that are not their own are looked at. */
async function nameableAmong(
  kv: Deno.Kv,
  hashes: string[],
  by: Saver,
  maxAsked = Infinity,
): Promise<Set<string>> {
  const owned = await getAll(kv, hashes.map((hash) => mediaOwnerKey(hash, by.id)));
  const allowed = new Set(hashes.filter((_, i) => owned[i].versionstamp !== null));
  for (const hash of hashes.filter((hash) => !allowed.has(hash)).slice(0, maxAsked)) {
    if ((await listHolders(kv, hash)).has(by.id)) allowed.add(hash);
  }
  return allowed;
}

/** Who may name a file, besides those in whose account it is. */
async function listHolders(kv: Deno.Kv, hash: string): Promise<Set<string>> {
  const holders = new Set(await listClassTeachers(kv, hash));
  const tours = (await listMediaUsers(kv, hash)).map(({ tourId }) => tourId);
  const records = await getAll<TourRecord>(kv, tours.map(tourKey));
  for (const [i, { value: tour }] of records.entries()) {
    const owner = tour?.userId ?? (await kv.get<string>(trashOwnerKey(tours[i]))).value;
    if (owner !== null) holders.add(owner);
    if (tour) { for (const one of await listEditorIds(kv, tour)) holders.add(one); }
  }
  for await (const { key } of kv.list({ prefix: mediaOwnersPrefix(hash) })) {
    for (const one of await listDraftReaders(kv, String(key[2]), hash)) holders.add(one);
  }
  return holders;
}

async function usesOfOwnTour(kv: Deno.Kv, tourId: string, userId: string): Promise<string[]> {
  const { value: tour } = await kv.get<TourRecord>(tourKey(tourId));
  if (tour === null) return [];
  const isOwn = tour.userId === userId || (await listEditorIds(kv, tour)).includes(userId);
  return isOwn ? await usesAt(kv, tourMediaKey(tourId, tour.revision)) : [];
}

async function usesAt(kv: Deno.Kv, key: Deno.KvKey): Promise<string[]> {
  const { value } = await kv.get<Uint8Array>(key);
  return value ? hashesIn(value) : [];
}

function without(hashes: string[], held: string[]): string[] {
  const known = new Set(held);
  return hashes.filter((hash) => !known.has(hash));
}

/** The fields with paths of these files. The message is the same where there is no such file. */
function refusals({ audioStops, ...tour }: Naming, refused: string[]): FieldError[] {
  const message = "This file isn’t yours to use. Upload it here";
  const errorsIn = (value: object, at: string) =>
    Object.entries(value).filter(([, field]) =>
      refused.some((hash) => JSON.stringify(field)?.includes(`"/media/${hash}.`))
    ).map(([name]) => ({ path: `${at}${name}`, message }));
  return [
    ...errorsIn(tour, ""),
    ...audioStops.flatMap((stop, i) => errorsIn(stop, `audioStops.${i}.`)),
  ];
}
