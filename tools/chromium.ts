/** Finds a Chromium for the browser tests; installs Debian's if permitted. */
import { isFile, mayInstall } from "./find_program.ts";
import { installPrograms } from "./install_programs.ts";

/** Debian's Chromium without windows: a test takes two thirds of the processor's time in it. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";

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
 * Features that tests and measurements do not need. The last three are pages that Chromium loads
 * for the suggestions of each window's address bar, which took more than half the time of a short
 * test. A spare process for the next page took a tenth. The others are Playwright's own, whose list
 * this one replaces.
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
  "SpareRendererForSitePerProcess",
  "ThirdPartyStoragePartitioning",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
  "WebUIOmniboxPopup",
];

/** The path of a whole Chromium, or an Error that says how to get one. */
export async function findChromium(): Promise<string> {
  const found = named() ?? USUAL.find(isFile) ?? await playwrightsOwn();
  if (found) return found;
  await installDebians();
  if (isFile(USUAL[0])) return USUAL[0];
  throw new Error(
    "The browser tests need a Chromium. Install one (Debian: apt-get install chromium), or name " +
      "yours: CHROMIUM_PATH=/path/to/chrome",
  );
}

/** The path of the Chromium that tests are quickest in; throws as `findChromium` does. */
export async function findTestChromium(): Promise<string> {
  const found = named() ?? named("TEST_CHROMIUM_PATH") ?? [HEADLESS_SHELL].find(isFile);
  if (found) return found;
  await installDebians();
  return isFile(HEADLESS_SHELL) ? HEADLESS_SHELL : await findChromium();
}

function named(variable = "CHROMIUM_PATH"): string | undefined {
  const path = Deno.env.get(variable);
  if (path && !isFile(path)) {
    throw new Error(`${variable} names ${path}, where there is no file.`);
  }
  return path || undefined;
}

/** Installs Chromium with and without windows, where that is possible. */
async function installDebians(): Promise<void> {
  if (mayInstall()) await installPrograms(["chromium", "chromium-headless-shell"]);
}

async function playwrightsOwn(): Promise<string | undefined> {
  const { chromium } = await import("playwright-core");
  const path = chromium.executablePath();
  return path && isFile(path) ? path : undefined;
}
