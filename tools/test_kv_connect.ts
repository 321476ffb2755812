/**
 * Runs the tests of the store against a real KV Connect server. Arguments are passed to `deno
 * test`.
 */
import { build } from "./build.ts";
import { findDenokv } from "./denokv.ts";

/**
 * The tests of the store, those with several processes on one store, and the access table. Other
 * tests use the store by the same functions.
 */
const TESTS = ["tests/unit/store", "tests/api/accounts/access_table_test.ts", "tests/kv_connect"];

try {
  const denokv = await findDenokv();
  await build();
  const args = Deno.args.length > 0 ? Deno.args : TESTS;
  const test = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--no-check", "--parallel", ...args],
    env: { TEST_DENOKV: denokv, DENO_JOBS: "2" },
  }).spawn();
  Deno.exit((await test.status).code);
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}
