/** The hourly clean-up of a server. */
import { removeOldAudit } from "../store/accounts/audit.ts";
import { endDueClasses, removeDueClasses } from "../store/classes/class_end.ts";
import { lookAtClock } from "../store/kv/clock_steps.ts";
import { removeOldListens } from "../store/listens/listens.ts";
import { emptyTrash } from "../store/closing/empty_trash.ts";
import { forgetFirstRun } from "../store/site/first_run.ts";
import { finishHidings } from "../store/tours/tour_hiding.ts";
import { finishInterruptedRemovals } from "./account_removal.ts";
import { removeDueDocuments } from "./documents.ts";
import type { ObjectStore } from "./object_store.ts";
import { sweepMedia } from "./sweep.ts";

/** The store, the place for files if there is one, the time, and the log for the host. */
type CleanUpParts = {
  kv: Deno.Kv;
  objects: ObjectStore | undefined;
  now: Date;
  say: (text: string) => void;
};

/**
 * Finishes interrupted work, then removes deleted items that can no longer be restored, and unused
 * files. After a jump of the clock nothing is removed for its age for a day, in which a host can
 * correct the clock. Several processes may call it at once.
 */
export async function cleanUp({ kv, objects, now, say }: CleanUpParts): Promise<void> {
  const unfinished = await finishInterruptedRemovals({ kv, objects, now });
  if (unfinished > 0) say(`Deleted accounts with data left to remove: ${unfinished}.`);
  await finishHidings(kv);
  await forgetFirstRun(kv);
  await removeDueDocuments(kv, objects, now);
  const { isSteady, leaptFrom } = await lookAtClock(kv, now);
  if (leaptFrom) {
    say(
      `The clock says ${now.toISOString()}; at the last look it said ${leaptFrom.toISOString()}. ` +
        "If it is wrong, set it right: what was deleted long ago, and acts of more than two years " +
        "ago, are removed for good in a day.",
    );
  }
  await endDueClasses(kv, now);
  if (!isSteady) return;
  await removeOldAudit(kv, now);
  await removeOldListens(kv, now);
  const classes = await removeDueClasses(kv, now);
  if (classes > 0) say(`Removed ${classes} classes that ended 30 days ago.`);
  const { tours, drafts } = await emptyTrash(kv, now);
  if (tours > 0) await removeDueDocuments(kv, objects, now);
  if (tours + drafts > 0) {
    say(`Removed ${tours} archives and ${drafts} drafts that were deleted 30 days ago.`);
  }
  const swept = objects && await sweepMedia(kv, objects, now);
  if (swept && swept.files + swept.uploads > 0) {
    const { files, uploads } = swept;
    say(`Removed ${files} files that nothing used, and ${uploads} unfinished uploads.`);
  }
}
