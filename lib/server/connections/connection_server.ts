/** Takes connections in within bounds, serves HTTP on them, and ends without dropping a request. */
import { warn } from "../log.ts";
import { type ConnectionLimits, createConnectionTable } from "./connection_table.ts";
import { createRefusal } from "./refuse_connection.ts";
import type { Handler, ServeConnection } from "./serve_connection.ts";

/** A server that listens. */
export type ConnectionServer = {
  /** Answers what has come in, and ends; false where something runs after `graceMs` ms. */
  stop(graceMs: number): Promise<boolean>;
};

/** How often deadlines are looked at, in milliseconds. */
const SWEEP_MS = 1000;

/** After an error of accepting (no descriptor is left), in milliseconds. */
const ACCEPT_AGAIN_MS = 100;

/**
 * While it stops: the listener closes when none has come for so long, since what waits in its queue
 * is refused then, or after so long at most; in milliseconds.
 */
const QUIET_MS = 100;
const LONGEST_QUEUE_MS = 2000;

/** While it stops, a connection without a request is closed after so many milliseconds. */
const LAST_REQUEST_MS = 400;

/** An answer that does not say how long it is: those are pages, and answers from memory. */
const UNKNOWN_LENGTH = 2 * 1024 * 1024;

type Parts = {
  listener: Deno.TcpListener;
  serveConnection: ServeConnection;
  limits: ConnectionLimits;
  /** Under which address a connection counts; undefined where that does not tell clients apart. */
  addressOf: (from: Deno.NetAddr) => string | undefined;
};

/** Serves `handler` on every connection that `listener` gets. */
export function serveConnections(
  handler: Handler,
  { listener, serveConnection, limits, addressOf }: Parts,
): ConnectionServer {
  const table = createConnectionTable(limits);
  const open = new Set<{ idleFor: () => number; shutdown: () => Promise<void> }>();
  const refuseConnection = createRefusal();
  const seldomWarn = createSeldomWarning();
  const sweep = setInterval(() => table.closeLate(), SWEEP_MS);
  let state: "open" | "stopping" | "closed" = "open";
  let acceptedAt = 0;
  acceptAll();

  async function acceptAll(): Promise<void> {
    while (state !== "closed") {
      try {
        take(await listener.accept());
      } catch (error) {
        if (isClosed()) return;
        seldomWarn(`A connection could not be accepted: ${(error as Error).message}`);
        await delay(ACCEPT_AGAIN_MS);
      }
    }
  }

  // Read anew after a wait.
  const isClosed = () => state === "closed";

  function take(connection: Deno.TcpConn): void {
    acceptedAt = performance.now();
    const { remoteAddr } = connection;
    const aborting = new AbortController();
    const tracked = table.admit(addressOf(remoteAddr as Deno.NetAddr), () => aborting.abort());
    if (!tracked) {
      seldomWarn(`Connections are refused: ${table.size()} are open, and all are in use.`);
      refuseConnection(connection);
      return;
    }
    connection.setNoDelay();
    const answered = (response: Response) => {
      tracked.answered(() => Number(response.headers.get("content-length") ?? UNKNOWN_LENGTH));
      return state === "open" ? response : closing(response);
    };
    const served = serveConnection(
      connection,
      aborting.signal,
      (request, { completed }) => {
        tracked.began();
        completed.then(tracked.sent, tracked.sent);
        const response = handler(request, { remoteAddr: remoteAddr as Deno.NetAddr, completed });
        return response instanceof Response ? answered(response) : response.then(answered);
      },
      (error) => answered(failed(error)),
      () => {},
    );
    const one = { idleFor: tracked.idleFor, shutdown: served.shutdown };
    open.add(one);
    const end = () => {
      tracked.ended();
      open.delete(one);
    };
    served.finished.then(end, end);
  }

  return {
    async stop(graceMs) {
      const began = performance.now();
      const elapsed = () => performance.now() - began;
      state = "stopping";
      do {
        await delay(QUIET_MS);
      } while (performance.now() - acceptedAt < QUIET_MS && elapsed() < LONGEST_QUEUE_MS);
      state = "closed";
      listener.close();
      while (open.size > 0 && elapsed() < graceMs) {
        for (const one of open) {
          if (one.idleFor() >= LAST_REQUEST_MS) one.shutdown().catch(() => {});
        }
        await delay(20);
      }
      clearInterval(sweep);
      return open.size === 0;
    },
  };
}

/** The same answer, after which the connection is closed. */
function closing(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.set("connection", "close");
  return answer;
}

/** The app answers its own errors: what comes here is a fault of ours. */
function failed(error: unknown): Response {
  warn(`A request failed: ${error instanceof Error ? error.stack : error}`);
  return new Response("The server could not do this. Try again.\n", { status: 500 });
}

/** Makes a warning of what may happen a thousand times a second: at most one a minute. */
function createSeldomWarning(): (text: string) => void {
  let next = 0;
  return (text) => {
    if (performance.now() < next) return;
    next = performance.now() + 60_000;
    warn(text);
  };
}

const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
