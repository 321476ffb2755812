/** Links to a stop of a tour's page, and to a second of its story: `#stop-4&t=63.25`. */

/** A stop by its index, from 0, and the second at which its story is to begin. */
export type StopLink = { index: number; seconds?: number };

/** A second in an address, to the millisecond, for regular expressions. */
export const SECOND = "\\d{1,5}(?:\\.\\d{1,3})?";

const STOP_LINK = new RegExp(`^#stop-([1-9]\\d{0,3})(?:&t=(${SECOND}))?$`);

/** Reads the fragment of an address; undefined for anything but a link to a stop. */
export function parseStopLink(hash: string): StopLink | undefined {
  const [, n, t] = STOP_LINK.exec(hash) ?? [];
  if (!n) return undefined;
  return { index: Number(n) - 1, ...t && { seconds: Number(t) } };
}
