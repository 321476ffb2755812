/**
 * An issuer's public keys, by jose: fetched when needed, and again when they are old or one is
 * missing.
 */
import {
  createLocalJWKSet,
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTVerifyGetKey,
} from "jose";
import { memoizeAsync } from "./memoize_async.ts";

/** The maximum age of keys, so that a withdrawn one is not accepted for long. */
const MAX_AGE_MS = 10 * 60 * 1000;

/** The pause after a fetch, during which an unknown key id causes no other one. */
const COOLDOWN_MS = 60 * 1000;

/** The pause after a failed fetch. */
const RETRY_MS = 5 * 1000;

/** The time limit of a fetch. */
const FETCH_TIMEOUT_MS = 5 * 1000;

type JwksParts = {
  /** Finds the address of the JWKS. */
  address: () => Promise<string>;
  fetch: typeof fetch;
};

/**
 * Returns a key lookup for `jwtVerify` over an issuer's JWKS. Old keys are still used if newer ones
 * cannot be fetched.
 */
export function cachedJwks({ address, fetch }: JwksParts): JWTVerifyGetKey {
  let failedAt = -Infinity;

  async function fetchPaced(...request: Parameters<typeof fetch>): Promise<Response> {
    if (Date.now() < failedAt + RETRY_MS) throw new Error("The issuer's keys were not answered.");
    try {
      const response = await fetch(...request);
      if (!response.ok) failedAt = Date.now();
      return response;
    } catch (error) {
      failedAt = Date.now();
      throw error;
    }
  }

  const connect = memoizeAsync(async () =>
    createRemoteJWKSet(new URL(await address()), {
      cacheMaxAge: MAX_AGE_MS,
      cooldownDuration: COOLDOWN_MS,
      timeoutDuration: FETCH_TIMEOUT_MS,
      [customFetch]: fetchPaced,
    })
  );

  return async (header, token) => {
    const keys = await connect();
    try {
      return await keys(header, token);
    } catch (error) {
      const old = keys.jwks();
      if (!old || error instanceof errors.JWKSNoMatchingKey) throw error;
      return await createLocalJWKSet(old)(header, token);
    }
  };
}
