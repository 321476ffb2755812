/**
 * Runs the most frequent actions of visitors and authors in the engines of Safari (WebKitGTK) and
 * Firefox, and compares their pages with Chromium's, as far as engines and drivers are available;
 * then the browser tests of the same in the oldest supported Chromium. Arguments are passed to
 * `deno test`, for the other engines only; without any, failures get one second run.
 */
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { findEngines } from "./engines.ts";
import { unpackOldChromium } from "./old_chromium.ts";
import { runTests } from "./run_tests.ts";

/** Tests for the oldest Chromium: list, player, walk, worker, offline; sign-in, form, a class. */
const IN_OLD_CHROMIUM = [
  "account/sign_in",
  "author/create",
  "author/drafts",
  "author/edit",
  "class/teacher",
  "offline/broken_storage",
  "offline/offline",
  "pages/old_browser",
  "pages/pages",
  "player/player",
  "walk/walk_whole",
].map((name) => `tests/e2e/${name}_test.ts`);

/** A virtual screen, because WebKitGTK has no headless mode. */
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

await build();
const codes = [await runInEngines()];
if (Deno.args.length === 0) codes.push(await runInOldChromium());
Deno.exit(codes.find((code) => code !== 0) ?? 0);

/** Returns an exit code. */
async function runInOldChromium(): Promise<number> {
  const folder = await Deno.makeTempDir();
  try {
    const path = await unpackOldChromium(folder);
    if (path) {
      const env = { CHROMIUM_PATH: path, OLD_CHROMIUM: "true" };
      return await runTests({ args: IN_OLD_CHROMIUM, env, isParallel: true });
    }
    console.log("Skipped: Chromium 109, which runs on Linux of x86-64 with Chromium's libraries.");
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Returns an exit code. */
async function runInEngines(): Promise<number> {
  if (!webkit && !firefox) return 0;
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
  return code;
}
