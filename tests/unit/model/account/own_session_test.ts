import assert from "node:assert/strict";
import { deviceName } from "../../../../lib/model/account/own_session.ts";
import { leastMs } from "../../../support/measure/machine.ts";

const AGENTS: [agent: string | null, name: string | undefined][] = [
  [
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 " +
    "Mobile Safari/537.36",
    "Chrome on Android",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) " +
    "Version/18.0 Safari/605.1.15",
    "Safari on macOS",
  ],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) " +
    "Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
    "Microsoft Edge on Windows",
  ],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox on Linux"],
  [null, undefined],
  ["", undefined],
];

for (const [agent, name] of AGENTS) {
  Deno.test(`a browser is called ${name} in the list of its user's sessions`, () => {
    assert.equal(deviceName(agent), name);
  });
}

Deno.test("what a client calls itself is read in no time, and cut short", async () => {
  for (const part of ["a", "(", "/1 ", "<b>", "Version/", "0.", " ", "😀"]) {
    const text = part.repeat(20_000);
    const name = deviceName(text) ?? "";
    assert.ok(name.length <= 60, `${part}: ${name}`);
    const least = await leastMs(() => deviceName(text), 100);
    assert.ok(least < 100, `${part}: ${least} ms`);
  }
});
