/**
 * Drafts: each a record and its data in parts, both written by one atomic operation. The keys begin
 * with the user, so that nobody comes upon another's.
 */
import { type Draft, type DraftInput, type DraftSummary, MAX_DRAFTS } from "../model/draft.ts";
import { Problem } from "../model/problem.ts";
import { mutate, type PreparedWrite } from "./atomic.ts";
import { createIdempotently, type IdempotentRequest } from "./idempotency.ts";
import { draftMediaKey, keepMedia, mediaUsesOf, setMediaUses } from "./media_uses.ts";
import { linkOfDraftKey } from "./draft_link_keys.ts";
import { newId } from "./new_id.ts";
import { readWithParts, setParts, toParts } from "./parts.ts";

/** The prefix of a user's draft records; they sort by ULID, hence by time of creation. */
const draftsPrefix = (userId: string): Deno.KvKey => ["drafts", userId];

/** The record: a `DraftSummary`. */
const draftKey = (userId: string, id: string): Deno.KvKey => ["drafts", userId, id];

/** The prefix of the parts that hold a draft's data. */
const draftDataPrefix = (userId: string, id: string): Deno.KvKey => {
  return ["draft_data", userId, id];
};

/** Whose draft, and when. With `idempotent`, a request that was sent twice makes one draft. */
export type DraftWrite = { userId: string; now: Date; idempotent?: IdempotentRequest };

/**
 * Stores a new draft, with a ULID of the server's making.
 *
 * @throws {Problem} 413 when the data is too large, or the user has 100 drafts (some more, when
 *   they are sent at once); 409 when `idempotent` was used for another draft; 503 when
 *   too many write at once.
 */
export function createDraft(
  kv: Deno.Kv,
  input: DraftInput,
  { userId, now, idempotent }: DraftWrite,
): Promise<DraftSummary> {
  return createIdempotently(kv, idempotent, now, async () => {
    await checkRoom(kv, userId);
    const at = now.toISOString();
    const saved = { id: newId(now), createdAt: at, updatedAt: at };
    return await write(kv, kv.atomic(), input, userId, saved);
  });
}

/** A draft of this user, all of it from one save; null when they have none with this id. */
export async function getDraft(kv: Deno.Kv, userId: string, id: string): Promise<Draft | null> {
  const found = await readWithParts<DraftSummary>(
    kv,
    draftKey(userId, id),
    draftDataPrefix(userId, id),
  );
  return found && { ...found.record, draftData: found.value as Draft["draftData"] };
}

/**
 * Replaces what a draft says; its id and time of creation stay. The later save wins.
 *
 * @throws {Problem} 404 when the user has no such draft; 413 when the data is too large; 503 when
 *   too many write at once.
 */
export function updateDraft(
  kv: Deno.Kv,
  id: string,
  input: DraftInput,
  { userId, now }: Omit<DraftWrite, "idempotent">,
): Promise<DraftSummary> {
  return mutate(async () => {
    const entry = await kv.get<DraftSummary>(draftKey(userId, id));
    if (entry.value === null) throw new Problem(404, "Draft not found");
    const { createdAt } = entry.value;
    const saved = { id, createdAt, updatedAt: now.toISOString() };
    return await write(kv, kv.atomic().check(entry), input, userId, saved);
  });
}

/** All drafts of a user without their data, the one that was saved last first. */
export async function listDrafts(kv: Deno.Kv, userId: string): Promise<DraftSummary[]> {
  const selector = { prefix: draftsPrefix(userId) };
  const entries = await Array.fromAsync(kv.list<DraftSummary>(selector, { batchSize: 500 }));
  return entries.map((entry) => entry.value)
    .sort((a, b) => a.updatedAt < b.updatedAt ? 1 : a.updatedAt > b.updatedAt ? -1 : 0);
}

/** Removes a draft with its data. False when the user has none with this id. */
export async function deleteDraft(kv: Deno.Kv, userId: string, id: string): Promise<boolean> {
  const { versionstamp } = await kv.get(draftKey(userId, id));
  if (versionstamp === null) return false;
  const operation = kv.atomic();
  removeDraft(operation, userId, id);
  await operation.commit();
  return true;
}

/**
 * Adds the removal of a draft, and the end of its link, to `operation`; without effect when there
 * is none.
 */
export function removeDraft(operation: Deno.AtomicOperation, userId: string, id: string): void {
  operation.delete(draftKey(userId, id));
  operation.delete(draftMediaKey(userId, id));
  operation.delete(linkOfDraftKey(userId, id));
  setParts(operation, draftDataPrefix(userId, id), []);
}

async function checkRoom(kv: Deno.Kv, userId: string) {
  const options = { limit: MAX_DRAFTS, batchSize: MAX_DRAFTS };
  const entries = await Array.fromAsync(kv.list({ prefix: draftsPrefix(userId) }, options));
  if (entries.length < MAX_DRAFTS) return;
  throw new Problem(413, `You have ${MAX_DRAFTS} drafts, which is the maximum. Delete one first.`);
}

async function write(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { title, templateUsed, draftData }: DraftInput,
  userId: string,
  saved: Pick<DraftSummary, "id" | "createdAt" | "updatedAt">,
): Promise<PreparedWrite<DraftSummary>> {
  const record = { title, templateUsed, ...saved };
  operation.set(draftKey(userId, saved.id), record);
  const media = mediaUsesOf(draftData);
  const parts = toParts(draftData, "The texts of this draft are", media.length);
  setParts(operation, draftDataPrefix(userId, saved.id), parts);
  await keepMedia(kv, media);
  setMediaUses(operation, draftMediaKey(userId, saved.id), media);
  return { operation, result: record };
}
