/** Serves HTTP on one connection, with the internal function of `Deno.serve`. */

/** The client of a request, and when its answer was sent (or failed). */
type RequestInfo = { remoteAddr: Deno.NetAddr; completed: Promise<void> };

/** Answers one request. */
export type Handler = (request: Request, info: RequestInfo) => Response | Promise<Response>;

/** Serves a connection, until it is closed or `signal` aborts it. */
export type ServeConnection = (
  connection: Deno.TcpConn,
  signal: AbortSignal,
  handler: Handler,
  onError: (error: unknown) => Response,
  onListen: () => void,
) => {
  finished: Promise<void>;
  /** Finishes running requests, accepts no further one, and closes. */
  shutdown(): Promise<void>;
};

/**
 * The function, or undefined in a Deno without it. It is internal to Deno (`ext/http/00_serve.ts`):
 * `Deno.serve` has no limits of its own, and node:http, which has some, takes 3.5 times as long for
 * an answer. See docs/decisions.
 */
export function findServeConnection(): ServeConnection | undefined {
  const internals: unknown = Reflect.get(Deno, Reflect.get(Deno, "internal") ?? "");
  const found: unknown = Object(internals).serveHttpOnConnection;
  return typeof found === "function" ? found as ServeConnection : undefined;
}

/**
 * Aborts a connection. Deno's listener throws if the connection has just ended, and an error in a
 * listener would end the process.
 */
export function createConnectionAbort(): AbortController {
  const aborting = new AbortController();
  const { signal } = aborting;
  signal.addEventListener = (type: string, listener: unknown, options?: AddEventListenerOptions) =>
    AbortSignal.prototype.addEventListener.call(signal, type, (event: Event) => {
      try {
        (listener as EventListener)(event);
      } catch (error) {
        if (!(error instanceof Deno.errors.BadResource)) throw error;
      }
    }, options);
  return aborting;
}
