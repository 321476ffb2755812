/**
 * Users, keyed by the issuer and subject of their identity, never by e-mail: `["users", id]` is the
 * record, `["users_by_identity", iss, sub]` and `["users_by_email", email]` point to it.
 */
import { Problem } from "../../model/web/problem.ts";
import type { Role, User } from "../../model/account/user.ts";
import { mutate } from "../kv/atomic.ts";
import { addAudit } from "./audit.ts";
import { checkIsOpen } from "./closed_accounts.ts";
import { newId } from "../kv/new_id.ts";
import { endAllSessions } from "./sessions.ts";
import { emailKey, identityKey, type UserRecord, Users } from "../records/accounts.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** A person's identity at an identity provider. `iss` and `sub` together never change. */
export type Identity = {
  iss: string;
  sub: string;
  email: string;
  emailVerified: boolean;
  displayName: string;
  photoURL?: string;
};

/** The user with this id, or null. */
export async function getUser(kv: Deno.Kv, id: string): Promise<User | null> {
  const { value } = await Users.get(kv, id);
  return value && toUser(value);
}

/** The names of users by their ids, without unknown ids. */
export async function getUserNames(kv: Deno.Kv, ids: string[]): Promise<Map<string, string>> {
  const users = await Promise.all([...new Set(ids)].map((id) => getUser(kv, id)));
  return new Map(users.filter((user) => user !== null).map((user) => [user.id, user.displayName]));
}

/** The id of the user who owns an e-mail address (in any case), or null. */
export async function findUserIdByEmail(kv: Deno.Kv, email: string): Promise<string | null> {
  return (await kv.get<string>(emailKey(email))).value;
}

/**
 * The user of an identity: created at the first sign-in, and updated with the provider's data at
 * later ones. An address belongs to the first user whose provider verified it; another identity
 * with the same address becomes a user of its own, who does not own it. A lost record is made again
 * under the id that the identity points to. `admit` may refuse a new user, and adds to the
 * operation that creates one.
 *
 * @throws {Problem} 401 when the record of a blocked account is lost; 503 when too many write at
 * once.
 */
export function saveIdentity(
  kv: Deno.Kv,
  identity: Identity,
  now: Date,
  admit?: (operation: Deno.AtomicOperation) => Promise<void>,
): Promise<User> {
  return mutate(async () => {
    const pointer = await kv.get<string>(identityKey(identity));
    const old = pointer.value === null ? null : await Users.get(kv, pointer.value);
    const composed = compose(identity, old?.value ?? null, now, pointer.value);
    const owner = await kv.get<string>(emailKey(composed.email));
    const claims = identity.emailVerified && owner.value === null;
    const record = { ...composed, ownsEmail: claims || owner.value === composed.id };
    if (old?.value && !claims && !differs(old.value, record)) {
      return { result: toUser(old.value) };
    }
    const operation = kv.atomic().check(pointer).set(Users.key(record.id), record);
    if (pointer.value === null) await admit?.(operation);
    // If the record with the block is lost, the closed account still has the block.
    if (old?.value === null) await checkIsOpen(kv, operation, record.id);
    if (old) operation.check(old);
    else operation.set(pointer.key, record.id);
    if (claims) operation.check(owner).set(owner.key, record.id);
    if (old?.value) await release(kv, operation, old.value, record.email);
    return { operation, result: toUser(record) };
  });
}

/** Stores the language that a user has chosen; no effect without the user. */
export function rememberLanguage(kv: Deno.Kv, id: string, language: string): Promise<void> {
  return mutate(async () => {
    const entry = await Users.get(kv, id);
    if (entry.value === null || entry.value.language === language) return { result: undefined };
    const operation = kv.atomic().check(entry).set(entry.key, { ...entry.value, language });
    return { operation, result: undefined };
  });
}

/** Gives a user a role, and writes an audit entry. False for an unknown or blocked user. */
export function setRole(
  kv: Deno.Kv,
  id: string,
  role: Role,
  { actor, now }: { actor: string; now: Date },
): Promise<boolean> {
  return mutate(async () => {
    const entry = await Users.get(kv, id);
    if (entry.value === null || entry.value.blocked) return { result: false };
    const operation = kv.atomic().check(entry)
      .set(entry.key, { ...entry.value, role, updatedAt: now.toISOString() });
    await addAudit(kv, operation, { actor, action: "promote", target: id }, now);
    return { operation, result: true };
  });
}

/**
 * Takes the administrator role from all users whose issuer `isOf` accepts, and ends their sessions.
 * Returns how many there were. Reads issuers from `first` to before `end`.
 */
export async function endRolesOf(
  kv: Deno.Kv,
  { first, end, isOf }: { first: string; end: string; isOf: (iss: string) => boolean },
): Promise<number> {
  const selector = { start: ["users_by_identity", first], end: ["users_by_identity", end] };
  let ended = 0;
  for await (const { key, value: id } of kv.list<string>(selector)) {
    if (!isOf(String(key[1]))) continue;
    const entry = await Users.get(kv, id);
    if (entry.value?.role !== "admin") continue;
    const { ok } = await kv.atomic().check(entry).set(entry.key, { ...entry.value, role: "user" })
      .commit();
    await endAllSessions(kv, id);
    if (ok) ended++;
  }
  return ended;
}

/**
 * Takes the administrator role from a user, and writes an audit entry. No effect on a user without
 * it.
 *
 * @throws {Problem} 404 when there is no such user; 409 for the last administrator; 503 when too
 * many write at once.
 */
export function demoteUser(
  kv: Deno.Kv,
  id: string,
  { actor, now }: { actor: string; now: Date },
): Promise<void> {
  return mutate(async () => {
    const entry = await Users.get(kv, id);
    if (entry.value === null) throw new Problem(404, t("userNotFound"));
    if (entry.value.role !== "admin") return { result: undefined };
    const other = await findOtherAdmin(kv, id);
    if (!other) {
      throw new Problem(
        409,
        t("lastAdministratorAnotherPerson"),
      );
    }
    // The check of the other administrator keeps two from demoting each other at once.
    const operation = kv.atomic().check(entry).check(other)
      .set(entry.key, { ...entry.value, role: "user", updatedAt: now.toISOString() });
    const name = entry.value.displayName;
    await addAudit(kv, operation, { actor, action: "demote", target: id, name }, now);
    return { operation, result: undefined };
  });
}

/** Another administrator than the user `id`, or undefined. */
export async function findOtherAdmin(
  kv: Deno.Kv,
  id: string,
): Promise<Deno.KvEntry<UserRecord> | undefined> {
  for await (const entry of Users.list(kv, [], { batchSize: 500 })) {
    if (entry.value.role === "admin" && entry.value.id !== id) return entry;
  }
}

/** `known` is the id that the identity points to. */
function compose(
  identity: Identity,
  old: UserRecord | null,
  now: Date,
  known: string | null,
): UserRecord {
  const { iss, sub, email, displayName, photoURL } = identity;
  const at = now.toISOString();
  const { id, role, createdAt } = old ??
    { id: known ?? newId(now), role: "user", createdAt: at };
  const names = { email, displayName, photoURL };
  const blocked = old?.blocked && { blocked: old.blocked };
  const language = old?.language && { language: old.language };
  return { id, iss, sub, ...names, role, createdAt, updatedAt: at, ...blocked, ...language };
}

const differs = (a: UserRecord, b: UserRecord) =>
  a.email !== b.email || a.displayName !== b.displayName || a.photoURL !== b.photoURL ||
  a.ownsEmail !== b.ownsEmail;

/** Releases the user's previous address if the user owned it and has another one now. */
async function release(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { id, email }: UserRecord,
  newEmail: string,
) {
  if (email.toLowerCase() === newEmail.toLowerCase()) return;
  const owner = await kv.get<string>(emailKey(email));
  if (owner.value === id) operation.check(owner).delete(owner.key);
}

/** Everything but the identity, which only the store needs. */
function toUser({ iss: _iss, sub: _sub, ownsEmail: _owns, ...user }: UserRecord): User {
  return user;
}
