/** Rate limits of addresses and accounts, for each class of routes. */
import type { Next } from "hono";
import { CALLBACK_PATH, DEMO_MOUNT, LOGIN_PATH } from "../../lib/auth/paths.ts";
import { MAP_ARCHIVE_PATH } from "../../lib/model/web/map_archive.ts";
import { TooManyRequests } from "../../lib/model/web/problem.ts";
import {
  ACCOUNT_CLASSES,
  type AccountClass,
  type RequestLimit,
} from "../../lib/model/web/request_limit.ts";
import type { AccountLimiter } from "../../lib/server/load/account_limiter.ts";
import { clientAddress } from "../../lib/server/load/client_address.ts";
import { processLog } from "../../lib/server/host/log.ts";
import type { RequestLimiter } from "../../lib/server/load/request_limiter.ts";
import type { Ctx } from "../context.ts";
import { isPersonal } from "./viewer.ts";
import { texts } from "../../lib/texts/texts.ts";

const t = texts("problems");

type OfAddress = { address: RequestLimit };

/** `accounts` is the total for all accounts behind one address: many times as much as for one. */
type OfAccounts = OfAddress & { account: RequestLimit; accounts: RequestLimit };

type Limits =
  & Record<AccountClass | "read", OfAccounts>
  & Record<"sign-in" | "file" | "listen", OfAddress>;

/**
 * By class: for an address, which a whole school may share, without a sign-in; for one account; and
 * for all accounts behind one address. One user can only use up their own limit: a class of 30 that
 * saves at once stays below `accounts`. Answers from memory are not counted.
 */
export const LIMITS = {
  "sign-in": { address: { burst: 300, perMinute: 120 } },
  "look-up": {
    address: { burst: 300, perMinute: 120 },
    account: { burst: 40, perMinute: 30 },
    accounts: { burst: 2400, perMinute: 1800 },
  },
  // All data of an account, or many archives, with their recordings: hundreds of megabytes.
  "account data": {
    address: { burst: 60, perMinute: 20 },
    account: { burst: 5, perMinute: 1 },
    accounts: { burst: 200, perMinute: 60 },
  },
  write: {
    address: { burst: 2000, perMinute: 1200 },
    account: { burst: 400, perMinute: 240 },
    accounts: { burst: 20_000, perMinute: 12_000 },
  },
  // Ranges of recordings and of the map: dozens for each view.
  file: { address: { burst: 10_000, perMinute: 6000 } },
  // A school on a walk: thirty pupils hear some ten stories. A program that makes listenings up
  // adds 8,640 a day at most.
  listen: { address: { burst: 400, perMinute: 6 } },
  read: {
    address: { burst: 2000, perMinute: 1200 },
    account: { burst: 1000, perMinute: 600 },
    accounts: { burst: 40_000, perMinute: 24_000 },
  },
} satisfies Limits;

const SAFE = ["GET", "HEAD", "OPTIONS"];
// After too many writes a user can still sign out.
const SIGN_IN = [LOGIN_PATH, CALLBACK_PATH, "/api/auth/login", "/api/auth/logout"];

/** Where codes of classes are sent: a right one is let in, however many wrong ones came before. */
const JOINS = ["/join", "/api/class/join"];

const ALL_DATA = ["/api/account/data", "/api/admin/tours/export"];

/** The class of a request. */
export function limitClassOf(method: string, path: string): keyof typeof LIMITS {
  if (SIGN_IN.includes(path) || path.startsWith(`${DEMO_MOUNT}/`)) return "sign-in";
  if (path.startsWith("/api/location")) return "look-up";
  if (ALL_DATA.includes(path)) return "account data";
  if (!SAFE.includes(method)) {
    return /^\/api\/tours\/[^/]+\/listens$/.test(path) ? "listen" : "write";
  }
  const isFile = path === MAP_ARCHIVE_PATH || /^\/(media|assets|archives)\//.test(path);
  return isFile ? "file" : "read";
}

const isOfAccounts = (kind: string): kind is AccountClass =>
  (ACCOUNT_CLASSES as readonly string[]).includes(kind);

/**
 * The counters: addresses in this process, accounts across all processes on the store; but reads of
 * accounts cost only this process, and are counted in its memory.
 */
type Limiters = { addresses: RequestLimiter; accounts: AccountLimiter };

/**
 * Refuses requests beyond the limits.
 *
 * @throws {TooManyRequests} with the seconds to wait.
 */
export function rateLimits(proxies: number, { addresses, accounts }: Limiters) {
  let isTold = proxies > 0;
  return async (c: Ctx, next: Next): Promise<void> => {
    if (!isTold && c.req.header("x-forwarded-for") !== undefined) {
      isTold = true;
      (c.var.parts.log ?? processLog).warn(
        "A request came through a proxy (X-Forwarded-For), and TRUSTED_PROXIES is not set: limits " +
          "by address are off, or count all visitors as one. Set it to the number of proxies in " +
          "front.",
      );
    }
    if (c.req.method === "POST" && JOINS.includes(c.req.path)) return await next();
    const kind = limitClassOf(c.req.method, c.req.path);
    const address = clientAddress(c.req.raw.headers, c.env?.remoteAddr, proxies);
    const { metrics } = c.var;
    const refuseFor = (seconds: number, by: "address" | "account") => {
      if (seconds === 0) return;
      metrics.limited(kind, by);
      throw tooMany(seconds);
    };
    const ofAddress = (limit: RequestLimit, whose = "") => {
      if (address === undefined) return;
      refuseFor(addresses.take(`${kind} ${whose}${address}`, limit), "address");
    };
    if (kind === "sign-in" || kind === "file" || kind === "listen") {
      ofAddress(LIMITS[kind].address);
      return await next();
    }
    // The route itself refuses an invalid token.
    const user = isPersonal(c) ? await whoAsks(c) : null;
    if (user) {
      const { account } = LIMITS[kind];
      const wait = isOfAccounts(kind)
        ? await accounts.take({ kind, userId: user.id }, account)
        : addresses.take(`${kind}/${user.id}`, account);
      // A refused request of one account does not count for the others at its address.
      refuseFor(wait, "account");
      ofAddress(LIMITS[kind].accounts, "of all accounts ");
    } else ofAddress(LIMITS[kind].address);
    await next();
  };
}

/** The account of a request, or its pupil: a class of 30 is behind one address. */
async function whoAsks(c: Ctx): Promise<{ id: string } | null> {
  const user = await c.var.viewer().catch(() => null);
  if (user) return user;
  const pupil = await c.var.pupil();
  return pupil && { id: pupil.memberId };
}

function tooMany(seconds: number): TooManyRequests {
  return new TooManyRequests(t("tooManyRequests", { count: seconds }), seconds);
}
