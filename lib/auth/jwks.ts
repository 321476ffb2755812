/**
 * An issuer's public keys: fetched when needed, stored in memory, and fetched again at a limited
 * rate.
 */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

/** Older keys are fetched again, so that one which the issuer withdrew is not accepted for long. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** At most one fetch in this time, whatever key ids the tokens name. */
const COOLDOWN_MS = 60 * 1000;

/** The wait after a fetch that failed while there are no keys at all. */
const RETRY_MS = 5 * 1000;

/** A fetch that takes longer has failed. */
const FETCH_TIMEOUT_MS = 10 * 1000;

/** How long a token waits for keys that are fetched again, before the known ones serve. */
const REFRESH_WAIT_MS = 2 * 1000;

type JwksParts = {
  /** Finds the address of the JWKS. */
  address: () => Promise<string>;
  fetch: (address: string, init: { signal: AbortSignal }) => Promise<Response>;
  now: () => Date;
  /** Milliseconds; REFRESH_WAIT_MS by default. */
  refreshWaitMs?: number;
};

/**
 * Returns a key lookup for `jwtVerify` over an issuer's JWKS. An unknown key id causes a new fetch
 * at most once a minute. Known keys serve while a fetch runs for another token, and after one that
 * failed.
 */
export function cachedJwks(
  { address, fetch, now, refreshWaitMs = REFRESH_WAIT_MS }: JwksParts,
): JWTVerifyGetKey {
  let keys: JWTVerifyGetKey | undefined;
  let fetchedAt = -Infinity;
  let triedAt = -Infinity;
  let running: Promise<void> | undefined;

  const age = (since: number) => now().getTime() - since;

  function refresh(): Promise<void> {
    return running ??= load().finally(() => running = undefined);
  }

  async function load() {
    triedAt = now().getTime();
    const signal = AbortSignal.timeout(FETCH_TIMEOUT_MS);
    const response = await fetch(await address(), { signal });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The issuer's keys cannot be fetched: ${response.status}`);
    }
    keys = createLocalJWKSet(await response.json() as JSONWebKeySet);
    fetchedAt = triedAt;
  }

  /** Returns keys that are new enough, or the newest ones there are. */
  async function currentKeys(): Promise<JWTVerifyGetKey> {
    if (!keys) {
      if (running || age(triedAt) > RETRY_MS) await refresh();
    } else if (age(fetchedAt) > MAX_AGE_MS && (running || age(triedAt) > COOLDOWN_MS)) {
      await settledWithin(refresh(), refreshWaitMs);
    }
    if (!keys) throw new Error("The issuer's keys could not be fetched.");
    return keys;
  }

  return async (header, token) => {
    const known = await currentKeys();
    try {
      return await known(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (!running && age(triedAt) <= COOLDOWN_MS) throw error;
      await refresh();
      return await keys!(header, token);
    }
  };
}

/** Resolves when `work` has ended, well or not, and after `ms` milliseconds in any case. */
async function settledWithin(work: Promise<void>, ms: number): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, ms);
  await Promise.race([work.catch(() => {}), late.promise]);
  clearTimeout(timer);
}
