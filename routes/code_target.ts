/** What a short code opens, for the request's user. */
import { flawText } from "../lib/model/text/code_flaw_text.ts";
import {
  alikeCodes,
  formatShortCode,
  type OpenedCode,
  readShortCode,
  type ShortCode,
} from "../lib/model/tour/short_code.ts";
import { isPublic } from "../lib/model/tour/visibility.ts";
import { Problem, TooManyRequests } from "../lib/model/web/problem.ts";
import { stopLink } from "../lib/model/web/make_stop_link.ts";
import { clientAddress } from "../lib/server/load/client_address.ts";
import { getCodeTarget } from "../lib/store/tours/short_codes.ts";
import { hasTour } from "../lib/store/tours/tours.ts";
import type { Ctx } from "./context.ts";
import { findVisibleTour } from "./visible_tour.ts";
import { texts } from "../lib/texts/texts.ts";

const t = texts("problems");

/**
 * Wrong codes that an address may try. A mistyped code counts only if its check letter is right,
 * which is so for 1 in 32; a code that is looked up in place of a misread one counts, too. Somebody
 * who tries codes at random finds no unlisted archive in useful time (decision 083).
 */
export const WRONG_CODES = { burst: 30, perMinute: 0.5 };

/** A code whose stop is gone, or whose archive is; `tourId` is the archive that is still there. */
export class DeletedCode extends Problem {
  constructor(detail: string, readonly tourId?: string) {
    super(410, detail);
  }
}

/** A text that is no code; `meant` is the code that it may be a misreading of, if there is one. */
export class NoCode extends Problem {
  constructor(detail: string, readonly meant: ShortCode | undefined) {
    super(404, detail);
  }
}

/**
 * Opens the code in a text as people type it.
 *
 * @throws {Problem} 404 (NoCode) for a text that is no code, else as `openRead`.
 */
export async function openCode(c: Ctx, text: string): Promise<OpenedCode> {
  const read = readShortCode(text);
  if ("code" in read) return await openRead(c, read.code);
  throw new NoCode(flawText(read.flaw), await findMeant(c, text));
}

/**
 * The only code that the text may be a misreading of, of those that open something for the user.
 * Each that does not open counts as a wrong code, so that offers tell no more than codes.
 */
async function findMeant(c: Ctx, text: string): Promise<ShortCode | undefined> {
  const meant: ShortCode[] = [];
  for (const code of alikeCodes(text)) {
    try {
      await openRead(c, code);
      meant.push(code);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
    }
  }
  return meant.length === 1 ? meant[0] : undefined;
}

/**
 * Opens a code.
 *
 * @throws {Problem} 404 for a code that was never given, and one of an archive that the user may
 * not see, which look the same; 410 (DeletedCode) for one of something that was deleted; 429 when
 * too many wrong codes came from this address, also for a right code whose archive is not public.
 */
async function openRead(c: Ctx, code: ShortCode): Promise<OpenedCode> {
  const { kv } = c.var.parts;
  const target = await getCodeTarget(kv, code);
  if (!target) throw wrong(c, code);
  const { tourId, stopId } = target;
  const found = await findVisibleTour(c, tourId);
  if (!found) {
    throw await hasTour(kv, tourId) ? wrong(c, code) : new DeletedCode(t("archiveOfCodeDeleted"));
  }
  const { tour, role } = found;
  if (!isPublic(tour) && role === null) refuseAfterGuesses(c);
  if (stopId === undefined) return { code, tourId, path: `/tour/${tourId}` };
  const index = tour.audioStops.findIndex(({ id }) => id === stopId);
  if (index < 0) throw new DeletedCode(t("stopOfCodeDeleted"), tourId);
  return { code, tourId, stopId, path: `/tour/${tourId}${stopLink({ index })}` };
}

/** Counts a wrong code. */
function wrong(c: Ctx, code: string): Problem {
  const key = keyOf(c);
  const seconds = key === undefined ? 0 : c.var.addresses.take(key, WRONG_CODES);
  if (seconds > 0) return tooMany(seconds);
  return new Problem(
    404,
    t("noArchiveHasCode", { code: formatShortCode(code) }),
  );
}

/** Refuses after too many wrong codes: somebody who guesses must not learn which are right. */
function refuseAfterGuesses(c: Ctx): void {
  const key = keyOf(c);
  const seconds = key === undefined ? 0 : c.var.addresses.wait(key, WRONG_CODES);
  if (seconds > 0) throw tooMany(seconds);
}

function keyOf(c: Ctx): string | undefined {
  const { proxies } = c.var.parts.config;
  const address = clientAddress(c.req.raw.headers, c.env?.remoteAddr, proxies);
  return address && `wrong codes ${address}`;
}

function tooMany(seconds: number): TooManyRequests {
  const minutes = Math.ceil(seconds / 60);
  return new TooManyRequests(
    t("tooManyWrongCodes", { count: minutes }),
    seconds,
  );
}
