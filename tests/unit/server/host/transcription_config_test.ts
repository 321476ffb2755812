import assert from "node:assert/strict";
import { ConfigError, readConfig } from "../../../../lib/server/host/config.ts";
import { serverFlags } from "../../../../tools/permissions.ts";

const read = (env: Record<string, string>) => readConfig((name) => env[name]);

Deno.test("without an address nothing is drafted; with one the server may reach its host alone", () => {
  assert.equal(read({}).transcription, undefined);
  const config = read({ DEMO_SIGN_IN: "off", TRANSCRIBE_URL: "http://10.0.0.7:8080/v1/x" });
  assert.deepEqual(config.transcription, {
    url: "http://10.0.0.7:8080/v1/x",
    key: undefined,
    model: "whisper-1",
  });
  const net = serverFlags(config, []).find((flag) => flag.startsWith("--allow-net="));
  assert.equal(net, "--allow-net=127.0.0.1:8000,nominatim.openstreetmap.org,10.0.0.7:8080");
});

for (
  const [name, value] of [
    ["TRANSCRIBE_URL", "ftp://x.example/a"],
    ["TRANSCRIBE_URL", "whisper"],
    ["TRANSCRIBE_KEY", "two words"],
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
