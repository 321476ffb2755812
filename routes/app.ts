/** The whole URL table, and the server made of it. */
import { Hono } from "hono";
import { compress } from "hono/compress";
import { etag } from "hono/etag";
import { Problem } from "../lib/model/problem.ts";
import { failure } from "../lib/server/log.ts";
import { problemResponse } from "../lib/server/problem_response.ts";
import { serveFile } from "../lib/server/static_files.ts";
import type { Ctx, Env, Parts } from "./context.ts";
import { errorPage } from "./error_page.tsx";
import { landing } from "./landing.tsx";
import { notFound } from "./not_found.tsx";
import { redirectTo } from "./redirects.ts";
import { securityHeaders } from "./security_headers.ts";
import { testPage } from "./test_page.tsx";
import { tourPage } from "./tour.tsx";
import { toursPage } from "./tours.tsx";
import * as tours from "./api/tours.ts";

/** Who may call a route. */
export type Who = "anyone" | "signed-in" | "owner" | "admin";

type Route = [
  method: "GET",
  path: string,
  who: Who,
  answer: (c: Ctx) => Response | Promise<Response>,
];

/** Each URL of the program, who may call it, and what answers. */
export const ROUTES: Route[] = [
  ["GET", "/", "anyone", landing],
  ["GET", "/tours", "anyone", toursPage],
  ["GET", "/tour/:id", "anyone", tourPage],
  [
    "GET",
    "/tours/:id",
    "anyone",
    redirectTo((c) => `/tour/${encodeURIComponent(c.req.param("id")!)}`),
  ],
  ["GET", "/create-tour", "anyone", redirectTo(() => "/create")],
  ["GET", "/test", "anyone", testPage],
  ["GET", "/api/tours", "anyone", tours.list],
  ["GET", "/api/tours/nearby", "anyone", tours.nearby],
  ["GET", "/api/tours/:id", "anyone", tours.one],
];

const YEAR = "public, max-age=31536000, immutable";
const DAY = "public, max-age=86400, stale-while-revalidate=604800";

/** Makes a whole server of its parts; it holds no other state, so that a test can make as many as it likes. */
export function createApp(parts: Parts): Hono<Env> {
  const app = new Hono<Env>();
  app.use(async (c, next) => {
    c.set("parts", parts);
    await next();
  });
  app.use(securityHeaders(parts.config));
  app.get("/assets/*", (c) => file(c, "dist", YEAR));
  app.use(compress());
  app.use(etag());
  for (const [method, path, , answer] of ROUTES) app.on(method, path, answer);
  app.get("*", (c) => file(c, "static", DAY));
  app.notFound((c) => nothing(c));
  app.onError((error, c) => failed(c, error));
  return app;
}

async function file(c: Ctx, root: string, cacheControl: string) {
  return await serveFile(c.req.raw, root, c.req.path, cacheControl) ?? nothing(c);
}

const isApi = (c: Ctx) => c.req.path.startsWith("/api/");

function nothing(c: Ctx) {
  if (!isApi(c)) return notFound(c);
  return problemResponse(new Problem(404, `There is nothing at ${c.req.path}.`));
}

function failed(c: Ctx, error: Error) {
  if (!(error instanceof Problem)) failure(`${c.req.method} ${c.req.path} failed`, error);
  const problem = error instanceof Problem
    ? error
    : new Problem(500, "The server failed at this. Try again; if it stays so, tell the host.");
  return isApi(c) ? problemResponse(problem) : errorPage(c, problem);
}
