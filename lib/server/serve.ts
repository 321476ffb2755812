/** Listens until the host ends it. */
import { type Config, ConfigError } from "./config.ts";
import { info } from "./log.ts";

/**
 * Serves `handler` until SIGINT or SIGTERM, then lets running answers finish. Throws a ConfigError when
 * the address cannot be used.
 */
export async function serve(
  handler: (request: Request) => Response | Promise<Response>,
  { host, port }: Pick<Config, "host" | "port">,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const server = listen();
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.addSignalListener(signal, end);
  await new Promise((done) => ended.signal.addEventListener("abort", done, { once: true }));
  info("Stopping.");
  // A phone may hold its connection open: what still runs after three seconds is cut off.
  const timer = setTimeout(() => Deno.exit(0), 3000);
  await server.shutdown();
  clearTimeout(timer);
  for (const signal of ["SIGINT", "SIGTERM"] as const) Deno.removeSignalListener(signal, end);

  function listen() {
    try {
      return Deno.serve({
        hostname: host,
        port,
        onListen: (at) => info(`Open http://${nameOf(host)}:${at.port} (Ctrl-C ends it)`),
      }, (request) => handler(request));
    } catch (error) {
      throw new ConfigError(refusal(error, host, port));
    }
  }
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
