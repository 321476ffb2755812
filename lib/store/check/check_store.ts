/** All checks of a store, and the mending of what they find. */
import { checkClasses } from "./check_classes.ts";
import { checkCollections } from "./check_collections.ts";
import { checkCounts } from "./check_counts.ts";
import { checkDatestamps } from "./check_datestamps.ts";
import { checkDrafts } from "./check_drafts.ts";
import { checkLeftovers } from "./check_leftovers.ts";
import { checkMedia } from "./check_media.ts";
import { checkPeople } from "./check_people.ts";
import { checkPlaces } from "./check_places.ts";
import { checkShapes } from "./check_shapes.ts";
import { checkTours } from "./check_tours.ts";
import { checkWords } from "./check_words.ts";
import { checkReview } from "./check_review.ts";
import type { Finding } from "./finding.ts";
import type { StoredFiles } from "./stored_files.ts";
import { ConsentsRevision, ContentRevision } from "../records/tours.ts";

/** Mending can uncover more: a missing card, after its broken one was removed. */
const MOST_PASSES = 5;

/**
 * Checks all entries of a store and reports the faults; `files` are the bytes beside it, if
 * accessible. Nothing should write meanwhile, because half-finished changes are reported too.
 */
export async function checkStore(kv: Deno.Kv, files?: StoredFiles): Promise<Finding[]> {
  const checks = [
    checkShapes(kv),
    checkCollections(kv),
    checkTours(kv),
    checkWords(kv),
    checkPlaces(kv),
    checkDatestamps(kv),
    checkCounts(kv),
    checkPeople(kv),
    checkDrafts(kv),
    checkMedia(kv, files),
    checkLeftovers(kv, files),
    checkReview(kv),
    checkClasses(kv),
  ];
  // One after the other, so that the memory of one check is free before the next.
  const findings: Finding[] = [];
  for (const check of checks) {
    for await (const finding of check) findings.push(finding);
  }
  return findings;
}

/**
 * Mends what can be mended without a backup: rebuilds indexes, lists, counts and pointers from the
 * records, and removes pointers to nothing. Returns how many faults were mended, and the remaining
 * ones.
 */
export async function mendStore(
  kv: Deno.Kv,
  files?: StoredFiles,
): Promise<{ mended: number; left: Finding[] }> {
  let mended = 0;
  let left = await checkStore(kv, files);
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const mendable = left.filter(({ mend }) => mend);
    if (mendable.length === 0) break;
    for (const { mend } of mendable) await mend?.(kv);
    mended += mendable.length;
    left = await checkStore(kv, files);
  }
  // Servers hold answers that show the mended faults.
  if (mended > 0) {
    await kv.atomic().sum(ContentRevision.root, 1n).sum(ConsentsRevision.root, 1n).commit();
  }
  return { mended, left };
}
