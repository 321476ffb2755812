/** Takes connections in within bounds, serves HTTP on them, and ends without dropping a request. */
import { warn } from "../host/log.ts";
import { type ConnectionLimits, createConnectionTable } from "./connection_table.ts";
import { createRefusal } from "./refuse_connection.ts";
import { createConnectionAbort, type Handler, type ServeConnection } from "./serve_connection.ts";

/** A server that listens. */
type ConnectionServer = {
  /** Answers what has come in, and ends; false where something runs after `graceMs` ms. */
  stop(graceMs: number): Promise<boolean>;
};

/** What is counted of connections, for the host. */
export type ConnectionFigures = {
  open: number;
  /** Connections that have ended before a request could be read. */
  withoutRequest: number;
};

/** How often deadlines are looked at, in milliseconds. */
const SWEEP_MS = 1000;

/** After an error of accepting (no descriptor is left), in milliseconds. */
const ACCEPT_AGAIN_MS = 100;

/**
 * While it stops, time is counted in looks, each after so many milliseconds: a busy process looks
 * seldom, and what has come in meanwhile, it has not read either.
 */
const LOOK_MS = 20;

/**
 * The listener closes after so many looks at which no connection had come, since what waits in its
 * queue would be refused; after so many in all, where connections never cease to come.
 */
const QUIET_LOOKS = 10;
const MOST_QUEUE_LOOKS = 150;

/** The part of the time to stop that is left to what was taken last. */
const LAST_PART = 0.2;

/**
 * A connection is closed after so many looks at which it had no request; one that has not brought
 * any yet may be of a client that is as busy as we are.
 */
const IDLE_LOOKS = 20;
const UNUSED_LOOKS = 125;

/** An answer that does not say how long it is: those are pages, and answers from memory. */
const UNKNOWN_LENGTH = 2 * 1024 * 1024;

type Stoppable = {
  isIdle: () => boolean;
  isUsed: () => boolean;
  shutdown: () => Promise<void>;
  /** Looks in a row at which it had no request. */
  idleLooks: number;
};

type Parts = {
  listener: Deno.TcpListener;
  serveConnection: ServeConnection;
  limits: ConnectionLimits;
  /** Under which address a connection counts; undefined where that does not tell clients apart. */
  addressOf: (from: Deno.NetAddr) => string | undefined;
  figures: ConnectionFigures;
};

/** Serves `handler` on every connection that `listener` gets. */
export function serveConnections(
  handler: Handler,
  { listener, serveConnection, limits, addressOf, figures }: Parts,
): ConnectionServer {
  const table = createConnectionTable(limits);
  const open = new Set<Stoppable>();
  const refuseConnection = createRefusal();
  const seldomWarn = createSeldomWarning();
  const sweep = setInterval(() => table.closeLate(), SWEEP_MS);
  let state: "open" | "stopping" | "closed" = "open";
  let accepted = 0;
  acceptAll();

  async function acceptAll(): Promise<void> {
    while (state !== "closed") {
      try {
        take(await listener.accept());
      } catch (error) {
        if (isClosed()) return;
        // Whoever connected has gone again: nobody else is to wait for that.
        if (error instanceof Deno.errors.NotConnected) continue;
        seldomWarn(`A connection could not be accepted: ${(error as Error).message}`);
        await delay(ACCEPT_AGAIN_MS);
      }
    }
  }

  // Read anew after a wait.
  const isClosed = () => state === "closed";

  function take(connection: Deno.TcpConn): void {
    accepted++;
    const { remoteAddr } = connection;
    const aborting = createConnectionAbort();
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
        const isTaken = tracked.began();
        completed.then(tracked.sent, tracked.sent);
        if (!isTaken) return answered(new Response(null, { status: 503 }));
        const response = handler(request, { remoteAddr: remoteAddr as Deno.NetAddr, completed });
        return response instanceof Response ? answered(response) : response.then(answered);
      },
      (error) => answered(failed(error)),
      () => {},
    );
    const one = { ...tracked, shutdown: served.shutdown, idleLooks: 0 };
    open.add(one);
    figures.open = open.size;
    const end = () => {
      tracked.ended();
      open.delete(one);
      figures.open = open.size;
      if (!tracked.isUsed()) figures.withoutRequest++;
    };
    served.finished.then(end, (error) => {
      end();
      if (isOfMalformed(error)) warn("A connection was closed: its data was not HTTP.");
    });
  }

  return {
    async stop(graceMs) {
      const began = performance.now();
      const elapsed = () => performance.now() - began;
      state = "stopping";
      const latest = graceMs * (1 - LAST_PART);
      for (let looks = 0, quiet = 0; quiet < QUIET_LOOKS && looks < MOST_QUEUE_LOOKS; looks++) {
        const before = accepted;
        await delay(LOOK_MS);
        quiet = accepted > before ? 0 : quiet + 1;
        if (elapsed() > latest) break;
      }
      state = "closed";
      listener.close();
      while (open.size > 0 && elapsed() < graceMs) {
        for (const one of open) {
          one.idleLooks = one.isIdle() ? one.idleLooks + 1 : 0;
          if (one.idleLooks < (one.isUsed() ? IDLE_LOOKS : UNUSED_LOOKS)) continue;
          one.shutdown().catch(() => {});
        }
        await delay(LOOK_MS);
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

/**
 * Whether a connection ended since what it brought is no HTTP. Deno says so of a body that came
 * with its headers, without an answer; of headers it answers 400, and says nothing.
 */
const isOfMalformed = (error: unknown) =>
  error instanceof Error && /invalid HTTP/.test(error.message);

/** The app answers its own errors: what comes here is a fault of ours. */
function failed(error: unknown): Response {
  warn(`A request failed: ${error instanceof Error ? error.stack : error}`);
  return new Response("Something went wrong on the server. Try again.\n", { status: 500 });
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
