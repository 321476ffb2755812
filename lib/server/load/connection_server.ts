/** Accepts connections within limits, serves HTTP on them, and stops without dropping a request. */
import { warn } from "../host/log.ts";
import { type ConnectionLimits, createConnectionTable } from "./connection_table.ts";
import { createRefusal } from "./refuse_connection.ts";
import { createConnectionAbort, type Handler, type ServeConnection } from "./serve_connection.ts";

/** A server that listens. */
type ConnectionServer = {
  /**
   * Answers the requests that have come in, and stops; false if some still run after `graceMs` ms.
   */
  stop(graceMs: number): Promise<boolean>;
};

/** Figures of connections, for the host. */
export type ConnectionFigures = {
  open: number;
  /** Connections that ended before a request could be read. */
  withoutRequest: number;
};

/** How often deadlines are checked, in milliseconds. */
const SWEEP_MS = 1000;

/** The pause after a failed accept (no descriptor is left), in milliseconds. */
const ACCEPT_AGAIN_MS = 100;

/**
 * While stopping, time is counted in checks at this interval in milliseconds: a busy process checks
 * seldom, and has not read recent requests either.
 */
const LOOK_MS = 20;

/**
 * The listener closes after this many checks without a new connection, because it would refuse
 * those in its queue; or after this many in all, if connections keep coming.
 */
const QUIET_LOOKS = 10;
const MOST_QUEUE_LOOKS = 150;

/** The part of the stopping time that is reserved for the last connections. */
const LAST_PART = 0.2;

/**
 * A connection is closed after this many checks without a request; longer for one that has not
 * brought any yet, whose client may be as busy as the server.
 */
const IDLE_LOOKS = 20;
const UNUSED_LOOKS = 125;

/** The assumed length of answers without one: pages, and answers from memory. */
const UNKNOWN_LENGTH = 2 * 1024 * 1024;

type Stoppable = {
  isIdle: () => boolean;
  isUsed: () => boolean;
  shutdown: () => Promise<void>;
  /** Consecutive checks without a request. */
  idleLooks: number;
};

type Parts = {
  listener: Deno.TcpListener;
  serveConnection: ServeConnection;
  limits: ConnectionLimits;
  /**
   * The address under which a connection counts; undefined where it does not distinguish clients.
   */
  addressOf: (from: Deno.NetAddr) => string | undefined;
  figures: ConnectionFigures;
};

/** Serves `handler` on every connection of `listener`. */
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
        // The client disconnected before accept; take the next one.
        if (error instanceof Deno.errors.NotConnected) continue;
        seldomWarn(`A connection could not be accepted: ${(error as Error).message}`);
        await delay(ACCEPT_AGAIN_MS);
      }
    }
  }

  // Read again after the wait.
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

/** The same answer with `Connection: close`. */
function closing(response: Response): Response {
  const answer = new Response(response.body, response);
  answer.headers.set("connection", "close");
  return answer;
}

/**
 * Whether a connection ended because of invalid HTTP. Deno reports that for a body that came with
 * its headers, without an answer; for invalid headers it answers 400 and reports nothing.
 */
const isOfMalformed = (error: unknown) =>
  error instanceof Error && /invalid HTTP/.test(error.message);

/** The app answers its own errors, so an error here is a bug. */
function failed(error: unknown): Response {
  warn(`A request failed: ${error instanceof Error ? error.stack : error}`);
  return new Response("Something went wrong on the server. Try again.\n", { status: 500 });
}

/** Makes a warning for frequent events: at most one a minute. */
function createSeldomWarning(): (text: string) => void {
  let next = 0;
  return (text) => {
    if (performance.now() < next) return;
    next = performance.now() + 60_000;
    warn(text);
  };
}

const delay = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
