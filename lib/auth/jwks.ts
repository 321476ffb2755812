/** An issuer's public keys: fetched when needed, kept, and fetched anew with measure. */
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from "jose";

/** Keys older than this are fetched anew, so that one which the issuer withdrew does not live on here. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** At most one fetch in this time, whatever key ids the tokens name. */
const COOLDOWN_MS = 60 * 1000;

/** The wait after a fetch that failed while there are no keys at all. */
const RETRY_MS = 5 * 1000;

type Get = (address: string) => Promise<Response>;

/**
 * A key lookup for `jwtVerify` over the JWKS that `address` names. An unknown key id leads to a new fetch
 * at most once a minute. A fetch that fails leaves the keys that are there.
 */
export function cachedJwks(
  address: () => Promise<string>,
  get: Get,
  now: () => Date,
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
    const response = await get(await address());
    if (!response.ok) throw new Error(`The issuer's keys cannot be fetched: ${response.status}`);
    keys = createLocalJWKSet(await response.json() as JSONWebKeySet);
    fetchedAt = triedAt;
  }

  return async (header, token) => {
    if (running) await running;
    if (
      keys ? age(fetchedAt) > MAX_AGE_MS && age(triedAt) > COOLDOWN_MS : age(triedAt) > RETRY_MS
    ) {
      await refresh().catch((error) => {
        if (!keys) throw error;
      });
    }
    if (!keys) throw new Error("The issuer's keys could not be fetched.");
    try {
      return await keys(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      if (!running && age(triedAt) <= COOLDOWN_MS) throw error;
      await refresh();
      return await keys(header, token);
    }
  };
}
