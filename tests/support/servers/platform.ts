/**
 * The program as Deno Deploy starts it: a bare main.ts that may write no file, with the variables
 * and the address that the platform sets, and the platform's store.
 */
import { answers, freePort } from "./process.ts";

/** An instance that serves at `origin`; disposing ends it as the platform does, by SIGINT. */
export type Instance = AsyncDisposable & { origin: string; output: () => string };

/** A KV Connect server in the place of the platform's own store. */
type Store = { url: string; token: string };

/**
 * Starts an instance by the Deno at `deno`, with `store` (a KV Connect server) as the store that
 * `Deno.openKv()` opens.
 *
 * @throws with what it printed, where it ends instead.
 */
export async function startInstance(
  deno: string,
  store: Store,
  settings: Record<string, string>,
): Promise<Instance> {
  const port = freePort();
  const address = { DENO_SERVE_ADDRESS: `tcp:127.0.0.1:${port}` };
  const child = platformCommand(deno, ["main.ts"], store, { ...settings, ...address }).spawn();
  let text = "";
  const decoder = new TextDecoder();
  const hear = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) text += decoder.decode(chunk);
  };
  const heard = Promise.all([hear(child.stdout), hear(child.stderr)]);
  let hasEnded = false;
  child.status.then(() => hasEnded = true);
  const origin = `http://127.0.0.1:${port}`;
  while (!await answers(origin)) {
    if (hasEnded) {
      await heard;
      throw new Error(`The instance ended: ${text}`);
    }
    await new Promise((goOn) => setTimeout(goOn, 20));
  }
  return {
    origin,
    output: () => text,
    async [Symbol.asyncDispose]() {
      if (!hasEnded) child.kill("SIGINT");
      await child.status;
      await heard;
    },
  };
}

/** Runs a script of the program as the platform runs it before and at a start. */
export function platformCommand(
  deno: string,
  script: string[],
  store: Store,
  settings: Record<string, string>,
): Deno.Command {
  return new Deno.Command(deno, {
    args: ["run", "--allow-all", "--deny-write", "--cached-only", ...script],
    clearEnv: true,
    env: {
      ...inherited(),
      NODE_ENV: "production",
      DENO_DEPLOYMENT_ID: "an-id",
      DENO_KV_DEFAULT_PATH: store.url,
      DENO_KV_ACCESS_TOKEN: store.token,
      ...settings,
    },
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  });
}

/** What a process needs to find its packages, and no setting of the program. */
const inherited = () =>
  Object.fromEntries(
    ["PATH", "HOME", "DENO_DIR"].flatMap((name) => {
      const value = Deno.env.get(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
