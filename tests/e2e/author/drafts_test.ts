/** Nothing that was typed is lost: drafts, copies on the device, dead networks, ended sessions. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { findUserIdByEmail } from "../../../lib/store/accounts/users.ts";
import { listDrafts } from "../../../lib/store/drafts/drafts.ts";
import {
  type Author,
  author,
  fillDetails,
  fillStop,
  formOn,
  publish,
  toasted,
} from "../../support/browser/form.ts";
import { hydrated, stopClock } from "../../support/browser/browser.ts";
import { copyWith, formCopies, noCopies } from "../../support/browser/form_copies.ts";
import { startBrowser } from "../../support/browser/killed_browser.ts";
import { choose, openPopup, signIn } from "../../support/browser/sign_in.ts";
import { testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

const note = (page: Page, text: string) =>
  page.locator(".save-note").getByText(text, { exact: true }).waitFor();
/** A blank archive, which is open. */
async function blank({ page, openStop }: Author): Promise<void> {
  await page.getByRole("button", { name: "Create Blank Archive" }).click();
  await openStop(0);
}
const drafts = async (page: Page, origin: string) =>
  await (await page.request.get(`${origin}/api/drafts`)).json();

Deno.test("drafts are loaded from the dialog, from the profile's link, and deleted", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server, box, open } = it;
    const draftData = { title: "The mill", tourType: "unordered", audioStops: [] };
    await page.request.post(`${server.origin}/api/drafts`, {
      headers: { origin: server.origin },
      data: { title: "The mill", draftData, templateUsed: "food-tour" },
    });
    await open();
    await page.getByRole("button", { name: "Load Draft (1)" }).click();
    await page.getByRole("dialog").getByText("Food Tour, saved just now").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: /^Load/ }).click();
    await toasted(page, "Draft Loaded");
    assert.equal(await box("Title").inputValue(), "The mill");
    assert.ok(await page.getByLabel("Free Discovery").isChecked());

    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("tab", { name: "Drafts" }).click();
    await page.getByText("Template: Food Tour").waitFor();
    await page.getByRole("link", { name: /^Continue/ }).click();
    await page.waitForURL(/\/create\?draft=/);
    await page.locator(".archive-form").waitFor();
    assert.equal(await box("Title").inputValue(), "The mill");
    await page.getByRole("button", { name: "Back to Templates" }).click();
    await page.getByRole("button", { name: "Load Draft (1)" }).click();
    await page.getByRole("button", { name: "Delete The mill" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toasted(page, "Draft Deleted");
    assert.deepEqual(await drafts(page, server.origin), []);
  });
});

Deno.test("a session that ends in the middle is said, and after the sign-in the form goes on", async () => {
  await author({ account: "author", allowErrors: /401/ }, async (it) => {
    const { page, server, box, open } = it;
    await open();
    await blank(it);
    await fillDetails(it, "The mill");
    await fillStop(await it.openStop(1), "The wheel");
    await page.context().clearCookies();
    await publish(page);
    await page.getByText("Your session has ended.").waitFor();
    assert.equal(await box("Title").inputValue(), "The mill");
    const opened = page.waitForEvent("popup");
    await page.locator("#sign-in-note a").click();
    await choose(await opened, "author");
    await page.getByRole("button", { name: "Account of Arthur Author" }).waitFor();
    await it.row(0).waitFor();
    assert.equal(await box("Title").inputValue(), "The mill");
    const wheel = await it.openStop(1);
    assert.equal(await wheel.getByLabel("Stop title").inputValue(), "The wheel");
    await publish(page);
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    const tours = await (await page.request.get(`${server.origin}/api/tours/user`)).json();
    assert.equal(tours.length, 1);
  });
});

Deno.test("the end of a session is seen wherever the page is scrolled, and a sign-in in another tab wakes the form", async () => {
  const viewport = { width: 390, height: 844 };
  await author({ account: "author", allowErrors: /401/, viewport }, async (it) => {
    const { page, server, box, open } = it;
    await open();
    await blank(it);
    await page.context().clearCookies();
    await box("Title").fill("The mill");
    const ended = page.locator("#sign-in-note");
    await ended.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.waitForFunction(() => {
      const { top, bottom } = document.getElementById("sign-in-note")!.getBoundingClientRect();
      return scrollY > 500 && top >= 0 && bottom <= innerHeight;
    });
    const other = await page.context().newPage();
    await other.goto(`${server.origin}/tours`);
    await choose(await openPopup(other), "author");
    await note(page, "Draft saved. Auto-saving enabled");
    assert.equal(await box("Title").inputValue(), "The mill");
    assert.equal((await drafts(page, server.origin))[0].title, "The mill");
  });
});

Deno.test("signed out, the form stays on the device: offered after a reload, and continued after sign-in", async () => {
  await author({}, async (it) => {
    const { page, box, open } = it;
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await page.getByText("You can start without signing in").waitFor();
    await it.openStop(0);
    await box("Title").fill("The mill");
    page.on("dialog", (dialog) => dialog.accept());
    await page.reload();
    await page.getByRole("heading", { name: "Restore your work?" }).waitFor();
    await page.getByRole("button", { name: "Restore" }).click();
    assert.equal(await box("Title").inputValue(), "The mill");
    const popup = await openPopup(page);
    await choose(popup, "author");
    await page.getByRole("button", { name: "Account of Arthur Author" }).waitFor();
    await page.locator(".archive-form").waitFor();
    assert.equal(await box("Title").inputValue(), "The mill");
    await note(page, "Draft saved. Auto-saving enabled");
  });
});

Deno.test("leaving with unsaved changes asks first, by link and by reload", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, box, open } = it;
    await open();
    await stopClock(page);
    await blank(it);
    await box("Title").fill("The mill");
    await page.getByRole("link", { name: "Tours", exact: true }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Leave without saving?").waitFor();
    await question.getByRole("button", { name: "Cancel" }).click();
    assert.equal(await box("Title").inputValue(), "The mill");
    const asked = page.waitForEvent("dialog");
    const reload = page.reload();
    const dialog = await asked;
    assert.equal(dialog.type(), "beforeunload");
    await dialog.accept();
    await reload;
    await hydrated(page, "tour-form");
    await page.getByRole("button", { name: "Restore" }).click();
    assert.equal(await box("Title").inputValue(), "The mill");
    await page.clock.runFor(2100);
    await note(page, "Draft saved. Auto-saving enabled");
    await page.clock.resume();
    await page.getByRole("link", { name: "Tours", exact: true }).click();
    await page.getByRole("heading", { name: "All Archive Experiences" }).waitFor();
  });
});

Deno.test("on a shared computer nothing of a form is left for others: not without sign-out, nor after it", async () => {
  const allowErrors = /ERR_INTERNET_DISCONNECTED|Failed to fetch|503/;
  await author({ account: "author", allowErrors }, async (it) => {
    const { page, server, box, open } = it;
    await open();
    await blank(it);
    await page.context().setOffline(true);
    await box("Title").fill("The mill");
    await copyWith(page, "The mill");
    // With a network it would be sent from any page, if the server took it.
    await page.route("**/api/drafts", (route) => route.fulfill({ status: 503 }));
    await page.context().setOffline(false);
    page.on("dialog", (dialog) => dialog.accept());
    const session = await page.context().cookies();
    await page.context().clearCookies();
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).waitFor();
    assert.equal((await formCopies(page)).length, 1);
    assert.equal(await page.getByText("Restore your work?").count(), 0);

    await page.context().addCookies(session);
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByText("1 change is waiting to be sent from this device.").waitFor();
    await page.getByRole("button", { name: "Log Out" }).last().click();
    const question = page.getByRole("alertdialog");
    await question.getByText("This device has an archive you haven’t saved").waitFor();
    await question.getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL(`${server.origin}/`);
    await noCopies(page);
  });
});

Deno.test("a sign-out with an open form leaves no copy of it, and nothing is saved meanwhile", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server, box, open } = it;
    await open();
    await stopClock(page);
    await blank(it);
    const saves: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/drafts")) saves.push(request.method());
    });
    await page.route("**/api/auth/logout", async (route) => {
      await page.clock.runFor(10_000); // Time enough for an automatic save, were there one.
      await page.clock.resume();
      await route.continue();
    });
    await box("Title").fill("The mill");
    await page.clock.runFor(300);
    await page.getByRole("button", { name: "Account of Arthur Author" }).click();
    await page.getByRole("button", { name: "Log Out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log Out" }).click();
    await page.waitForURL(`${server.origin}/`);
    assert.deepEqual(saves, []);
    await noCopies(page);
  });
});

Deno.test("where the browser refuses its storage the form works, and claims no copy", async () => {
  await author(
    { splash: true, prompt: true, reducedMotion: "reduce", viewport: { width: 390, height: 844 } },
    async (it) => {
      const { page, box, open } = it;
      await page.addInitScript(() => {
        for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
          Object.defineProperty(globalThis, name, {
            get() {
              throw new DOMException("Refused", "SecurityError");
            },
          });
        }
      });
      await open();
      await page.getByRole("button", { name: "Create Blank Archive" }).click();
      await page.getByText("This device can’t store your work").waitFor();
      await it.openStop(0);
      await box("Title").fill("The mill");
      await note(
        page,
        "Not saved: this device can’t store a copy. Export the archive before you leave this page",
      );
      await page.getByRole("button", { name: "Back to the outline" }).click();
      await page.getByRole("button", { name: "Back to Templates" }).click();
      await page.getByRole("button", { name: "Create Blank Archive" }).waitFor();
    },
  );
});

/** Between two letters, in milliseconds: less than an automatic save waits for. */
const PAUSE = 1000;

Deno.test("text that is typed without a long pause is saved meanwhile, and all of it is there after the browser was killed", async () => {
  const profile = await Deno.makeTempDir();
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  const saved = async () => {
    const userId = await findUserIdByEmail(server.kv, "author@demo.example");
    return (await listDrafts(server.kv, userId!)).map(({ title }) => title);
  };
  const whole = "The mill by the river";
  {
    await using browser = await startBrowser(profile);
    const { page } = browser;
    await signIn(page, server, "author", "/create");
    await hydrated(page, "tour-form");
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    const title = (await formOn(page).openStop(0)).getByLabel("Title", { exact: true });
    await title.press("T");
    await page.getByText("Not saved yet. Auto-saving enabled").first().waitFor();
    await title.pressSequentially(whole.slice(1, 12), { delay: PAUSE });
    const [meanwhile] = await saved();
    assert.ok(whole.startsWith(meanwhile), `saved while typing goes on: ${meanwhile}`);
    await title.pressSequentially(whole.slice(12));
    await copyWith(page, whole);
    await browser.kill();
    assert.notEqual((await saved())[0], whole, "the last words are on the device alone");
  }
  await using browser = await startBrowser(profile);
  const { page } = browser;
  await signIn(page, server, "author", "/create");
  await page.getByRole("listitem").filter({ hasText: whole })
    .getByRole("button", { name: "Restore" }).click();
  await page.getByText("Draft saved. Auto-saving enabled").first().waitFor();
  assert.deepEqual(await saved(), [whole], "in the one draft");
  await browser.kill();
  await Deno.remove(profile, { recursive: true });
});
