/**
 * Runs all tests: builds the client, finds a browser, then runs `deno test` with the arguments. If
 * only browser tests in at most three files have failed, they get one second run (second_run.ts).
 */
import { build } from "./build.ts";
import { findTestChromium } from "./chromium.ts";
import { runTests } from "./run_tests.ts";

/** Test files in parallel on two processors: a browser test mostly waits. */
const JOBS = "3";

await build();
try {
  const env = { TEST_CHROMIUM_PATH: await findTestChromium(), DENO_JOBS: JOBS };
  const args = Deno.args.length > 0 ? Deno.args : ["tests"];
  Deno.exit(await runTests({ args, env, isParallel: true }));
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}
