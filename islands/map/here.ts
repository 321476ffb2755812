/** The visitor's position on the map: the measured one, or a running rehearsal's. */
import { computed, signal } from "@preact/signals-core";
import type { Position } from "../../lib/model/tour/position.ts";
import { getLocation } from "../../lib/device/location/location.ts";

/** A place with its accuracy in metres. */
type Here = Position & { accuracy: number };

/** The position of a rehearsal, which replaces the visitor's own. */
export const rehearsed = signal<Here | undefined>();

/**
 * The position to show, updated with each step that the device measures; undefined if unknown, or
 * while the device is not watched, because a dot that stays behind would be wrong. Asks for nothing
 * itself. Browser only.
 */
export const here = computed((): Here | undefined => {
  if (rehearsed.value) return rehearsed.value;
  const { latestFix, isWatching } = getLocation();
  return isWatching.value ? latestFix.value : undefined;
});
