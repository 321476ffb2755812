/** Requests long answers from other servers, limited in the time between two pieces. */
import { within } from "../model/within.ts";

/** Makes the request; the answer breaks off when `signal` aborts. */
type Ask = (signal: AbortSignal) => Promise<Response>;

/** Waits for work, and throws when that takes too long. */
type Patience = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * The answer to `ask`. `patience` limits the wait for its beginning and for each requested piece,
 * in milliseconds or by a function; after that an error ends the waiting or the reading. The time
 * of the reader does not count: a recording takes minutes on a slow line.
 */
export async function fetchPatiently(ask: Ask, patience: number | Patience): Promise<Response> {
  const aborting = new AbortController();
  const wait: Patience = typeof patience === "number" ? (work) => within(patience, work) : patience;

  const inTime = <T>(work: () => Promise<T>): Promise<T> =>
    wait(work).catch((error) => {
      aborting.abort(error);
      throw error;
    });

  const answer = await inTime(() => ask(aborting.signal));
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await inTime(() => reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
  return new Response(body, answer);
}
