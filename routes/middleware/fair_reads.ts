/**
 * Queues requests per client, so that one that requests many pages or saves at once delays only
 * itself.
 */
import type { Next } from "hono";
import { UPLOADS_PATH } from "../../lib/media/uploads.ts";
import { clientAddress } from "../../lib/server/load/client_address.ts";
import {
  createFairTurns,
  type FairTurns,
  WaitedTooLong,
} from "../../lib/server/load/fair_turns.ts";
import type { Config } from "../../lib/server/host/config.ts";
import type { Waiting } from "../../lib/server/search/tour_index.ts";
import type { Ctx } from "../context.ts";
import { readBody } from "../parse.ts";
import { hasFileAsBody } from "./body_limits.ts";
import { limitClassOf } from "./rate_limits.ts";

/**
 * How many are processed at once. With a store on this machine more than one is no faster, and each
 * step of a visitor's page would wait for steps of all others; a store on a server takes time in
 * which others can run.
 */
const AT_ONCE_REMOTE = 8;

/** Requests of monitoring. */
const OF_THE_HOST = ["/healthz", "/readyz", "/metrics"];

/**
 * Queues renders and writes per client address, so that one busy client delays only itself. Bodies,
 * files and requests to other servers, which wait for something else, take no turn. A search gives
 * its turn back while it waits for the index, and takes another one for its page. `writes` takes
 * a turn once the body is there. `refusals` comes before everything that refuses, so that the pages
 * of refusals take turns, too (`inTurn`).
 */
export function fairReads({ proxies, store }: Pick<Config, "proxies" | "store">) {
  const isRemote = typeof store === "object" && "url" in store || store === ":platform:";
  const turns = createFairTurns({ atOnce: isRemote ? AT_ONCE_REMOTE : 1 });
  // A search waits for one map at most.
  const [searches, maps] = [createFairTurns({ atOnce: 1 }), createFairTurns({ atOnce: 1 })];
  const keyOf = (c: Ctx) => c.env?.turnOf ?? turnOf(c.req.raw, c.env?.remoteAddr, proxies);
  const take = async (c: Ctx) => {
    const turn = await turns.take(keyOf(c)).catch((error) => {
      // Its page does not wait once more.
      if (error instanceof WaitedTooLong) c.set("endTurn", () => {});
      throw error;
    });
    const end = once(turn);
    c.set("endTurn", end);
    return end;
  };
  /** Waits for another thread without the request's turn, in one of `aside`. */
  const waitingIn = (aside: FairTurns, c: Ctx): Waiting => async (answer) => {
    if (!c.var.endTurn) return await answer();
    c.var.endTurn();
    const end = await aside.take(keyOf(c));
    const answered = await answer().finally(end);
    await take(c);
    return answered;
  };
  return {
    async refusals(c: Ctx, next: Next): Promise<void> {
      c.set("takeTurn", () => take(c));
      const { tourIndex: index } = c.var;
      const [search, map] = [waitingIn(searches, c), waitingIn(maps, c)];
      c.set("tourIndex", {
        ...index,
        search: (wanted, slice) => index.search(wanted, slice, search),
        map: (filter, shown) => index.map(filter, shown, map),
        extent: (filter) => index.extent(filter, map),
      });
      await next();
    },
    async reads(c: Ctx, next: Next): Promise<void> {
      const { method, path } = c.req;
      if (limitClassOf(method, path) !== "read" || OF_THE_HOST.includes(path)) return await next();
      await take(c);
      try {
        await next();
      } finally {
        c.var.endTurn?.();
      }
    },
    writes:
      (answer: (c: Ctx) => Response | Promise<Response>) => async (c: Ctx): Promise<Response> => {
        const { method, path } = c.req;
        const isUpload = path === UPLOADS_PATH || hasFileAsBody(path);
        if (limitClassOf(method, path) !== "write" || isUpload) return await answer(c);
        await readBody(c);
        await take(c);
        try {
          return await answer(c);
        } finally {
          c.var.endTurn?.();
        }
      },
  };
}

/**
 * Renders the page of a refusal in the request's turn, or in a new one. Such a page waits for
 * nothing, so turns would otherwise end one after the other before any other work.
 *
 * @throws {TryLater} 503 without a free turn.
 */
export async function inTurn<T>(c: Ctx, make: () => T | Promise<T>): Promise<T> {
  const end = c.var.endTurn ? undefined : await c.var.takeTurn();
  try {
    const page = await make();
    await new Promise((resolve) => setTimeout(resolve));
    return page;
  } finally {
    end?.();
  }
}

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

/**
 * The key for a request's turns. Addresses of this machine count as well, because turns cost a
 * proxy there nothing.
 */
export function turnOf(
  { headers }: Request,
  from: Deno.Addr | undefined,
  proxies: number,
): string {
  const own = from && "hostname" in from ? from.hostname : "unknown";
  return clientAddress(headers, from, proxies) ?? own;
}
