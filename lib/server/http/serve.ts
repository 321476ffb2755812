/** Listens until the host ends it. */
import { UPLOADS_PATH } from "../../media/uploads.ts";
import { within } from "../../model/within.ts";
import { type Config, ConfigError } from "../host/config.ts";
import { type ConnectionFigures, serveConnections } from "../load/connection_server.ts";
import { createBodyLimits } from "../load/request_bodies.ts";
import { findServeConnection, type Handler } from "../load/serve_connection.ts";
import { clientAddress } from "../load/client_address.ts";
import { info, warn } from "../host/log.ts";

/** From the signal to the end of all requests, in milliseconds. */
const GRACE_MS = 8000;

/** The time limits of connections; browsers keep theirs idle for a minute. */
const DEADLINES = {
  firstRequestMs: 20_000,
  idleMs: 75_000,
  answerMs: 30_000,
  slowestBytesPerSecond: 4096,
};

/**
 * The length of the queue of new connections. When it overflows, the system lets clients believe
 * that they are connected, and resets them when the listener closes.
 */
const QUEUE = 4096;

const NO_HEADERS = new Headers();

/**
 * Answers a request. `isMalformed`: its Host header or its target is missing or invalid. It comes
 * with a method that no route answers.
 */
type Answer = (
  request: Request,
  info: { remoteAddr: Deno.Addr; isMalformed?: true },
) => Response | Promise<Response>;

type Settings =
  & Pick<Config, "host" | "port">
  & Partial<Pick<Config, "proxies" | "connections" | "isOnPlatform">>;

/** Figures of connections before the first one. */
export const noFigures = (): ConnectionFigures => ({ open: 0, withoutRequest: 0 });

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Serves `handler` until SIGINT or SIGTERM, or until `orphaned` resolves; with `ended`, until that
 * resolves instead. Then lets running requests finish. Calls `onListen` once requests can come in,
 * and updates `figures` where the server itself accepts connections. Returns false when requests
 * were still running after `graceMs` milliseconds: the caller then ends the process, which cuts
 * them off.
 *
 * @throws {ConfigError} when the address cannot be used.
 */
export async function serve(
  handler: Answer,
  { host, port, proxies = 0, connections = 800, isOnPlatform }: Settings,
  { ended, orphaned, graceMs = GRACE_MS, onListen, deadlines = DEADLINES, figures = noFigures() }: {
    ended?: Promise<void>;
    orphaned?: Promise<void>;
    graceMs?: number;
    onListen?: () => void;
    deadlines?: typeof DEADLINES;
    figures?: ConnectionFigures;
  } = {},
): Promise<boolean> {
  const limitBodies = createBodyLimits({
    addressOf: (request, from) => clientAddress(request.headers, from, proxies),
    mayStream: ({ url }) => new URL(url).pathname.startsWith(UPLOADS_PATH),
  });
  const limited = limitBodies(handler);
  const answer: Handler = (request, at) =>
    isReadable(request)
      ? limited(withMethod(request), at)
      : handler(withoutAddress(), { remoteAddr: at.remoteAddr, isMalformed: true });
  const server = listen();
  await (ended ?? Promise.race([stopSignal(), ...orphaned ? [orphaned] : []]));
  info("Stopping.");
  const finished = await server.stop(graceMs);
  if (!finished) {
    warn(`Requests that had not finished after ${graceMs / 1000} s were cut off.`);
  }
  return finished;

  function listen() {
    try {
      if (isOnPlatform) return listenWithoutBounds();
      const serveConnection = findServeConnection();
      if (!serveConnection) {
        warn("This version of Deno cannot limit connections. Set limits in a proxy in front.");
        return listenWithoutBounds();
      }
      const listener = Deno.listen({ hostname: host, port, tcpBacklog: QUEUE });
      listening(listener.addr);
      return serveConnections(answer, {
        listener,
        serveConnection,
        limits: { ...deadlines, most: connections, mostOfAddress: Math.ceil(connections / 2) },
        addressOf: (from) => proxies > 0 ? undefined : clientAddress(NO_HEADERS, from, 0),
        figures,
      });
    } catch (error) {
      throw new ConfigError(refusal(error, host, port));
    }
  }

  /** On a platform with its own limits, or in a Deno whose internals have changed. */
  function listenWithoutBounds() {
    const server = Deno.serve({ hostname: host, port, onListen: listening }, answer);
    return {
      stop: (graceMs: number) =>
        within(graceMs, () => server.shutdown()).then(() => true, () => false),
    };
  }

  function listening(at: Deno.NetAddr) {
    info(`Open http://${nameOf(host)}:${at.port} (Ctrl-C ends it)`);
    onListen?.();
  }
}

/** A method that no route answers. */
const NO_METHOD = "UNKNOWN";

/**
 * The request, or one with a method that no route answers: some methods, and lower-case GET, cannot
 * be given to a Request.
 */
function withMethod(request: Request): Request {
  const { method, headers } = request;
  if (method === method.toUpperCase() && !/^(TRACE|TRACK|CONNECT)$/.test(method)) return request;
  return new Request(addressOf(request), { method: NO_METHOD, headers });
}

/**
 * Characters that end the host in an address; the rest of a Host header after them would become the
 * path.
 */
const NO_PART_OF_HOSTS = /[/?#@\\]/;

/**
 * False for a request without a valid address. A Host header is required in HTTP/1.0 and HTTP/2
 * too, because Deno does not tell the version of a request; the program does not offer HTTP/2.
 */
function isReadable(request: Request): boolean {
  const host = request.headers.get("host");
  return Boolean(host) && !NO_PART_OF_HOSTS.test(host!) && URL.canParse(addressOf(request));
}

const withoutAddress = () => new Request("http://localhost/", { method: NO_METHOD });

function addressOf(request: Request): string {
  try {
    return request.url;
  } catch {
    return "";
  }
}

/**
 * Resolves at the first SIGINT or SIGTERM. The listeners stay, because Ctrl-C arrives twice, from
 * the terminal and from the parent process, and the second signal must not cut the stop short.
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
    return `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`;
  }
  if (error instanceof Deno.errors.PermissionDenied) {
    return `This user may not use port ${port}. Choose one above 1023, such as PORT=8000`;
  }
  if (error instanceof Error && /failed to lookup address/.test(error.message)) {
    return `This machine does not know the name HOST=${host}. Use 127.0.0.1, or 0.0.0.0 for ` +
      "all of its addresses.";
  }
  throw error;
}
