/** Reports of imports that their authors have not closed, kept on this device. */
import type { ReportEntry } from "../../../../lib/formats/report.ts";
import { getLocalStorage } from "../../../../lib/device/storage.ts";
import { IMPORT_REPORT_PREFIX } from "../../../../lib/device/storage_keys.ts";

/** `nothing`: the file had nothing for a form. */
export type FileReport = { name: string; report: ReportEntry[]; nothing?: boolean };

type Kept = FileReport & { at: number };

/** Most reports that are kept; the oldest are removed first. */
const MOST = 100;

/** Keeps a report under the id of its form, or of its draft; the oldest of too many is removed. */
export function keepReport(id: string, report: FileReport, now = Date.now()): void {
  const storage = getLocalStorage();
  const kept: Kept = { ...report, at: now };
  try {
    storage?.setItem(IMPORT_REPORT_PREFIX + id, JSON.stringify(kept));
  } catch {
    // No room: the report stands while the page is open.
  }
  const keys = Object.keys(storage ?? {}).filter((key) => key.startsWith(IMPORT_REPORT_PREFIX));
  const byAge = keys.sort((a, b) => (read(b)?.at ?? 0) - (read(a)?.at ?? 0));
  for (const key of byAge.slice(MOST)) storage?.removeItem(key);
}

export const forgetReport = (id: string): void =>
  getLocalStorage()?.removeItem(IMPORT_REPORT_PREFIX + id);

/**
 * The report of a draft, or of the form that first saved it: each form that loads a draft has an id
 * of its own. Undefined without one.
 */
export function reportOf(draftId: string, formId: string | undefined): FileReport | undefined {
  const kept = read(IMPORT_REPORT_PREFIX + draftId);
  const first = kept || !formId ? undefined : read(IMPORT_REPORT_PREFIX + formId);
  if (first) {
    keepReport(draftId, first, first.at);
    forgetReport(formId!);
  }
  return kept ?? first;
}

function read(key: string): Kept | undefined {
  try {
    return JSON.parse(getLocalStorage()?.getItem(key) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
