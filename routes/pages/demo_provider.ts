/** `/demo-provider/…`: the identity provider of a server that has none. */
import { isLoopback } from "../../lib/auth/auth_config.ts";
import type { Ctx } from "../context.ts";
import { notFound } from "./not_found.tsx";

/** What a proxy adds to a request that came from another machine. */
const FORWARDED = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

/**
 * Passes the request on to the provider; 404 where there is none, and for requests that are not
 * from this machine.
 */
export async function demoProvider(c: Ctx) {
  const { demo } = c.var.auth;
  const local = isLoopback(new URL(c.req.url).hostname) &&
    !FORWARDED.some((name) => c.req.header(name) !== undefined);
  return demo && local ? (await demo()).handle(c.req.raw) : notFound(c);
}
