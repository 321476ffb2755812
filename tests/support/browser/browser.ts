/** A real Chromium for a test. Every error on its console fails the test. */
import assert from "node:assert/strict";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { DISABLED_FEATURES, findChromium, findTestChromium } from "../../../tools/chromium.ts";
import { byLength } from "../measure/length.ts";
import { soon } from "../measure/soon.ts";

export const ARGS = [
  `--disable-features=${DISABLED_FEATURES}`,
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // A microphone that beeps, for pages that may use one.
  "--use-fake-device-for-media-stream",
];

export type BrowserOptions = BrowserContextOptions & {
  /** Shows the splash, with motion; tests otherwise skip it as somebody who has seen it. */
  splash?: boolean;
  /**
   * Shows the question for the location, which tests otherwise skip as somebody who has answered
   * it.
   */
  prompt?: boolean;
  /**
   * Runs in a whole Chromium: its shell never answers a page that asks for the microphone, has no
   * background sync, and cannot resize a window that has been fullscreen.
   */
  isWhole?: boolean;
  /** Console errors that the test is about. */
  allowErrors?: RegExp;
};

/**
 * A picture that a map asks for while its page is being closed: Chromium takes it for a ping, and
 * refuses it by the rule for connections.
 */
const LATE_PICTURE = /^Connecting to '\S+' violates .*"connect-src /;

/**
 * What the oldest Chromium that is supported says to every page: of a prefetch that newer ones
 * allow by the default rule, and of popovers, which it does not know.
 */
export const OLD_CHROMIUM = Deno.env.has("OLD_CHROMIUM")
  ? /^Refused to prefetch content|^Found a 'popover' attribute/
  : undefined;

/** A desk's window, for tests of what only it shows. */
export const WIDE = { viewport: { width: 1280, height: 720 } };

/** Somebody who has not asked for less motion, for tests of what moves. */
export const MOVING = { reducedMotion: "no-preference" } as const;

/**
 * A phone's window, which most visitors have, of somebody who asked for less motion: less is drawn.
 * The oldest Chromium shows its part of the tests in a wide window, with motion.
 */
const DEVICE = OLD_CHROMIUM
  ? { ...WIDE, ...MOVING }
  : { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" as const };

/** The longest use of a page, in milliseconds: a wait without an end would hold up all tests. */
const LONGEST_MS = byLength(5, 60) * 60_000;

const browsers = new Map<string, Browser>();

/** The browser of this test file: starting one takes longer than many a test. */
async function openBrowser(executablePath: string): Promise<Browser> {
  const open = browsers.get(executablePath);
  if (open?.isConnected()) return open;
  const browser = await chromium.launch({ executablePath, args: ARGS });
  browsers.set(executablePath, browser);
  return browser;
}

Deno.test.afterAll(async () => {
  for (const browser of browsers.values()) await browser.close();
});

/**
 * Runs `use` with a page of a fresh browser profile, then closes it and fails on any console error,
 * uncaught exception or unhandled rejection that `allowErrors` does not name.
 */
export async function withPage(
  { splash = false, prompt = false, isWhole = false, allowErrors, ...options }: BrowserOptions,
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const errors: string[] = [];
  let isClosing = false;
  // Only a test of the service worker has one: with it, requests would pass by `page.route`.
  const browser = await openBrowser(await (isWhole ? findChromium() : findTestChromium()));
  const context = await browser.newContext({
    serviceWorkers: "block",
    ...DEVICE,
    ...(splash && MOVING),
    ...options,
  });
  try {
    context.setDefaultTimeout(15_000);
    context.on("console", (message) => {
      if (message.type() !== "error" || isClosing && LATE_PICTURE.test(message.text())) return;
      if (OLD_CHROMIUM?.test(message.text())) return;
      errors.push(`${message.text()} (${message.location().url})`);
    });
    context.on("weberror", (error) => errors.push(String(error.error())));
    if (!splash) await context.addInitScript(skipSplash);
    if (!prompt) await context.addInitScript(skipPrompt);
    const page = await context.newPage();
    try {
      await soon(use(page), "the end of what the page is used for", LONGEST_MS);
    } catch (error) {
      await tellWhatIsShown(page, errors);
      throw error;
    }
  } finally {
    isClosing = true;
    await context.close();
  }
  const unexpected = errors.filter((text) => !allowErrors?.test(text));
  assert.deepEqual(unexpected, [], "the browser's console stays free of errors");
}

/** Most letters of a page that are printed with a failure. */
const MOST_SHOWN = 2000;

/** Prints what somebody would see where a test has failed, perhaps on a machine out of reach. */
async function tellWhatIsShown(page: Page, errors: string[]): Promise<void> {
  const text = page.locator("body").innerText({ timeout: 5000 }).catch(String);
  const shown = (await text).replace(/\s*\n\s*/g, " | ").slice(0, MOST_SHOWN);
  console.error([`The page ${page.url()} shows: ${shown}`, ...errors].join("\n"));
}

/** Runs in the page. An empty page, before the first address, has no storage. */
export function skipSplash() {
  if (location.protocol.startsWith("http")) sessionStorage.setItem("splash-seen", "1");
}

/** Runs in the page. An answer that the test itself gives stays. */
export function skipPrompt() {
  const key = "location-permission-handled";
  if (location.protocol.startsWith("http")) localStorage[key] ??= "true";
}

/** Waits for the page with this title; the skeleton that a slow one shows meanwhile has it, too. */
export async function shown(page: Page, title: string): Promise<void> {
  await page.locator("main:not([aria-busy])").getByRole("heading", { name: title, level: 1 })
    .waitFor();
}

/** From now on the page's timers run by `page.clock` alone, however slow the machine is. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** Waits until the island `name` of the page is alive. */
export async function hydrated(page: Page, name: string): Promise<void> {
  await page.locator(`x-island[data-name="${name}"][data-hydrated]`).first().waitFor({
    state: "attached",
  });
}
