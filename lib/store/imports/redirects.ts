/** Old addresses of imported archives and stops: `["redirects", path]`. */
import { z } from "zod";
import { Id } from "../../model/id.ts";
import { mutate } from "../kv/atomic.ts";
import { StopIds } from "../records/tours.ts";
import { Collection } from "../kv/collection.ts";

/** The target of an old address: an archive, or one of its stops. */
export const Redirect = z.object({ tourId: Id, stopId: z.string().optional() });
export type Redirect = z.infer<typeof Redirect>;

export const Redirects = new Collection("redirects", [z.string()], Redirect);

/**
 * Redirects an old path, such as "/items/show/7", to an archive. A path that already leads to an
 * archive which is not `own` (from another site) stays as it is. Returns whether the path leads to
 * this archive.
 */
export function setRedirect(
  kv: Deno.Kv,
  path: string,
  target: Redirect,
  own: ReadonlySet<string>,
): Promise<boolean> {
  return mutate(async () => {
    const entry = await Redirects.get(kv, path);
    if (entry.value && !own.has(entry.value.tourId)) return { result: false };
    const isSame = entry.value?.tourId === target.tourId && entry.value.stopId === target.stopId;
    if (isSame) return { result: true };
    return { operation: kv.atomic().check(entry).set(entry.key, target), result: true };
  });
}

/**
 * The target of the first of these paths that has one, with the stop's present index from 0; null
 * without any. `stop` is missing for an archive, and for a removed stop.
 */
export async function findRedirect(
  kv: Deno.Kv,
  paths: string[],
): Promise<{ tourId: string; stop?: number } | null> {
  for (const path of paths) {
    const { value } = await Redirects.get(kv, path);
    if (!value) continue;
    const { tourId, stopId } = value;
    const stops = stopId === undefined ? null : await StopIds.get(kv, tourId);
    const stop = stopId === undefined ? -1 : stops?.value?.indexOf(stopId) ?? -1;
    return stop < 0 ? { tourId } : { tourId, stop };
  }
  return null;
}
