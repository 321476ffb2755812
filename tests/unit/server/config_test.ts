import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../../lib/server/config.ts";

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
    ["MAP_TILE_URL", "ftp://x/{z}"],
    ["METRICS_TOKEN", "short"],
    ["LOG_REQUESTS", "some"],
    ["SECURITY_CONTACT", "javascript:alert(1)"],
  ]
) {
  Deno.test(`the setting ${name}=${value} is refused by its name`, () => {
    assert.throws(() => read({ [name]: value }), (error: Error) => {
      assert.ok(error instanceof ConfigError);
      assert.match(error.message, new RegExp(`^${name}`));
      return true;
    });
  });
}
