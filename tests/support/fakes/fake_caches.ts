/** The browser's caches in memory, as much of them as the program uses. */
import type { Caches } from "../../../lib/offline/keep/kept_tours.ts";

const ORIGIN = "http://localhost";

/** Makes caches that refuse to store more than `room` bytes in all, as a full device does. */
export function createFakeCaches({ room = Infinity } = {}): Caches & { used(): number } {
  const caches = new Map<string, Map<string, { body: ArrayBuffer; headers: Headers }>>();
  const used = () =>
    [...caches.values()].flatMap((files) => [...files.values()])
      .reduce((sum, { body }) => sum + body.byteLength, 0);
  const addressOf = (request: RequestInfo | URL) =>
    new URL(request instanceof Request ? request.url : request, ORIGIN).href;

  function open(name: string): Promise<Cache> {
    if (!caches.has(name)) caches.set(name, new Map());
    const files = caches.get(name)!;
    const cache: Pick<Cache, "match" | "put" | "delete" | "keys"> = {
      match(request) {
        const file = files.get(addressOf(request));
        return Promise.resolve(file && new Response(file.body, { headers: file.headers }));
      },
      async put(request, response) {
        const body = await response.arrayBuffer();
        const address = addressOf(request);
        const before = files.get(address)?.body.byteLength ?? 0;
        if (used() - before + body.byteLength > room) {
          throw new DOMException("Quota exceeded.", "QuotaExceededError");
        }
        files.set(address, { body, headers: response.headers });
      },
      delete: (request) => Promise.resolve(files.delete(addressOf(request))),
      keys: () => Promise.resolve([...files.keys()].map((address) => new Request(address))),
    };
    return Promise.resolve(cache as Cache);
  }

  return {
    open,
    delete: (name) => Promise.resolve(caches.delete(name)),
    keys: () => Promise.resolve([...caches.keys()]),
    used,
  };
}
