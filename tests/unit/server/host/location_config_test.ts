import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../../../lib/server/host/config.ts";
import { serverFlags } from "../../../../tools/permissions.ts";

const read = (env: Record<string, string>) => readConfig((name) => env[name]);
/** Without the demo, which has a port of its own. */
const hostsOf = (env: Record<string, string>) =>
  serverFlags(read({ DEMO_SIGN_IN: "off", ...env }), []).find((flag) =>
    flag.startsWith("--allow-net=")
  );

Deno.test("without settings addresses are asked of OpenStreetMap, and three words of nobody", () => {
  assert.deepEqual(read({}).location, {
    words: { url: "https://api.what3words.com/v3", key: undefined },
    geocoderUrl: "https://nominatim.openstreetmap.org",
  });
});

Deno.test("the server may reach the geocoder, and the three-word service when there is a key", () => {
  assert.equal(hostsOf({}), "--allow-net=127.0.0.1:8000,nominatim.openstreetmap.org");
  assert.equal(
    hostsOf({ W3W_API_KEY: "ABC123", GEOCODER_URL: "http://maps.school.example:8080/nominatim" }),
    "--allow-net=127.0.0.1:8000,maps.school.example:8080,api.what3words.com",
  );
});

for (
  const [name, value] of [
    ["GEOCODER_URL", "nominatim.openstreetmap.org"],
    ["GEOCODER_URL", "ftp://x.example"],
    ["W3W_URL", "api"],
    ["W3W_API_KEY", "two words"],
  ]
) {
  Deno.test(`the setting ${name}=${value} is refused by its name`, () => {
    assert.throws(() => read({ [name]: value }), (error: Error) => {
      assert.ok(error instanceof ConfigError);
      assert.ok(error.message.startsWith(`${name}: must be`), error.message);
      return true;
    });
  });
}
