import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../../../lib/server/host/config.ts";

const read = (env: Record<string, string>) => readConfig((name) => env[name]);

Deno.test("without settings the server listens on loopback, port 8000", () => {
  const { host, port, dataDir } = read({});
  assert.deepEqual({ host, port, dataDir }, { host: "127.0.0.1", port: 8000, dataDir: "./data" });
});

Deno.test("an empty setting counts as unset", () => {
  assert.equal(read({ PORT: "" }).port, 8000);
});

for (
  const [name, value] of [
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "80.5"],
    ["HOST", "127.0.0.1:80"],
    ["HOST", "local host"],
    ["HOST", "http://localhost"],
    ["DATA_DIR", "data,more"],
    ["DATA_DIR", "~/data"],
    ["MAX_CONNECTIONS", "5"],
    ["TRUSTED_PROXIES", "11"],
    ["MAX_UPLOAD_MB", "0"],
    ["MAP_TILE_URL", "ftp://x/{z}"],
    ["METRICS_TOKEN", "short"],
    ["LOG_REQUESTS", "some"],
    ["SECURITY_CONTACT", "javascript:alert(1)"],
    ["HARVEST_EMAIL", "https://school.example"],
    ["ARK_NAAN", "ark:/12345"],
  ]
) {
  Deno.test(`the setting ${name}=${value} is refused by its name`, () => {
    assert.throws(() => read({ [name]: value }), (error: Error) => {
      assert.ok(error instanceof ConfigError);
      // The allowed values in our own words, unlike "Too big: expected number to be <=65535".
      assert.match(error.message, new RegExp(`^${name}: must be `));
      return true;
    });
  });
}

for (
  const host of ["127.0.0.1", "0.0.0.0", "::1", "::", "::ffff:127.0.0.1", "tours.school.example"]
) {
  Deno.test(`the server listens on HOST=${host} when it is told so`, () => {
    assert.equal(read({ HOST: host }).host, host);
  });
}

Deno.test("on Deno Deploy no file is kept on the disk, whichever store is named", () => {
  const stores: Record<string, string>[] = [{}, { KV_URL: "https://kv.example.org" }];
  for (const store of stores) {
    const { isOnPlatform, media } = read({ DENO_DEPLOYMENT_ID: "x", ...store });
    assert.ok(isOnPlatform);
    assert.ok("off" in media.storage);
  }
});
