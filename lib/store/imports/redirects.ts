/** Addresses that archives and stops had on the site they came from: `["redirects", path]`. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { mutate } from "../kv/atomic.ts";
import { stopIdsKey } from "../tours/tour_keys.ts";

/** Where an old address leads: to an archive, or to one of its stops. */
export const Redirect = z.object({ tourId: Id, stopId: z.string().optional() });
export type Redirect = z.infer<typeof Redirect>;

const redirectKey = (path: string): Deno.KvKey => ["redirects", path];

/**
 * Lets an old path, such as "/items/show/7", lead to an archive; one that leads to an archive which
 * is not `own` (does not come from the same site) stays as it is. Returns whether it leads there.
 */
export function setRedirect(
  kv: Deno.Kv,
  path: string,
  target: Redirect,
  own: ReadonlySet<string>,
): Promise<boolean> {
  return mutate(async () => {
    const entry = await kv.get<Redirect>(redirectKey(path));
    if (entry.value && !own.has(entry.value.tourId)) return { result: false };
    const isSame = entry.value?.tourId === target.tourId && entry.value.stopId === target.stopId;
    if (isSame) return { result: true };
    return { operation: kv.atomic().check(entry).set(entry.key, target), result: true };
  });
}

/**
 * Where the first of these paths leads that leads anywhere, and the place of its stop as the
 * archive is now, from 0; null where none does. `stop` is missing for an archive, and for a stop
 * that is gone.
 */
export async function findRedirect(
  kv: Deno.Kv,
  paths: string[],
): Promise<{ tourId: string; stop?: number } | null> {
  for (const path of paths) {
    const { value } = await kv.get<Redirect>(redirectKey(path));
    if (!value) continue;
    const { tourId, stopId } = value;
    const stops = stopId === undefined ? null : await kv.get<string[]>(stopIdsKey(tourId));
    const stop = stopId === undefined ? -1 : stops?.value?.indexOf(stopId) ?? -1;
    return stop < 0 ? { tourId } : { tourId, stop };
  }
  return null;
}
