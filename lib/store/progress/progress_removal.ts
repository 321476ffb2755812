/** The removal of all users' progress in a deleted tour. */
import { mutate } from "../kv/atomic.ts";
import { ActiveTours, ProgressById, ProgressByTour, ProgressRecords } from "../records/progress.ts";

/** Users whose progress one atomic operation removes: a check for each, one for the schema. */
const USERS_PER_STEP = 9;

/**
 * Removes all progress in a tour that nobody can begin any more; returns how many records. May be
 * called twice, at once, and after an interruption.
 *
 * @throws {Problem} 503 when too many write at once.
 */
export async function removeTourProgress(kv: Deno.Kv, tourId: string): Promise<number> {
  let removed = 0;
  for (let step = await removeSome(kv, tourId); step > 0; step = await removeSome(kv, tourId)) {
    removed += step;
  }
  return removed;
}

/** One step: returns how many records it removed, 0 at the end. */
function removeSome(kv: Deno.Kv, tourId: string): Promise<number> {
  return mutate(async () => {
    const selector = { prefix: ProgressByTour.prefix(tourId) };
    const entries = await Array.fromAsync(kv.list<string>(selector, { limit: USERS_PER_STEP }));
    const userIds = entries.map(({ key }) => String(key[2]));
    if (userIds.length === 0) return { result: 0 };
    const active = await kv.getMany<string[]>(userIds.map(ActiveTours.key));
    const operation = kv.atomic();
    entries.forEach(({ key, value: id }, i) => {
      operation.delete(key).delete(ProgressById.key(id)).delete(
        ProgressRecords.key(userIds[i], tourId),
      );
      // The check keeps a tour active that the user begins meanwhile.
      if (active[i].value === tourId) operation.check(active[i]).delete(active[i].key);
    });
    return { operation, result: entries.length };
  });
}
