/** Saves an archive once, however often its form is sent, because an answer may be lost. */
import { api, ApiError } from "../../../../lib/device/api.ts";
import type { HandedInTour } from "../../../../lib/model/review/hand_in.ts";

/** A form on its way: the request, and what its boxes held. */
type Sending<Values> = { key: string; body: unknown; values: Values };

/** The saved archive; `earlier` is what the boxes held then, where the form was changed since. */
type Saved<Values> = { tour: HandedInTour; earlier?: Values };

type Parts = { request?: typeof api; newKey?: () => string };

/**
 * Returns the function that sends the form of an archive. After a lost answer the form that was
 * sent is sent again with its key, so that the server names the revision that it made; a form that
 * was changed meanwhile is not sent then. Rejects as `api` does.
 */
export function createUpdateSubmission<Values>(
  path: string,
  { request = api, newKey = () => crypto.randomUUID() }: Parts = {},
) {
  let pending: Sending<Values> | undefined;

  async function send(sending: Sending<Values>): Promise<HandedInTour> {
    pending = sending;
    try {
      const headers = { "idempotency-key": sending.key };
      const tour = await request<HandedInTour>("PUT", path, sending.body, headers);
      pending = undefined;
      return tour;
    } catch (error) {
      // A refusal is an answer: nothing was saved. After a failure of the server nobody knows.
      if (isRefusal(error)) pending = undefined;
      throw error;
    }
  }

  return async function submit(body: unknown, values: Values): Promise<Saved<Values>> {
    if (pending) {
      const { values: sent, body: sentBody } = pending;
      const isSame = JSON.stringify(body) === JSON.stringify(sentBody);
      try {
        const tour = await send(pending);
        return isSame ? { tour } : { tour, earlier: sent };
      } catch (error) {
        if (isSame || !isRefusal(error)) throw error;
      }
    }
    return { tour: await send({ key: newKey(), body, values: structuredClone(values) }) };
  };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status < 500;
