/** Secrets in browsers: random, and stored only as hashes. */
import { timingSafeEqual } from "node:crypto";

/** A new secret of 256 random bits, as 43 characters of base64url. */
export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 of `secret`, as 43 characters of base64url, fit for a key. */
export async function sha256(secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Compares two secrets by their hashes, in a time that reveals nothing about them. */
export async function isSameSecret(a: string, b: string): Promise<boolean> {
  const [x, y] = await Promise.all([a, b].map(sha256));
  return timingSafeEqual(new TextEncoder().encode(x), new TextEncoder().encode(y));
}

const toBase64Url = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.toBase64({ alphabet: "base64url", omitPadding: true });
