/** Creates something once, however often it is sent: an answer may be lost on its way back. */
import { api } from "../../../lib/browser/api.ts";

/** A request that creates something, with its key, until its answer has come. */
export type PendingCreate<T> = { key: string; body: T };

type Parts = { request?: typeof api; newKey?: () => string };

/**
 * A POST that sends the same content under the same key, so that the server answers a repetition
 * with what it made the first time; other content gets a new key. Rejects as `api` does.
 */
export function createIdempotentPost(
  { request = api, newKey = () => crypto.randomUUID() }: Parts = {},
) {
  let last: PendingCreate<string> | undefined;
  return (path: string, content: unknown): Promise<{ id: string }> => {
    const body = JSON.stringify(content);
    if (last?.body !== body) last = { key: newKey(), body };
    return request("POST", path, content, { "idempotency-key": last.key });
  };
}
