/** Finds a Chromium for the browser tests; installs Debian's where it may. */
import { isFile, mayInstall } from "./find_program.ts";

const USUAL = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/**
 * Features that tests and measurements do without. The last three are pages that Chromium loads for
 * the suggestions of each window's address bar: they took more than half of the time of a short
 * test. The others are Playwright's own, whose list this one replaces.
 */
export const DISABLED_FEATURES = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** The path of a Chromium, or an Error that says how to get one. */
export async function findChromium(): Promise<string> {
  const named = Deno.env.get("CHROMIUM_PATH");
  if (named) {
    if (isFile(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`);
  }
  const found = USUAL.find(isFile) ?? await playwrightsOwn();
  if (found) return found;
  if (mayInstall()) {
    console.log("No Chromium found: installing Debian's.");
    await run("apt-get", "update", "-qq");
    await run("apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium");
    if (isFile(USUAL[0])) return USUAL[0];
  }
  throw new Error(
    "The browser tests need a Chromium. Install one (Debian: apt-get install chromium), or name " +
      "yours: CHROMIUM_PATH=/path/to/chrome",
  );
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path && isFile(path) ? path : undefined;
}

async function run(command: string, ...args: string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const { success } = await new Deno.Command(command, { args, env, stdout: "null" }).output();
  if (!success) throw new Error(`${command} ${args.join(" ")} failed.`);
}
