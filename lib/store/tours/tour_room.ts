/** Checks the limit of tours of an account. */
import { NOBODY } from "../../model/id.ts";
import { Problem } from "../../model/web/problem.ts";
import { MAX_TOURS } from "../../model/media/quotas.ts";
import { countToursByUser } from "../index/tour_lists.ts";
import { texts } from "../../texts/texts.ts";

const t = texts("storeProblems");

/**
 * Refuses another tour of a user who has the most allowed (some more, when they are sent at once).
 * Deleted tours that can be restored count, too, because they need as much room.
 *
 * @throws {Problem} 413.
 */
export async function checkTourRoom(kv: Deno.Kv, userId: string): Promise<void> {
  if (userId === NOBODY) return;
  const { tours } = await countToursByUser(kv, userId);
  const trash = { prefix: ["tour_trash", userId] };
  const options = { limit: Math.max(1, MAX_TOURS - tours), batchSize: MAX_TOURS };
  const deleted = await Array.fromAsync(kv.list(trash, options));
  if (tours + deleted.length < MAX_TOURS) return;
  throw new Problem(
    413,
    t("accountArchivesIncludingRecently", { maxTours: MAX_TOURS }),
  );
}
