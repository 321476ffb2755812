/** Access to stored files: a file is open to those who may see something that uses it. */
import { visibilityOf } from "../../model/tour/visibility.ts";
import { recordingOf, stopsInDraft, withOpenAmbient } from "../../model/consent/closed.ts";
import { mediaHashesIn } from "../../model/media/media.ts";
import { areBeingHidden, isAccountHidden } from "../accounts/account_gate.ts";
import { listClassTeachers } from "../media/class_files.ts";
import type { Consents } from "./consents.ts";
import { getDraftLink } from "../drafts/draft_links.ts";
import { getDraft } from "../drafts/drafts.ts";
import { listDraftReaders } from "../media/draft_readers.ts";
import { listCoAuthorIds, listEditorIds } from "../people/tour_roles.ts";
import { inAllLanguages, listWords } from "../words/read_words.ts";
import { WordsMedia } from "../records/words.ts";
import { getTour } from "../tours/tours.ts";
import { LinksByDraft } from "../records/drafts.ts";
import {
  DraftMedia,
  hashesIn,
  MediaFiles,
  MediaOwners,
  MediaUsers,
  TourMedia,
} from "../records/media.ts";
import { type TourRecord, Tours, TrashOwners } from "../records/tours.ts";

/**
 * Who may have a file. Everybody, where a "public" tour (`tourId`) uses it, or one of which people
 * have the address ("linked"), or the link of a draft. Else ("restricted") `users`: in whose
 * account it is, whose tours and deleted tours have used it, who edits these tours, who reviews one
 * that shows it, who teaches a class with a submission that uses it, and who edits a tour with its
 * sender, in whose draft it is; and administrators. It `isWithheld` where others would see a tour
 * that uses it, but not the stop. When a release of it is withdrawn (`isWithdrawn`), `users` are
 * those in whose account it is, and who withdrew it. Of an "original" they are those in whose
 * account it is, whatever names it.
 */
export type MediaAccess = { kind: "public"; tourId: string } | { kind: "linked" } | {
  kind: "restricted" | "original";
  users: ReadonlySet<string>;
  isWithheld?: boolean;
  isWithdrawn?: boolean;
};

type Known = { now: Date; consents: Consents };

/** The keys of one read: KV allows ten. */
const TOURS_AT_ONCE = 10;

/** The access to the file with the SHA-256 `hash`, in hexadecimal digits. */
export async function readMediaAccess(
  kv: Deno.Kv,
  hash: string,
  { now, consents }: Known,
): Promise<MediaAccess> {
  const users = new Set<string>();
  const addOwners = async () => {
    for await (const { key } of MediaOwners.list(kv, [hash])) {
      users.add(String(key[2]));
    }
  };
  const { value: media } = await MediaFiles.get(kv, hash);
  if (media?.kind === "original") {
    await addOwners();
    return { kind: "original", users };
  }
  const seen = await readTours(kv, hash, users, consents);
  const isWithheld = seen === "withheld";
  const keeper = await consents.keeperOf(hash);
  if (keeper !== undefined) {
    users.clear();
    await addOwners();
    users.add(keeper);
    return { kind: "restricted", users, isWithheld, isWithdrawn: true };
  }
  if (typeof seen === "object") return { kind: "public", ...seen };
  if (seen === "linked") return { kind: seen };
  await addOwners();
  // The store has no record of the file, which may be lost.
  if (users.size === 0 && media === null) return { kind: "linked" };
  for (const userId of [...users]) {
    for (const one of await listDraftReaders(kv, userId, hash)) users.add(one);
    if (await isInLinkedDraft(kv, userId, hash, { now, consents })) return { kind: "linked" };
  }
  for (const one of await listClassTeachers(kv, hash)) users.add(one);
  return { kind: "restricted", users, isWithheld };
}

/** Whether a file is in the account of a user or pupil. */
export const isOwnFile = async (kv: Deno.Kv, userId: string, hash: string): Promise<boolean> =>
  (await MediaOwners.get(kv, hash, userId)).versionstamp !== null;

/**
 * The public tour that uses a file, or what the most open one is, or "withheld" where such tours
 * show it to nobody;
 * adds to `users` whose such tours are, and who works on them.
 */
async function readTours(
  kv: Deno.Kv,
  hash: string,
  users: Set<string>,
  consents: Consents,
): Promise<{ tourId: string } | "linked" | "withheld" | undefined> {
  let isLinked = false;
  let isWithheld = false;
  const notes = await Array.fromAsync(MediaUsers.list(kv, [hash]));
  for (let start = 0; start < notes.length; start += TOURS_AT_ONCE) {
    const ids = notes.slice(start, start + TOURS_AT_ONCE).map(({ key }) => String(key[2]));
    const tours = await kv.getMany<TourRecord[]>(ids.map(Tours.key));
    for (const [i, { value: tour }] of tours.entries()) {
      const userId = tour?.userId ?? (await TrashOwners.get(kv, ids[i])).value;
      if (userId !== null) users.add(userId);
      if (tour === null) continue;
      for (const one of await listEditorIds(kv, tour)) users.add(one);
      const uses = await usesOf(kv, tour);
      if (!uses.includes(hash)) continue;
      const isClosed = await isWithheldIn(kv, tour, { hash, uses, consents });
      // Reviewers see what visitors will see.
      if (!isClosed) { for (const one of await listCoAuthorIds(kv, tour)) users.add(one); }
      if (visibilityOf(tour) === "private" || await areBeingHidden(kv, tour.userId)) continue;
      if (isClosed) {
        isWithheld = true;
        continue;
      }
      if (visibilityOf(tour) === "public") return { tourId: tour.id };
      isLinked = true;
    }
  }
  return isLinked ? "linked" : isWithheld ? "withheld" : undefined;
}

/** Whether visitors of a tour get a file that its current revision uses. */
export async function isShownBy(
  kv: Deno.Kv,
  tour: TourRecord,
  hash: string,
  consents: Consents,
): Promise<boolean> {
  const uses = await usesOf(kv, tour);
  return uses.includes(hash) && !await isWithheldIn(kv, tour, { hash, uses, consents });
}

/** Whether a tour, which has the files `uses`, does not show the one with `hash` to visitors. */
async function isWithheldIn(
  kv: Deno.Kv,
  tour: TourRecord,
  { hash, uses, consents }: { hash: string; uses: string[]; consents: Consents },
): Promise<boolean> {
  if (!await consents.mayClose(tour, uses)) return false;
  const found = await getTour(kv, tour.id);
  if (found === null) return false;
  const shown = await consents.visible(found.tour, found.userId);
  for (const one of [shown, ...await inAllLanguages(kv, shown)]) {
    if (mediaHashesIn(await consents.visible(one, found.userId)).includes(hash)) return false;
  }
  return true;
}

/**
 * The files that the current revision of a tour uses, and its languages that visitors see; earlier
 * revisions are for those who edit it.
 */
async function usesOf(kv: Deno.Kv, { id, revision }: TourRecord): Promise<string[]> {
  const own = await TourMedia.get(kv, id, revision);
  const languages = (await listWords(kv, id)).filter(({ shown }) => shown !== undefined);
  const others = await Promise.all(
    languages.map(({ language, shown }) => WordsMedia.get(kv, id, language, shown!)),
  );
  return [own, ...others].flatMap(({ value }) => value ? hashesIn(value) : []);
}

async function isInLinkedDraft(
  kv: Deno.Kv,
  userId: string,
  hash: string,
  { now, consents }: Known,
): Promise<boolean> {
  let isOpen: boolean | undefined;
  for await (const { key } of LinksByDraft.list(kv, [userId])) {
    const draftId = String(key[2]);
    const { value } = await DraftMedia.get(kv, userId, draftId);
    if (value === null || !hashesIn(value).includes(hash)) continue;
    if (await isWithheldInDraft(kv, { userId, draftId }, hash, consents)) continue;
    isOpen ??= !await isAccountHidden(kv, userId);
    if (isOpen && await getDraftLink(kv, { userId, draftId, now })) return true;
  }
  return false;
}

/** Whether a draft names a file only in stops that are not released. */
async function isWithheldInDraft(
  kv: Deno.Kv,
  { userId, draftId }: { userId: string; draftId: string },
  hash: string,
  consents: Consents,
): Promise<boolean> {
  if ((await consents.closing()).length === 0) return false;
  const draft = await getDraft(kv, userId, draftId);
  if (draft === null) return true;
  const { tourId: id, draftData } = draft;
  const audioStops = stopsInDraft(draftData);
  const closed = await consents.closedIn({ id, userId, visibility: "unlisted", audioStops });
  const shown = audioStops.filter(({ audioUrl = "" }) => !closed.has(recordingOf(audioUrl)))
    .map((stop) => withOpenAmbient(stop, closed));
  return !mediaHashesIn({ ...draftData, audioStops: shown }).includes(hash);
}
