/** Copies of forms in local storage, where older versions of the program kept them. */
import type { FormCopy, FormCopyRecords } from "./form_copy.ts";
import { FORM_COPY_PREFIX } from "../storage_keys.ts";

/**
 * Moves the copies into the database, without those that are unreadable. What the database refuses
 * stays for the next time. Never rejects.
 */
export async function moveOldCopies(
  local: Storage | undefined,
  records: Pick<FormCopyRecords, "change">,
): Promise<void> {
  try {
    const keys = Object.keys(local ?? {}).filter((key) => key.startsWith(FORM_COPY_PREFIX));
    for (const key of keys) {
      const old = parse(local!.getItem(key));
      // Another tab may have moved it, and changed it since.
      if (old) await records.change(old.id, (copy) => copy && copy.at >= old.at ? copy : old);
      local!.removeItem(key);
    }
  } catch (cause) {
    console.warn("Forms of an older version are still in local storage", cause);
  }
}

function parse(text: string | null): FormCopy | undefined {
  try {
    const copy = JSON.parse(text ?? "null");
    const isCopy = typeof copy?.id === "string" && typeof copy.at === "number";
    return isCopy ? copy : undefined;
  } catch {
    return undefined;
  }
}
