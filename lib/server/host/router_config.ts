/** The setting of the router: another server that finds ways on foot. */
import { z } from "zod";

const ADDRESS = "must be the http(s) address of a router, which ends in /route/v1/foot (OSRM) or " +
  "in /route (Valhalla)";

/** The variable of the router. */
export const RouterEnv = z.object({
  ROUTER_URL: z.url({ protocol: /^https?$/, error: ADDRESS })
    .regex(/\/route(\/v1\/foot)?$/, ADDRESS).optional(),
});

/** A router that speaks the protocol of OSRM or of Valhalla. */
export type RouterConfig = { url: string; protocol: "osrm" | "valhalla" };

/** Makes the setting of the variable; undefined without it. */
export function readRouterConfig(
  { ROUTER_URL: url }: z.infer<typeof RouterEnv>,
): RouterConfig | undefined {
  return url === undefined
    ? undefined
    : { url, protocol: url.endsWith("/route") ? "valhalla" : "osrm" };
}

/** The hosts that the server must reach for ways. */
export const routerHosts = (router: RouterConfig | undefined): string[] =>
  router ? [new URL(router.url).host] : [];
