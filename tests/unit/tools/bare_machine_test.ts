import assert from "node:assert/strict";
import { findProgram, requireProgram } from "../../../tools/find_program.ts";
import type { Loaded } from "../../support/load_tests.ts";

/** Runs a script in a process that finds Node and nothing else; returns its output. */
async function onBareMachine(...args: string[]): Promise<string> {
  const folder = await Deno.makeTempDir();
  try {
    await Deno.mkdir(`${folder}/bin`);
    const node = findProgram("node");
    if (node) await Deno.symlink(await Deno.realPath(node), `${folder}/bin/node`);
    // By a fresh HOME nothing is found of cargo, Go and Python either.
    const env = { PATH: `${folder}/bin`, HOME: folder, DENO_DIR: await denoFolder() };
    const command = new Deno.Command(Deno.execPath(), { args, env, clearEnv: true });
    const { success, stdout, stderr } = await command.output();
    assert.ok(success, new TextDecoder().decode(stderr));
    return new TextDecoder().decode(stdout);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Where this Deno has what it compiled. */
async function denoFolder(): Promise<string> {
  const { stdout } = await new Deno.Command(Deno.execPath(), { args: ["info", "--json"] }).output();
  return JSON.parse(new TextDecoder().decode(stdout)).denoDir;
}

Deno.test("every test file loads on a machine that has Node alone, and each test that is skipped says why", async () => {
  const output = await onBareMachine("run", "-A", "--no-check", "tests/support/load_tests.ts");
  const { tests, broken, skipped }: Loaded = JSON.parse(output.trim().split("\n").at(-1)!);
  assert.deepEqual(broken, []);
  assert.ok(tests > 2000, `${tests} tests`);
  assert.deepEqual(skipped.filter((name) => !/ \(skipped: .+\)$/.test(name)), []);
  for (const program of ["caddy", "promtool", "webvtt", "zbarimg"]) {
    assert.ok(skipped.some((name) => name.includes(`(skipped: missing: ${program} (`)), program);
  }
});

Deno.test("a comparison whose programs are missing is skipped by name, with the reason", async () => {
  const programs = { align: "ffmpeg", align_misfits: "ffmpeg", answers: "wrk", noise: "wrk" };
  for (const [name, program] of Object.entries(programs)) {
    const file = `tests/bench/${name}_comparison.ts`;
    const output = await onBareMachine("run", "-A", "--no-check", file);
    assert.match(
      output,
      new RegExp(`^Skipped: .+ \\(missing: ${program} \\(Debian's ${program}\\)`),
    );
  }
});

Deno.test("a missing program is undefined, or an error with its name, and no exception of a start", () => {
  assert.equal(findProgram("no-such-program"), undefined);
  assert.throws(() => requireProgram("no-such-program"), /no-such-program is missing/);
});
