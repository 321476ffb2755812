import assert from "node:assert/strict";

/** Programs that take arguments of their own, by how they are called. */
async function programs(): Promise<Map<string, string>> {
  const { tasks } = JSON.parse(await Deno.readTextFile("deno.json"));
  const found = new Map<string, string>();
  for (const [name, task] of Object.entries<string | { command: string }>(tasks)) {
    const command = typeof task === "string" ? task : task.command;
    const file = /^deno run .*?(\S+\.ts)$/.exec(command)?.[1];
    // What runs tests hands its arguments on to `deno test`.
    if (file && !name.startsWith("test")) found.set(`deno task ${name}`, file);
  }
  found.set("deno task start", "tools/start.ts").delete("deno task dev");
  // It runs before there is a package that could read its arguments.
  found.delete("deno task packages");
  for (const { name } of Deno.readDirSync("tests/bench")) {
    const path = `tests/bench/${name}`;
    if (name.endsWith("_comparison.ts") && name !== "memory_comparison.ts") {
      found.set(`deno task bench ${path}`, path);
    }
  }
  for (
    const path of [
      "tools/app_pictures.ts",
      "tools/places.ts",
      "tests/bench/walk_noise_bench.ts",
      "tests/bench/scale/ask_everything.ts",
      "tests/bench/scale/fill_store.ts",
    ]
  ) found.set(`deno run -A ${path}`, path);
  return found;
}

async function run(path: string, ...args: string[]) {
  const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "--no-check", "--quiet", path, ...args],
    env: { NO_COLOR: "1" },
  }).output();
  const [said, failed] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { code, said, failed };
}

Deno.test("each command begins, refuses an option that it does not know, and says how it is called", async () => {
  const all = await programs();
  assert.ok(all.size > 20);
  for (const [call, path] of all) {
    const { code, said, failed } = await run(path, "--no-such-option");
    assert.deepEqual([code, said], [2, ""], `${call}: ${failed}`);
    const [reason, usage] = failed.split("\n");
    assert.equal(reason, "There is no option --no-such-option.");
    assert.ok(usage.startsWith(`Usage: ${call}`), `${call}: ${usage}`);
  }
});

Deno.test("what is no number, too much or missing is refused, and --help does nothing else", async () => {
  const wrong: [path: string, args: string[], reason: RegExp][] = [
    ["tools/fuzz.ts", ["many"], /^many: this must be a whole number from 1\.$/],
    ["tools/fuzz.ts", ["0"], /^0: this must be a whole number from 1\.$/],
    ["tools/kills.ts", ["1", "2", "3"], /^There are too many arguments\.$/],
    ["tools/restore.ts", ["--replace"], /^An argument is missing\.$/],
    ["tools/compact.ts", ["data"], /^There are too many arguments\.$/],
    ["tools/bench.ts", ["mistyped"], /^mistyped: this must be a file of benches\.$/],
    ["tools/lighthouse.ts", ["tours"], /^tours: this must be the path of a page, such as/],
    ["tests/bench/visits.ts", ["1", "no/folder"], /^no\/folder: this must be a number of archives/],
    ["tests/bench/memory_comparison.ts", ["0"], /^0: this must be a number above 0\.$/],
  ];
  for (const [path, args, reason] of wrong) {
    const { code, failed } = await run(path, ...args);
    assert.equal(code, 2, `${path} ${args}: ${failed}`);
    assert.match(failed.split("\n")[0], reason);
  }
  const folder = await Deno.makeTempDir();
  const helped = await run("tools/backup.ts", "--help", folder);
  assert.deepEqual(helped, {
    code: 0,
    said: "Usage: deno task backup [--keep days,weeks,months] [folder [file of a denokv]]\n",
    failed: "",
  });
  assert.deepEqual(Array.from(Deno.readDirSync(folder)), []);
  await Deno.remove(folder);
});
