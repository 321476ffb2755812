/** Progress of a walk: without signal, on two devices, and before an account. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { signIn } from "../../support/browser/sign_in.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

/** Waits until the server knows these stops as heard; gives the record. */
const serverKnows = (page: Page, stops: number[]) =>
  page.evaluate(async (stops) => {
    const until = performance.now() + 10_000;
    while (performance.now() < until) {
      const [record] = await (await fetch("/api/user/progress")).json();
      if (JSON.stringify(record?.completedStops) === JSON.stringify(stops)) return record;
      await new Promise((over) => setTimeout(over, 100));
    }
    throw new Error(`The server does not know of ${stops}`);
  }, stops);

const tour = { audioStops: street(3) };

Deno.test("progress that was made without signal is there after reconnecting", () =>
  visit(async ({ page, goTo, start, hears, silent }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    assert.equal((await serverKnows(page, [0])).isActive, "true");
    await page.context().setOffline(true);
    await goTo(along(2 * BLOCK));
    await hears(2);
    await silent();
    await page.context().setOffline(false);
    assert.equal((await serverKnows(page, [0, 1])).currentStopIndex, 2);
  }, { tour, signedIn: true, allowErrors: /ERR_INTERNET_DISCONNECTED/ }));

Deno.test("progress from before the sign-in is stored on the device, and becomes the account's", () =>
  visit(async ({ page, server, goTo, start, hears, silent }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    await page.reload();
    await page.getByRole("button", { name: "Continue at stop 2" }).waitFor();
    await signIn(page, server, "visitor", "/");
    const question = page.getByRole("alertdialog", { name: "Keep your progress?" });
    await question.getByRole("button", { name: "Add to my account" }).click();
    await serverKnows(page, [0]);
    // The question whether the account has a record already is answered with no.
  }, { tour, allowErrors: /404 .*\/progress/ }));
