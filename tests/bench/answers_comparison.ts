/**
 * How many requests a second the program answers, against a bare handler that answers the same
 * bytes and headers, both in one run and in turn: prints both and their ratio. Fails where a shared
 * answer reaches less than LEAST of the limit. Skipped without `wrk`.
 *
 * `deno task bench tests/bench/answers_comparison.ts [seconds for each]`
 */
import { z } from "zod";
import { Count, readArguments } from "../../tools/arguments.ts";
import { build } from "../../tools/build.ts";
import { pathOf } from "../../tools/programs.ts";
import { freePort, start } from "../support/servers/process.ts";
import { needs } from "./needs.ts";
import { report } from "./report.ts";

const LEAST = 0.8;
const ROUNDS = 3;
const CONNECTIONS = 64;
const ENCODINGS = "gzip, deflate, br";

const { rest: [seconds] } = readArguments({
  usage: "deno task bench tests/bench/answers_comparison.ts [seconds for each]",
  rest: z.tuple([Count.default(2)]),
});
needs("requests a second beside a bare handler", "wrk");
await build();
const dataDir = await Deno.makeTempDir();
await using program = await start({ PORT: String(freePort()), DATA_DIR: dataDir });
const [tour] = await (await fetch(`${program.origin}/api/tours`)).json();
const manifest = JSON.parse(await Deno.readTextFile("dist/manifest.json"));
const PATHS = {
  "landing page": "/",
  "list of archives": "/tours",
  "page of an archive": `/tour/${tour.id}`,
  "JSON of all archives": "/api/tours",
  "JSON of an archive": `/api/tours/${tour.id}`,
  "SVG of static/": "/icon.svg",
  "script of the build": `/${manifest["islands/client.ts"].file}`,
};
const bare = startBare(program.origin, Object.values(PATHS));
const rows = [];
for (const [i, [what, path]] of Object.entries(PATHS).entries()) {
  const port = await bare.ports[i];
  const [ours, limit]: number[][] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    // In turn, so that both meet the same disturbances.
    limit.push(await requestsPerSecond(`http://127.0.0.1:${port}/`));
    ours.push(await requestsPerSecond(program.origin.replace("localhost", "127.0.0.1") + path));
  }
  rows.push({
    what,
    ours: middle(ours),
    limit: middle(limit),
    ratio: middle(ours) / middle(limit),
  });
}
bare.child.kill();
await bare.child.status;
console.table(rows.map((row) => ({ ...row, ratio: row.ratio.toFixed(2) })));
report(rows.map(({ what, ours, limit }) => ({
  figure: `${what}, requests/s`,
  measured: ours,
  comparedTo: "a bare handler of the same bytes",
  other: limit,
})));
await Deno.remove(dataDir, { recursive: true });
if (rows.some(({ ratio }) => ratio < LEAST)) {
  console.error(`Some reach less than ${LEAST} of the limit.`);
  Deno.exitCode = 1;
}

function startBare(origin: string, paths: string[]) {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "--allow-net", "tests/bench/answers/bare_server.ts", origin, ENCODINGS, ...paths],
    stdout: "piped",
  }).spawn();
  const lines = child.stdout.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const readPorts = async () => {
    while (text.split("\n").length <= paths.length) {
      const { value, done } = await lines.read();
      if (done) throw new Error("The bare server has ended.");
      text += value;
    }
    return text.trim().split("\n");
  };
  const all = readPorts();
  return { child, ports: paths.map(async (_, i) => (await all)[i]) };
}

async function requestsPerSecond(url: string): Promise<number> {
  const args = ["-t1", `-c${CONNECTIONS}`, `-d${seconds}s`, "-H", `Accept-Encoding: ${ENCODINGS}`];
  const { stdout } = await new Deno.Command(pathOf("wrk")!, { args: [...args, url] })
    .output();
  const text = new TextDecoder().decode(stdout);
  if (/Non-2xx/.test(text)) throw new Error(`${url} answered with an error: ${text}`);
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(text)?.[1]));
}

function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
