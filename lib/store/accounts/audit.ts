/**
 * The audit log: acts of administrators, under `["audit", id]`; the ids sort in the order of the
 * acts, even when the clock is wrong. It holds the newest 10,000 entries of the last two years:
 * each addition removes surplus entries, the hourly clean-up old ones. Acts of other people are
 * under `["audit_of_others", id]`, the newest 2,000, so that hundreds of transfers or wrong
 * passwords cannot push out an administrator's act.
 */
import { decodeTime } from "ulid";
import { z } from "zod";
import { AUDIT_ACTIONS } from "../../model/account/audit_actions.ts";
import { Id } from "../../model/id.ts";
import { Problem } from "../../model/web/problem.ts";
import { VISIBILITIES } from "../../model/tour/visibility.ts";
import { mutate } from "../kv/atomic.ts";
import { Positive, Time } from "../kv/fields.ts";
import { newId } from "../kv/new_id.ts";
import { Collection } from "../kv/collection.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * One act: who did what to whom or what. `actor` and `target` are ids. `name` is the target's name
 * at that time, a title or a person's name; `person` is another person who had a part in it.
 * Entries of older versions have neither, nor an `owner`.
 */
export const AuditRecord = z.object({
  id: Id,
  at: Time,
  actor: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  target: z.string(),
  name: z.string().optional(),
  person: z.string().optional(),
  /** The owner's id of the archive. */
  owner: z.string().optional(),
  /** The reason for a block; the beginning of the comment of a returned archive. */
  reason: z.string().optional(),
  /** The new visibility of the archive, or of the blocked person's archives. */
  visibility: z.enum(VISIBILITIES).optional(),
  /** The new quota of the person; missing where the standard holds again. */
  bytes: z.number().optional(),
  /** The restored revision. */
  revision: z.number().optional(),
  /** The language of a translation, and whether visitors see it from now on. */
  language: z.string().optional(),
  isShown: z.boolean().optional(),
  /** Counts the entries from 1; missing in entries of older versions. */
  sequence: Positive.optional(),
});
type AuditRecord = z.infer<typeof AuditRecord>;

/** The acting administrator, and the time. */
export type AdminAct = { actor: string; now: Date };

/** The part of a record that is shown. */
export type AuditEntry = Omit<AuditRecord, "sequence">;

/** The caller's part of an entry. `isOfOthers`: the actor is not an administrator. */
type AuditedAct = Omit<AuditEntry, "id" | "at"> & { isOfOthers?: boolean };

/** Most stored entries; briefly more when several are added at once. */
export const MAX_AUDIT_ENTRIES = 10_000;

/** The same for people who are not administrators. */
export const MAX_ENTRIES_OF_OTHERS = 2000;

/** How long an entry is stored, in milliseconds: two years. */
export const AUDIT_MS = 2 * 365 * 24 * 3600 * 1000;

/**
 * Most entries that one addition removes: more than one, so that a log that is too long shrinks.
 */
const PRUNED_PER_ENTRY = 4;

/** One of the two parts of the log: its prefix, and its limit. */
type Part = { prefix: Deno.KvKey; most: number };

export const Audit = new Collection("audit", [Id], AuditRecord);
export const AuditOfOthers = new Collection("audit_of_others", [Id], AuditRecord);

const OF_ADMINS: Part = { prefix: Audit.root, most: MAX_AUDIT_ENTRIES };
const OF_OTHERS: Part = { prefix: AuditOfOthers.root, most: MAX_ENTRIES_OF_OTHERS };

/**
 * Adds the writing of an entry to the operation of the act, so that no act lacks its entry; and the
 * removal of up to four surplus entries. Adds no checks.
 */
export async function addAudit(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  { isOfOthers = false, ...act }: AuditedAct,
  now: Date,
): Promise<void> {
  const [part, other] = isOfOthers ? [OF_OTHERS, OF_ADMINS] : [OF_ADMINS, OF_OTHERS];
  const [newest, beside] = await Promise.all([newestOf(kv, part), newestOf(kv, other)]);
  const oldest = await Array.fromAsync(list(kv, part, { limit: PRUNED_PER_ENTRY }));
  const sequence = (newest?.sequence ?? 0) + 1;
  for (const { key, value } of oldest) {
    if ((value.sequence ?? 0) <= sequence - part.most) operation.delete(key);
  }
  // Not before the newest entry, which may have come from a clock that was ahead.
  const times = [newest, beside].map((entry) => entry ? decodeTime(entry.id) + 1 : 0);
  const id = newId(new Date(Math.max(now.getTime(), ...times)));
  const record: AuditRecord = { id, at: now.toISOString(), ...act, sequence };
  operation.set([...part.prefix, id], record);
}

async function newestOf(kv: Deno.Kv, part: Part): Promise<AuditRecord | undefined> {
  const [newest] = await Array.fromAsync(list(kv, part, { limit: 1, reverse: true }));
  return newest?.value;
}

/** Writes an entry in an operation of its own. */
export function writeAudit(kv: Deno.Kv, act: AuditedAct, now: Date): Promise<void> {
  return mutate(async () => {
    const operation = kv.atomic();
    await addAudit(kv, operation, act, now);
    return { operation, result: undefined };
  });
}

/**
 * Removes the oldest entries while they are more than two years older than `now`, a time from a
 * clock that was checked (`clock_steps.ts`). Returns their number.
 */
export async function removeOldAudit(kv: Deno.Kv, now: Date): Promise<number> {
  let removed = 0;
  for (const part of [OF_ADMINS, OF_OTHERS]) {
    for await (const { key, value } of list(kv, part, {})) {
      if (Date.parse(value.at) > now.getTime() - AUDIT_MS) break;
      await kv.delete(key);
      removed++;
    }
  }
  return removed;
}

/**
 * Which page: at most `limit` entries that `has` accepts, older than the one whose id is `cursor`.
 */
export type AuditPageRequest = {
  limit: number;
  cursor?: string;
  has?: (entry: AuditEntry) => boolean | Promise<boolean>;
};

/** One page; `cursor` is for the next page, and missing on the last. */
export type AuditPage = { entries: AuditEntry[]; cursor?: string };

/**
 * The entries, newest first. A search reads until the page is full; the whole log takes about a
 * tenth of a second.
 *
 * @throws {Problem} 400 for a cursor that is not from one of our pages.
 */
export async function listAudit(
  kv: Deno.Kv,
  { limit, cursor, has }: AuditPageRequest,
): Promise<AuditPage> {
  if (cursor !== undefined && !Id.safeParse(cursor).success) {
    throw new Problem(400, t("cursorDidntComeFrom"), [
      { path: "cursor", message: t("notValidCursor") },
    ]);
  }
  const entries: AuditEntry[] = [];
  const options = { reverse: true, batchSize: has ? BATCH : Math.min(limit + 1, BATCH) };
  const parts = [OF_ADMINS, OF_OTHERS].map((part) => list(kv, part, options, cursor));
  for await (const { sequence: _, ...entry } of newestFirst(parts)) {
    if (has && !await has(entry)) continue;
    // One more than requested, which shows whether another page follows.
    if (entries.length === limit) return { entries, cursor: entries.at(-1)?.id };
    entries.push(entry);
  }
  return { entries };
}

/**
 * Most entries in one batch, and the batch size of a search: every batch is a round trip to a store
 * on a server, and KV returns at most 1,000.
 */
const BATCH = 500;

function list(kv: Deno.Kv, { prefix }: Part, options: Deno.KvListOptions, cursor?: string) {
  const selector = cursor === undefined ? { prefix } : { prefix, end: [...prefix, cursor] };
  return kv.list<AuditRecord>(selector, options);
}

/** Merges lists that are sorted newest first. */
async function* newestFirst(
  lists: AsyncIterableIterator<Deno.KvEntry<AuditRecord>>[],
): AsyncGenerator<AuditRecord> {
  const heads = await Promise.all(lists.map((list) => list.next()));
  while (true) {
    const ids = heads.map(({ done, value }) => done ? "" : value.value.id);
    const at = ids[0] > ids[1] ? 0 : 1;
    const { done, value } = heads[at];
    if (done) return;
    yield value.value;
    heads[at] = await lists[at].next();
  }
}
