/** An author who has signed in, and what their requests leave in the store. */
import { Client } from "./client.ts";
import { testApp } from "../servers/server.ts";
import { everything } from "../store/store.ts";

/** An app with an author; disposing closes it. */
export async function withAuthor(options?: Parameters<typeof testApp>[0]) {
  const test = await testApp(options);
  const client = new Client(test.app);
  await client.login("author");
  const send = async (method: string, path: string, body?: unknown, headers = {}) => {
    const json: Record<string, string> = body === undefined
      ? {}
      : { "content-type": "application/json" };
    const response = await client.request(path, {
      method,
      headers: { ...json, ...headers },
      body: typeof body === "string" || body === undefined ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
  };
  return {
    ...test,
    client,
    /** Sends JSON (a string as it is) and reads the answer. */
    send,
    /** All that the store holds, to be compared; what is refused is counted all the same. */
    everything: async () =>
      (await everything(test.kv)).filter(({ key }) => key[0] !== "rate_limits"),
  };
}
