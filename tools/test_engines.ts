/**
 * Runs the most frequent actions of visitors and authors in the engines of Safari (WebKitGTK) and
 * Firefox, and compares their pages with Chromium's, as far as engines and drivers can be had;
 * then the browser tests of the same in the oldest supported Chromium. Arguments are passed to
 * `deno test`, for the other engines only; without any, failures get one second run.
 */
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import { ENGINE_PROGRAMS, ENGINES } from "./engines.ts";
import { installPrograms } from "./install_programs.ts";
import { unpackOldChromium } from "./old_chromium.ts";
import { missing, pathOf } from "./programs.ts";
import { runTests } from "./run_tests.ts";
import { noteSkipped } from "./skipped_tests.ts";

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

await installPrograms(ENGINES.flatMap((name) => ENGINE_PROGRAMS[name]));
await build();
// Stops at a failure, so that its messages are printed last.
const code = await runInEngines();
Deno.exit(code === 0 && Deno.args.length === 0 ? await runInOldChromium() : code);

/** Returns an exit code. */
async function runInOldChromium(): Promise<number> {
  const folder = await Deno.makeTempDir();
  try {
    const path = await unpackOldChromium(folder);
    if (path) {
      const env = { CHROMIUM_PATH: path, OLD_CHROMIUM: "true" };
      return await runTests({ args: IN_OLD_CHROMIUM, env, isParallel: true });
    }
    noteSkipped(
      "the main browser tests in Chromium 109",
      "it runs on Linux of x86-64 with Chromium's libraries",
    );
    return 0;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

/** Returns an exit code. Tests say which engine is missing. */
async function runInEngines(): Promise<number> {
  const env = {
    TEST_ENGINES: "on",
    CHROMIUM_PATH: await findChromium(),
    DISPLAY,
    // Without a graphics card WebKit's pages would stay blank.
    LIBGL_ALWAYS_SOFTWARE: "1",
    WEBKIT_DISABLE_DMABUF_RENDERER: "1",
  };
  const screen = missing(...ENGINE_PROGRAMS.webkit) ? undefined : openScreen(pathOf("Xvfb")!);
  const code = await runTests({ args: ["tests/engines", ...Deno.args], env, isParallel: false });
  screen?.kill();
  await screen?.status;
  return code;
}

/** Opens the virtual screen. */
function openScreen(xvfb: string): Deno.ChildProcess {
  const args = [DISPLAY, "-screen", "0", "1400x1000x24"];
  return new Deno.Command(xvfb, { args, stderr: "null" }).spawn();
}
