/** The program as an app: what the browser needs to install it, and the banner that offers it. */
import assert from "node:assert/strict";
import { chromium, type Page } from "playwright-core";
import { findChromium } from "../../../tools/chromium.ts";
import { ARGS, type BrowserOptions, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { findUserIdByEmail, setRole } from "../../../lib/store/accounts/users.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { street, visit } from "../../support/browser/visitor.ts";

const banner = (page: Page) =>
  page.getByRole("complementary", { name: "Install Animating the Archives" });

Deno.test("Chromium finds nothing that keeps it from installing the program", async () => {
  await using server = await testServer();
  const profile = await Deno.makeTempDir();
  const options = { executablePath: await findChromium(), args: ARGS, headless: true };
  // In a window of its own: Chromium installs nothing in a private one, as other tests have.
  const context = await chromium.launchPersistentContext(profile, options);
  try {
    const [page] = context.pages();
    await page.goto(server.origin);
    const devtools = await context.newCDPSession(page);
    const { errors, url } = await devtools.send("Page.getAppManifest");
    assert.deepEqual(errors, []);
    assert.equal(url, `${server.origin}/manifest.webmanifest`);
    const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
    assert.deepEqual(installabilityErrors, []);
  } finally {
    await context.close();
    await Deno.remove(profile, { recursive: true });
  }
});

/** Runs `use` with a page of the start. */
async function atStart(use: (page: Page, origin: string) => Promise<void>, options = phone) {
  await using server = await testServer();
  await withPage(options, async (page) => {
    await page.goto(server.origin);
    await page.waitForLoadState("load");
    await use(page, server.origin);
  });
}

const phone: BrowserOptions = { viewport: { width: 390, height: 844 } };

/** What Chromium does where the program can be installed; counts how often its dialog is opened. */
const offerPrompt = (page: Page) =>
  page.evaluate(() => {
    const event = new Event("beforeinstallprompt", { cancelable: true });
    const prompted = { times: 0 };
    Object.assign(event, { prompt: () => Promise.resolve(void prompted.times++) });
    dispatchEvent(event);
    Object.assign(globalThis, { prompted });
    return event.defaultPrevented;
  });

const timesPrompted = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { prompted: { times: number } }).prompted.times);

Deno.test("where the browser can install the program, the banner's button opens its dialog", () =>
  atStart(async (page) => {
    assert.equal(await banner(page).isVisible(), false);
    assert.ok(await offerPrompt(page), "the browser shows no bar of its own");
    await banner(page).getByText("Add to your home screen for quick access and offline use")
      .waitFor();
    assert.equal(await banner(page).getByText("Share").isVisible(), false);
    await banner(page).getByRole("button", { name: "Install" }).click();
    await banner(page).waitFor({ state: "hidden" });
    assert.equal(await timesPrompted(page), 1);
  }));

/** Runs in the page: Safari on an iPhone, in the browser or as the installed program. */
const pretendIphone = (standalone: boolean) =>
  Object.defineProperties(Navigator.prototype, {
    standalone: { value: standalone },
    maxTouchPoints: { value: 5 },
  });

Deno.test("on an iPhone the banner shows the two taps, and no button that cannot work", async () => {
  await using server = await testServer();
  await withPage({ ...phone, hasTouch: true }, async (page) => {
    await page.addInitScript(pretendIphone, false);
    await page.goto(server.origin);
    await banner(page).getByText("Tap Share").waitFor();
    await banner(page).getByText("Choose Add to Home Screen").waitFor();
    assert.equal(await banner(page).getByRole("button", { name: "Install" }).count(), 0);
    await banner(page).getByRole("button", { name: "Not now" }).click();
    await banner(page).waitFor({ state: "hidden" });
  });
});

Deno.test("on a phone the banner does not cover the button that starts a tour", () =>
  visit(async ({ page, start, openOptions }) => {
    await offerPrompt(page);
    assert.equal(await banner(page).isVisible(), false);
    await start();
    await openOptions();
    assert.equal(await banner(page).isVisible(), false);
  }, { tour: { audioStops: street(2) } }));

Deno.test("where people write the banner never lies over their words, and it is back on the pages of visitors", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: { ...tiles.settings, REVIEW: "on" } });
  const { kv, origin } = server;
  await withPage({ viewport: { width: 1280, height: 800 }, allowErrors: /401/ }, async (page) => {
    await signIn(page, server, "admin");
    const userId = (await findUserIdByEmail(kv, "admin@demo.example"))!;
    await setRole(kv, userId, "admin", { actor: userId, now: new Date() });
    const { id } = await createTour(kv, makeTour(), { userId });
    await page.goto(`${origin}/tours`);
    await page.waitForLoadState("load");
    await offerPrompt(page);
    await banner(page).waitFor();
    const ofTour = ["/edit", "/history", "/comments", "/people", "/releases", "/classes", ""]
      .map((part) => `/tour/${id}${part}`);
    const writing = ["/create", "/profile", "/class", "/join", "/review", "/admin", "/admin/site"];
    for (const path of [...writing, ...ofTour, "/"]) {
      // As by a link: the shell stays, and the banner with it.
      await page.evaluate((to) => {
        document.getElementById("page")!.dataset.before = "";
        const link = document.querySelector<HTMLAnchorElement>("a.brand")!;
        link.href = to;
        link.click();
      }, path);
      await page.locator("#page:not([data-before])").waitFor({ state: "attached" });
      assert.equal(await banner(page).isVisible(), path === "/", path);
    }
  });
});
