/** Hands over to the service worker what waits on this device to be sent (handed_over.ts). */
import type { HandedOver, HandedOverStore } from "../../device/handed_over.ts";
import { OUTBOX_KEY } from "../../device/storage_keys.ts";
import { listUnsentDrafts } from "./waiting_drafts.ts";

/** The tag of the `sync` event that sends what was handed over. */
export const SYNC_TAG = "send-unsent";

/** `SyncManager`, which TypeScript does not know. */
export type SyncRegistration = { sync?: { register(tag: string): Promise<void> } };

type Parts = {
  /** Local storage; undefined where the browser refuses it. */
  storage: Storage | undefined;
  store: HandedOverStore;
  registration: SyncRegistration | undefined;
};

/**
 * Hands over what waits for `userId`, and asks the browser to start the worker once there is a
 * network. Resolves with false where nothing waits, or where the browser has no Background Sync:
 * the next visit sends it then. Rejects where the browser refuses either.
 */
export async function handOver(
  userId: string,
  { storage, store, registration }: Parts,
): Promise<boolean> {
  if (!registration?.sync) return false;
  const handedOver: HandedOver = {
    userId,
    progress: outboxOf(storage, userId),
    progressSent: 0,
    drafts: listUnsentDrafts(storage, userId),
  };
  if (handedOver.progress.length + handedOver.drafts.length === 0) return false;
  await store.write(handedOver);
  await registration.sync.register(SYNC_TAG);
  return true;
}

function outboxOf(storage: Storage | undefined, userId: string): string[] {
  const entries: { userId?: string }[] = JSON.parse(storage?.getItem(OUTBOX_KEY) ?? "[]");
  return entries.filter((entry) => entry.userId === userId).map((entry) => JSON.stringify(entry));
}
