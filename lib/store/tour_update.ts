/** Saves of tours: each makes a new revision; the ones before are the history. */
import { Problem } from "../model/problem.ts";
import type { Tour, TourInput } from "../model/tour.ts";
import { mutate } from "./atomic.ts";
import { auditForeign, authorize, type TourChange } from "./tour_actor.ts";
import { pruneRevisions } from "./tour_history.ts";
import { tourKey } from "./tour_keys.ts";
import { composeTour, type TourRecord } from "./tour_record.ts";
import { writeTour } from "./tour_write.ts";

/**
 * Replaces what the author entered; id, owner and time of creation stay, the revision grows by one.
 * With `revision`, the one that the author started from, nobody else's change is overwritten; without
 * it, the later save wins. `by` is checked within the same atomic step; without it nobody is.
 *
 * @throws {Problem} 404 when there is no such tour; 403 for who is neither owner nor administrator; 409 when the stored
 * revision is another; 413 when the stops do not fit; 503 when too many write at once.
 */
export async function updateTour(
  kv: Deno.Kv,
  id: string,
  input: TourInput,
  { revision, now = new Date(), by }: TourChange & { revision?: number } = {},
): Promise<Tour> {
  const saved = await mutate(async () => {
    const entry = await kv.get<TourRecord>(tourKey(id));
    const before = entry.value;
    if (before === null) throw new Problem(404, "Tour not found");
    authorize(before, by);
    if (revision !== undefined && revision !== before.revision) {
      throw new Problem(
        409,
        `This archive was changed meanwhile (revision ${before.revision}; yours began from ${revision}). ` +
          "Load it again and repeat your changes.",
      );
    }
    const { tour, ...version } = composeTour(input, {
      id,
      userId: before.userId,
      revision: before.revision + 1,
      createdAt: before.createdAt,
      updatedAt: now.toISOString(),
    });
    const operation = kv.atomic().check(entry);
    writeTour(operation, before, { ...version, savedBy: by?.id ?? before.userId });
    auditForeign(operation, before, "update-tour", by, now);
    return { operation, result: tour };
  });
  await pruneRevisions(kv, id, saved.revision, now);
  return saved;
}
