/** A service on loopback that answers whatever a test wants, and keeps what it was asked. */
import { shutDown } from "./shut_down.ts";

export type Loopback = AsyncDisposable & {
  /** Its address, without a slash at its end. */
  url: string;
  /** Each request: its address and its headers. */
  asked: { url: URL; headers: Headers }[];
  /** What it answers; a test sets it. */
  answer: (url: URL) => Response | Promise<Response>;
};

/** Starts one; it answers until disposed. */
export function loopback(answer: Loopback["answer"]): Loopback {
  const server = Deno.serve(
    { hostname: "127.0.0.1", port: 0, onListen: () => {} },
    (request) => {
      const url = new URL(request.url);
      it.asked.push({ url, headers: request.headers });
      return it.answer(url);
    },
  );
  const it: Loopback = {
    url: `http://localhost:${server.addr.port}`,
    asked: [],
    answer,
    [Symbol.asyncDispose]: () => shutDown(server),
  };
  return it;
}

/** An answer whose body begins and never ends, until the client disconnects. */
export const endless = () =>
  new Response(
    new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode("[")) }),
  );

/** Runs `use` and gives what the log said of failures meanwhile, a line a call. */
export async function failuresOf(use: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const usual = console.error;
  console.error = (...parts: unknown[]) => said.push(logText(parts.map(String).join(" ")));
  try {
    await use();
  } finally {
    console.error = usual;
  }
  return said;
}

/** What a line of the log says, and of which error: as JSON, or as a terminal shows it. */
export function logText(line: string): string {
  if (!line.startsWith("{")) return line.trim();
  const { text, error = "" } = JSON.parse(line);
  return `${text} ${error}`.trim();
}
