/** Answers that take long: buttons say at once that they were pressed; nothing is done twice. */
import assert from "node:assert/strict";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { listRevisions } from "../../../lib/store/tours/tour_history.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { hydrated } from "../../support/browser/browser.ts";
import { type Author, author, toasted } from "../../support/browser/form.ts";
import { makeTour } from "../../support/data/tours.ts";

/** Playwright would wait until a button is enabled; a thumb does not. */
const ANYWAY = { force: true };

/** Requests that wait until the test lets them through. */
type Held = {
  /** Method and path of those that have come. */
  came: string[];
  /** Holds what matches. */
  hold(request: RegExp): void;
  release(): void;
};

/** Runs `use` with an author whose server is as slow as the test says. */
async function slowly(use: (it: Author & Held & { userId: string }) => Promise<void>) {
  const came: string[] = [];
  let held: RegExp | undefined;
  let gate = Promise.withResolvers<void>();
  const intercept = async (
    request: Request,
    app: (request: Request) => Response | Promise<Response>,
  ) => {
    const line = `${request.method} ${new URL(request.url).pathname}`;
    if (!held?.test(line)) return await app(request);
    came.push(line);
    await gate.promise;
    return await app(request);
  };
  const hold = (request: RegExp) => {
    held = request;
    gate = Promise.withResolvers();
  };
  await author({ account: "author", intercept }, async (it) => {
    const { id } = await (await it.page.request.get(`${it.server.origin}/api/auth/user`)).json();
    try {
      await use({ ...it, userId: id, came, hold, release: () => gate.resolve() });
    } finally {
      // A server that still answers does not close.
      gate.resolve();
    }
  });
}

Deno.test("a deleted archive that is restored by impatient taps comes back once, and no failure is said", () =>
  slowly(async ({ page, server, userId, came, hold, release }) => {
    const { id } = await createTour(server.kv, makeTour({ title: "The mill" }), { userId });
    await deleteTour(server.kv, id, { now: new Date() });
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    hold(/^POST .*restore$/);
    const restore = page.getByRole("button", { name: "Restore The mill" });
    for (let tap = 0; tap < 3; tap++) await restore.click(ANYWAY);
    assert.equal(await restore.getAttribute("aria-busy"), "true", "it says that it was pressed");
    release();
    await toasted(page, "Archive restored");
    await page.getByRole("link", { name: "View The mill" }).waitFor();
    assert.equal(came.length, 1);
  }));

Deno.test("a version that is restored by impatient taps becomes one version more", () =>
  slowly(async ({ page, server, userId, came, hold, release }) => {
    const { id } = await createTour(server.kv, makeTour({ title: "The mill" }), { userId });
    await updateTour(server.kv, id, makeTour({ title: "The ford" }), { now: new Date() });
    await page.goto(`${server.origin}/tour/${id}/history`);
    await hydrated(page, "tour-history");
    hold(/^POST .*restore$/);
    const restore = page.getByRole("button", { name: "Restore version 1" });
    await restore.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
    await restore.click(ANYWAY);
    assert.equal(await page.getByRole("alertdialog").isVisible(), false, "no second question");
    release();
    await toasted(page, "Version restored");
    await page.getByRole("heading", { name: /^Version 3/ }).waitFor();
    assert.equal(came.length, 1);
    const { revisions } = await listRevisions(server.kv, id, { limit: 9 });
    assert.equal(revisions.length, 3);
  }));

Deno.test("a draft that comes late is loaded behind a button that says so", () =>
  slowly(async ({ page, server, userId, open, box, came, hold, release }) => {
    const draft = { title: "The mill", draftData: makeTour({ title: "The mill" }) };
    await createDraft(server.kv, draft, { userId, now: new Date() });
    await open();
    await page.getByRole("button", { name: /^Load Draft/ }).click();
    hold(/^GET \/api\/drafts\/./);
    const load = page.getByRole("button", { name: "Load The mill" });
    await load.click();
    await load.click(ANYWAY);
    assert.equal(await load.getAttribute("aria-busy"), "true");
    release();
    await toasted(page, "Draft Loaded");
    assert.equal(await box("Title").inputValue(), "The mill");
    assert.equal(came.length, 1);
  }));
