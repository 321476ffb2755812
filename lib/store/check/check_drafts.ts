/** Checks drafts, their data, their links, and deleted drafts. */
import { mediaHashesIn } from "../../model/media/media.ts";
import {
  draftDataPrefix,
  draftKey,
  type DraftRecord,
  tourDraftKey,
} from "../drafts/draft_record.ts";
import type { TrashedDraftRecord } from "../drafts/draft_trash.ts";
import { getAll } from "../kv/get_all.ts";
import { mediaOwnerKey } from "../media/media_keys.ts";
import { draftMediaKey, hashesIn, toUses } from "../media/media_uses.ts";
import { readParts } from "../kv/parts.ts";
import { draftLinkKey } from "../drafts/draft_link_keys.ts";
import { listKeys, listSound } from "./check_shapes.ts";
import { compared, type Finding, removed } from "./finding.ts";

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
  // Includes unreadable records, because their data is all that remains.
  const known = new Set<string>();
  for (const prefix of ["drafts", "draft_trash"]) {
    for await (const [, userId, id] of listKeys(kv, [prefix])) known.add(nameOf(userId, id));
  }
  for (const draft of [...live.values(), ...deleted.values()]) yield* checkData(kv, draft);
  yield* checkPointers(kv, live);
  for (const prefix of [["draft_data"], ["media_uses", "draft"]]) {
    for await (const entry of listSound(kv, prefix)) {
      const [userId, id] = entry.key.slice(prefix.length);
      if (known.has(nameOf(userId, id))) continue;
      yield removed(entry, "a part of a draft that is not there");
    }
  }
  yield* checkLinks(kv, live);
}

async function* checkData(
  kv: Deno.Kv,
  { userId, record }: { userId: string; record: DraftRecord },
): AsyncGenerator<Finding> {
  const key = draftKey(userId, record.id);
  const data = await readParts(kv, draftDataPrefix(userId, record.id)).catch(() => undefined);
  if (data === undefined) {
    yield { level: "wrong", key, what: "the data of the draft cannot be read" };
    return;
  }
  const entry = await kv.get<Uint8Array>(draftMediaKey(userId, record.id));
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
  const owned = await getAll(kv, named.map((hash) => mediaOwnerKey(hash, userId)));
  return named.filter((hash, i) => listed.has(hash) || owned[i].versionstamp !== null);
}

/** Checks the pointer from a tour to each user's one draft of changes to it. */
async function* checkPointers(kv: Deno.Kv, live: Known): AsyncGenerator<Finding> {
  for (const { userId, record: { id, tourId } } of live.values()) {
    if (tourId === undefined) continue;
    const entry = await kv.get(tourDraftKey(userId, tourId));
    const finding = compared(entry, id, "the way from a tour to its draft");
    if (finding) yield finding;
  }
  for await (const entry of listSound<string>(kv, ["drafts_by_tour"])) {
    const [, userId, tourId] = entry.key;
    const draft = live.get(nameOf(userId, entry.value));
    if (draft?.record.tourId === tourId) continue;
    yield removed(entry, "the way to a draft that is not there");
  }
}

/**
 * Checks links: a link is good as long as its draft points to it. Both expire about the same time.
 * A link without a draft is left to expire.
 */
async function* checkLinks(kv: Deno.Kv, live: Known): AsyncGenerator<Finding> {
  for await (const entry of listSound<string>(kv, ["draft_links_by_draft"])) {
    const [, userId, id] = entry.key;
    const { value } = await kv.get(draftLinkKey(entry.value));
    if (value !== null && live.has(nameOf(userId, id))) continue;
    yield removed(entry, "a link of a draft that is not there", "notice");
  }
}
