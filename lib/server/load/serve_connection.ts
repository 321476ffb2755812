/** HTTP on one connection, by what `Deno.serve` itself runs for each of its own. */

/** What is known of a request: who asks, and when its answer was sent (or could not be). */
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
  /** Answers what runs, takes no further request, and closes. */
  shutdown(): Promise<void>;
};

/**
 * The function, or undefined in a Deno that has none. It is internal to Deno
 * (`ext/http/00_serve.ts`): `Deno.serve` has no bounds of its own, and node:http, which has some,
 * takes 3.5 times as long for an answer. See docs/decisions.
 */
export function findServeConnection(): ServeConnection | undefined {
  const internals: unknown = Reflect.get(Deno, Reflect.get(Deno, "internal") ?? "");
  const found: unknown = Object(internals).serveHttpOnConnection;
  return typeof found === "function" ? found as ServeConnection : undefined;
}

/**
 * What aborts a connection. Deno's listener throws where the connection has ended a moment before,
 * and what a listener throws ends the process.
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
