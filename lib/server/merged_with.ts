/** The people with whose changes a save was put together. */
import { getUserNames } from "../store/accounts/users.ts";
import { listSavers } from "../store/tours/tour_history.ts";

/**
 * The names of the others who saved a tour between the revision `from`, from which a save of
 * `userId` began, and `saved`, the one that it made; without those whose accounts are deleted.
 * Undefined when nobody saved in between.
 */
export async function namesOfMerged(
  kv: Deno.Kv,
  tourId: string,
  { from, saved, userId }: { from: number; saved: number; userId: string },
): Promise<string[] | undefined> {
  if (saved <= from + 1) return undefined;
  const savers = await listSavers(kv, tourId, { after: from, before: saved });
  const others = savers.filter((id) => id !== userId);
  return [...(await getUserNames(kv, others)).values()];
}
