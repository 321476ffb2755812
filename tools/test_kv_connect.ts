/**
 * Runs the tests of the store against a real KV Connect server. Arguments are passed to `deno
 * test`.
 */
import { build } from "./build.ts";
import { findDenokv } from "./denokv.ts";
import { findOldestDeno } from "./oldest_deno.ts";
import { inQuickNetwork } from "./quick_network.ts";

/**
 * The tests of the store, those with several processes on one store, and the access table. Other
 * tests use the store by the same functions.
 */
const TESTS = [
  "tests/kv_connect",
  "tests/api/accounts/access_table_test.ts",
  "tests/api/accounts/former_sessions_test.ts",
  "tests/api/accounts/hidden_accounts_test.ts",
  "tests/unit/store",
];

try {
  const denokv = await findDenokv();
  const oldest = await findOldestDeno();
  if (!oldest) console.log("Skipped: the oldest Deno that serves, which npm could not install.");
  await build();
  const tests = Deno.args.length > 0 ? Deno.args : TESTS;
  const [program, ...args] = await inQuickNetwork(
    [Deno.execPath(), "test", "-A", "--no-check", "--parallel", ...tests],
  );
  const test = new Deno.Command(program, {
    args,
    env: { TEST_DENOKV: denokv, DENO_JOBS: "2", ...oldest && { TEST_OLDEST_DENO: oldest } },
  }).spawn();
  Deno.exit((await test.status).code);
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}
