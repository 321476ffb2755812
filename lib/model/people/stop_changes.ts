/** The stops that differ between two versions of an archive. */
import type { Stop } from "../tour/stop.ts";

/** Ids of stops; `isReordered`: those that are in both stand in another order. */
export type StopChanges = {
  added: string[];
  removed: string[];
  changed: string[];
  isReordered: boolean;
};

export function stopChanges(before: Stop[], after: Stop[]): StopChanges {
  const earlier = new Map(before.map((stop) => [stop.id, JSON.stringify(stop)]));
  const later = new Set(after.map(({ id }) => id));
  const kept = after.filter(({ id }) => earlier.has(id));
  const stayed = before.filter(({ id }) => later.has(id));
  return {
    added: after.filter(({ id }) => !earlier.has(id)).map(({ id }) => id),
    removed: before.filter(({ id }) => !later.has(id)).map(({ id }) => id),
    changed: kept.filter((stop) => earlier.get(stop.id) !== JSON.stringify(stop))
      .map(({ id }) => id),
    isReordered: kept.some(({ id }, i) => id !== stayed[i].id),
  };
}
