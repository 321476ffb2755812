/**
 * Runs the benchmarks: `*_bench.ts` by `deno bench`, `*_comparison.ts` as programs of their own.
 * Arguments are files, by default all; arguments after a single comparison are passed on to it. A
 * run of all ends with a table of each figure and its reference, and one of the files: how long
 * each took, and whether its demands were met.
 */
import { z } from "zod";
import { COLLECTED, printReport, report } from "../tests/bench/report.ts";
import { Path, readArguments } from "./arguments.ts";
import { isFile } from "./find_program.ts";

const FOLDER = "tests/bench";

const [first = ""] = Deno.args;
const ok = first.endsWith("_comparison.ts")
  ? await deno("run", "-A", ...Deno.args)
  : await benchFiles(readFiles());
Deno.exit(ok ? 0 : 1);

function readFiles(): string[] {
  return readArguments({
    usage: "deno task bench [files, or one comparison with its own arguments]",
    rest: z.array(Path.refine(isFile, "must be a file of benches")),
  }).rest;
}

async function benchFiles(files: string[]): Promise<boolean> {
  return files.length > 0 ? await deno("bench", "-A", ...files) : await all();
}

async function all(): Promise<boolean> {
  const figures = await Deno.makeTempFile();
  Deno.env.set(COLLECTED, figures);
  const files = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name).sort();
  const ran: { file: string; minutes: string; ok: boolean }[] = [];
  for (const file of files) {
    const run = file.endsWith("_bench.ts") ? bench : file.endsWith("_comparison.ts") && compare;
    if (!run) continue;
    const began = performance.now();
    const ok = await run(`${FOLDER}/${file}`);
    ran.push({ file, minutes: ((performance.now() - began) / 60_000).toFixed(1), ok });
  }
  printReport(figures);
  console.table(ran);
  await Deno.remove(figures);
  return ran.every(({ ok }) => ok);
}

/** Runs one file of benches, each of which is compared to the first of the file. */
async function bench(path: string): Promise<boolean> {
  const args = ["bench", "-A", "--json", path];
  const { success, stdout } = await new Deno.Command(Deno.execPath(), { args, stderr: "inherit" })
    .output();
  const text = new TextDecoder().decode(stdout);
  // The file's own output comes before.
  const begin = text.lastIndexOf('\n{\n  "version"') + 1;
  console.log(text.slice(0, begin).trimEnd());
  if (!success) return false;
  const { benches } = JSON.parse(text.slice(begin));
  const microseconds = benches.map(({ results: [{ ok }] }: Bench) => ok ? ok.avg / 1000 : NaN);
  report(benches.map(({ name }: Bench, i: number) => ({
    figure: `${name}, µs`,
    measured: microseconds[i],
    comparedTo: benches[0].name,
    other: microseconds[0],
  })));
  return true;
}

/** One bench as `deno bench --json` writes it; times in nanoseconds. */
type Bench = { name: string; results: [{ ok?: { avg: number } }] };

/** Runs one program that prints its figures itself. */
function compare(path: string): Promise<boolean> {
  return deno("run", "-A", path);
}

async function deno(...args: string[]): Promise<boolean> {
  return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).success;
}
