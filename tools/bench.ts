/**
 * Runs the benchmarks: `*_bench.ts` by `deno bench`, `*_comparison.ts` as programs of their own.
 * Arguments are files, by default all; what follows a comparison that is named alone goes on to
 * it.
 */
const FOLDER = "tests/bench";

const [first, ...rest] = Deno.args;
const ok = first?.endsWith("_comparison.ts")
  ? await deno("run", "-A", first, ...rest)
  : Deno.args.length > 0
  ? await deno("bench", "-A", ...Deno.args)
  : await all();
Deno.exit(ok ? 0 : 1);

async function all(): Promise<boolean> {
  const files = Array.from(Deno.readDirSync(FOLDER), ({ name }) => name).sort();
  let ok = await deno("bench", "-A", FOLDER);
  for (const name of files.filter((name) => name.endsWith("_comparison.ts"))) {
    ok = await deno("run", "-A", `${FOLDER}/${name}`) && ok;
  }
  return ok;
}

async function deno(...args: string[]): Promise<boolean> {
  return (await new Deno.Command(Deno.execPath(), { args }).spawn().status).success;
}
