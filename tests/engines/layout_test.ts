/** Every page, laid out as in Chromium. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { withPage } from "../support/browser/browser.ts";
import { type Box, collectBoxes, differences } from "../support/browser/boxes.ts";
import { engineTest, type Size } from "../support/browser/engine.ts";
import { signIn } from "../support/browser/sign_in.ts";
import { streetServer } from "../support/servers/street_server.ts";

const SIZES: Size[] = [{ width: 390, height: 844 }, { width: 1280, height: 844 }];

const MISSING = "/tour/01ARZ3NDEKTSV4RRFFQ69G5FAV";

/** Stands for the page of the server's own tour. */
const TOUR = "/tour/{id}";

/** A page to compare; `press` is a button that shows what is meant. */
type Shown = { path: string; press?: string };

/**
 * What is compared: as nobody, then as an author, as an administrator, and last of all the page
 * that signs out.
 */
const PAGES: { nobody: Shown[]; author: Shown[]; admin: Shown[] } = {
  nobody: ["/", "/tours", TOUR, "/create", "/profile", "/api/login", "/test", MISSING]
    .map((path) => ({ path })),
  author: [
    { path: "/" },
    { path: TOUR },
    { path: "/create" },
    { path: "/create", press: "main .button.primary" },
    { path: "/profile" },
    { path: "/admin-setup" },
    { path: "/admin" },
    { path: "/sign-in-failed" },
  ],
  admin: [
    { path: "/admin" },
    { path: `${TOUR}/edit` },
    { path: "/logout" },
  ],
};

/** Runs in the page: whether all that is hydrated on load is alive, maps too, in its own fonts. */
function isReady(): boolean {
  const waiting = "x-island[data-when=load]:not([data-hydrated]), main[aria-busy], " +
    "x-island[data-hydrated] .tour-map[data-state=loading]";
  return document.readyState === "complete" && document.fonts.status === "loaded" &&
    !document.querySelector(waiting);
}

/** Runs in the page: the id of the signed-in user. */
async function ownId(): Promise<string> {
  return (await (await fetch("/api/auth/user")).json()).id;
}

/** The boxes of a page when nothing moves any more: when they are the same twice. */
async function settledBoxes(page: Page): Promise<Box[]> {
  let [before, boxes]: Box[][] = [[], await page.evaluate(collectBoxes)];
  while (JSON.stringify(before) !== JSON.stringify(boxes)) {
    await page.waitForTimeout(200);
    [before, boxes] = [boxes, await page.evaluate(collectBoxes)];
  }
  return boxes;
}

const keyOf = (who: string, { path, press }: Shown, { width }: Size) =>
  `${path}${press ? " (begun)" : ""}, ${who}, ${width} wide`;

/** Boxes by what `keyOf` returns. */
type Expected = Map<string, Box[]>;

/** What Chromium makes of each page and size. */
async function measureInChromium(): Promise<Expected> {
  await using server = await streetServer({ demo: true });
  const found: Expected = new Map();
  await withPage({ allowErrors: /status of 40/ }, async (page) => {
    const measure = async (who: string, all: Shown[]) => {
      for (const shown of all) {
        await page.goto(server.origin + shown.path.replace(TOUR, server.path));
        await page.waitForFunction(isReady);
        if (shown.press) await page.locator(shown.press).first().click();
        await page.waitForFunction(isReady);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          found.set(keyOf(who, shown, size), await settledBoxes(page));
        }
      }
    };
    await measure("nobody", PAGES.nobody);
    await signIn(page, server, "author");
    await measure("author", PAGES.author);
    await server.promote(await page.evaluate(ownId));
    await measure("admin", PAGES.admin);
  });
  return found;
}

/** The same for all engines: measured once. */
let inChromium: Promise<Expected> | undefined;

/** How long an engine may take until a page stands as in Chromium, in milliseconds. */
const SETTLING = 5000;

engineTest("every page stands as in Chromium, on a phone and on a wide screen", async (engine) => {
  await using server = await streetServer({ demo: true });
  const { driver } = engine;
  await engine.open(server.origin);
  // Before anything that takes long: WebKitGTK has been seen to open no window after a minute.
  await engine.openWindow(SIZES[0]);
  const expected = await (inChromium ??= measureInChromium());
  const found: string[] = [];

  const compare = async (who: string, all: Shown[]) => {
    for (const shown of all) {
      await driver.get(server.origin + shown.path.replace(TOUR, server.path));
      const ready = () =>
        driver.wait(() => driver.executeScript(isReady), 20_000, `${shown.path} is ready`);
      await ready();
      if (shown.press) await engine.click(shown.press);
      await ready();
      for (const size of SIZES) {
        await engine.resize(size);
        const key = keyOf(who, shown, size);
        const differing = async () =>
          differences(expected.get(key)!, await driver.executeScript<Box[]>(collectBoxes));
        const isSame = async () => (await differing()).length === 0;
        await driver.wait(isSame, SETTLING).catch(async () => {
          found.push(...(await differing()).map((line) => `${key}: ${line}`));
        });
      }
    }
  };

  await compare("nobody", PAGES.nobody);
  await engine.signIn(server.origin, "author", "/tours");
  await compare("author", PAGES.author);
  await server.promote(await driver.executeScript<string>(ownId));
  await compare("admin", PAGES.admin);
  assert.deepEqual(found, []);
});
