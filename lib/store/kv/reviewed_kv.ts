/** The mark of a store whose archives are shown only after an approval. */

const REVIEWED = Symbol("reviewed");

/**
 * The store `kv` of a site with `REVIEW=on`. The setting travels with the store, so that no save
 * can be made without it.
 */
export const reviewedKv = (kv: Deno.Kv): Deno.Kv =>
  new Proxy(kv, {
    get(target, name) {
      if (name === REVIEWED) return true;
      // The native methods need the original store as `this`.
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  });

/** Whether visitors see only what somebody has approved. */
export const isReviewed = (kv: Deno.Kv): boolean => Reflect.get(kv, REVIEWED) === true;
