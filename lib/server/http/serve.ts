/** Listens until the host ends it. */
import { UPLOADS_PATH } from "../../media/uploads.ts";
import { within } from "../../model/within.ts";
import { type Config, ConfigError } from "../host/config.ts";
import { type ConnectionFigures, serveConnections } from "../load/connection_server.ts";
import { createBodyLimits } from "../load/request_bodies.ts";
import { findServeConnection, type Handler } from "../load/serve_connection.ts";
import { clientAddress } from "../load/client_address.ts";
import { info, warn } from "../host/log.ts";

/** From the signal to the end of what still runs, in milliseconds. */
const GRACE_MS = 8000;

/** How long a connection may keep the server waiting; those of browsers are idle for a minute. */
const DEADLINES = {
  firstRequestMs: 20_000,
  idleMs: 75_000,
  answerMs: 30_000,
  slowestBytesPerSecond: 4096,
};

/**
 * Connections that wait to be accepted. In a burst of more, the system lets clients believe that
 * they are connected, and breaks that off when the listener closes.
 */
const QUEUE = 4096;

const NO_HEADERS = new Headers();

/**
 * Answers a request. One that `isMalformed` has no address: its Host header is missing or is none,
 * or what it asks for is none. It comes as a request of a method that nothing answers.
 */
type Answer = (
  request: Request,
  info: { remoteAddr: Deno.Addr; isMalformed?: true },
) => Response | Promise<Response>;

type Settings =
  & Pick<Config, "host" | "port">
  & Partial<Pick<Config, "proxies" | "connections" | "isOnPlatform">>;

/** Figures of connections, before there are any. */
export const noFigures = (): ConnectionFigures => ({ open: 0, withoutRequest: 0 });

const SIGNALS = ["SIGINT", "SIGTERM"] as const;

/**
 * Serves `handler` until SIGINT or SIGTERM (or until `ended` resolves, where it is given), then
 * lets running requests finish. Calls `onListen` once requests can come in, and keeps `figures` of
 * connections, where they are its own. Returns false when some had not finished after `graceMs`
 * milliseconds: the caller then ends the process, which cuts them off.
 *
 * @throws {ConfigError} when the address cannot be used.
 */
export async function serve(
  handler: Answer,
  { host, port, proxies = 0, connections = 800, isOnPlatform }: Settings,
  { ended, graceMs = GRACE_MS, onListen, deadlines = DEADLINES, figures = noFigures() }: {
    ended?: Promise<void>;
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
  await (ended ?? stopSignal());
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

  /** On a platform that has bounds of its own, or in a Deno that changed what is internal to it. */
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

/** A method that nothing answers. */
const NO_METHOD = "UNKNOWN";

/**
 * A request as it is, or as one of a method that nothing answers: a few methods, and GET in small
 * letters, are none that a Request can be made of.
 */
function withMethod(request: Request): Request {
  const { method, headers } = request;
  if (method === method.toUpperCase() && !/^(TRACE|TRACK|CONNECT)$/.test(method)) return request;
  return new Request(addressOf(request), { method: NO_METHOD, headers });
}

/** What ends a host in an address: after it the rest of a Host header would become the path. */
const NO_PART_OF_HOSTS = /[/?#@\\]/;

/**
 * False where a request has no address. A Host header is asked for in HTTP/1.0, too, and in HTTP/2,
 * which this program offers to nobody: Deno does not say which version a request has.
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
