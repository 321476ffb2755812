/** Whether the server runs, for monitoring. */
import { within } from "../../lib/model/within.ts";
import { failure } from "../../lib/server/host/log.ts";
import { getContentRevision } from "../../lib/store/index/revisions.ts";
import { call, file } from "../call.ts";
import type { Ctx } from "../context.ts";
import { isTakenOver } from "../middleware/fence_look.ts";
import { uncached } from "../middleware/caching.ts";

/** The store's time limit, in milliseconds. */
const PATIENCE = 2000;

/** As long as it answers at all; restart it otherwise. */
export const live = call({
  route: "GET /healthz",
  access: "anyone",
  summary: "Whether the process answers",
  answers: file("text/plain", "It does."),
  refusesByPage: true,
  handle: (_, c) => uncached(c, 200).text("ok"),
});

/**
 * The store answers in time, no newer version of the program has taken it over, the event loop has
 * no lasting lag, and the disk has room; otherwise, send no requests to this process.
 */
export const ready = call({
  route: "GET /readyz",
  access: "anyone",
  summary: "Whether the server can do what is asked of it",
  answers: {
    ...file("text/plain", "It can."),
    503: { says: "It cannot, and the body says why.", type: "text/plain, text/html" },
  },
  refusesByPage: true,
  async handle(_, c) {
    const reason = lagOf(c) ?? await storeFault(c) ?? takeOver(c) ?? await diskFault(c);
    return reason === undefined ? uncached(c, 200).text("ok") : uncached(c, 503).text(reason);
  },
});

function lagOf(c: Ctx): string | undefined {
  const { loop } = c.var.parts;
  if (!loop?.isHigh()) return undefined;
  return `The program is too busy: requests wait for ${loop.mean().toFixed(1)} s.`;
}

async function storeFault(c: Ctx): Promise<string | undefined> {
  try {
    await within(PATIENCE, async () => {
      await Promise.all([getContentRevision(c.var.parts.kv), c.var.parts.fence?.look()]);
    });
  } catch (cause) {
    failure("The store does not answer", cause);
    return "The store does not answer.";
  }
}

function takeOver(c: Ctx): string | undefined {
  if (!isTakenOver(c)) return undefined;
  return "A newer version of the program has migrated the store. This one saves nothing any more.";
}

/** The fault of the data folder's disk; undefined without one. */
export async function diskFault(c: Ctx): Promise<string | undefined> {
  try {
    return await c.var.parts.disk?.();
  } catch (cause) {
    failure("The disk of the data folder cannot be looked at", cause);
    return "The disk of the data folder cannot be looked at.";
  }
}
