import assert from "node:assert/strict";
import { sendBurst } from "../../support/burst.ts";
import { freePort } from "../../support/process.ts";

Deno.test("a server that is told to stop amid a burst answers every request that it has taken", async () => {
  const program = `
    import { serve } from "./lib/server/serve.ts";
    const answer = async (request) => new Response(await request.text());
    Deno.exit(await serve(answer, { host: "127.0.0.1", port: Number(Deno.args[0]) }) ? 0 : 1);
  `;
  for (let round = 0; round < 3; round++) {
    const port = freePort();
    const child = new Deno.Command(Deno.execPath(), {
      args: ["eval", program, `${port}`],
      stdout: "piped",
    }).spawn();
    const output = child.stdout[Symbol.asyncIterator]();
    await output.next();
    let stopped = 0;
    const burst = await sendBurst({
      port,
      path: "/",
      requests: 300,
      midway() {
        stopped = performance.now();
        child.kill("SIGTERM");
      },
    });
    while (!(await output.next()).done);
    assert.equal((await child.status).code, 0);
    assert.equal(burst.dropped, 0, JSON.stringify(burst));
    assert.ok(performance.now() - stopped < 10_000);
  }
});
