/** Makes links to a second of a story. Separate from their reader, which each tour's page loads. */
import type { StopLink } from "./stop_link.ts";

/** The fragment of a link. Its time is the whole second that contains `seconds`. */
export const stopLink = ({ index, seconds }: StopLink): string =>
  `#stop-${index + 1}${seconds === undefined ? "" : `&t=${Math.floor(seconds)}`}`;
