/**
 * The entries of a user under keys that begin with the user's id, and the entries that belong to
 * each. Not here: the record with its pointers, and the tours, which others may see.
 */
import { ACCOUNT_CLASSES } from "../../model/web/request_limit.ts";
import { draftLinkKey, draftLinksPrefix } from "../drafts/draft_link_keys.ts";
import { draftsDataPrefix, draftsPrefix, tourDraftsPrefix } from "../drafts/draft_record.ts";
import { draftTrashPrefix } from "../drafts/draft_trash.ts";
import { GEOCODER_TURN } from "../geocodes.ts";
import { answersPrefix } from "../kv/idempotency.ts";
import { lastSeenKey } from "../accounts/last_seen.ts";
import { mediaQuotaKey } from "../media/media_quota.ts";
import { mediaUsageKey } from "../media/media_usage.ts";
import { draftsMediaPrefix } from "../media/media_uses.ts";
import {
  activeKey,
  progressByIdKey,
  progressByTourKey,
  progressPrefix,
} from "../progress/progress_keys.ts";
import type { ProgressRecord } from "../progress/progress_record.ts";
import { rateLimitKey } from "../limits/rate_limit.ts";
import { deletedSessionKey, sessionKey, userSessionsPrefix } from "../accounts/sessions.ts";
import { editedToursPrefix, tourApprovalKey, tourEditorKey } from "../people/tour_roles.ts";
import { hiddenToursPrefix } from "../tours/tour_hiding.ts";
import { archivistKey } from "../review/archivists.ts";
import { userStopCountKey, userTourCountKey } from "../tours/tour_keys.ts";

/**
 * A kind of entries of a user; `beside` are the keys that are removed with one, `leaves` is the key
 * of an anonymous mark that then stays for `SESSION_MS`.
 */
export type OwnedEntries = {
  prefix(userId: string): Deno.KvKey;
  beside?(entry: Deno.KvEntry<unknown>, userId: string): Deno.KvKey[];
  leaves?(entry: Deno.KvEntry<unknown>): Deno.KvKey;
};

/** All kinds except tours, uploads and files, which have bytes elsewhere. */
export const OWNED_ENTRIES: OwnedEntries[] = [
  {
    prefix: userSessionsPrefix,
    beside: ({ key }) => [sessionKey(String(key[2]))],
    // Somebody writing on another device should learn that the account was deleted.
    leaves: ({ key }) => deletedSessionKey(String(key[2])),
  },
  { prefix: draftLinksPrefix, beside: ({ value }) => [draftLinkKey(value as string)] },
  { prefix: draftsPrefix },
  { prefix: draftTrashPrefix },
  { prefix: draftsDataPrefix },
  { prefix: tourDraftsPrefix },
  { prefix: draftsMediaPrefix },
  {
    prefix: progressPrefix,
    beside({ value }, userId) {
      const { id, tourId } = value as ProgressRecord;
      return [progressByIdKey(id), progressByTourKey(tourId, userId)];
    },
  },
  { prefix: answersPrefix },
  { prefix: hiddenToursPrefix },
  {
    prefix: editedToursPrefix,
    beside: ({ key }, userId) => [
      tourEditorKey(String(key[2]), userId),
      tourApprovalKey(String(key[2]), userId),
    ],
  },
];

/** Single entries of a user, by key. */
export const ownedKeys = (userId: string): Deno.KvKey[] => [
  activeKey(userId),
  archivistKey(userId),
  lastSeenKey(userId),
  mediaQuotaKey(userId),
  mediaUsageKey(userId),
  userTourCountKey(userId),
  userStopCountKey(userId),
  ...["promote", "invite", GEOCODER_TURN, ...ACCOUNT_CLASSES].map((what) =>
    rateLimitKey(what, userId)
  ),
];
