/** The number of waiting changes, for pages that do not send them. */
import { OUTBOX_KEY } from "../../device/storage_keys.ts";
import { listUnsentDrafts } from "./waiting_drafts.ts";

/** The number of waiting changes and drafts of all users on this device. Never throws. */
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
