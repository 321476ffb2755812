/**
 * Runs all tests: builds the client, finds a browser, then runs `deno test` with the arguments. If
 * only browser tests in at most three files have failed, they get one second run (second_run.ts).
 */
import { build } from "./build.ts";
import { runTests, testEnvironment } from "./run_tests.ts";

await build();
try {
  const args = Deno.args.length > 0 ? Deno.args : ["tests"];
  Deno.exit(await runTests({ args, env: await testEnvironment(args), isParallel: true }));
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}
