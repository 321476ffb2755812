/** Secrets that a browser holds: random, and known to the store by their hash only. */

/** A new secret of 256 random bits, as 43 characters of base64url. */
export function newSecret(): string {
  return toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
}

/** The SHA-256 of `secret`, as 43 characters of base64url: what may stand in a key. */
export async function sha256(secret: string): Promise<string> {
  const bytes = new TextEncoder().encode(secret);
  return toBase64Url(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

const toBase64Url = (bytes: Uint8Array<ArrayBuffer>) =>
  bytes.toBase64({ alphabet: "base64url", omitPadding: true });
