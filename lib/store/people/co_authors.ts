/** The people who work on a tour: who they are, and how they come and leave. */
import type { CoAuthor, RestingTour, SharedTour } from "../../model/people/co_author.ts";
import {
  type GivenRole,
  includesRole,
  MAX_CO_AUTHORS,
  MAX_SHARED_TOURS,
} from "../../model/people/tour_role.ts";
import { Problem } from "../../model/web/problem.ts";
import { getUser, getUserNames } from "../accounts/users.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { removeInvitations } from "../offers/offer_record.ts";
import { removeRole } from "./tour_roles.ts";
import { toOwnCard, toSummary, type TourRecord, Tours } from "../records/tours.ts";
import {
  type TourApproval,
  TourApprovals,
  type TourEditor,
  TourEditors,
  ToursByEditor,
} from "../records/roles.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** A role of a user in a tour, and by whom and when it is given. */
type NewRole = GivenRole & { userId: string; by: string; now: Date };

/** The people who work on a tour, those who came first before the others. */
export async function listCoAuthors(kv: Deno.Kv, tourId: string): Promise<CoAuthor[]> {
  const entries = await Array.fromAsync(TourEditors.list(kv, [tourId]));
  const approvals = await Array.fromAsync(
    kv.list<TourApproval>({ prefix: TourApprovals.prefix(tourId) }),
  );
  const approvedBy = new Map(approvals.map(({ key, value }) => [String(key[2]), value]));
  const people = entries.map(({ key, value }) => ({ userId: String(key[2]), ...value }));
  const names = await getUserNames(kv, people.map(({ userId }) => userId));
  return people.sort((a, b) => a.since < b.since ? -1 : 1).map(({ userId, since, ...given }) => {
    const approved = approvedBy.get(userId);
    const name = names.get(userId) ?? "Somebody";
    return {
      userId,
      name,
      ...roleOf(given),
      since,
      ...approved && given.role === "reviewer" && { approved },
    };
  });
}

const roleOf = ({ role, language }: GivenRole): GivenRole => ({
  role,
  ...language && { language },
});

/** The archives of others on which a user works, those of the latest role first. */
export async function listSharedTours(kv: Deno.Kv, userId: string): Promise<SharedTour[]> {
  const entries = await Array.fromAsync(ToursByEditor.list(kv, [userId]));
  const shared = await Promise.all(entries.map(async ({ key }) => {
    const tourId = String(key[2]);
    const [{ value: tour }, { value: editor }] = await kv.getMany<[TourRecord, TourEditor]>([
      Tours.key(tourId),
      TourEditors.key(tourId, userId),
    ]);
    if (tour === null || editor === null || await isAccountHidden(kv, tour.userId)) return [];
    const owner = (await getUser(kv, tour.userId))?.displayName;
    const { since } = editor;
    const card = toOwnCard(toSummary(tour));
    return [{ tour: card, ...roleOf(editor), since, ...owner && { owner } }];
  }));
  return shared.flat().sort((a, b) => a.since < b.since ? 1 : -1);
}

/** The roles of a user that rest, because the owner's account is hidden. */
export async function listRestingTours(kv: Deno.Kv, userId: string): Promise<RestingTour[]> {
  const entries = await Array.fromAsync(ToursByEditor.list(kv, [userId]));
  const resting = await Promise.all(entries.map(async ({ key }) => {
    const tourId = String(key[2]);
    const [{ value: tour }, { value: editor }] = await kv.getMany<[TourRecord, TourEditor]>([
      Tours.key(tourId),
      TourEditors.key(tourId, userId),
    ]);
    if (tour === null || editor === null || !await isAccountHidden(kv, tour.userId)) return [];
    return [{ tourId, ...roleOf(editor), since: editor.since }];
  }));
  return resting.flat();
}

/**
 * Adds to `operation`, which checks that the tour is still as in `tour`, that a user works on it.
 * Returns false, and adds nothing, where the user has that role or a greater one.
 *
 * @throws {ClosedAccount} when the account of the user is closed.
 * @throws {Problem} 413 when the tour has the most people allowed, or the user the most tours (some
 *   more, when several accept at once).
 */
export async function addRole(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  tour: TourRecord,
  { userId, by, now, ...given }: NewRole,
): Promise<boolean> {
  const entry = await TourEditors.get(kv, tour.id, userId);
  const before = entry.value;
  if (tour.userId === userId || before && includesRole(before, given)) return false;
  await checkIsOpen(kv, operation, userId);
  if (before === null) await checkRoom(kv, tour.id, userId);
  const editor: TourEditor = { ...roleOf(given), since: before?.since ?? now.toISOString(), by };
  operation.check(entry).set(entry.key, editor).set(ToursByEditor.key(userId, tour.id), true);
  return true;
}

/** @throws {Problem} 400 for the language that an archive is written in. */
export function requireOther({ language: original }: TourRecord, language?: string): void {
  if (language !== undefined && original === language) {
    throw new Problem(400, t("languageOfArchive"));
  }
}

async function checkRoom(kv: Deno.Kv, tourId: string, userId: string): Promise<void> {
  const count = async (prefix: Deno.KvKey, limit: number) =>
    (await Array.fromAsync(kv.list({ prefix }, { limit }))).length;
  if (await count(TourEditors.prefix(tourId), MAX_CO_AUTHORS) === MAX_CO_AUTHORS) {
    throw new Problem(413, t("archiveMostPeopleBesides", { maxCoAuthors: MAX_CO_AUTHORS }));
  }
  if (await count(ToursByEditor.prefix(userId), MAX_SHARED_TOURS) === MAX_SHARED_TOURS) {
    throw new Problem(
      413,
      t("workArchivesOthersWhich", { maxSharedTours: MAX_SHARED_TOURS }),
    );
  }
}

/** Ends a user's own role in a tour, also while it rests; no effect without one. */
export async function leaveTour(kv: Deno.Kv, tourId: string, userId: string): Promise<void> {
  await removeRole(kv.atomic(), tourId, userId).commit();
}

/**
 * Removes all roles in a tour that is removed for good, and the invitations, when nobody can get
 * one any more.
 */
export async function removeAllRoles(kv: Deno.Kv, tourId: string): Promise<void> {
  const invitations = kv.atomic();
  await removeInvitations(kv, invitations, tourId);
  await invitations.commit();
  await TourEditors.clear(kv, tourId);
  await TourApprovals.clear(kv, tourId);
}
