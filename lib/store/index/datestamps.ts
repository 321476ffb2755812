/**
 * Public and formerly public tours by the time of their last change, for harvesters (OAI-PMH):
 * `["tour_datestamps", id]` has the time, `["tours_by_datestamp", at, id]` whether the tour is
 * gone.
 *
 * One list holds both kinds, because two lists cannot be read at one moment: a tour that moves from
 * one to the other in between would be missed.
 */
import { type Datestamp, Datestamps, ToursByDatestamp } from "../records/tours.ts";

/**
 * How far datestamps are ahead of the clock, in milliseconds. A harvester asks for changes since
 * its last visit. A change written during that visit, by a process with a slightly different clock,
 * must be dated after it.
 */
const AHEAD_MS = 5000;

/**
 * Adds to `operation` the change or the end (`isDeleted`) of a tour: three mutations and no check.
 * The caller checks the tour's record, which changes in the same step. A datestamp never decreases.
 */
export async function setDatestamp(
  kv: Deno.Kv,
  operation: Deno.AtomicOperation,
  id: string,
  { isDeleted, now }: { isDeleted: boolean; now: Date },
): Promise<void> {
  const { value: before } = await Datestamps.get(kv, id);
  if (before) operation.delete(ToursByDatestamp.key(before.at, id));
  const time = Math.max(now.getTime() + AHEAD_MS, before ? Date.parse(before.at) + 1 : 0);
  const datestamp: Datestamp = { at: new Date(time).toISOString(), isDeleted };
  operation.set(Datestamps.key(id), datestamp).set(
    ToursByDatestamp.key(datestamp.at, id),
    isDeleted,
  );
}
