/** The walk's line is wanted once a walk has begun. */
import { WALK_STARTED_EVENT } from "../../lib/model/page_names.ts";

/** Calls `wake` at the first walk; gives a way to cancel. */
export function whenWalkStarts(wake: () => void): () => void {
  document.addEventListener(WALK_STARTED_EVENT, wake, { once: true });
  return () => document.removeEventListener(WALK_STARTED_EVENT, wake);
}
