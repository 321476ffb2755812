/**
 * What the map shows as the visitor's place: the measured one, or that of a rehearsal while one
 * runs.
 */
import { computed, signal } from "@preact/signals-core";
import type { Position } from "../../lib/model/tour/position.ts";
import { getLocation } from "../../lib/device/location/location.ts";

/** A place with its accuracy in metres. */
type Here = Position & { accuracy: number };

/** The place of a rehearsal, which takes the place of the visitor's own. */
export const rehearsed = signal<Here | undefined>();

/**
 * The position to show, with each step that the device measures; undefined while there is none, or
 * while the device is not watched: a dot that stands still would be wrong after the next step. Asks
 * for nothing itself. Browser only.
 */
export const here = computed((): Here | undefined => {
  if (rehearsed.value) return rehearsed.value;
  const { latestFix, isWatching } = getLocation();
  return isWatching.value ? latestFix.value : undefined;
});
