/** All checks of a store, and the mending of what they find. */
import { CONSENTS_REVISION, CONTENT_REVISION } from "../tours/tour_keys.ts";
import { checkCounts } from "./check_counts.ts";
import { checkDatestamps } from "./check_datestamps.ts";
import { checkDrafts } from "./check_drafts.ts";
import { checkLeftovers } from "./check_leftovers.ts";
import { checkMedia } from "./check_media.ts";
import { checkPeople } from "./check_people.ts";
import { checkPlaces } from "./check_places.ts";
import { checkProgress } from "./check_progress.ts";
import { checkShapes } from "./check_shapes.ts";
import { checkTours } from "./check_tours.ts";
import { checkTransfers } from "./check_transfers.ts";
import type { Finding } from "./finding.ts";
import type { StoredFiles } from "./stored_files.ts";

/** Mending one thing shows another: a card that is gone, after its broken one was removed. */
const MOST_PASSES = 5;

/**
 * Walks all entries of a store and reports what is wrong; `files` are the bytes beside it, where
 * they can be asked for. Nobody should write meanwhile: what is half done is found, too.
 */
export async function checkStore(kv: Deno.Kv, files?: StoredFiles): Promise<Finding[]> {
  const checks = [
    checkShapes(kv),
    checkTours(kv),
    checkPlaces(kv),
    checkDatestamps(kv),
    checkCounts(kv),
    checkPeople(kv),
    checkDrafts(kv),
    checkMedia(kv, files),
    checkLeftovers(kv, files),
    checkProgress(kv),
    checkTransfers(kv),
  ];
  // One after the other: what one remembers of a million tours is gone before the next begins.
  const findings: Finding[] = [];
  for (const check of checks) {
    for await (const finding of check) findings.push(finding);
  }
  return findings;
}

/**
 * Mends what can be mended without a backup: indexes, lists, counts and pointers are made anew of
 * the records, and what points nowhere goes. Returns how many things that were, and what is left.
 */
export async function mendStore(
  kv: Deno.Kv,
  files?: StoredFiles,
): Promise<{ mended: number; left: Finding[] }> {
  let mended = 0;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mendable = (await checkStore(kv, files)).filter(({ mend }) => mend);
    if (mendable.length === 0) break;
    for (const { mend } of mendable) await mend?.(kv);
    mended += mendable.length;
  }
  // Servers hold answers that were made of what was wrong.
  if (mended > 0) await kv.atomic().sum(CONTENT_REVISION, 1n).sum(CONSENTS_REVISION, 1n).commit();
  return { mended, left: await checkStore(kv, files) };
}
