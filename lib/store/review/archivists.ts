/**
 * Archivists, who approve archives: `["archivists", userId]` has the accounts whose archives they
 * see. Administrators give the role, and may do the same without it.
 */
import { z } from "zod";
import type { User } from "../../model/account/user.ts";
import {
  type Archivist,
  type ArchivistInput,
  MAX_ARCHIVISTS,
} from "../../model/review/archivist.ts";
import { Problem } from "../../model/web/problem.ts";
import { addAudit } from "../accounts/audit.ts";
import { findUserIdByEmail, getUser } from "../accounts/users.ts";
import { checkClosure } from "../accounts/closed_accounts.ts";
import { mutate } from "../kv/atomic.ts";
import { TourEditors } from "../records/roles.ts";
import { type ArchivistRecord, Archivists } from "../records/review.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The role of a user; null without it. */
export const getArchivist = async (kv: Deno.Kv, userId: string): Promise<ArchivistRecord | null> =>
  (await Archivists.get(kv, userId)).value;

/** Somebody who may review: an administrator, or an archivist by their entry. */
export type Reviewer = { user: User; entry?: Deno.KvEntry<ArchivistRecord> };

/** A user as a reviewer; null for somebody who is neither administrator nor archivist. */
export async function readReviewer(kv: Deno.Kv, user: User): Promise<Reviewer | null> {
  if (user.role === "admin") return { user };
  const entry = await Archivists.get(kv, user.id);
  return entry.value === null ? null : { user, entry };
}

/**
 * Whether a reviewer decides on a version of a tour. Archivists decide on the archives of their
 * accounts, unless they own it, work on it as an editor, or handed the version in: four eyes see
 * what visitors see. Administrators decide on all.
 */
export async function covers(
  kv: Deno.Kv,
  { user, entry }: Reviewer,
  { id, userId, by }: { id: string; userId: string; by: string },
): Promise<boolean> {
  if (!entry) return true;
  const { accounts } = entry.value;
  if (accounts !== "all" && !accounts.includes(userId)) return false;
  if (user.id === userId || user.id === by) return false;
  return (await TourEditors.get(kv, id, user.id)).value?.role !== "editor";
}

/** All archivists, with the addresses of their accounts; deleted accounts are left out. */
export async function listArchivists(kv: Deno.Kv): Promise<Archivist[]> {
  const entries = await Array.fromAsync(Archivists.list(kv));
  const found = await Promise.all(entries.map(async ({ key, value: { since, accounts } }) => {
    const user = await getUser(kv, String(key[1]));
    if (!user) return [];
    const owners = accounts === "all"
      ? accounts
      : (await Promise.all(accounts.map((id) => getUser(kv, id)))).flatMap((one) => {
        return one ? [one.email] : [];
      });
    return [{ userId: user.id, name: user.displayName, since, accounts: owners }];
  }));
  return found.flat();
}

/** Who gives or takes the role. */
type RoleAct = { actor: string; now: Date };

/**
 * Makes the user with the address `email` an archivist of "all" accounts, or of those with these
 * addresses, and writes an audit entry; an archivist gets other accounts.
 *
 * @throws {Problem} 400 when an address has no account; 409 when the account is blocked or deleted;
 * 413 beyond `MAX_ARCHIVISTS`; 503 when too many write at once.
 */
export async function giveArchivist(
  kv: Deno.Kv,
  { email, accounts }: z.infer<typeof ArchivistInput>,
  { actor, now }: RoleAct,
): Promise<void> {
  const [userId] = await idsOf(kv, "email", [email]);
  const ids = accounts === "all" ? accounts : await idsOf(kv, "accounts", accounts);
  await mutate(async () => {
    const name = (await getUser(kv, userId))?.displayName;
    const entry = await Archivists.get(kv, userId);
    const others = await Array.fromAsync(Archivists.list(kv));
    if (entry.value === null && others.length >= MAX_ARCHIVISTS) {
      throw new Problem(413, t("siteMostArchivists", { maxArchivists: MAX_ARCHIVISTS }));
    }
    const since = entry.value?.since ?? now.toISOString();
    const record: ArchivistRecord = { since, by: actor, accounts: ids };
    const operation = kv.atomic().check(entry).set(entry.key, record);
    if (await checkClosure(kv, operation, userId)) {
      throw new Problem(409, t("accountBlockedDeleted"));
    }
    const act = { actor, action: "give-archivist", target: userId, name } as const;
    await addAudit(kv, operation, act, now);
    return { operation, result: undefined };
  });
}

async function idsOf(kv: Deno.Kv, path: string, addresses: string[]): Promise<string[]> {
  const ids = await Promise.all(addresses.map((address) => findUserIdByEmail(kv, address)));
  const unknown = addresses.filter((_, i) => ids[i] === null);
  if (unknown.length > 0) {
    throw new Problem(400, t("thereNoAccount", { addresses: unknown.join(", ") }), [
      { path, message: t("enterKnownAddress") },
    ]);
  }
  return [...new Set(ids as string[])];
}

/**
 * Takes the role of an archivist away, and writes an audit entry; no effect on others.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export function takeArchivist(
  kv: Deno.Kv,
  userId: string,
  { actor, now }: RoleAct,
): Promise<void> {
  return mutate(async () => {
    const name = (await getUser(kv, userId))?.displayName;
    const entry = await Archivists.get(kv, userId);
    if (entry.value === null) return { result: undefined };
    const operation = kv.atomic().check(entry).delete(entry.key);
    const act = { actor, action: "take-archivist", target: userId, name } as const;
    await addAudit(kv, operation, act, now);
    return { operation, result: undefined };
  });
}

/** Removes an account that is deleted from the collections of all archivists. */
export async function leaveCollections(kv: Deno.Kv, userId: string): Promise<void> {
  for await (const { key } of Archivists.list(kv)) {
    await mutate(async () => {
      const entry = await kv.get<ArchivistRecord>(key);
      const accounts = entry.value?.accounts ?? "all";
      if (accounts === "all" || !accounts.includes(userId)) return { result: undefined };
      const others = accounts.filter((id) => id !== userId);
      const operation = kv.atomic().check(entry).set(key, { ...entry.value, accounts: others });
      return { operation, result: undefined };
    });
  }
}
