/** Before a sign-out, pages first send unsent changes. */

/** Event on `document` before a sign-out is sent; its `detail` is a SignOut. */
export const SIGN_OUT_EVENT = "sign-out:begins";

/** Event on `document` after a sign-out that failed. */
export const SIGN_OUT_FAILED_EVENT = "sign-out:failed";

/**
 * Event on `document` after the account's data was removed from this device: data in memory must
 * not be stored again.
 */
export const ACCOUNT_DATA_REMOVED_EVENT = "sign-out:data-removed";

/** `waitUntil` delays the sign-out until the promise is settled. */
export type SignOut = { waitUntil(promise: Promise<unknown>): void };

/** The longest delay of a sign-out in milliseconds, for dead connections. */
const MAX_DELAY = 3000;

/** Dispatches SIGN_OUT_EVENT; resolves when the sign-out may be sent. Never rejects. */
export async function prepareSignOut(
  page: EventTarget = document,
  timers: Pick<typeof globalThis, "setTimeout" | "clearTimeout"> = globalThis,
): Promise<void> {
  const promises: Promise<unknown>[] = [];
  const detail: SignOut = { waitUntil: (promise) => void promises.push(promise) };
  page.dispatchEvent(new CustomEvent(SIGN_OUT_EVENT, { detail }));
  // Without `within`, whose chunk every page would load.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<void>((resolve) => timer = timers.setTimeout(resolve, MAX_DELAY));
  await Promise.race([Promise.allSettled(promises), tooLong]);
  timers.clearTimeout(timer);
}
