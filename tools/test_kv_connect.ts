/** Runs what touches the store against a real KV Connect server. Arguments go on to `deno test`. */
import { build } from "./build.ts";
import { findDenokv } from "./denokv.ts";

/** All tests that open a store, but those in a browser; and those that need a server to share. */
const TESTS = [
  "tests/unit/store",
  "tests/unit/auth",
  "tests/unit/server",
  "tests/unit/routes",
  "tests/unit/model/tour_form_test.ts",
  "tests/api",
  "tests/kv_connect",
];

try {
  const denokv = await findDenokv();
  await build();
  const args = Deno.args.length > 0 ? Deno.args : TESTS;
  const test = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--parallel", ...args],
    env: { TEST_DENOKV: denokv, DENO_JOBS: "2" },
  }).spawn();
  Deno.exit((await test.status).code);
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}
