/**
 * Links to a stop of a tour's page, to a second of its story, and to one of its things:
 * `#stop-4&t=63.25`, `#stop-4&thing=letter`.
 */

/** A stop by its index, from 0, the second at which its story is to begin, the id of a thing. */
export type StopLink = { index: number; seconds?: number; thing?: string };

/** A second in an address, to the millisecond, for regular expressions. */
export const SECOND = "\\d{1,5}(?:\\.\\d{1,3})?";

const STOP_LINK = new RegExp(
  `^#stop-([1-9]\\d{0,3})(?:&t=(${SECOND}))?(?:&thing=([\\w-]{1,64}))?$`,
);

/** Reads the fragment of an address; undefined for anything but a link to a stop. */
export function parseStopLink(hash: string): StopLink | undefined {
  const [, n, t, thing] = STOP_LINK.exec(hash) ?? [];
  if (!n) return undefined;
  return { index: Number(n) - 1, ...t && { seconds: Number(t) }, ...thing && { thing } };
}
