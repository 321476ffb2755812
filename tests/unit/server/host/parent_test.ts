import assert from "node:assert/strict";
import { parentEnded } from "../../../../lib/server/host/parent.ts";
import { freePort, start } from "../../../support/servers/process.ts";
import { orSkipped } from "../../../support/skipped.ts";

Deno.test("a parent that ends is noticed, and one that stays is not", async () => {
  const stopping = new AbortController();
  const state = { parent: 7 };
  const stays = parentEnded(Deno.ppid, stopping.signal).then(() => "the one that stays");
  const ends = parentEnded(7, stopping.signal, () => state.parent).then(() => "the one that ends");
  state.parent = 1;
  assert.equal(await Promise.race([stays, ends]), "the one that ends");
  stopping.abort();
});

for (const [what, depth] of [["task", 0], ["launcher", 1]] as const) {
  const reason = Deno.build.os === "linux" ? undefined : "it looks for processes as on Linux";
  const title = `a server whose ${what} was killed ends, and leaves its port`;
  Deno.test(orSkipped(title, reason), async () => {
    const dir = await Deno.makeTempDir();
    const port = freePort();
    const program = await start({ PORT: String(port), DATA_DIR: dir });
    const pids = [program.pid, await childOf(program.pid)];
    Deno.kill(pids[depth], "SIGKILL");
    await program.ended;
    // The output of the server is open until it has ended.
    assert.doesNotThrow(() => Deno.listen({ hostname: "127.0.0.1", port }).close());
    assert.match(program.output(), /Stopping\./);
    await Deno.remove(dir, { recursive: true });
  });
}

/** The first child of a process. */
async function childOf(pid: number): Promise<number> {
  const children = await Deno.readTextFile(`/proc/${pid}/task/${pid}/children`);
  return Number(children.split(" ")[0]);
}
