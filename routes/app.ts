/** Makes the server of the URL table and the middleware before it. */
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { createTourIndex } from "../lib/server/search/tour_index.ts";
import { addressCheck } from "./middleware/address_check.ts";
import { apiCaching } from "./middleware/caching.ts";
import { failed, nothing, refuseMethod } from "./failures.tsx";
import { asset, DAY, file, refuseAtFile } from "./files.ts";
import { renderer } from "./middleware/renderer.tsx";
import type { Env, Parts } from "./context.ts";
import { embedCheck } from "./middleware/embed_check.ts";
import { fairReads } from "./middleware/fair_reads.ts";
import { explained, fenceLook } from "./middleware/fence_look.ts";
import { guard } from "./middleware/guard.ts";
import { observe } from "./middleware/observe.ts";
import { otherSites } from "./middleware/other_sites.ts";
import { originCheck } from "./middleware/origin_check.ts";
import { rateLimits } from "./middleware/rate_limits.ts";
import { withoutOuterSlashes } from "./pages/redirects.ts";
import { securityHeaders } from "./middleware/security_headers.ts";
import { limitBodies } from "./middleware/body_limits.ts";
import { createEntrance } from "./entrance.ts";
import { createServices, observerOf, provide } from "./services.ts";
import { viewer } from "./middleware/viewer.ts";
import { FOR_OTHER_SITES, ROUTES } from "./table/routes.ts";

/**
 * Makes a whole server of its parts; it has no other state, so that tests can make many. The
 * middleware is in the order in which a request passes it, after the entrance (`createEntrance`).
 */
export function createApp(
  given: Parts,
  tourIndex = createTourIndex(given.kv, { now: given.now }),
): Hono<Env> {
  const services = createServices(given, tourIndex, () => entrance.size());
  const { parts: { config }, limiters } = services;
  const observer = observerOf(services, ROUTES.map(([, path]) => path));
  const turns = fairReads(config);
  const app = new Hono<Env>();
  app.use(observe(observer));
  app.use(provide(services));
  app.use(turns.refusals);
  app.use(renderer);
  app.use(fenceLook);
  app.use(securityHeaders(config));
  app.use(otherSites(observer.patterns, FOR_OTHER_SITES));
  app.use(addressCheck);
  app.use(embedCheck);
  app.use(originCheck);
  app.get("/assets/*", asset);
  // Before the limits, whose refusals may be pages as well.
  app.use(turns.reads);
  app.use(compress());
  app.use(etag());
  app.use(limitBodies);
  app.use("/api/*", apiCaching);
  app.use(viewer(services.auth));
  app.use(rateLimits(config.proxies, limiters));

  for (const [path, rows] of Map.groupBy(ROUTES, ([, path]) => path)) {
    for (const [method, , access, answer] of rows) {
      app.on(method, path, guard(access, path), turns.writes(answer));
    }
    // Before the next path: PUT /api/tours/map must not change an archive called "map".
    app.all(path, refuseMethod(rows.map(([method]) => method)));
  }
  app.get("*", (c) => c.req.path.endsWith("/") ? withoutOuterSlashes(c) : file(c, "static", DAY));
  app.all("*", refuseAtFile);
  app.notFound((c) => nothing(c));
  app.onError(async (error, c) => await failed(c, await explained(c, error)));

  const entrance = createEntrance(app.fetch, services, observer);
  app.fetch = entrance.fetch;
  return app;
}
