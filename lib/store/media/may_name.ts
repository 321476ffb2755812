/**
 * Who may name a stored file in what they save: those in whose account it is; owner and editors of
 * an archive that holds it, or of the archive of a class that does; and those who work with its
 * sender on an archive that has it in the sender's draft. Each save checks this once. So a reader
 * of a file is only checked for access to an archive that uses it (`media_access.ts`). Addresses of
 * files are public, in pages and exports: knowing one must not give access to the file.
 */
import { type FieldError, Problem } from "../../model/web/problem.ts";
import { listClassTeachers } from "./class_files.ts";
import { getAll } from "../kv/get_all.ts";
import { listEditorIds } from "../people/tour_roles.ts";
import { listDraftReaders } from "./draft_readers.ts";
import { listMediaUsers } from "./media_users.ts";
import { Tours, TrashOwners } from "../records/tours.ts";
import {
  DraftMedia,
  hashesIn,
  MediaOwners,
  MediaUsers,
  TourMedia,
  toUses,
} from "../records/media.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("fileProblems");
const ofStore = texts("storeProblems");

/** The user who saves; an administrator may name each file. */
type Saver = { id: string; isAdmin?: boolean };

/** The part of an archive that names files. */
type Naming = { imageUrl?: string; oldMaps?: unknown; audioStops: readonly object[] };

/**
 * Checks the files that a tour names: it may name each that it had before, and each other that `by`
 * may name. Returns `uses` without the hashes that stand only in addresses of other sites.
 * `revision` is the revision before the save, missing for a new tour. Without `by` all files pass.
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
  const held = revision === undefined ? [] : await usesAt(kv, TourMedia.key(tourId, revision));
  const added = without(hashesIn(uses), held);
  const pointers = await getAll(kv, added.map((hash) => MediaUsers.key(hash, tourId)));
  const unknown = added.filter((_, i) => pointers[i].versionstamp === null);
  const allowed = await nameableAmong(kv, unknown, by);
  const refused = unknown.filter((hash) => !allowed.has(hash));
  if (refused.length === 0) return uses;
  const errors = refusals(tour, refused);
  if (errors.length === 0) return toUses(without(hashesIn(uses), refused));
  throw new Problem(
    403,
    t("archiveNamesFilesWere"),
    errors,
  );
}

/**
 * The files of a draft that `userId` may name. The others are not noted as its files, and a link to
 * the draft does not show them. A draft is saved all the same: its words must not be lost.
 */
export async function nameableInDraft(
  kv: Deno.Kv,
  hashes: string[],
  { userId, id }: { userId: string; id: string },
): Promise<string[]> {
  const held = await usesAt(kv, DraftMedia.key(userId, id));
  const added = without(hashes, held);
  const allowed = await nameableAmong(kv, added, { id: userId });
  return without(hashes, added.filter((hash) => !allowed.has(hash)));
}

/** After so many refused files the rest is refused without a look: each look takes some reads. */
const MAX_REFUSED = 30;

/** Those of the files that `by` may name. */
async function nameableAmong(kv: Deno.Kv, hashes: string[], by: Saver): Promise<Set<string>> {
  const owned = await getAll(kv, hashes.map((hash) => MediaOwners.key(hash, by.id)));
  const allowed = new Set(hashes.filter((_, i) => owned[i].versionstamp !== null));
  let left = hashes.filter((hash) => !allowed.has(hash));
  for (let refused = 0; left.length > 0 && refused < MAX_REFUSED;) {
    const shared = await sharedWith(kv, left, by.id);
    if (shared.length === 0) refused++;
    for (const hash of shared) allowed.add(hash);
    left = left.slice(1).filter((hash) => !allowed.has(hash));
  }
  return allowed;
}

/** The first of these files, if `userId` may name it, and the others of the same archives. */
async function sharedWith(kv: Deno.Kv, hashes: string[], userId: string): Promise<string[]> {
  const [hash] = hashes;
  const shared: string[] = [];
  for (const { tourId } of await listMediaUsers(kv, hash)) {
    if (!await mayEdit(kv, tourId, userId)) continue;
    const pointers = await getAll(kv, hashes.map((one) => MediaUsers.key(one, tourId)));
    shared.push(...hashes.filter((_, i) => pointers[i].versionstamp !== null));
  }
  if (shared.length > 0) return shared;
  if ((await listClassTeachers(kv, hash)).includes(userId)) return [hash];
  for await (const { key } of MediaOwners.list(kv, [hash])) {
    if ((await listDraftReaders(kv, String(key[2]), hash)).includes(userId)) return [hash];
  }
  return [];
}

/** Whether a user owns or edits a tour, or owns it in the trash. */
async function mayEdit(kv: Deno.Kv, tourId: string, userId: string): Promise<boolean> {
  const { value: tour } = await Tours.get(kv, tourId);
  if (tour === null) return (await TrashOwners.get(kv, tourId)).value === userId;
  return tour.userId === userId || (await listEditorIds(kv, tour)).includes(userId);
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
  const message = ofStore("fileNotYours");
  const errorsIn = (value: object, at: string) =>
    Object.entries(value).filter(([, field]) =>
      refused.some((hash) => JSON.stringify(field)?.includes(`"/media/${hash}.`))
    ).map(([name]) => ({ path: `${at}${name}`, message }));
  return [
    ...errorsIn(tour, ""),
    ...audioStops.flatMap((stop, i) => errorsIn(stop, `audioStops.${i}.`)),
  ];
}
