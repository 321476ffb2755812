/**
 * Runs tests again and again while something else keeps a processor busy, and prints each failure
 * at the end: a test that fails by load alone waits for the wrong thing. None gets a second run.
 *
 * `deno task test:busy [times] [file or folder]`
 */
import { z } from "zod";
import { Count, Path, readArguments } from "./arguments.ts";
import { build } from "./build.ts";
import { runOnce, testEnvironment } from "./run_tests.ts";
import { failedFiles } from "./second_run.ts";

const { rest: [times, path] } = readArguments({
  usage: "deno task test:busy [times] [file or folder]",
  rest: z.tuple([Count.default(10), Path.default("tests")]),
});
await build();
const env = await testEnvironment([path]);
const load = new Worker("data:text/javascript,for(;;);", { type: "module" });
const failures: string[] = [];
let passed = 0;
for (let time = 1; time <= times; time++) {
  const { code, report } = await runOnce({ args: [path], env, isParallel: true });
  if (code === 0) passed++;
  else failures.push(`In run ${time}: ${failuresOf(report).join("; ") || "no report was written"}`);
}
load.terminate();
console.log([`\nPassed ${passed} times of ${times} beside a busy loop.`, ...failures].join("\n"));
Deno.exit(passed === times ? 0 : 1);

function failuresOf(report: string): string[] {
  if (report === "") return [];
  return failedFiles(report).map(({ file, tests }) => `${file}: ${tests.join(", ")}`);
}
