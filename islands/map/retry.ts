/** Trying again, with pauses that grow. */

/** How often at most. */
export const RETRIES = 3;

/** The pause before retry number `attempt` (from 1): attempt × 2^attempt, so 2, 8, 24. */
export const backoff = (attempt: number): number => attempt * 2 ** attempt;

/** Does `work`, and up to three times again while it fails; the last failure is thrown. */
export async function withRetries<T>(
  work: () => Promise<T>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<T> {
  for (let attempt = 1; attempt <= RETRIES; attempt++) {
    try {
      return await work();
    } catch {
      await pause(backoff(attempt));
    }
  }
  return await work();
}

const sleep = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));
