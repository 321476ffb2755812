/** Runs tests, and again those that may have failed on a busy machine (second_run.ts). */
import { slowestFiles } from "./junit_report.ts";
import { reportedFiles, toRunAgain } from "./second_run.ts";
import { filesIn, groupTests } from "./test_groups.ts";

/** Arguments of `deno test`: files, folders or options; and its environment. */
type Run = { args: string[]; env: Record<string, string>; isParallel: boolean };

/** Returns the exit code; unsteady tests are printed at the end. */
export async function runTests({ args, env, isParallel }: Run): Promise<number> {
  const run = async (...args: string[]) => {
    // `deno check` checks types: here each file that starts a worker would be checked again.
    const command = new Deno.Command(Deno.execPath(), {
      args: ["test", "-A", "--no-check", ...args],
      env,
    });
    return (await command.spawn().status).code;
  };
  const how = isParallel ? ["--parallel"] : [];
  // With options, the report does not show which files were requested.
  if (args.some((arg) => arg.startsWith("-"))) return await run(...how, ...args);

  const dir = await Deno.makeTempDir();
  const report = `${dir}/report.xml`;
  const files = (await Promise.all(args.map(filesIn))).flat();
  const code = await run(...how, `--junit-path=${report}`, ...await groupTests(files, dir));
  const xml = await Deno.readTextFile(report).catch(() => "");
  await Deno.remove(dir, { recursive: true });
  if (xml !== "") {
    const lines = slowestFiles(xml, 10).map(({ file, seconds }) =>
      `${seconds.toFixed(1)} s ${file}`
    );
    console.log(`\nThe slowest files:\n${lines.join("\n")}`);
  }
  if (code === 0) return 0;

  const again = toRunAgain(xml, await reportedFiles(files));
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
