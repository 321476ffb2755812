/**
 * Public tours, and those that were public, by the time of their last change: what harvesters read
 * (OAI-PMH). `["tour_datestamps", id]` has when that was, `["tours_by_datestamp", at, id]` whether
 * the tour is gone since.
 *
 * One list holds both kinds, since two lists cannot be read at one moment: a tour that moves from
 * one to the other in between would be in neither.
 */
import { z } from "zod";
import { Time } from "../kv/fields.ts";
import { byDatestampKey, datestampKey } from "../tours/tour_keys.ts";

/** When a tour last changed for the public; `isDeleted`: it has not been public since. */
export const Datestamp = z.object({ at: Time, isDeleted: z.boolean() });
export type Datestamp = z.infer<typeof Datestamp>;

/**
 * How far datestamps are ahead of the clock, in milliseconds. A harvester asks for what changed
 * since its last visit. A change that was written during that visit, by a process whose clock may
 * be another, must be dated after it.
 */
const AHEAD_MS = 5000;

/**
 * Adds to `operation` that a tour changes, or goes (`isDeleted`): three mutations and no check. The
 * caller checks the tour's record, with which this changes. A datestamp never goes back.
 */
export async function setDatestamp(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  id: string,
  { isDeleted, now }: { isDeleted: boolean; now: Date },
): Promise<void> {
  const { value: before } = await kv.get<Datestamp>(datestampKey(id));
  if (before) operation.delete(byDatestampKey(before.at, id));
  const time = Math.max(now.getTime() + AHEAD_MS, before ? Date.parse(before.at) + 1 : 0);
  const datestamp: Datestamp = { at: new Date(time).toISOString(), isDeleted };
  operation.set(datestampKey(id), datestamp).set(byDatestampKey(datestamp.at, id), isDeleted);
}
