/** Checks the versions that were handed in for review. */
import { hasContent } from "../tours/hand_in_record.ts";
import { isUnsettled } from "../../model/review/hand_in.ts";
import { getSound, listSound } from "./check_shapes.ts";
import { type Finding, removed } from "./finding.ts";
import { type HandInRecord, HandIns } from "../records/review.ts";
import { FIRST_HAND_IN, type RevisionRecord, Revisions } from "../records/tours.ts";

/** Finds versions without content, and content that no version names. */
export async function* checkReview(kv: Deno.Kv): AsyncGenerator<Finding> {
  for await (const entry of listSound<HandInRecord>(kv, HandIns.root)) {
    const tourId = String(entry.key[1]);
    const handIn = entry.value;
    if (isUnsettled(handIn.state) && hasContent(handIn)) {
      const key = Revisions.key(tourId, handIn.revision);
      if (await getSound(kv, key) !== null) continue;
      yield removed(entry, "a version that was handed in, without its content");
    }
  }
  for await (const { key } of listSound<RevisionRecord>(kv, ["tour_revisions"])) {
    const [tourId, revision] = [String(key[1]), Number(key[2])];
    if (revision < FIRST_HAND_IN) continue;
    const handIn = (await kv.get<HandInRecord>(HandIns.prefix(tourId))).value;
    if (handIn?.revision === revision && isUnsettled(handIn.state)) continue;
    // It may be all that remains of what somebody wrote.
    yield { level: "wrong", key, what: "the content of a version that nobody handed in" };
  }
}
