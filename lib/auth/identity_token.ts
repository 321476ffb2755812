/** Identity tokens: RS256 JWTs with an issuer's statement of an identity. */
import { decodeJwt, type JWTPayload, jwtVerify, type JWTVerifyGetKey } from "jose";
import { cutText, unfitness } from "../model/text/unfit_text.ts";
import { isSafeUrl } from "../model/media/url_rules.ts";
import type { Identity } from "../store/accounts/users.ts";

/** An issuer whose tokens are accepted: the exact `iss`, the exact `aud`, and the keys. */
export type TrustedIssuer = { issuer: string; audience: string; keys: JWTVerifyGetKey };

/** A token that is not accepted. */
export class TokenError extends Error {
  override name = "TokenError";
}

/** How far clocks may differ, in seconds. */
const TOLERANCE = 30;

/** The maximum age of a token, whatever its `exp` is. */
const MAX_AGE = "25h";

/**
 * Verifies a token against the one of `trusted` that it names; returns its identity.
 *
 * @throws {TokenError} when signature, issuer, audience, times, subject or e-mail are invalid, or
 *   the issuer's keys cannot be fetched.
 */
export async function verifyIdentityToken(
  token: string,
  trusted: TrustedIssuer[],
  now: Date,
): Promise<Identity> {
  try {
    // The issuer is read before the signature can be checked, only to choose the keys.
    const { iss } = decodeJwt(token);
    const issuer = trusted.find((candidate) => candidate.issuer === iss);
    if (!issuer) throw new TokenError("The token is of an unknown issuer.");
    const { payload } = await jwtVerify(token, issuer.keys, {
      algorithms: ["RS256"],
      issuer: issuer.issuer,
      clockTolerance: TOLERANCE,
      maxTokenAge: MAX_AGE,
      requiredClaims: ["exp", "iat", "sub", "email"],
      currentDate: now,
    });
    // Stricter than `jose`, which accepts a list that includes our name: a token for others as well
    // is refused.
    if (String(payload.aud) !== issuer.audience) throw new TokenError("The token is for others.");
    return toIdentity(payload);
  } catch (error) {
    if (error instanceof TokenError) throw error;
    throw new TokenError("The token is not valid.", { cause: error });
  }
}

const EMAIL = /^[^\s@\p{Bidi_Control}]+@[^\s@\p{Bidi_Control}]+$/u;

/** The identity in verified claims; throws a TokenError for an invalid subject or e-mail. */
export function toIdentity(claims: JWTPayload): Identity {
  const { iss, sub, email, email_verified, name, picture } = claims;
  if (!iss || !isText(sub, 255)) throw new TokenError("The token names no subject.");
  if (!isText(email, 254) || !EMAIL.test(email)) {
    throw new TokenError("The token names no e-mail address.");
  }
  return {
    iss,
    sub,
    email,
    emailVerified: email_verified === true,
    displayName: readName(name) || email.split("@")[0],
    photoURL: isText(picture, 2048) && isSafeUrl(picture) && picture.startsWith("https:")
      ? picture
      : undefined,
  };
}

const isText = (value: unknown, max: number): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= max &&
  unfitness(value) === undefined;

/** Longest name that is kept, and that is examined, in UTF-16 units. */
const [MAX_NAME, MAX_GIVEN_NAME] = [120, 1000];

/**
 * White space, line breaks, control characters, and direction marks, which would affect the text
 * around a name.
 */
const BETWEEN_NAMES = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/** A name as one line within the limit; may be empty. */
function readName(name: unknown): string {
  if (typeof name !== "string" || name.length > MAX_GIVEN_NAME) return "";
  const line = name.toWellFormed().replace(BETWEEN_NAMES, " ").trim();
  return cutText(line, MAX_NAME).trim();
}
