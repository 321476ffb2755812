/** The storage of the demo provider, in memory: it ends with the process. */
// deno-lint-ignore-file require-await -- the provider asks for promises
import type { Adapter } from "./oidc_provider.ts";

type Payload = Record<string, unknown>;

/**
 * Most entries, about 20 MB: unfinished sign-ins have no account by which they could be limited.
 * The oldest go first.
 */
export const MOST_ENTRIES = 10_000;

/** Makes the storage of one provider; each of its models gets a part of it. */
export function memoryStorage(): (model: string) => Adapter {
  const entries = new Map<string, { payload: Payload; until: number }>();

  function store(key: string, payload: Payload, seconds = 3600) {
    const now = Date.now();
    entries.delete(key);
    entries.set(key, { payload, until: now + seconds * 1000 });
    // A Map keeps the order of insertion.
    for (const [old, { until }] of entries) {
      if (until > now && entries.size <= MOST_ENTRIES) break;
      entries.delete(old);
    }
  }

  function find(key: string): Payload | undefined {
    const entry = entries.get(key);
    return entry && entry.until > Date.now() ? entry.payload : undefined;
  }

  return (model) => ({
    async upsert(id, payload, seconds) {
      store(`${model}:${id}`, payload, seconds);
      if (model === "Session") store(`uid:${payload.uid}`, payload, seconds);
    },
    async find(id) {
      return find(`${model}:${id}`);
    },
    async findByUid(uid) {
      return find(`uid:${uid}`);
    },
    async findByUserCode() {
      return undefined;
    },
    async consume(id) {
      const payload = find(`${model}:${id}`);
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(`${model}:${id}`);
    },
    async revokeByGrantId(grantId) {
      for (const [key, { payload }] of entries) {
        if (payload.grantId === grantId) entries.delete(key);
      }
    },
  });
}
