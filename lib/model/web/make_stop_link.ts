/**
 * Makes links to a second of a story and to a thing. Separate from their reader, which each tour's
 * page loads.
 */
import type { StopLink } from "./stop_link.ts";

/**
 * A second as addresses have it: "63", or "63.25". It is exact to the millisecond, as the times of
 * sentences are: rounded down it would light the sentence before, rounded up it would cut off the
 * first syllable, or skip a short sentence.
 */
export const linkSecond = (seconds: number): string => String(Math.round(seconds * 1000) / 1000);

/** The fragment of a link. */
export const stopLink = ({ index, seconds, thing }: StopLink): string =>
  `#stop-${index + 1}${seconds === undefined ? "" : `&t=${linkSecond(seconds)}`}` +
  (thing === undefined ? "" : `&thing=${thing}`);
