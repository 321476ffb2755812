/** How much one address, and one account, may ask for: limits for each class of routes. */
import type { Next } from "hono";
import { CALLBACK_PATH, DEMO_MOUNT, LOGIN_PATH } from "../../lib/auth/paths.ts";
import { MAP_ARCHIVE_PATH } from "../../lib/model/map_archive.ts";
import { TooManyRequests } from "../../lib/model/problem.ts";
import {
  ACCOUNT_CLASSES,
  type AccountClass,
  type RequestLimit,
} from "../../lib/model/request_limit.ts";
import type { AccountLimiter } from "../../lib/server/limits/account_limiter.ts";
import { clientAddress } from "../../lib/server/limits/client_address.ts";
import { processLog } from "../../lib/server/log.ts";
import type { RequestLimiter } from "../../lib/server/limits/request_limiter.ts";
import type { Ctx } from "../context.ts";

type OfAddress = { address: RequestLimit };

type Limits =
  & Record<AccountClass, OfAddress & { account: RequestLimit }>
  & Record<"sign-in" | "file" | "read", OfAddress>;

/**
 * By class: of an address, which a whole school may share, and of one person, where the class is
 * for those who are signed in. A class of 30 that signs in or saves at once stays below them, and
 * so does a form that saves itself; answers that are sent from memory are not counted at all.
 */
export const LIMITS = {
  "sign-in": { address: { burst: 300, perMinute: 120 } },
  "look-up": {
    address: { burst: 300, perMinute: 120 },
    account: { burst: 40, perMinute: 30 },
  },
  // Everything of an account, with its recordings: hundreds of megabytes.
  "account data": {
    address: { burst: 60, perMinute: 20 },
    account: { burst: 5, perMinute: 1 },
  },
  write: {
    address: { burst: 2000, perMinute: 1200 },
    account: { burst: 400, perMinute: 240 },
  },
  // Ranges of recordings and of the map: dozens for each look at it.
  file: { address: { burst: 10_000, perMinute: 6000 } },
  read: { address: { burst: 2000, perMinute: 1200 } },
} satisfies Limits;

const SAFE = ["GET", "HEAD", "OPTIONS"];
// Whoever has written too much may still sign out.
const SIGN_IN = [LOGIN_PATH, CALLBACK_PATH, "/api/auth/login", "/api/auth/logout"];

/** The class of a request. */
export function limitClassOf(method: string, path: string): keyof typeof LIMITS {
  if (SIGN_IN.includes(path) || path.startsWith(`${DEMO_MOUNT}/`)) return "sign-in";
  if (path.startsWith("/api/location")) return "look-up";
  if (path === "/api/account/data") return "account data";
  if (!SAFE.includes(method)) return "write";
  const isFile = path === MAP_ARCHIVE_PATH || /^\/(media|assets|archives)\//.test(path);
  return isFile ? "file" : "read";
}

const isOfAccounts = (kind: string): kind is AccountClass =>
  (ACCOUNT_CLASSES as readonly string[]).includes(kind);

/** What counts: addresses in this process, accounts in all processes on the store together. */
export type Limiters = { addresses: RequestLimiter; accounts: AccountLimiter };

/**
 * Refuses what is too much.
 *
 * @throws {TooManyRequests} with the seconds to wait.
 */
export function rateLimits(proxies: number, { addresses, accounts }: Limiters) {
  let isTold = proxies > 0;
  return async (c: Ctx, next: Next): Promise<void> => {
    if (!isTold && c.req.header("x-forwarded-for") !== undefined) {
      isTold = true;
      (c.var.parts.log ?? processLog).warn(PROXY_WITHOUT_SETTING);
    }
    const kind = limitClassOf(c.req.method, c.req.path);
    const address = clientAddress(c.req.raw.headers, c.env?.remoteAddr, proxies);
    const { metrics } = c.var;
    const refuseFor = (seconds: number, by: "address" | "account") => {
      if (seconds === 0) return;
      metrics.limited(kind, by);
      throw tooMany(seconds);
    };
    if (address !== undefined) {
      refuseFor(addresses.take(`${kind} ${address}`, LIMITS[kind].address), "address");
    }
    if (isOfAccounts(kind)) {
      // A token that is not valid is the route's business.
      const user = await c.var.viewer().catch(() => null);
      const of = user && { kind, userId: user.id };
      if (of) refuseFor(await accounts.take(of, LIMITS[kind].account), "account");
    }
    await next();
  };
}

const PROXY_WITHOUT_SETTING =
  "A request came through a proxy (X-Forwarded-For), and TRUSTED_PROXIES is not set: limits by " +
  "address are off, or count all visitors as one. Set it to the number of proxies in front.";

function tooMany(seconds: number): TooManyRequests {
  const unit = seconds === 1 ? "second" : "seconds";
  return new TooManyRequests(`Too many requests. Try again in ${seconds} ${unit}.`, seconds);
}
