/**
 * Runs what visitors and authors do most in the engines of Safari (WebKitGTK) and Firefox, as far
 * as their drivers are installed. Arguments go on to `deno test`.
 */
import { build } from "./build.ts";

/** Where Debian puts WebKitGTK's own browser, which its driver starts. */
const WEBKIT_BROWSER = "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser";

/** A screen that nobody sees: WebKitGTK has no headless mode. */
const DISPLAY = ":91";

/** The variables by which tests/support/engine.ts finds the engines. */
const env: Record<string, string> = { TEST_ENGINES: "" };

if (isFile(WEBKIT_BROWSER) && find("WebKitWebDriver") && find("Xvfb")) {
  env.TEST_ENGINES += "webkit ";
  // Without a graphics card its pages would stay blank.
  Object.assign(env, { WEBKIT_BROWSER, DISPLAY, LIBGL_ALWAYS_SOFTWARE: "1" });
  env.WEBKIT_DISABLE_DMABUF_RENDERER = "1";
} else console.log("WebKit is left out. On Debian: apt-get install webkit2gtk-driver xvfb");

const geckodriver = find("geckodriver");
if (geckodriver && (find("firefox-esr") ?? find("firefox"))) {
  env.TEST_ENGINES += "firefox";
  env.GECKODRIVER = geckodriver;
} else {
  console.log(
    "Firefox is left out. On Debian: apt-get install firefox-esr; cargo install geckodriver",
  );
}

if (env.TEST_ENGINES === "") Deno.exit(1);
await build();
const screen = env.DISPLAY
  ? new Deno.Command("Xvfb", {
    args: [DISPLAY, "-screen", "0", "1400x1000x24"],
    stderr: "null",
  }).spawn()
  : undefined;
const args = ["test", "-A", "tests/engines", ...Deno.args];
const { code } = await new Deno.Command(Deno.execPath(), { args, env }).spawn().status;
screen?.kill();
Deno.exit(code);

/** The path of a program; undefined where it is not installed. */
function find(program: string): string | undefined {
  const folders = [
    ...(Deno.env.get("PATH") ?? "").split(":"),
    `${Deno.env.get("CARGO_HOME") ?? `${Deno.env.get("HOME")}/.cargo`}/bin`,
  ];
  return folders.map((folder) => `${folder}/${program}`).find(isFile);
}

function isFile(path: string): boolean {
  try {
    return Deno.statSync(path).isFile;
  } catch {
    return false;
  }
}
