/**
 * Runs the tests of the store against a real KV Connect server. Arguments are passed to `deno
 * test`. Without denokv, which cargo builds where there is one, it says so and ends.
 */
import { build } from "./build.ts";
import { installPrograms } from "./install_programs.ts";
import { findOldestDeno } from "./oldest_deno.ts";
import { missing, pathOf } from "./programs.ts";
import { inQuickNetwork } from "./quick_network.ts";
import { nextReport } from "./skipped_tests.ts";

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

await installPrograms(["denokv"]);
const denokv = pathOf("denokv");
if (denokv === undefined) {
  console.log(`Skipped: all tests on a KV Connect server. ${missing("denokv")}`);
  Deno.exit(0);
}
const oldest = await findOldestDeno();
await build();
const tests = Deno.args.length > 0 ? Deno.args : TESTS;
const report = nextReport();
const options = ["-A", "--no-check", "--parallel", ...report ? [`--junit-path=${report}`] : []];
const [program, ...args] = await inQuickNetwork([Deno.execPath(), "test", ...options, ...tests]);
const test = new Deno.Command(program, {
  args,
  env: { TEST_DENOKV: denokv, DENO_JOBS: "2", ...oldest && { TEST_OLDEST_DENO: oldest } },
}).spawn();
Deno.exit((await test.status).code);
