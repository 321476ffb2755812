/** The short codes of kept tours, which open their stops without a connection. */
import type { OpenedCode, ShortCode } from "../../model/tour/short_code.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { type Caches, pagePath, readKeptTours } from "./kept_tours.ts";

/** The page on which codes are typed. */
export const CODE_PATH = "/q";

/** What the codes of a tour open: its own, and those of its stops. */
export function codesOf({ id: tourId, code, audioStops }: Tour): OpenedCode[] {
  const path = pagePath(tourId);
  const ofStops = audioStops.flatMap(({ id: stopId, code }, index): OpenedCode[] =>
    code ? [{ code, tourId, stopId, path: `${path}#stop-${index + 1}` }] : []
  );
  return [...code ? [{ code, tourId, path }] : [], ...ofStops];
}

/** What a code opens of the tours that are complete on this device. Never throws. */
export async function findKeptCode(
  caches: Caches,
  code: ShortCode,
): Promise<OpenedCode | undefined> {
  const whole = (await readKeptTours(caches)).filter(({ completedAt }) => completedAt);
  return whole.flatMap(({ codes = [] }) => codes).find((one) => one.code === code);
}
