import assert from "node:assert/strict";
import { denokvTest } from "../support/servers/denokv.ts";
import { answers, freePort, start } from "../support/servers/process.ts";

denokvTest(
  "while a denokv does not answer, everybody is told to try again, and it goes on by itself",
  async ({ denokv, env }) => {
    await using program = await start({ ...env, PORT: String(freePort()) });
    denokv.send("SIGSTOP");
    const paths = ["/tours", "/api/tours", "/tours?q=bell", "/api/tours/nearby?lat=40&lng=-74"];
    const statuses = async () =>
      await Promise.all(paths.map(async (path) => {
        const response = await fetch(program.origin + path, { headers: { accept: "text/html" } });
        await response.body?.cancel();
        return `${response.status} ${response.headers.get("retry-after")}`;
      }));
    try {
      assert.deepEqual(await statuses(), paths.map(() => "503 30"));
    } finally {
      denokv.send("SIGCONT");
    }
    while (!await answers(`${program.origin}/tours`));
    assert.deepEqual(await statuses(), paths.map(() => "200 null"));
    assert.match(
      program.output(),
      /The store does not answer\. Check the server that KV_URL names/,
    );
  },
);
