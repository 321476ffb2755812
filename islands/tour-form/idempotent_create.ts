/** Creates something once, however often it is sent: an answer may be lost on its way back. */
import { api } from "../../lib/browser/api.ts";

/** Sends the same content under the same key, so that the server knows it again; other content is new. */
export function createIdempotentSender() {
  let sent = { body: "", key: "" };
  return (path: string, content: unknown): Promise<{ id: string }> => {
    const body = JSON.stringify(content);
    if (body !== sent.body) sent = { body, key: crypto.randomUUID() };
    return api("POST", path, content, { "idempotency-key": sent.key });
  };
}
