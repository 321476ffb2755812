/** The program as a host starts it: a process of its own, by the task of the README. */
import { requireProgram } from "../../../tools/find_program.ts";

export type Started = AsyncDisposable & {
  /** Milliseconds from the command to the first page that was served. */
  firstPageAfter: number;
  origin: string;
  /** The id of the task's process. */
  pid: number;
  /** All that it printed so far. */
  output: () => string;
  /** Waits until it has printed this; throws where it has not for a minute. */
  prints: (text: RegExp) => Promise<void>;
  /** Its exit code, once it has ended by itself, and all that it printed is there. */
  ended: Promise<number>;
  /** Sends the signal and waits for the end; gives the exit code. */
  end: (signal: Deno.Signal) => Promise<number>;
};

/** How often a test looks at what a program does, in milliseconds. */
const LOOK_EVERY_MS = 20;

/** Looks that take a minute, and longer where a machine has no time for them. */
const MOST_LOOKS = 60_000 / LOOK_EVERY_MS;

/** A port that was free a moment ago. */
export function freePort(): number {
  const listener = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  listener.close();
  return listener.addr.port;
}

/**
 * How it is started: with so many descriptors, in another folder than this repository, or without
 * the task, whose process and the program then do not share what `LD_PRELOAD` loads.
 */
type Options = { descriptors?: number; folder?: string; withoutTask?: boolean };

function spawn(
  env: Record<string, string>,
  { descriptors, folder, withoutTask = false }: Options = {},
) {
  const command = withoutTask ? ["run", "-A", "tools/start.ts"] : ["task", "start"];
  const [program, args] = descriptors === undefined ? [Deno.execPath(), command] : [
    requireProgram("sh"),
    ["-c", `ulimit -n ${descriptors}; exec "$0" "$@"`, Deno.execPath(), ...command],
  ];
  const child = new Deno.Command(program, {
    args,
    env,
    cwd: folder,
    stdin: "null",
    stdout: "piped",
    stderr: "piped",
  }).spawn();
  let text = "";
  const decoder = new TextDecoder();
  const heard = async (stream: ReadableStream<Uint8Array>) => {
    for await (const chunk of stream) text += decoder.decode(chunk);
  };
  const closed = Promise.all([heard(child.stdout), heard(child.stderr)]);
  return { child, closed, output: () => text };
}

/**
 * Starts the program with the environment variables `env`, and waits for its first page; throws
 * where none came within two minutes.
 */
export async function start(env: Record<string, string>, options?: Options): Promise<Started> {
  const began = performance.now();
  const { child, closed, output } = spawn(env, options);
  const origin = `http://localhost:${env.PORT}`;
  let ended: number | undefined;
  child.status.then(({ code }) => ended = code);
  const isRunning = () => {
    if (ended !== undefined) throw new Error(`It ended with ${ended}: ${output()}`);
    return new Promise((goOn) => setTimeout(goOn, LOOK_EVERY_MS));
  };
  for (let looks = 0; !await answers(origin); looks++) {
    if (looks === 2 * MOST_LOOKS) {
      child.kill("SIGKILL");
      throw new Error(`It does not start: ${output()}`);
    }
    await isRunning();
  }
  const prints = async (text: RegExp) => {
    for (let looks = 0; !text.test(output()); looks++) {
      if (looks === MOST_LOOKS) throw new Error(`It does not print ${text}: ${output()}`);
      await isRunning();
    }
  };
  const atEnd = child.status.then(async ({ code }) => {
    await closed;
    return code;
  });
  const end = async (signal: Deno.Signal) => {
    if (ended === undefined) child.kill(signal);
    return await atEnd;
  };
  return {
    firstPageAfter: performance.now() - began,
    origin,
    pid: child.pid,
    output,
    prints,
    ended: atEnd,
    end,
    [Symbol.asyncDispose]: async () => void await end("SIGTERM"),
  };
}

/**
 * Starts the program where it cannot run; gives its exit code and what it printed. Throws where it
 * runs all the same.
 */
export async function startAndFail(
  env: Record<string, string>,
): Promise<{ code: number; output: string }> {
  const { child, closed, output } = spawn(env);
  const hasStarted = () => output().includes("(Ctrl-C ends it)");
  const timer = setInterval(() => {
    if (!hasStarted()) return;
    clearInterval(timer);
    child.kill("SIGTERM");
  }, LOOK_EVERY_MS);
  const { code } = await child.status;
  clearInterval(timer);
  await closed;
  if (hasStarted()) throw new Error(`It started: ${output()}`);
  return { code, output: output() };
}

/** Whether a server answers at `origin`, and well. */
export async function answers(origin: string): Promise<boolean> {
  try {
    const response = await fetch(origin, { signal: AbortSignal.timeout(60_000) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
