/** Makes links to a second of a story. Apart from what reads them, which each tour's page loads. */
import type { StopLink } from "./stop_link.ts";

/** The fragment of a link. Its time is a whole second: the one in which `seconds` lies. */
export const stopLink = ({ index, seconds }: StopLink): string =>
  `#stop-${index + 1}${seconds === undefined ? "" : `&t=${Math.floor(seconds)}`}`;
