/** Checks drafts, their data, their links, and deleted drafts. */
import { mediaHashesIn } from "../../model/media/media.ts";
import { getAll } from "../kv/get_all.ts";
import { readParts } from "../kv/parts.ts";
import { listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";
import {
  DraftData,
  DraftLinks,
  type DraftRecord,
  Drafts,
  LinksByDraft,
  type TrashedDraftRecord,
} from "../records/drafts.ts";
import { DraftMedia, hashesIn, MediaOwners, toUses } from "../records/media.ts";

/** A draft, by its user's id and its own id. */
type Known = Map<string, { userId: string; record: DraftRecord }>;

const nameOf = (userId: Deno.KvKeyPart, id: Deno.KvKeyPart) => `${String(userId)} ${String(id)}`;

/** Finds unreadable drafts, and remains of missing drafts. */
export async function* checkDrafts(kv: Deno.Kv): AsyncGenerator<Finding> {
  const live: Known = new Map();
  for await (const { key: [, userId, id], value } of listSound<DraftRecord>(kv, ["drafts"])) {
    live.set(nameOf(userId, id), { userId: String(userId), record: value });
  }
  const deleted: Known = new Map();
  for await (const entry of listSound<TrashedDraftRecord>(kv, ["draft_trash"])) {
    const [, userId, id] = entry.key;
    if (live.has(nameOf(userId, id))) {
      yield removed(entry, "the draft is deleted and there at once");
    } else deleted.set(nameOf(userId, id), { userId: String(userId), record: entry.value.record });
  }
  for (const draft of [...live.values(), ...deleted.values()]) yield* checkData(kv, draft);
  yield* checkLinks(kv, live);
}

async function* checkData(
  kv: Deno.Kv,
  { userId, record }: { userId: string; record: DraftRecord },
): AsyncGenerator<Finding> {
  const key = Drafts.key(userId, record.id);
  const data = await readParts(kv, DraftData.prefix(userId, record.id)).catch(() => undefined);
  if (data === undefined) {
    yield { level: "wrong", key, what: "the data of the draft cannot be read" };
    return;
  }
  const entry = await DraftMedia.get(kv, userId, record.id);
  const uses = toUses(await usesOf(kv, userId, { named: mediaHashesIn(data), kept: entry.value }));
  if (uses.length === 0 && entry.value === null) return;
  const finding = compared(entry, uses, "the list of files of the draft");
  if (finding) yield finding;
}

/**
 * The files that a draft should keep: of those that it names the user's own, and those of its list,
 * which the save of the draft has checked (`may_name.ts`).
 */
async function usesOf(
  kv: Deno.Kv,
  userId: string,
  { named, kept }: { named: string[]; kept: Uint8Array | null },
): Promise<string[]> {
  const listed = new Set(kept ? hashesIn(kept) : []);
  const owned = await getAll(kv, named.map((hash) => MediaOwners.key(hash, userId)));
  return named.filter((hash, i) => listed.has(hash) || owned[i].versionstamp !== null);
}

/**
 * Checks links: a link is good as long as its draft points to it. Both expire about the same time.
 * A link without a draft is left to expire.
 */
async function* checkLinks(kv: Deno.Kv, live: Known): AsyncGenerator<Finding> {
  for await (const entry of listSound<string>(kv, LinksByDraft.root)) {
    const [, userId, id] = entry.key;
    const { value } = await DraftLinks.get(kv, entry.value);
    if (value !== null && live.has(nameOf(userId, id))) continue;
    yield removed(entry, "a link of a draft that is not there", "notice");
  }
}
