/** How much waits to be sent, for pages that do not send it. */
import { OUTBOX_KEY } from "../../device/storage_keys.ts";
import { listUnsentDrafts } from "./waiting_drafts.ts";

/** The number of changes and drafts of anybody on this device that wait. Never throws. */
export const countUnsent = (storage: Storage | undefined): number =>
  countProgress(storage) + listUnsentDrafts(storage).length;

function countProgress(storage: Storage | undefined): number {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(OUTBOX_KEY) ?? "[]");
    return Array.isArray(entries) ? entries.length : 0;
  } catch {
    return 0;
  }
}
