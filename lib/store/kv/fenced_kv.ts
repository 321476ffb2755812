/**
 * A store that takes a program's writes only while its records have the shape that this program
 * writes. Of two versions of the program on one store, the older one would go on writing its own
 * shape after the newer one has migrated all records.
 */
import { StoreError } from "./store_error.ts";
import { withMethods } from "./with_methods.ts";
import { SCHEMA_KEY } from "./schema.ts";
import { StoreUpdated } from "./storage_fault.ts";

/** How long a look at the store counts, in milliseconds. */
const LOOK_EVERY = 1000;

/** Whether this process may still write. */
export type SchemaFence = {
  /** Aborted, for good, once a newer version has taken over the store. */
  closed: AbortSignal;
  /**
   * Looks whether it has, once a second at most, or now with `isUrgent`; returns whether the fence
   * is closed.
   */
  look(options?: { isUrgent?: boolean }): Promise<boolean>;
};

/**
 * The store `kv`, each write of which checks in its own step that the store still has the schema
 * `version`. A migration changes that entry before it changes anything else, so that no write of an
 * older version comes after it: all writes throw a `StoreUpdated` from then on. It takes one of the
 * ten checks that a KV Connect server allows for a step. `now` is a clock in milliseconds that
 * nobody sets.
 *
 * @throws {StoreError} where the store has another schema already.
 */
export async function fencedKv(
  kv: Deno.Kv,
  version: number,
  { now = () => performance.now() } = {},
): Promise<{ kv: Deno.Kv; fence: SchemaFence }> {
  const key = SCHEMA_KEY;
  const { value, versionstamp } = await kv.get<number>(key);
  if (value !== version) {
    throw new StoreError(
      `The data has schema ${value}, not ${version}: another version of the program took it over ` +
        "while this one started. Start the newer one.",
    );
  }
  const closing = new AbortController();
  const { signal: closed } = closing;
  let lookedAt = now();
  let looking: Promise<boolean> | undefined;

  async function ask(): Promise<boolean> {
    lookedAt = now();
    const entry = await kv.get<number>(SCHEMA_KEY);
    if (entry.versionstamp !== versionstamp) closing.abort();
    return closed.aborted;
  }

  const look: SchemaFence["look"] = async ({ isUrgent = false } = {}) => {
    if (closed.aborted) return true;
    if (isUrgent) return await ask();
    if (!looking && now() - lookedAt < LOOK_EVERY) return false;
    return await (looking ??= ask().finally(() => looking = undefined));
  };

  function atomic(): Deno.AtomicOperation {
    const operation = kv.atomic().check({ key, versionstamp });
    const commit = operation.commit.bind(operation);
    operation.commit = async () => {
      if (closed.aborted) throw new StoreUpdated();
      const result = await commit();
      if (!result.ok && await ask()) throw new StoreUpdated();
      return result;
    };
    return operation;
  }

  /** A step that checks nothing else fails for the fence alone. */
  async function write(operation: Deno.AtomicOperation): Promise<Deno.KvCommitResult> {
    const result = await operation.commit();
    if (!result.ok) throw new StoreUpdated();
    return result;
  }

  const fenced = withMethods(kv, {
    atomic,
    set: (...args) => write(atomic().set(...args)),
    delete: async (...args) => void await write(atomic().delete(...args)),
    enqueue: (...args) => write(atomic().enqueue(...args)),
  });
  return { kv: fenced, fence: { closed, look } };
}
