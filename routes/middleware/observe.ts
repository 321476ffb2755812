/** The host's view of requests: metrics, an id, and a line in the log. */
import type { Next } from "hono";
import { matchedRoutes } from "hono/route";
import { Problem } from "../../lib/model/web/problem.ts";
import type { SharedAddress, SharedSource } from "../../lib/server/http/shared_answers.ts";
import type { Log } from "../../lib/server/host/log.ts";
import type { AnsweredRequest, Metrics } from "../../lib/server/host/metrics.ts";
import { STORAGE_REMEDIES, storageFaultOf } from "../../lib/store/kv/storage_fault.ts";
import type { Ctx } from "../context.ts";
import { FILE_ROUTE } from "../shared_addresses.ts";

/** The header with the id of a request, which is also in the log. */
const REQUEST_ID = "x-request-id";

/** The pattern of a request without an address. */
const MALFORMED = "malformed";

/** Valid ids from a proxy. */
const FOREIGN_ID = /^[\w.=-]{8,64}$/;

export type Observer = {
  metrics: Metrics;
  log: Log;
  /** Which requests are logged. */
  logRequests: "all" | "refused";
  /** Whether a proxy in front sends ids of requests, which are used. */
  isProxied: boolean;
  /** The patterns of the URL table. */
  patterns: ReadonlySet<string>;
};

/**
 * Observes requests that routes answer, as the first middleware. A line has the pattern of the
 * address, because the address itself may contain a secret, a place or somebody's words. A failure
 * is logged here, once, with its stack. A shared answer is observed where it is sent.
 */
export function observe(observer: Observer) {
  const { metrics, isProxied, patterns } = observer;
  return async (c: Ctx, next: Next): Promise<void> => {
    if (c.env?.isShared) return await next();
    const given = isProxied ? c.req.header(REQUEST_ID) ?? "" : "";
    const id = FOREIGN_ID.test(given) ? given : crypto.randomUUID();
    const began = performance.now();
    metrics.began();
    try {
      await next();
    } finally {
      const milliseconds = performance.now() - began;
      const { method } = c.req;
      const route = c.env?.isMalformed ? MALFORMED : routeOf(c, patterns);
      const request = { method, route, status: c.res.status };
      metrics.ended(request, milliseconds / 1000);
      c.res.headers.set(REQUEST_ID, id);
      const cause = c.error instanceof Problem ? c.error.cause : c.error;
      logRequest(observer, request, { id, milliseconds, cause });
    }
  };
}

/**
 * Observes a shared answer. It has an id only if it is a refusal, which is not cached, because
 * caches send the same answer to others.
 */
export function observeShared(observer: Observer) {
  return (
    { method }: Request,
    { route }: SharedAddress,
    response: Response,
    source: SharedSource,
  ): void => {
    const { status } = response;
    observer.metrics.shared({ method, route, status }, source);
    if (status < 400) {
      if (observer.logRequests === "all") logRequest(observer, { method, route, status });
      return;
    }
    const id = crypto.randomUUID();
    response.headers.set(REQUEST_ID, id);
    logRequest(observer, { method, route, status }, { id });
  };
}

/** The pattern of the URL table, of `patterns`, for a request. */
export const routeOf = (c: Ctx, patterns: ReadonlySet<string>): string =>
  matchedRoutes(c).find(({ path }) => patterns.has(path))?.path ?? FILE_ROUTE;

type Details = { id?: string; milliseconds?: number; cause?: unknown };

function logRequest(
  { log, logRequests }: Observer,
  { method, route, status }: AnsweredRequest,
  { id, milliseconds, cause }: Details = {},
): void {
  if (status < 400 && logRequests === "refused") return;
  const ms = milliseconds === undefined ? undefined : Math.round(milliseconds);
  const fields = { request: id, method: method.slice(0, 20), route, status, ms };
  if (cause) {
    const fault = storageFaultOf(cause);
    if (fault === undefined) log.failure("A request failed", cause, fields);
    else log.warn(`A request failed: the disk is ${fault}. ${STORAGE_REMEDIES[fault]}`, fields);
  } else if (status < 400) log.info("Request", fields);
  else log.warn(status < 500 ? "A request was refused" : "A request failed", fields);
}
