/**
 * The deletion of an account. One step removes the user's record, all pointers to it, and the right
 * to write (`closed_accounts.ts`). From then on its sessions are invalid in every process, and a
 * sign-in with the identity creates a new account. The same step writes `["account_removals",
 * userId]`, the plan for the rest. It stays until all is done, so that an interrupted removal is
 * finished at the next start.
 */
import type { ArchiveFate, RemovalPlan } from "../../model/account/account.ts";
import { Problem } from "../../model/web/problem.ts";
import { removeClassesOf } from "../classes/class_end.ts";
import { mutate } from "../kv/atomic.ts";
import { leaveCollections } from "../review/archivists.ts";
import { addAudit } from "../accounts/audit.ts";
import { ClosedAccount } from "../accounts/closed_accounts.ts";
import { settleTour } from "./left_tours.ts";
import { SESSION_MS } from "../accounts/sessions.ts";
import { forgetCommenter } from "../people/comments.ts";
import { disownMedia } from "../media/media_removal.ts";
import { removeTrashedTour } from "./tour_trash.ts";
import { findOtherAdmin } from "../accounts/users.ts";
import {
  AccountRemovals,
  ClosedAccounts,
  type Closure,
  emailKey,
  identityKey,
  LastSeen,
  LIMITS,
  RateLimits,
  Users,
} from "../records/accounts.ts";
import { Uploads, UserMedia } from "../records/media.ts";
import { TourTrash, UserTours } from "../records/tours.ts";
import { COLLECTIONS } from "../check/entries.ts";
import type { AnyCollection } from "../kv/collection.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * How long an account stays closed after the removal, in milliseconds: far longer than any of its
 * requests can be under way.
 */
const CLOSED_MS = 24 * 3600 * 1000;

/** Entries that one step removes: three mutations each, of the 1,000 allowed. */
const ENTRIES_PER_STEP = 300;

/**
 * Begins the deletion of an account: `finishAccountRemoval` has to follow.
 *
 * @throws {Problem} 404 when there is no such user; 409 for the last administrator; 401 when the
 * account is blocked; 503 when too many write at once.
 */
export function beginAccountRemoval(
  kv: Deno.Kv,
  userId: string,
  plan: RemovalPlan,
  now: Date,
): Promise<void> {
  return mutate(async () => {
    const user = await Users.get(kv, userId);
    if (user.value === null) throw new Problem(404, t("userNotFound"));
    const { role, email, iss, sub, blocked } = user.value;
    if (blocked) throw new ClosedAccount("blocked");
    const owner = await kv.get<string>(emailKey(email));
    const closure: Closure = "deleted";
    const operation = kv.atomic().check(user).check(owner)
      .delete(user.key).delete(identityKey({ iss, sub })).delete(LastSeen.key(userId))
      .set(ClosedAccounts.key(userId), closure).set(AccountRemovals.key(userId), plan);
    if (owner.value === userId) operation.delete(owner.key);
    if (role === "admin") {
      const other = await findOtherAdmin(kv, userId);
      if (!other) throw new Problem(409, lastAdmin());
      // Keeps two administrators who delete their accounts at once from leaving none.
      operation.check(other);
      await addAudit(
        kv,
        operation,
        { actor: userId, action: "delete-account", target: userId },
        now,
      );
    }
    return { operation, result: undefined };
  });
}

/** What is under the ids of users, except tours, uploads and files, which have bytes elsewhere. */
const OWNED = COLLECTIONS.filter(({ rules }) => rules.ofUser);

const lastAdmin = (): string => t("lastAdministratorYou");

/** Removes the stored bytes of an upload. */
type RemoveBytes = (uploadId: string) => Promise<void>;

/** Finishes interrupted removals; returns how many there were. */
export async function finishAccountRemovals(
  kv: Deno.Kv,
  removeBytes: RemoveBytes,
  now: Date,
): Promise<number> {
  const entries = await Array.fromAsync(AccountRemovals.list(kv));
  for (const { key } of entries) await finishAccountRemoval(kv, String(key[1]), removeBytes, now);
  return entries.length;
}

/**
 * Removes the rest of an account whose deletion has begun. May be called twice, also at once.
 *
 * @throws {Problem} 503 when too many write at once; it has to be called again.
 */
export async function finishAccountRemoval(
  kv: Deno.Kv,
  userId: string,
  removeBytes: RemoveBytes,
  now: Date,
): Promise<void> {
  const { value: plan } = await AccountRemovals.get(kv, userId);
  if (plan === null) return;
  // An administrator may restore something meanwhile, so this repeats until nothing is left.
  while (await settleTours(kv, userId, plan, now) > 0);
  await forgetCommenter(kv, userId);
  for (const kind of OWNED) if (kind.ids.length > 1) await removeEntries(kv, kind, userId);
  await leaveCollections(kv, userId);
  for await (const { key } of Uploads.list(kv, [userId])) {
    await removeBytes(String(key[2]));
    await kv.delete(key);
  }
  for await (const { key } of UserMedia.list(kv, [userId])) {
    await disownMedia(kv, userId, String(key[2]));
  }
  const operation = kv.atomic().delete(AccountRemovals.key(userId))
    .set(ClosedAccounts.key(userId), "deleted" satisfies Closure, { expireIn: CLOSED_MS });
  for (const { ids, key } of OWNED) if (ids.length === 1) operation.delete(key(userId));
  for (const what of LIMITS) operation.delete(RateLimits.key(what, userId));
  await operation.commit();
}

/** Returns how many tours and deleted tours were settled. */
async function settleTours(
  kv: Deno.Kv,
  userId: string,
  { otherwise, exceptions, keepsName }: RemovalPlan,
  now: Date,
): Promise<number> {
  let settled = 0;
  for await (const { key } of UserTours.list(kv, [userId])) {
    const id = String(key[2]);
    // Those who get the archive did not open its classes.
    await removeClassesOf(kv, id, now);
    const fate: ArchiveFate = Object.hasOwn(exceptions, id) ? exceptions[id] : otherwise;
    if (await settleTour(kv, id, fate, { userId, keepsName, now })) settled++;
  }
  for await (const { key } of TourTrash.list(kv, [userId])) {
    if (await removeTrashedTour(kv, String(key[2]), { now })) settled++;
  }
  return settled;
}

/** Removes all entries of one kind with the entries that belong to them. */
async function removeEntries(
  kv: Deno.Kv,
  collection: AnyCollection,
  userId: string,
): Promise<void> {
  const { beside, leaves } = collection.rules.ofUser!;
  const options = { limit: ENTRIES_PER_STEP };
  const next = () => Array.fromAsync(collection.list(kv, [userId], options));
  for (let entries = await next(); entries.length > 0; entries = await next()) {
    const operation = kv.atomic();
    for (const { key, value } of entries) {
      const ids = key.slice(collection.root.length);
      collection.drop(operation, ids, value);
      for (const also of beside?.(value, ...ids) ?? []) operation.delete(also);
      if (leaves) operation.set(leaves(...ids), true, { expireIn: SESSION_MS });
    }
    await operation.commit();
  }
}
