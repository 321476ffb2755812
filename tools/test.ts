/** Runs all tests: builds the client, finds a browser, then `deno test`. Arguments go on to it. */
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";

await build();
try {
  const chromium = await findChromium();
  const args = Deno.args.length > 0 ? Deno.args : ["tests"];
  const test = new Deno.Command(Deno.execPath(), {
    args: ["test", "-A", "--parallel", ...args],
    env: { CHROMIUM_PATH: chromium, DENO_JOBS: "2" },
  }).spawn();
  Deno.exit((await test.status).code);
} catch (error) {
  console.error((error as Error).message);
  Deno.exit(1);
}
