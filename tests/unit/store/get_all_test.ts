import assert from "node:assert/strict";
import { getAll } from "../../../lib/store/get_all.ts";
import { withKv } from "../../support/store.ts";

Deno.test(
  "more keys than one read takes come back in their order, without those missing",
  withKv(async (kv) => {
    for (let n = 0; n < 37; n += 2) await kv.set(["n", n], n);
    const keys = Array.from({ length: 37 }, (_, n) => ["n", 36 - n]);
    const values = (await getAll<number>(kv, keys)).map((entry) => entry.value);
    assert.deepEqual(values, Array.from({ length: 19 }, (_, n) => 36 - 2 * n));
    assert.deepEqual(await getAll(kv, []), []);
  }),
);
