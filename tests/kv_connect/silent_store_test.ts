import assert from "node:assert/strict";
import { within } from "../../lib/model/within.ts";
import { denokvTest } from "../support/servers/denokv.ts";
import { answers, freePort, start } from "../support/servers/process.ts";

/** Longest wait for an answer, in seconds, on a machine that does other things as well. */
const MOST_SECONDS = 3;

denokvTest(
  "while a denokv does not answer, what was seen is sent, all else is told at once to try again, and it goes on by itself",
  async ({ denokv, env }) => {
    await using program = await start({ ...env, PORT: String(freePort()) });
    const ask = async (path: string) => {
      const began = performance.now();
      const response = await fetch(program.origin + path, { headers: { accept: "text/html" } });
      await response.body?.cancel();
      const seconds = (performance.now() - began) / 1000;
      assert.ok(seconds < MOST_SECONDS, `${path}: ${seconds} s`);
      return `${response.status} ${response.headers.get("retry-after")}`;
    };
    const all = (paths: string[]) => Promise.all(paths.map(ask));
    const seen = ["/", "/tours", "/api/tours"];
    const unseen = ["/feed.atom", "/tours?q=bell", "/api/tours/nearby?lat=40&lng=-74", "/readyz"];
    assert.deepEqual(await all(seen), seen.map(() => "200 null"));
    denokv.send("SIGSTOP");
    const asked = [...seen, ...unseen];
    let began: number;
    try {
      const silent = [
        ...seen.map(() => "200 null"),
        ...unseen.slice(0, -1).map(() => "503 10"),
        "503 null",
      ];
      for (const _ of [1, 2]) assert.deepEqual(await all(asked), silent);
    } finally {
      began = performance.now();
      denokv.send("SIGCONT");
    }
    for (const path of ["/feed.atom", "/readyz"]) {
      while (!await answers(program.origin + path));
    }
    const seconds = (performance.now() - began) / 1000;
    assert.ok(seconds < MOST_SECONDS, `It goes on after ${seconds} s`);
    assert.deepEqual(await all(asked), asked.map(() => "200 null"));
    assert.match(
      program.output(),
      /The store does not answer\. Check the server that KV_URL names/,
    );
  },
);

denokvTest("a program ends when it is told to, though its store does not answer", async (it) => {
  const program = await start({ ...it.env, PORT: String(freePort()) });
  it.denokv.send("SIGSTOP");
  try {
    await fetch(`${program.origin}/feed.atom`).then((response) => response.body?.cancel());
    assert.equal(await within(15_000, () => program.end("SIGTERM")), 0);
  } finally {
    it.denokv.send("SIGCONT");
  }
});
