/** `/demo-provider/…`: the identity provider of a server that has none. */
import { isLocalRequest } from "../../lib/auth/demo/local_request.ts";
import type { Ctx } from "../context.ts";
import { notFound } from "./not_found.tsx";

/**
 * Passes the request on to the provider; 404 where there is none, and for requests that are not
 * from this machine, if the host has not opened the demo to everybody.
 */
export async function demoProvider(c: Ctx) {
  const { demo } = c.var.auth;
  return demo && mayUseDemo(c) ? (await demo()).handle(c.req.raw) : notFound(c);
}

/** Whether the demo, where that is who signs people in, may do so for this request. */
export function mayUseDemo(c: Ctx): boolean {
  const { provider } = c.var.parts.config.auth;
  if (provider.kind !== "demo" || provider.everybody) return true;
  return isLocalRequest(c.req.raw, c.env?.remoteAddr);
}
