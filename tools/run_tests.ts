/** Runs tests, and again those that may have failed on a busy machine (second_run.ts). */
import { findTestChromium } from "./chromium.ts";
import { slowestFiles } from "./junit_report.ts";
import { toRunAgain } from "./second_run.ts";
import { nextReport, printSkipped } from "./skipped_tests.ts";
import { filesIn, groupTests } from "./test_groups.ts";

/** Arguments of `deno test`: files, folders or options; and its environment. */
type Run = { args: string[]; env: Record<string, string>; isParallel: boolean };

/** A run that has ended; its report is "" if none was written. */
type Result = { code: number; files: string[]; report: string };

/** Test files in parallel on two processors: a browser test mostly waits. */
const JOBS = "3";

/** Folders of tests that need no browser. */
const WITHOUT_BROWSER = /^tests\/(unit|api)\b/;

/** The environment of the tests `args`; throws where they need a Chromium and none is found. */
export const testEnvironment = async (args: string[]): Promise<Record<string, string>> => ({
  DENO_JOBS: JOBS,
  ...!args.every((arg) => WITHOUT_BROWSER.test(arg)) &&
    { TEST_CHROMIUM_PATH: await findTestChromium() },
});

/** Returns the exit code; prints slow, skipped and unsteady tests. */
export async function runTests({ args, env, isParallel }: Run): Promise<number> {
  // With options, the report does not show which files were requested.
  if (args.some((arg) => arg.startsWith("-"))) {
    return await denoTest([...howOf(isParallel), ...args], env);
  }
  const { code, files, report } = await runOnce({ args, env, isParallel });
  if (report !== "") {
    const lines = slowestFiles(report, 10).map(({ file, seconds }) =>
      `${seconds.toFixed(1)} s ${file}`
    );
    console.log(`\nThe slowest files:\n${lines.join("\n")}`);
    keepOrPrintSkipped(report);
  }
  if (code === 0) return 0;

  const texts = files.map(async (file) => [file, await Deno.readTextFile(file)] as const);
  const again = toRunAgain(report, new Map(await Promise.all(texts)));
  const notes: string[] = [];
  for (const { file, tests } of again) {
    console.log(`\nRunning ${file} again, alone`);
    if (await denoTest([file], env) !== 0) return code;
    notes.push(
      `Unsteady: ${file} failed once and passed when run again alone: ${tests.join("; ")}`,
    );
  }
  if (notes.length > 0) console.log(`\n${notes.join("\n")}`);
  return notes.length > 0 ? 0 : code;
}

/** Leaves the report to a summary of several runs, or prints what this one has skipped. */
function keepOrPrintSkipped(report: string): void {
  const path = nextReport();
  if (path) Deno.writeTextFileSync(path, report);
  else printSkipped([report]);
}

/** Runs files and folders once. */
export async function runOnce({ args, env, isParallel }: Run): Promise<Result> {
  const dir = await Deno.makeTempDir();
  try {
    const path = `${dir}/report.xml`;
    const files = (await Promise.all(args.map(filesIn))).flat();
    const options = [...howOf(isParallel), `--junit-path=${path}`];
    const code = await denoTest([...options, ...await groupTests(files, dir)], env);
    return { code, files, report: await Deno.readTextFile(path).catch(() => "") };
  } finally {
    await Deno.remove(dir, { recursive: true });
  }
}

const howOf = (isParallel: boolean) => isParallel ? ["--parallel"] : [];

/** Returns the exit code. */
async function denoTest(args: string[], env: Record<string, string>): Promise<number> {
  // `deno check` checks types: here each file that starts a worker would be checked again.
  const command = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", ...args],
    env,
  });
  return (await command.spawn().status).code;
}
