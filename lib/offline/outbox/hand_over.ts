/** Passes what waits to be sent to the service worker (handed_over.ts). */
import type { HandedOver, HandedOverStore } from "../../device/handed_over.ts";
import type { FormCopies } from "../../device/forms/form_copies.ts";
import { OUTBOX_KEY } from "../../device/storage_keys.ts";
import { listUnsentDrafts } from "./waiting_drafts.ts";

/** The tag of the `sync` event that sends it. */
export const SYNC_TAG = "send-unsent";

/** `SyncManager`, which TypeScript does not know. */
export type SyncRegistration = { sync?: { register(tag: string): Promise<void> } };

type Parts = {
  /** Local storage; undefined if the browser refuses it. */
  storage: Storage | undefined;
  copies: Pick<FormCopies, "list">;
  store: HandedOverStore;
  registration: SyncRegistration | undefined;
};

/**
 * Passes on what waits for `userId`, and asks the browser to start the worker once there is a
 * network. Resolves to false if nothing waits, or if the browser has no Background Sync: the next
 * visit sends it then. Rejects if the browser refuses either.
 */
export async function handOver(
  userId: string,
  { storage, copies, store, registration }: Parts,
): Promise<boolean> {
  if (!registration?.sync) return false;
  const handedOver: HandedOver = {
    userId,
    progress: outboxOf(storage, userId),
    progressSent: 0,
    drafts: await listUnsentDrafts(copies, userId),
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
