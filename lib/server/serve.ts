/** Listens until the host ends it. */
import { type Config, ConfigError } from "./config.ts";
import { info, warn } from "./log.ts";

/** From the signal to the end of what still runs, in milliseconds. */
const GRACE_MS = 3000;

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Serves `handler` until SIGINT or SIGTERM (or until `ended` resolves, where it is given), then
 * lets running requests finish. Calls `onListen` once requests can come in. Returns false when some
 * had not finished after `graceMs` milliseconds: the caller then ends the process, which cuts them
 * off.
 *
 * @throws {ConfigError} when the address cannot be used.
 */
export async function serve(
  handler: (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>,
  { host, port }: Pick<Config, "host" | "port">,
  { ended, graceMs = GRACE_MS, onListen }: {
    ended?: Promise<void>;
    graceMs?: number;
    onListen?: () => void;
  } = {},
): Promise<boolean> {
  const server = listen();
  await (ended ?? stopSignal());
  info("Stopping.");
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), graceMs);
  const finished = await Promise.race([server.shutdown().then(() => true), late.promise]);
  clearTimeout(timer);
  if (!finished) {
    warn(`Requests that had not finished after ${graceMs / 1000} s were cut off.`);
  }
  return finished;

  function listen() {
    try {
      return Deno.serve({
        hostname: host,
        port,
        onListen: (at) => {
          info(`Open http://${nameOf(host)}:${at.port} (Ctrl-C ends it)`);
          onListen?.();
        },
      }, (request, info) => isReadable(request) ? handler(request, info) : unreadable());
    } catch (error) {
      throw new ConfigError(refusal(error, host, port));
    }
  }
}

/** False where a request has no address: its Host header, or what it asks for, is malformed. */
function isReadable(request: Request): boolean {
  return URL.canParse(addressOf(request));
}

function addressOf(request: Request): string {
  try {
    return request.url;
  } catch {
    return "";
  }
}

function unreadable(): Response {
  warn("A request was refused: its Host header or its address is malformed.");
  return new Response("The Host header or the address of this request is malformed.\n", {
    status: 400,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": "default-src 'none'",
      "x-content-type-options": "nosniff",
    },
  });
}

/**
 * Resolves at the first SIGINT or SIGTERM. The listeners stay: Ctrl-C comes twice, from the
 * terminal and by the process that started this one, and the second must not cut the stop short.
 */
async function stopSignal(): Promise<void> {
  const signalled = Promise.withResolvers<void>();
  for (const signal of SIGNALS) Deno.addSignalListener(signal, signalled.resolve);
  await signalled.promise;
}

const nameOf = (host: string) =>
  host === "127.0.0.1" || host === "0.0.0.0"
    ? "localhost"
    : host.includes(":")
    ? `[${host}]`
    : host;

function refusal(error: unknown, host: string, port: number): string {
  if (error instanceof Deno.errors.AddrInUse) {
    return `Port ${port} is taken. End the program that uses it, or choose another: PORT=${
      port + 1
    }`;
  }
  if (error instanceof Deno.errors.AddrNotAvailable) {
    return `HOST=${host} is no address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return `Port ${port} may not be used by this user. Choose one above 1023, such as PORT=8000`;
  }
  throw error;
}
