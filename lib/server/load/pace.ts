/**
 * The pace of an address: whoever asks faster than any school does waits before each answer. It
 * holds for whatever costs next to nothing, such as answers from memory and refusals: tens of
 * thousands of them a second leave no room for the steps of a visitor's page.
 */
import type { RequestLimit } from "../../model/web/request_limit.ts";
import type { RequestLimiter } from "./request_limiter.ts";

/** Pages with all of their files for a few hundred who come through one address at once. */
const PACE: RequestLimit = { burst: 4000, perMinute: 30_000 };

/** Longest that a request waits, in milliseconds. */
const MOST_WAIT_MS = 10_000;

type Answer<More extends unknown[]> = (
  request: Request,
  ...more: More
) => Response | Promise<Response>;

type PaceParts<More extends unknown[]> = {
  addresses: RequestLimiter;
  /** The address that counts, or undefined where it is not known: then nobody waits. */
  addressOf: (request: Request, ...more: More) => string | undefined;
  /** Called for each request that waits. */
  held?: () => void;
};

/** Makes `answer` keep the pace of each address. */
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
