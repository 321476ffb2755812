/** Stores for tests, and what is in them. */
import { withMethods } from "../../../lib/store/kv/with_methods.ts";
import { denokvPath, startDenokv } from "../servers/denokv.ts";
import { SCHEMA_KEY } from "../../../lib/store/kv/schema.ts";

/** Checks that a step may have besides that of the fence: a KV Connect server takes ten. */
const MAX_CHECKS = 9;

/** A store that nobody else uses; disposing closes it, and its data is gone. */
type TestStore = AsyncDisposable & { kv: Deno.Kv };

/** Opens an empty store: in memory, or on a denokv of its own where `TEST_DENOKV` names one. */
export async function openTestStore(): Promise<TestStore> {
  const path = denokvPath();
  const denokv = path === undefined ? undefined : await startDenokv(path);
  const kv = await Deno.openKv(denokv?.url ?? ":memory:");
  return {
    kv: withFewChecks(kv),
    async [Symbol.asyncDispose]() {
      kv.close();
      await denokv?.[Symbol.asyncDispose]();
    },
  };
}

/** The store `kv`, which refuses steps with more checks than the narrowest store takes. */
function withFewChecks(kv: Deno.Kv): Deno.Kv {
  return withMethods(kv, {
    atomic() {
      const operation = kv.atomic();
      const check = operation.check.bind(operation);
      let checks = 0;
      operation.check = (...more) => {
        checks += more.filter(({ key }) => key !== SCHEMA_KEY).length;
        if (checks > MAX_CHECKS) throw new Error(`This step has ${checks} checks.`);
        return check(...more);
      };
      return operation;
    },
  });
}

/** A test on a store of its own. */
export const withKv = (test: (kv: Deno.Kv) => Promise<void>) => async () => {
  await using store = await openTestStore();
  await test(store.kv);
};

/** All that is in a store: keys, values and their versions. */
export const everything = (kv: Deno.Kv): Promise<Deno.KvEntry<unknown>[]> =>
  Array.fromAsync(kv.list({ prefix: [] }, { batchSize: 500 }));

/** How many sessions and users there are. */
export async function countIdentity(kv: Deno.Kv): Promise<{ sessions: number; users: number }> {
  const count = async (prefix: string) =>
    (await Array.fromAsync(kv.list({ prefix: [prefix] }))).length;
  return { sessions: await count("sessions"), users: await count("users") };
}
