/** The number of waiting changes, for pages that do not send them. */
import type { FormCopies } from "../../device/forms/form_copies.ts";
import { OUTBOX_KEY } from "../../device/storage_keys.ts";
import { listUnsentDrafts } from "./waiting_drafts.ts";

/** The number of waiting changes and drafts of all users on this device. Never rejects. */
export async function countUnsent(
  storage: Storage | undefined,
  copies: Pick<FormCopies, "list">,
): Promise<number> {
  const drafts = await listUnsentDrafts(copies).catch(() => []);
  return countProgress(storage) + drafts.length;
}

function countProgress(storage: Storage | undefined): number {
  try {
    const entries: unknown = JSON.parse(storage?.getItem(OUTBOX_KEY) ?? "[]");
    return Array.isArray(entries) ? entries.length : 0;
  } catch {
    return 0;
  }
}
