/** The headers that Mozilla's HTTP Observatory looks at, on each page of a site on https. */
import assert from "node:assert/strict";
import { FOR_OTHER_SITES, ROUTES } from "../../../routes/table/routes.ts";
import { testApp } from "../../support/servers/server.ts";

const ORIGIN = "https://tours.example.org";
const HALF_A_YEAR = 182 * 24 * 3600;

/** The one page that other sites show in a frame; nobody is signed in there. */
const FRAMED = "/embed/tour/:id";

Deno.test("each page of a site on https is held to https and to its policy, and one alone is in frames", async () => {
  await using test = await testApp({ settings: { APP_ORIGIN: ORIGIN } });
  let pages = 0;
  for (const [method, path] of ROUTES.filter(([method]) => method === "GET")) {
    const at = path.replaceAll(/:\w+|\*/g, "x");
    const response = await test.app.request(ORIGIN + at, { method });
    await response.body?.cancel();
    const readers = FOR_OTHER_SITES.has(path) ? "*" : null;
    assert.equal(response.headers.get("access-control-allow-origin"), readers, path);
    if (!response.headers.get("content-type")?.includes("html")) continue;
    pages++;
    const header = (name: string) => response.headers.get(name) ?? "";
    const [, age] = /max-age=(\d+)/.exec(header("strict-transport-security")) ?? [];
    assert.ok(Number(age) >= HALF_A_YEAR, path);
    const policy = new Map(
      header("content-security-policy").split(";").map((one) => one.trim().split(/\s+/))
        .map(([name, ...values]) => [name, values]),
    );
    assert.deepEqual(policy.get("default-src"), ["'none'"], path);
    assert.deepEqual(policy.get("frame-ancestors"), [path === FRAMED ? "*" : "'none'"], path);
    assert.deepEqual(policy.get("base-uri"), ["'none'"], path);
    assert.deepEqual(policy.get("form-action"), ["'self'"], path);
    for (const name of ["script-src", "style-src"]) {
      const values = policy.get(name)!.join(" ");
      assert.doesNotMatch(values, /'unsafe-|https?:|data:|\*/, path);
    }
    assert.equal(header("x-frame-options"), path === FRAMED ? "" : "DENY", path);
    assert.equal(header("x-content-type-options"), "nosniff", path);
    assert.match(header("referrer-policy"), /^(strict-origin|no-referrer|same-origin)/, path);
    assert.equal(header("cross-origin-resource-policy"), "same-origin", path);
    assert.equal(header("x-powered-by") + header("server"), "", path);
  }
  assert.ok(pages >= 20, `${pages} pages`);
});
