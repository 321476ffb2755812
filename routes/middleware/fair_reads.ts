/** Whoever asks for many pages at once, or saves as often, makes only itself wait. */
import type { Next } from "hono";
import { UPLOADS_PATH } from "../../lib/media/uploads.ts";
import { clientAddress } from "../../lib/server/load/client_address.ts";
import { createFairTurns, WaitedTooLong } from "../../lib/server/load/fair_turns.ts";
import type { Config } from "../../lib/server/host/config.ts";
import type { Ctx } from "../context.ts";
import { readBody } from "../parse.ts";
import { hasFileAsBody } from "./body_limits.ts";
import { limitClassOf } from "./rate_limits.ts";

/**
 * How many are made at once. With a store on this machine more than one makes nothing faster, and
 * each step of a visitor's page waits for steps of all others; a store elsewhere is waited for.
 */
const AT_ONCE_REMOTE = 8;

/** What whoever watches the server asks for. */
const OF_THE_HOST = ["/healthz", "/readyz", "/metrics"];

/**
 * Has pages and answers that are made for one request made in turns, by address, and so what is
 * written. What waits for others is not among them: bodies, files, other servers. `writes` has
 * an answer made in a turn that begins when its body is there. `refusals` comes before everything
 * that refuses: it lets pages that say so take turns, too (`inTurn`).
 */
export function fairReads({ proxies, store }: Pick<Config, "proxies" | "store">) {
  const isRemote = typeof store === "object" && "url" in store || store === ":platform:";
  const turns = createFairTurns({ atOnce: isRemote ? AT_ONCE_REMOTE : 1 });
  const take = async (c: Ctx) => {
    const key = c.env?.turnOf ?? turnOf(c.req.raw, c.env?.remoteAddr, proxies);
    const turn = await turns.take(key).catch((error) => {
      // Its page does not wait once more.
      if (error instanceof WaitedTooLong) c.set("endTurn", () => {});
      throw error;
    });
    const end = once(turn);
    c.set("endTurn", end);
    return end;
  };
  return {
    async refusals(c: Ctx, next: Next): Promise<void> {
      c.set("takeTurn", () => take(c));
      await next();
    },
    async reads(c: Ctx, next: Next): Promise<void> {
      const { method, path } = c.req;
      if (limitClassOf(method, path) !== "read" || OF_THE_HOST.includes(path)) return await next();
      const end = await take(c);
      try {
        await next();
      } finally {
        end();
      }
    },
    writes:
      (answer: (c: Ctx) => Response | Promise<Response>) => async (c: Ctx): Promise<Response> => {
        const { method, path } = c.req;
        const isUpload = path === UPLOADS_PATH || hasFileAsBody(path);
        if (limitClassOf(method, path) !== "write" || isUpload) return await answer(c);
        await readBody(c);
        const end = await take(c);
        try {
          return await answer(c);
        } finally {
          end();
        }
      },
  };
}

/**
 * Makes a page that refuses a request: in the turn that the request has, or in one of its own. Such
 * a page waits for nothing, so that turn after turn would end before anything else is looked at.
 *
 * @throws {TryLater} 503 where there is no turn to be had.
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
 * By whom a request takes turns. Addresses of this machine count as well: to take turns costs a
 * proxy that is one nothing.
 */
export function turnOf(
  { headers }: Request,
  from: Deno.Addr | undefined,
  proxies: number,
): string {
  const own = from && "hostname" in from ? from.hostname : "unknown";
  return clientAddress(headers, from, proxies) ?? own;
}
