/** The program as a process of its own that is killed, with its data in a folder that stays. */
import { Client } from "../people/client.ts";
import { freePort } from "../servers/process.ts";

/** A program that runs, and somebody who may send it requests. */
export type KilledServer = {
  client: Client;
  /** Ends it by SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
};

/** Starts the program on the data in `folder`; `client` goes on with the session of `before`. */
export async function startToKill(folder: string, before?: Client): Promise<KilledServer> {
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const program = await startMain({
    PORT: String(port),
    DATA_DIR: folder,
    APP_ORIGIN: origin,
  });
  // An account may do only so much in a minute.
  const site = {
    async request(url: string, init?: RequestInit): Promise<Response> {
      const response = await fetch(url, { ...init, redirect: "manual" });
      if (response.status !== 429) return response;
      await response.body?.cancel();
      const seconds = Number(response.headers.get("retry-after"));
      await new Promise((goOn) => setTimeout(goOn, 1000 * seconds));
      return await site.request(url, init);
    },
  };
  const client = new Client(site, origin);
  if (before) client.cookies = [...before.cookies];
  else await client.login("author");
  return {
    client,
    kill: () => program.end("SIGKILL"),
  };
}

/**
 * The program without its launcher, so that a signal meets it; `end` waits until it has ended.
 * Disposing stops it.
 */
type Program = AsyncDisposable & {
  send(signal: Deno.Signal): void;
  end(signal: Deno.Signal): Promise<void>;
  /** All that it printed so far. */
  output(): string;
};

/** Starts the program with the environment variables `env`, and waits until it listens. */
export async function startMain(env: Record<string, string>): Promise<Program> {
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "main.ts"],
    env,
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  const listening = Promise.withResolvers<void>();
  let text = "";
  let hasEnded = false;
  child.status.then(() => hasEnded = true);
  const hear = async (stream: ReadableStream<Uint8Array<ArrayBuffer>>) => {
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      if (text.includes("Open http")) listening.resolve();
    }
  };
  const heard = Promise.all([hear(child.stdout), hear(child.stderr)]).then(() =>
    listening.reject(new Error(`The program did not start: ${text}`))
  );
  // After the end nobody waits for it any more.
  listening.promise.catch(() => {});
  await listening.promise;
  const end = async (signal: Deno.Signal) => {
    if (!hasEnded) child.kill(signal);
    await child.status;
    await heard;
  };
  return {
    send: (signal) => child.kill(signal),
    end,
    output: () => text,
    [Symbol.asyncDispose]: () => end("SIGTERM"),
  };
}
