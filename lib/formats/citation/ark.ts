/**
 * Archival Resource Keys: addresses that stay when an archive moves to another host name. A name is
 * the archive's id, which is never reused, then a stop's id, then a second: `01j8…/mill.t63.25`.
 *
 * Source: https://datatracker.ietf.org/doc/draft-kunze-ark/
 */
import { linkSecond } from "../../model/web/make_stop_link.ts";
import { SECOND } from "../../model/web/stop_link.ts";

/** A stop's recording, or a second of it. */
export type Part = { stopId?: string; seconds?: number };

/** `naan` is the institution's number for its ARKs, such as "12345". */
export function arkPath(naan: string, tourId: string, { stopId, seconds }: Part = {}): string {
  const second = seconds === undefined ? "" : `.t${linkSecond(seconds)}`;
  return `/ark:/${naan}/${tourId.toLowerCase()}${
    stopId === undefined ? "" : `/${stopId}${second}`
  }`;
}

const PART = new RegExp(`^([\\w-]{1,64})(?:\\.t(${SECOND}))?$`);

/** Reads the part after an archive's name, such as "mill.t63.25"; undefined for other texts. */
export function readArkPart(text: string): Part | undefined {
  const [, stopId, t] = PART.exec(text) ?? [];
  return stopId ? { stopId, ...t && { seconds: Number(t) } } : undefined;
}
