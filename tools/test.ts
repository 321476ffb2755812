/**
 * Runs all tests: builds the client, finds a browser, then `deno test`. Arguments go on to it.
 * Browser tests that alone have failed, in at most three files, get one second run (second_run.ts).
 */
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { testFiles, toRunAgain } from "./second_run.ts";

await build();
try {
  Deno.exit(await test(await findChromium()));
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}

/** Runs the tests, and again what may have failed on a busy machine; returns the exit code. */
async function test(chromium: string): Promise<number> {
  const args = Deno.args.length > 0 ? Deno.args : ["tests"];
  const run = async (...args: string[]) => {
    const env = { CHROMIUM_PATH: chromium, DENO_JOBS: "2" };
    const command = new Deno.Command(Deno.execPath(), { args: ["test", "-A", ...args], env });
    return (await command.spawn().status).code;
  };
  // With options, a report does not say which files were meant.
  if (args.some((arg) => arg.startsWith("-"))) return await run("--parallel", ...args);

  const dir = await Deno.makeTempDir();
  const report = `${dir}/report.xml`;
  const code = await run("--parallel", `--junit-path=${report}`, ...args);
  const xml = await Deno.readTextFile(report).catch(() => "");
  await Deno.remove(dir, { recursive: true });
  if (code === 0) return 0;

  const again = toRunAgain(xml, await testFiles(args));
  const notes: string[] = [];
  for (const { file, tests } of again) {
    console.log(`\nRunning ${file} again, alone`);
    if (await run(file) !== 0) return code;
    notes.push(
      `Unsteady: ${file} failed once and passed when run again alone: ${tests.join("; ")}`,
    );
  }
  if (notes.length > 0) console.log(`\n${notes.join("\n")}`);
  return notes.length > 0 ? 0 : code;
}
