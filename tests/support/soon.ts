/** Events that come within moments, or never where what a test guards is missing. */

/** Far more than any machine needs. */
const PATIENCE_MS = 60_000;

/** What `event` gives; where it has not come after a minute, the test fails and says `what`. */
export async function soon<T>(event: Promise<T>, what: string): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new Error(`Not within a minute: ${what}`)),
    PATIENCE_MS,
  );
  try {
    return await Promise.race([event, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
