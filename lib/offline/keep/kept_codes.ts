/** The short codes of kept tours, which open their stops without a connection. */
import { alikeCodes, type OpenedCode, readShortCode } from "../../model/tour/short_code.ts";
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

/** The codes of the tours that are complete on this device. Never throws. */
export async function readKeptCodes(caches: Caches): Promise<OpenedCode[]> {
  const whole = (await readKeptTours(caches)).filter(({ completedAt }) => completedAt);
  return whole.flatMap(({ codes = [] }) => codes);
}

/** What the code in a text opens; undefined if it is not kept. */
export function findKept(text: string, kept: OpenedCode[]): OpenedCode | undefined {
  const read = readShortCode(text);
  return "code" in read ? kept.find(({ code }) => code === read.code) : undefined;
}

/**
 * What the API answers for a code that is kept, or for a misread one. Undefined for another code
 * whose check letter is right: only the server knows whether there is such a code.
 */
export function answerOfKept(text: string, kept: OpenedCode[]): Response | undefined {
  const opened = findKept(text, kept);
  if (opened) return json(opened);
  const read = readShortCode(text);
  if ("code" in read) return undefined;
  const alike = alikeCodes(text);
  const meant = kept.map(({ code }) => code).filter((code) => alike.includes(code));
  if (meant.length !== 1) return undefined;
  return json({ status: 404, meant: meant[0] }, 404);
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
