/**
 * Links that show a draft to people without an account. A draft has one at most. The store has only
 * the hash of its secret, so a copy of the data opens no draft.
 */
import type { Draft } from "../../model/tour/draft.ts";
import type { Ownership } from "../../model/tour/tour.ts";
import { Problem } from "../../model/web/problem.ts";
import { isAccountHidden } from "../accounts/account_gate.ts";
import { mutate } from "../kv/atomic.ts";
import { isReviewed } from "../kv/reviewed_kv.ts";
import { checkIsOpen } from "../accounts/closed_accounts.ts";
import { DraftLinks, type LinkRecord, LinksByDraft } from "../records/drafts.ts";
import { getDraft } from "./drafts.ts";
import { newSecret, sha256 } from "../kv/secret.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/** The lifetime of a link in milliseconds: 30 days. */
export const DRAFT_LINK_MS = 30 * 24 * 3600 * 1000;

/** A draft and its user, with the time of the call. */
type LinkedDraft = { userId: string; draftId: string; now: Date };

/**
 * Makes a new link to a draft, which ends the one before. Returns its secret (43 characters of
 * base64url), which is not stored, and when it expires (ISO 8601).
 *
 * @throws {Problem} 404 when the user has no such draft; 503 when too many write at once.
 */
export function createDraftLink(
  kv: Deno.Kv,
  { userId, draftId, now }: LinkedDraft,
): Promise<{ secret: string; expiresAt: string }> {
  return mutate(async () => {
    const before = await LinksByDraft.get(kv, userId, draftId);
    if (!await getDraft(kv, userId, draftId)) throw new Problem(404, t("draftNotFound"));
    const secret = newSecret();
    const hash = await sha256(secret);
    const record: LinkRecord = { userId, draftId, expiresAt: now.getTime() + DRAFT_LINK_MS };
    const operation = kv.atomic().check(before)
      .set(before.key, hash, { expireIn: DRAFT_LINK_MS })
      .set(DraftLinks.key(hash), record, { expireIn: DRAFT_LINK_MS });
    if (before.value) operation.delete(DraftLinks.key(before.value));
    await checkIsOpen(kv, operation, userId);
    return { operation, result: { secret, expiresAt: toIso(record) } };
  });
}

/** When the link of a draft expires (ISO 8601); null when it has none that shows it. */
export async function getDraftLink(
  kv: Deno.Kv,
  { userId, draftId, now }: LinkedDraft,
): Promise<string | null> {
  if (isReviewed(kv)) return null;
  const { value: hash } = await LinksByDraft.get(kv, userId, draftId);
  const record = hash && (await DraftLinks.get(kv, hash)).value;
  return record && isLive(record, now) ? toIso(record) : null;
}

/** Ends the link of a draft; no effect without one. */
export function deleteDraftLink(
  kv: Deno.Kv,
  { userId, draftId }: Omit<LinkedDraft, "now">,
): Promise<void> {
  return mutate(async () => {
    const before = await LinksByDraft.get(kv, userId, draftId);
    if (before.value === null) return { result: undefined };
    const operation = kv.atomic().check(before).delete(before.key)
      .delete(DraftLinks.key(before.value));
    return { operation, result: undefined };
  });
}

/**
 * The draft of a link, and its user; null for an unknown secret, a link that has expired or was
 * ended, a draft that is deleted or published, while the account is hidden, and on sites with
 * review.
 */
export async function readLinkedDraft(
  kv: Deno.Kv,
  secret: string,
  now: Date,
): Promise<{ draft: Draft } & Ownership | null> {
  if (isReviewed(kv)) return null;
  const hash = await sha256(secret);
  const { value: record } = await DraftLinks.get(kv, hash);
  // KV removes expired entries with a delay; until then they can be read.
  if (record === null || !isLive(record, now)) return null;
  const { userId, draftId } = record;
  const { value: current } = await LinksByDraft.get(kv, userId, draftId);
  if (current !== hash || await isAccountHidden(kv, userId)) return null;
  const draft = await getDraft(kv, userId, draftId);
  return draft && { draft, userId };
}

const isLive = ({ expiresAt }: LinkRecord, now: Date) => expiresAt > now.getTime();
const toIso = ({ expiresAt }: LinkRecord) => new Date(expiresAt).toISOString();
