/** Detects connections that are dead without an error. */

/** The longest silence in milliseconds. */
export const STALLED = 60_000;

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

type Parts = {
  milliseconds?: number;
  timers?: Pick<typeof globalThis, "setTimeout" | "clearTimeout">;
};

/**
 * Like `fetch`, but aborts without a byte for this long, with a TypeError, as without a connection.
 * The same holds for the body, however long it takes in all.
 */
export function giveUpWhenStalled(
  fetch: Fetch,
  { milliseconds = STALLED, timers = globalThis }: Parts = {},
): Fetch {
  return async (url, { signal, ...init }) => {
    const given = new AbortController();
    const abort = () => given.abort(signal!.reason);
    const stall = () => given.abort(new TypeError("Nothing has come for a long time"));
    let timer = timers.setTimeout(stall, milliseconds);
    const moved = () => {
      timers.clearTimeout(timer);
      timer = timers.setTimeout(stall, milliseconds);
    };
    const end = () => {
      timers.clearTimeout(timer);
      signal?.removeEventListener("abort", abort);
    };
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
    // An aborted request counts as unanswered, whatever its reason.
    given.signal.addEventListener("abort", end);
    try {
      const response = await fetch(url, { ...init, signal: given.signal });
      if (!response.body) {
        end();
        return response;
      }
      moved();
      const watch = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(bytes, to) {
          moved();
          to.enqueue(bytes);
        },
        flush: end,
      });
      const { status, statusText, headers } = response;
      return new Response(response.body.pipeThrough(watch), { status, statusText, headers });
    } catch (error) {
      end();
      throw error;
    }
  };
}
