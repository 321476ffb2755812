/** A KV Connect server of a test's own: a denokv process. */
import { missing } from "../../../tools/programs.ts";
import { orSkipped } from "../skipped.ts";

/** What denokv and its clients agree on; `Deno.openKv` reads it from the environment. */
const ACCESS_TOKEN = "a-token-for-tests-only";

/** Its address, and what sends it a signal; disposing ends the process, and with it the data. */
type Denokv = AsyncDisposable & { url: string; send: (signal: Deno.Signal) => void };

/** It, environment variables for programs that are to use it, and the steps of the test. */
type DenokvTest = {
  denokv: Denokv;
  env: Record<string, string>;
  step: Deno.TestContext["step"];
};

/**
 * A test of programs that share a denokv, in the run that `TEST_DENOKV` names one for. It is
 * skipped in others, and for what else it `lacks`.
 */
export function denokvTest(
  name: string,
  test: (test: DenokvTest) => Promise<void>,
  lacks?: string,
): void {
  const path = denokvPath();
  const isElsewhere = path === undefined ? "deno task test:kv-connect runs it" : undefined;
  const reason = missing("denokv") ?? lacks ?? isElsewhere;
  Deno.test(orSkipped(name, reason), async ({ step }) => {
    await using denokv = await startDenokv(path!);
    const env = { KV_URL: denokv.url, DENO_KV_ACCESS_TOKEN: ACCESS_TOKEN };
    await test({ denokv, env, step });
  });
}

/** The denokv that this run of the tests is to use; undefined when it is to use none. */
export const denokvPath = (): string | undefined => Deno.env.get("TEST_DENOKV");

/**
 * Starts the denokv at `path` on a free port of loopback, with its data in `file`, and makes its
 * token known to this process.
 */
export async function startDenokv(path: string, file = ":memory:"): Promise<Denokv> {
  Deno.env.set("DENO_KV_ACCESS_TOKEN", ACCESS_TOKEN);
  const child = new Deno.Command(path, {
    args: ["--sqlite-path", file, "serve", "--addr", "127.0.0.1:0"],
    stdin: "null",
    stdout: "null",
    stderr: "piped",
  }).spawn();
  const log = child.stderr.pipeThrough(new TextDecoderStream())[Symbol.asyncIterator]();
  const url = await listeningAt(log);
  // It waits when nobody reads what it says.
  const silence = (async () => {
    while (!(await log.next()).done);
  })();
  return {
    url,
    send: (signal) => child.kill(signal),
    async [Symbol.asyncDispose]() {
      child.kill("SIGTERM");
      await child.status;
      await silence;
    },
  };
}

/** Reads the log up to the line that names the address. */
async function listeningAt(log: AsyncIterator<string>): Promise<string> {
  let text = "";
  for (let chunk = await log.next(); !chunk.done; chunk = await log.next()) {
    text += chunk.value;
    const [, url] = text.match(/Listening on (http:\S+)\n/) ?? [];
    if (url) return url;
  }
  throw new Error(`denokv did not start: ${text}`);
}
