/** The setting of the router. */
import assert from "node:assert/strict";
import {
  readRouterConfig,
  RouterEnv,
  routerHosts,
} from "../../../../lib/server/host/router_config.ts";

const read = (url?: string) => readRouterConfig(RouterEnv.parse({ ROUTER_URL: url }));

Deno.test("the end of a router's address says which protocol it speaks", () => {
  assert.equal(read(), undefined);
  assert.deepEqual(routerHosts(read()), []);
  assert.equal(read("https://router.example/osrm/route/v1/foot")?.protocol, "osrm");
  assert.equal(read("http://router.example:8002/route")?.protocol, "valhalla");
  assert.deepEqual(routerHosts(read("http://router.example:8002/route")), ["router.example:8002"]);
});

Deno.test("another address stops the start", () => {
  for (const url of ["https://router.example", "ftp://router.example/route", "route", "/route"]) {
    assert.equal(RouterEnv.safeParse({ ROUTER_URL: url }).success, false, url);
  }
});
