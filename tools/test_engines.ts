/**
 * Runs what visitors and authors do most in the engines of Safari (WebKitGTK) and Firefox, and
 * compares their pages with Chromium's, as far as engines and drivers can be had. Arguments go on
 * to `deno test`; without any, what fails gets one second run.
 */
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { findEngines } from "./engines.ts";
import { runTests } from "./run_tests.ts";

/** A screen that nobody sees: WebKitGTK has no headless mode. */
const DISPLAY = ":91";

const { webkit, firefox } = await findEngines();
if (!webkit) {
  console.log("Skipped: WebKit. On Debian: apt-get install webkit2gtk-driver xvfb");
}
if (!firefox) {
  console.log(
    "Skipped: Firefox. On Debian: apt-get install firefox-esr; then cargo install geckodriver",
  );
}
if (!webkit && !firefox) Deno.exit();

await build();
const engines = [webkit && "webkit", firefox && "firefox"].filter(Boolean).join(" ");
const env: Record<string, string> = {
  TEST_ENGINES: engines,
  CHROMIUM_PATH: await findChromium(),
  ...firefox && { GECKODRIVER: firefox.driver },
  ...webkit && {
    WEBKIT_BROWSER: webkit.browser,
    DISPLAY,
    // Without a graphics card its pages would stay blank.
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  },
};
const screen = webkit && new Deno.Command(webkit.screen, {
  args: [DISPLAY, "-screen", "0", "1400x1000x24"],
  stderr: "null",
}).spawn();
const code = await runTests({ args: ["tests/engines", ...Deno.args], env, isParallel: false });
screen?.kill();
await screen?.status;
Deno.exit(code);
