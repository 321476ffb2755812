/** `/demo-provider/…`: the identity provider of a server that has none. */
import { isLocalRequest } from "../../../lib/auth/demo/local_request.ts";
import { LOCAL_BROWSER_PATH } from "../../../lib/auth/paths.ts";
import type { Ctx } from "../../context.ts";
import { notFound } from "../not_found.tsx";

/**
 * Passes the request on to the provider; 404 without one, and for requests from other machines
 * unless the host has opened the demo to everybody.
 */
export async function demoProvider(c: Ctx) {
  const { demo } = c.var.auth;
  if (!demo || !mayUseDemo(c)) return notFound(c);
  const { localBrowsers } = c.var.parts;
  if (localBrowsers) {
    if (c.req.path === LOCAL_BROWSER_PATH) {
      return await localBrowsers.accept(c.req.raw) ?? notFound(c);
    }
    if (!await localBrowsers.isLocal(c.req.raw)) return notFound(c);
  }
  return (await demo()).handle(c.req.raw);
}

/** Whether the demo, if it is the provider, may be used for this request. */
export function mayUseDemo(c: Ctx): boolean {
  const { provider } = c.var.parts.config.auth;
  if (provider.kind !== "demo" || provider.everybody) return true;
  return isLocalRequest(c.req.raw, c.env?.remoteAddr);
}
