import assert from "node:assert/strict";
import { denokvTest } from "../support/servers/denokv.ts";
import { freePort, start, startAndFail } from "../support/servers/process.ts";

denokvTest("two programs that start at once on an empty store fill it once", async ({ env }) => {
  const started = await Promise.all([1, 2].map(() => start({ ...env, PORT: String(freePort()) })));
  await using first = started[0];
  await using second = started[1];
  for (const { origin } of [first, second]) {
    const tours: { id: string }[] = await (await fetch(`${origin}/api/tours`)).json();
    assert.equal(new Set(tours.map(({ id }) => id)).size, 4);
    assert.equal(tours.length, 4);
  }
});

denokvTest("a program that starts later finds what an earlier one left", async ({ env }) => {
  const first = await start({ ...env, PORT: String(freePort()) });
  assert.match(first.output(), /It now has 4 demo archives/);
  assert.match(first.output(), /Demo: its accounts sign in at one process alone\./);
  assert.equal(await first.end("SIGTERM"), 0);
  await using second = await start({ ...env, PORT: String(freePort()) });
  assert.doesNotMatch(second.output(), /demo archives/);
  assert.equal((await (await fetch(`${second.origin}/api/tours`)).json()).length, 4);
});

denokvTest(
  "a wrong token ends the start with one line that names the variable",
  async ({ env }) => {
    const wrong = { ...env, PORT: String(freePort()), DENO_KV_ACCESS_TOKEN: "another-token" };
    const { code, output } = await startAndFail(wrong);
    assert.equal(code, 1);
    assert.match(
      output,
      /^Cannot open the store at .*Check the address and DENO_KV_ACCESS_TOKEN\.$/m,
    );
  },
);
