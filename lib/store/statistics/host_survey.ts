/**
 * What no count of a store says: added up over the lists of all cards and files, of which one batch
 * is in memory. With 100,000 archives it takes seconds.
 */
import { type Visibility, visibilityOf } from "../../model/tour/visibility.ts";
import { addTo, BATCH, type Months } from "./host_counts.ts";
import type { MediaRecord } from "../records/media.ts";

export type HostSurvey = {
  unlisted: number;
  private: number;
  files: number;
  bytes: number;
  /** By the months of archives that are still there. */
  newArchives: Months;
};

/** Adds everything up. */
export async function surveyHost(kv: Deno.Kv): Promise<HostSurvey> {
  const seen: Record<Visibility, number> = { public: 0, unlisted: 0, private: 0 };
  const newArchives: Months = {};
  type Card = { visibility?: Visibility };
  for await (const { key, value } of kv.list<Card>({ prefix: ["tours_by_user"] }, BATCH)) {
    seen[visibilityOf(value)]++;
    addTo(newArchives, String(key[2]));
  }
  let [files, bytes] = [0, 0];
  for await (const { value } of kv.list<MediaRecord>({ prefix: ["media"] }, BATCH)) {
    files++;
    bytes += value.bytes;
  }
  return { unlisted: seen.unlisted, private: seen.private, files, bytes, newArchives };
}
