/** Requests long answers from other servers, limited in the time between two pieces. */
import { within } from "../model/within.ts";

/** Makes the request; the answer breaks off when `signal` aborts. */
type Ask = (signal: AbortSignal) => Promise<Response>;

/**
 * The answer to `ask`, which must begin within `patience` milliseconds; each piece must come within
 * as many after it was requested, or an error ends the waiting or the reading. The reader's own
 * time does not count: a recording takes minutes on a slow line.
 */
export async function fetchPatiently(ask: Ask, patience: number): Promise<Response> {
  const aborting = new AbortController();

  const inTime = <T>(work: Promise<T>): Promise<T> =>
    within(patience, () => work).catch((error) => {
      aborting.abort(error);
      throw error;
    });

  const answer = await inTime(ask(aborting.signal));
  const reader = answer.body?.getReader();
  if (!reader) return answer;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await inTime(reader.read());
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  }, { highWaterMark: 0 });
  return new Response(body, answer);
}
