/** Checks the versions that were handed in for review. */
import { type HandInRecord, hasContent } from "../review/hand_in_record.ts";
import { isUnsettled } from "../../model/review/hand_in.ts";
import {
  FIRST_HAND_IN,
  HAND_INS,
  removalKey,
  revisionKey,
  revisionsPrefix,
} from "../tours/tour_keys.ts";
import type { RevisionRecord } from "../tours/tour_write.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { type Finding, removed } from "./finding.ts";

/** Whether a tour is there, or deleted, or being removed; its record may be lost. */
async function hasTraces(kv: Deno.Kv, tourId: string): Promise<boolean> {
  if ((await kv.get(removalKey(tourId))).versionstamp !== null) return true;
  const selector = { start: revisionsPrefix(tourId), end: revisionKey(tourId, FIRST_HAND_IN) };
  for await (const _ of kv.list(selector, { limit: 1 })) return true;
  return false;
}

/** Finds versions without a tour or content, and content that no version names. */
export async function* checkReview(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const entry of listSound<HandInRecord>(kv, HAND_INS)) {
    const tourId = String(entry.key[1]);
    const handIn = entry.value;
    if (!await hasTraces(kv, tourId)) {
      yield removed(entry, "a version of a tour that is not there");
    } else if (isUnsettled(handIn.state) && hasContent(handIn)) {
      const key = revisionKey(tourId, handIn.revision);
      if (await getSound(kv, key) !== null) continue;
      yield removed(entry, "a version that was handed in, without its content");
    }
  }
  for await (const { key } of listSound<RevisionRecord>(kv, ["tour_revisions"])) {
    const [tourId, revision] = [String(key[1]), Number(key[2])];
    if (revision < FIRST_HAND_IN) continue;
    const handIn = (await kv.get<HandInRecord>([...HAND_INS, tourId])).value;
    if (handIn?.revision === revision && isUnsettled(handIn.state)) continue;
    // It may be all that remains of what somebody wrote.
    yield { level: "wrong", key, what: "the content of a version that nobody handed in" };
  }
}
