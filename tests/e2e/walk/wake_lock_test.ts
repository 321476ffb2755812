/** The screen stays on during a walk: browsers deliver positions only while the page is visible. */
import type { Page } from "playwright-core";
import type { TestServer } from "../../support/servers/server.ts";
import { street, visit } from "../../support/browser/visitor.ts";

/** Allows the lock, and stores each one that the page receives in `globalThis.locks`. */
async function noteLocks(page: Page, { origin }: TestServer): Promise<void> {
  await page.context().grantPermissions(["geolocation", "screen-wake-lock"], { origin });
  await page.context().addInitScript(() => {
    const { request } = WakeLock.prototype;
    const locks: WakeLockSentinel[] = [];
    Object.assign(globalThis, { locks });
    WakeLock.prototype.request = async function (type) {
      const lock = await request.call(this, type);
      locks.push(lock);
      return lock;
    };
  });
}

/** Waits until the page's locks are as listed: true for one that holds. */
const locksAre = (page: Page, holding: boolean[]) =>
  page.waitForFunction((holding) => {
    const { locks } = globalThis as unknown as { locks: WakeLockSentinel[] };
    return JSON.stringify(locks.map(({ released }) => !released)) === JSON.stringify(holding);
  }, holding);

const options = { tour: { audioStops: street(1) }, before: noteLocks };

Deno.test("the screen is kept on from Start to the end of the walk", () =>
  visit(async ({ page, start, openOptions, choose }) => {
    await locksAre(page, []);
    await start();
    await locksAre(page, [true]);
    await openOptions();
    await page.getByText("The screen stays on.").waitFor();
    await choose("End walk");
    await locksAre(page, [false]);
  }, options));
