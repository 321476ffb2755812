/**
 * Sessions: `["sessions", hash]` is the record, `["sessions_by_user", userId, hash]` points to it.
 * It is the hash of a token that only the browser has, so that a copy of the data is no use for
 * signing in. `["sessions_of_deleted", hash]` remains of a session whose account was deleted.
 */
import type { OwnSession } from "../../model/account/own_session.ts";
import { MAX_SESSIONS } from "../../model/media/quotas.ts";
import { mutate } from "../kv/atomic.ts";
import { checkIsOpen } from "./closed_accounts.ts";
import { ignoreStorageFault } from "../kv/storage_fault.ts";
import {
  type SessionRecord,
  Sessions,
  SessionsByUser,
  SessionsOfDeleted,
} from "../records/accounts.ts";
import { newSecret, sha256 } from "../kv/secret.ts";

/** The lifetime of an unused session in milliseconds: 30 days. */
export const SESSION_MS = 30 * 24 * 3600 * 1000;

/** The longest lifetime in any case: half a year. Then the user signs in again. */
export const MOST_SESSION_MS = 182 * 24 * 3600 * 1000;

/**
 * How far ahead the clock may have been when a session began, in milliseconds: a day. Otherwise a
 * session from a clock that was ahead by years would live for years.
 */
const MOST_AHEAD_MS = 24 * 3600 * 1000;

/**
 * Begins a session of a user and returns its token, which is not stored. `device` is the browser's
 * name in the user's list of sessions. If the user has the most sessions allowed, the one that was
 * unused for the longest time ends, so that repeated sign-ins to one account cannot fill the store.
 *
 * @throws {ClosedAccount} when the account is blocked or deleted.
 */
export async function createSession(
  kv: Deno.Kv,
  userId: string,
  now: Date,
  device?: string,
): Promise<string> {
  const token = newSecret();
  const hash = await sha256(token);
  const createdAt = now.getTime();
  return await mutate(async () => {
    const operation = kv.atomic();
    await checkIsOpen(kv, operation, userId);
    for (const key of await oldestOf(kv, userId)) {
      operation.delete(key).delete(Sessions.key(String(key[2])));
    }
    const expiresAt = createdAt + SESSION_MS;
    put(operation, hash, { userId, createdAt, expiresAt, ...device && { device } });
    return { operation, result: token };
  });
}

/** Most sessions that end for a new one, as an atomic step has limited room. */
const MOST_ENDED = 100;

/** The pointers to the sessions that must end to make room for another one. */
async function oldestOf(kv: Deno.Kv, userId: string): Promise<Deno.KvKey[]> {
  const all = await Array.fromAsync(SessionsByUser.list(kv, [userId]));
  if (all.length < MAX_SESSIONS) return [];
  // A pointer is written when its session begins or is renewed, so versionstamps give the order of
  // use.
  return all.toSorted((a, b) => a.versionstamp < b.versionstamp ? -1 : 1)
    .slice(0, Math.min(MOST_ENDED, all.length - MAX_SESSIONS + 1)).map(({ key }) => key);
}

/**
 * The live session of a token: its `id` (the hash) and its user; null for an unknown or expired
 * token, and for a session dated more than a day ahead of the clock. Past half of its life a
 * session is renewed for another 30 days, up to half a year after the sign-in; `renewed` says so.
 */
export async function readSession(
  kv: Deno.Kv,
  token: string,
  now: Date,
): Promise<{ id: string; userId: string; renewed: boolean } | null> {
  const id = await sha256(token);
  const entry = await Sessions.get(kv, id);
  const left = (entry.value?.expiresAt ?? 0) - now.getTime();
  // KV removes expired entries with a delay; until then they can be read.
  if (entry.value === null || left <= 0 || isOfWrongClock(entry.value, now)) return null;
  const { userId, createdAt } = entry.value;
  const expiresAt = Math.min(now.getTime() + SESSION_MS, createdAt + MOST_SESSION_MS);
  if (left > SESSION_MS / 2 || expiresAt <= entry.value.expiresAt) {
    return { id, userId, renewed: false };
  }
  // The check keeps a session that ends meanwhile from coming back.
  const operation = kv.atomic().check(entry);
  put(operation, id, { ...entry.value, expiresAt });
  const committed = await operation.commit().catch(ignoreStorageFault);
  return { id, userId, renewed: committed?.ok ?? false };
}

/** Whether this token had a session of an account that was deleted within the last 30 days. */
export async function wasOfDeleted(kv: Deno.Kv, token: string): Promise<boolean> {
  const { versionstamp } = await SessionsOfDeleted.get(kv, await sha256(token));
  return versionstamp !== null;
}

/** Ends the session of a token; no effect for an unknown one. */
export async function endSession(kv: Deno.Kv, token: string): Promise<void> {
  const id = await sha256(token);
  const { value } = await Sessions.get(kv, id);
  if (value !== null) await end(kv, value.userId, id);
}

/** The public id of a user's session, from the id under which it is stored. */
export const ownSessionId = (id: string): string => id.slice(0, 16);

/** Ends a session of a user by its `OwnSession.id`; no effect for an unknown one. */
export async function endOwnSession(kv: Deno.Kv, userId: string, id: string): Promise<void> {
  await endSessions(kv, userId, (one) => ownSessionId(one) === id);
}

/**
 * Ends all sessions of a user on all devices except the one with the id `kept`; returns how many.
 */
export function endAllSessions(kv: Deno.Kv, userId: string, kept?: string): Promise<number> {
  return endSessions(kv, userId, (one) => one !== kept);
}

async function endSessions(
  kv: Deno.Kv,
  userId: string,
  isToEnd: (id: string) => boolean,
): Promise<number> {
  let ended = 0;
  for await (const { key } of SessionsByUser.list(kv, [userId])) {
    const id = String(key[2]);
    if (!isToEnd(id)) continue;
    await end(kv, userId, id);
    ended++;
  }
  return ended;
}

async function end(kv: Deno.Kv, userId: string, id: string): Promise<void> {
  await kv.atomic().delete(Sessions.key(id)).delete(SessionsByUser.key(userId, id)).commit();
}

/** The live sessions of a user, the newest first. */
export async function listSessions(
  kv: Deno.Kv,
  userId: string,
  now: Date,
): Promise<OwnSession[]> {
  const sessions: OwnSession[] = [];
  for await (const { key } of SessionsByUser.list(kv, [userId])) {
    const id = String(key[2]);
    const { value } = await Sessions.get(kv, id);
    if (value === null || value.expiresAt <= now.getTime() || isOfWrongClock(value, now)) continue;
    const { userId: _, ...session } = value;
    sessions.push({ id: ownSessionId(id), ...session });
  }
  return sessions.sort((a, b) => b.createdAt - a.createdAt);
}

/** Includes one that was renewed at that time. */
const isOfWrongClock = ({ expiresAt }: SessionRecord, now: Date) =>
  expiresAt > now.getTime() + SESSION_MS + MOST_AHEAD_MS;

function put(operation: Deno.AtomicOperation, hash: string, record: SessionRecord) {
  operation.set(Sessions.key(hash), record, { expireIn: SESSION_MS })
    .set(SessionsByUser.key(record.userId, hash), true, { expireIn: SESSION_MS });
}
