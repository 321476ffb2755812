/**
 * Delays the requests of an address that sends faster than any school does. This includes cheap
 * answers, from memory or refusals: tens of thousands of them a second would leave no time for
 * other visitors' pages.
 */
import type { RequestLimit } from "../../model/web/request_limit.ts";
import type { RequestLimiter } from "./request_limiter.ts";

/** Pages with all of their files for a few hundred people behind one address. */
export const PACE: RequestLimit = { burst: 4000, perMinute: 30_000 };

/** The longest wait of a request in milliseconds. */
const MOST_WAIT_MS = 10_000;

type Answer<More extends unknown[]> = (
  request: Request,
  ...more: More
) => Response | Promise<Response>;

type PaceParts<More extends unknown[]> = {
  addresses: RequestLimiter;
  /** The client's address, or undefined if unknown: then nobody waits. */
  addressOf: (request: Request, ...more: More) => string | undefined;
  /** Called for each request that waits. */
  held?: () => void;
};

/** Makes `answer` keep to the pace of each address. */
export function keepPace<More extends unknown[]>(
  answer: Answer<More>,
  { addresses, addressOf, held }: PaceParts<More>,
): Answer<More> {
  async function answerLater(wait: number, request: Request, more: More): Promise<Response> {
    held?.();
    await new Promise((resolve) => setTimeout(resolve, wait));
    return await answer(request, ...more);
  }
  return (request, ...more) => {
    const address = addressOf(request, ...more);
    const wait = address === undefined ? 0 : addresses.pace(`pace ${address}`, PACE, MOST_WAIT_MS);
    return wait > 0 ? answerLater(wait, request, more) : answer(request, ...more);
  };
}
