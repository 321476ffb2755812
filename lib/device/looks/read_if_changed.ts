import { ApiError, NoAnswer, noAnswer } from "../calls.ts";

/** How long an answer may take, in milliseconds. */
const PATIENCE = 20_000;

/** An answer with its ETag. */
export type Read<T> = { state: T; etag: string | null };

/**
 * Reads JSON at `path`; undefined if its ETag is still `etag`. Throws an ApiError for an
 * unsuccessful answer, NoAnswer without an answer in time.
 */
export async function readIfChanged<T>(
  path: string,
  etag: string | null,
): Promise<Read<T> | undefined> {
  const response = await fetch(path, {
    cache: "no-store",
    headers: etag === null ? {} : { "if-none-match": etag },
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new NoAnswer("Nothing has answered");
  });
  if (response.status === 304) return undefined;
  const text = await response.text().catch(noAnswer);
  if (!response.ok) throw new ApiError(response.status, text, response.statusText);
  return { state: JSON.parse(text), etag: response.headers.get("etag") };
}
