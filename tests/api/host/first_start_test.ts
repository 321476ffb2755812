/** A start in a folder that has no client yet, with a cache of Deno that is empty. */
import assert from "node:assert/strict";
import { cp } from "node:fs/promises";
import { freePort, start } from "../../support/servers/process.ts";
import { orSkipped } from "../../support/skipped.ts";

/** All processes together take 400 MB; npx, which `start` does without, takes up to 166 of them. */
const MOST_MB = 400 - 166;

/** The server gives memory of its start back by and by, in milliseconds. */
const [PATIENCE_MS, LOOK_EVERY_MS] = [60_000, 500];

/** What a start reads; packages are linked. */
const SOURCES = ["deno.json", "deno.lock", "islands", "lib", "main.ts", "routes", "seed", "static"]
  .concat("tools", "vite.config.ts");

Deno.test(
  orSkipped(
    "what built the client and compiled the server has ended: the processes of a first start take little memory",
    Deno.build.os === "linux" ? undefined : "memory is measured as on Linux",
  ),
  async () => {
    const folder = await Deno.makeTempDir();
    for (const name of SOURCES) await cp(name, `${folder}/${name}`, { recursive: true });
    await Deno.symlink(await Deno.realPath("node_modules"), `${folder}/node_modules`);
    const env = { PORT: String(freePort()), DENO_DIR: `${folder}/deno` };
    {
      await using program = await start(env, { folder });
      assert.match(program.output(), /The client was built/);
      await program.prints(/Archives that can be searched: 4\./);
      const until = performance.now() + PATIENCE_MS;
      let processes = await processesOf(program.pid);
      while (sumOf(processes) >= MOST_MB && performance.now() < until) {
        await new Promise((goOn) => setTimeout(goOn, LOOK_EVERY_MS));
        processes = await processesOf(program.pid);
      }
      const report = processes.map(({ mb, command }) => `${mb.toFixed()} MB ${command}`).join("\n");
      console.log(report);
      assert.ok(sumOf(processes) < MOST_MB, report);
      assert.equal(processes.length, 3, `the task, the launcher and the server: ${report}`);
    }
    await Deno.remove(folder, { recursive: true });
  },
);

/** A process and its share of memory (PSS), in MB. */
type Process = { command: string; mb: number };

const sumOf = (processes: Process[]) => processes.reduce((sum, { mb }) => sum + mb, 0);

/** A process and all that it started. */
async function processesOf(pid: number): Promise<Process[]> {
  const read = (name: string) => Deno.readTextFile(`/proc/${pid}/${name}`);
  const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(await read("smaps_rollup"))!;
  const command = (await read("cmdline")).replaceAll("\0", " ").slice(0, 80);
  const children = (await read(`task/${pid}/children`)).split(" ").filter((id) => id !== "");
  const below = await Promise.all(children.map((id) => processesOf(Number(id))));
  return [{ command, mb: Number(kilobytes) / 1024 }, ...below.flat()];
}
