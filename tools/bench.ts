/**
 * Runs the benchmarks: `*_bench.ts` by `deno bench`, `*_comparison.ts` as programs of their own.
 * Arguments are files, by default all; what follows a comparison that is named alone goes on to
 * it. A run of all ends with one table of each figure and what it was compared to.
 */
import { COLLECTED, printReport, report } from "../tests/bench/report.ts";

const FOLDER = "tests/bench";

const [first, ...rest] = Deno.args;
const ok = first?.endsWith("_comparison.ts")
  ? await deno("run", "-A", first, ...rest)
  : Deno.args.length > 0
  ? await deno("bench", "-A", ...Deno.args)
  : await all();
Deno.exit(ok ? 0 : 1);

async function all(): Promise<boolean> {
  const file = await Deno.makeTempFile();
  Deno.env.set(COLLECTED, file);
  const files = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name).sort();
  let ok = true;
  for (const name of files) {
    const path = `${FOLDER}/${name}`;
    if (name.endsWith("_bench.ts")) ok = await bench(path) && ok;
    if (name.endsWith("_comparison.ts")) ok = await deno("run", "-A", path) && ok;
  }
  printReport(file);
  await Deno.remove(file);
  return ok;
}

/** Runs one file of benches, each of which is compared to the first of the file. */
async function bench(path: string): Promise<boolean> {
  const args = ["bench", "-A", "--json", path];
  const { success, stdout } = await new Deno.Command(Deno.execPath(), { args, stderr: "inherit" })
    .output();
  const text = new TextDecoder().decode(stdout);
  // What a file prints itself comes before.
  const begin = text.lastIndexOf('\n{\n  "version"') + 1;
  console.log(text.slice(0, begin).trimEnd());
  const { benches } = JSON.parse(text.slice(begin));
  const microseconds = benches.map(({ results: [{ ok }] }: Bench) => ok ? ok.avg / 1000 : NaN);
  report(benches.map(({ name }: Bench, i: number) => ({
    figure: `${name}, µs`,
    measured: microseconds[i],
    comparedTo: benches[0].name,
    other: microseconds[0],
  })));
  return success;
}

/** One bench as `deno bench --json` writes it; times in nanoseconds. */
type Bench = { name: string; results: [{ ok?: { avg: number } }] };

async function deno(...args: string[]): Promise<boolean> {
  return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).success;
}
