/** Checks users, the pointers to them, and their sessions. */
import { checkOwners, hasTraces } from "./check_owners.ts";
import { listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed, replaced } from "./finding.ts";
import { emailKey, type SessionRecord, type UserRecord } from "../records/accounts.ts";
import { MediaQuotas } from "../records/media.ts";

type Identity = Pick<UserRecord, "iss" | "sub">;

/** Finds users whose records are lost, wrong pointers, and sessions without a user. */
export async function* checkPeople(kv: Deno.Kv): AsyncGenerator<Finding> {
  const users = new Map<string, UserRecord>();
  for await (const { value } of listSound<UserRecord>(kv, ["users"])) users.set(value.id, value);
  const known = new Set<string>();
  for await (const [, id] of listKeys(kv, ["users"])) known.add(String(id));
  const isUnreadable = (id: string) => known.has(id) && !users.has(id);
  for (const { id, iss, sub } of users.values()) {
    const entry = await kv.get(["users_by_identity", iss, sub]);
    const finding = compared(entry, id, "the way from an identity to its user");
    if (finding) yield finding;
  }
  const lost = new Map<string, Identity>();
  for await (const entry of listSound<string>(kv, ["users_by_identity"])) {
    const user = users.get(entry.value);
    const [, iss, sub] = entry.key;
    if (user ? user.iss === iss && user.sub === sub : isUnreadable(entry.value)) continue;
    // If this identity has a user, the check above has found the fault already.
    if ([...users.values()].some((one) => one.iss === iss && one.sub === sub)) continue;
    if (!known.has(entry.value) && await hasTraces(kv, entry.value)) {
      lost.set(entry.value, { iss: String(iss), sub: String(sub) });
      continue;
    }
    yield removed(entry, "the identity of a user who is not there");
  }
  yield* checkOwners(kv, lost, known);
  for (const id of lost.keys()) known.add(id);
  yield* checkAddresses(kv, users.values());
  for await (const entry of listSound<string>(kv, ["users_by_email"])) {
    const [, email] = entry.key;
    const user = users.get(entry.value);
    if (user ? user.email.toLowerCase() === email : isUnreadable(entry.value)) continue;
    yield removed(entry, "the address of a user who does not have it");
  }
  yield* checkSessions(kv, known);
  for await (const entry of listSound(kv, ["user_last_seen"])) {
    if (!known.has(String(entry.key[1]))) {
      yield removed(entry, "a visit of a missing user", "notice");
    }
  }
  for await (const entry of listSound(kv, MediaQuotas.root)) {
    if (!known.has(String(entry.key[1]))) {
      yield removed(entry, "a quota of a missing user", "notice");
    }
  }
}

/** Addresses that a user owns, but that do not point to that user. */
async function* checkAddresses(kv: Deno.Kv, users: Iterable<UserRecord>): AsyncGenerator<Finding> {
  for (const { id, email, ownsEmail } of users) {
    if (ownsEmail === false || email === "") continue;
    const entry = await kv.get(emailKey(email));
    if (entry.versionstamp !== null) continue;
    if (ownsEmail) yield replaced(entry, id, "the way from an address to its user is missing");
    else {
      // Saved by a version that did not store whether the address was verified.
      const what = "no user has this address; who signs in with it, and may, has it again";
      yield { level: "notice", key: entry.key, what };
    }
  }
}

/** A session and its pointer expire about, but not exactly, at the same time. */
async function* checkSessions(kv: Deno.Kv, users: Set<string>): AsyncGenerator<Finding> {
  const sessions = new Map<string, string>();
  for await (const entry of listSound<SessionRecord>(kv, ["sessions"])) {
    const [hash, { userId }] = [String(entry.key[1]), entry.value];
    const pointer = await kv.get(["sessions_by_user", userId, hash]);
    if (users.has(userId) && pointer.value !== null) sessions.set(hash, userId);
    else yield removed(entry, "a session without a user or a way to it");
  }
  for await (const entry of listSound(kv, ["sessions_by_user"])) {
    const [, userId, hash] = entry.key;
    if (sessions.get(String(hash)) === userId) continue;
    yield removed(entry, "a session that is not there", "notice");
  }
}
