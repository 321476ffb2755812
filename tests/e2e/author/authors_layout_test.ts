/** The pages of authors and administrators on small screens, and zoomed to twice their size. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { createDraft } from "../../../lib/store/drafts/drafts.ts";
import { deleteDraft } from "../../../lib/store/drafts/draft_trash.ts";
import { createDraftLink } from "../../../lib/store/drafts/draft_links.ts";
import { startProgress } from "../../../lib/store/progress/progress.ts";
import { offerTransfer } from "../../../lib/store/ownership/tour_transfers.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { author, leaveLong, openLong } from "../../support/browser/form.ts";
import { findHiddenParts } from "../../support/browser/hidden_parts.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { serveTiles } from "../../support/servers/tiles.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

/** Phones, one held across, and computers' windows at 200 %. */
const SCREENS = [[195, 422], [320, 640], [390, 844], [844, 390], [640, 400]];

/** As long as a title may be, without a place to break it. */
const WORD = "Donaudampfschiffahrt".repeat(9);

/** What there is to see, all of it with long names. Returns the addresses of the pages. */
async function fill({ kv, origin }: TestServer, page: Page): Promise<Record<string, string>> {
  const { id: userId } = await (await page.request.get(`${origin}/api/auth/user`)).json();
  const now = new Date();
  const by = { id: userId, isAdmin: true };
  await setRole(kv, userId, "admin", { actor: userId, now });
  const input = makeTour({
    title: WORD,
    description: WORD,
    creatorName: WORD.slice(0, 120),
    audioStops: [makeStop({ title: WORD, description: WORD }), makeStop()],
  });
  const { id } = await createTour(kv, input, { userId, now });
  await updateTour(kv, id, { ...input, duration: WORD.slice(0, 60) }, { now, by });
  await offerTransfer(kv, id, { by, email: `${WORD.slice(0, 50)}@example.org`, now });
  await startProgress(kv, userId, id, now);
  const { id: deleted } = await createTour(kv, input, { userId, now });
  await deleteTour(kv, deleted, { now, by });
  const draft = { title: WORD, draftData: { ...input, title: WORD } };
  const { id: draftId } = await createDraft(kv, draft, { userId, now });
  const { id: gone } = await createDraft(kv, draft, { userId, now });
  await deleteDraft(kv, gone, { userId, now });
  const { secret } = await createDraftLink(kv, { userId, draftId, now });
  const transfer = await offerTransfer(kv, id, { by, now });
  return {
    "the archive": `/tour/${id}`,
    "a draft": `/create?draft=${draftId}`,
    "an edit": `/tour/${id}/edit`,
    "the history": `/tour/${id}/history`,
    "a preview": `/preview/${secret}`,
    "an offer": `/transfer/${transfer.secret}`,
    "the way out": "/profile/delete",
    "what is kept": "/kept",
    "the page for developers": "/developers",
    "a subject for developers": "/developers/own-archives",
    "the dashboard": "/admin",
    "the users": "/admin/users",
    "the audit log": "/admin/audit",
    "the deleted": "/admin/deleted",
    "the setup": "/admin-setup",
  };
}

/** What cannot be seen of the page on each of the screens. */
async function hiddenParts(page: Page, name: string, screens = SCREENS): Promise<string[]> {
  const found: string[] = [];
  for (const [width, height] of screens) {
    await page.setViewportSize({ width, height });
    const hidden = await page.evaluate(findHiddenParts);
    found.push(...hidden.map((what) => `${name} on ${width} × ${height}: ${what}`));
  }
  return found;
}

/** The same with letters of twice the size, as by a browser's setting for text alone. */
async function hiddenWithLargeLetters(page: Page, name: string): Promise<string[]> {
  await page.evaluate(() => document.styleSheets[0].insertRule("html { font-size: 200% }"));
  return (await hiddenParts(page, `${name}, letters doubled,`, [[320, 640], [390, 844]]))
    // What opens the walk stays at the foot, and is as large as its letters.
    .filter((what) => !what.includes(": bars take"));
}

Deno.test("no page of authors and administrators is wider than any screen, nor with letters of twice the size than a phone, and nothing of it is cut off", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await withPage({}, async (page) => {
    await signIn(page, server, "admin");
    const pages = { ...await fill(server, page), "the profile": "/profile" };
    const found: string[] = [];
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(server.origin + path);
      if (/draft|edit/.test(name)) await hydrated(page, "tour-form");
      if (name === "the history") {
        await hydrated(page, "tour-history");
        await page.getByRole("button", { name: "Show changes" }).first().click();
        await page.locator(".version-comparison :is(dl, table, ul, p)").first().waitFor();
      }
      found.push(...await hiddenParts(page, name), ...await hiddenWithLargeLetters(page, name));
    }
    assert.deepEqual(found, []);
  });
});

Deno.test("the templates and the tabs of the profile show all of themselves on any screen", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await withPage({}, async (page) => {
    await signIn(page, server, "admin");
    await fill(server, page);
    await page.goto(`${server.origin}/create`);
    await hydrated(page, "tour-form");
    const found = await hiddenParts(page, "the templates");
    await page.getByRole("button", { name: /^Load Draft/ }).click();
    await page.getByRole("dialog").waitFor();
    found.push(...await hiddenParts(page, "the dialog of drafts"));
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    for (const tab of ["My Tours", "Drafts", "Progress", "Statistics"]) {
      await page.getByRole("tab", { name: tab }).click();
      found.push(...await hiddenParts(page, `the tab ${tab}`));
    }
    assert.deepEqual(found, []);
  });
});

/** As long as titles are that people give, and a word that no screen of a phone can hold. */
const TITLE = "The old mill by the river where the last miller lived until the great war";
const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunternehmen".slice(
  0,
  60,
);

Deno.test("the outline, the archive, a stop and what opens in it show all of themselves on phones and on a desk", async () => {
  const texts = { title: TITLE, description: `${LONG_WORD} ${TITLE}` };
  const long = { ...texts, title: `${LONG_WORD} mill` };
  await author({ account: "author" }, async ({ page, server, open, openStop, toOutline }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [makeStop(texts), makeStop(long)];
    const { id } = await createTour(server.kv, makeTour({ ...long, audioStops }), { userId });
    await open(`/tour/${id}/edit`);
    const found: string[] = [];
    const check = async (name: string, screen: number[]) => {
      found.push(...await hiddenParts(page, name, [screen]));
      // They scroll by themselves, which is no excuse to scroll to the side.
      for (const part of await page.locator(":is(.outline, .open-one):visible").all()) {
        const [needs, has] = await part.evaluate((it) => [it.scrollWidth, it.clientWidth]);
        if (needs > has) found.push(`${name} on ${screen}: ${needs} in ${has}`);
      }
    };
    for (const screen of [[320, 640], [390, 844], [844, 390], [1280, 720]]) {
      const [width, height] = screen;
      await page.setViewportSize({ width, height });
      await toOutline();
      await check("the outline", screen);
      for (const n of [0, 1, 2]) {
        const panel = await openStop(n);
        await check(`panel ${n}`, screen);
        await panel.locator(".add-menu > summary").click();
        await check(`the menu of panel ${n}`, screen);
        await page.keyboard.press("Escape");
      }
      for (const title of ["Transcript", "Chapters", "Catalogue record"]) {
        const panel = await openStop(2);
        await openLong(panel, title);
        await check(title, screen);
        await leaveLong(panel);
      }
    }
    assert.deepEqual(found, []);
  });
});

Deno.test("half as wide as a phone, the buttons of a toast are in sight, however long its text is", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await withPage({ viewport: { width: 195, height: 422 } }, async (page) => {
    await signIn(page, server, "author");
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const title = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk ".repeat(3).trim();
    await createTour(server.kv, makeTour({ title }), { userId });
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("button", { name: `Delete ${title}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const toast = page.locator(".toast");
    await toast.getByText("Tour deleted").waitFor();
    const inSight = await toast.evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return Array.from(element.querySelectorAll("button"), (button) => {
        const box = button.getBoundingClientRect();
        return box.top >= top && box.bottom <= bottom && box.bottom <= innerHeight;
      });
    });
    assert.deepEqual(inSight, [true, true]);
  });
});

Deno.test("with letters of twice the size a toast's words are whole on the smallest phone", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ settings: tiles.settings });
  await withPage({ viewport: { width: 320, height: 640 } }, async (page) => {
    await signIn(page, server, "admin");
    const { "a draft": draft } = await fill(server, page);
    await page.goto(server.origin + draft);
    await page.locator(".toast-title").waitFor();
    const lines = await page.evaluate(() => {
      document.styleSheets[0].insertRule("html { font-size: 200% }");
      const title = document.querySelector(".toast-title")!;
      return title.getBoundingClientRect().height / parseFloat(getComputedStyle(title).lineHeight);
    });
    assert.ok(lines < 2.5, `"Draft Loaded" takes ${lines} lines`);
  });
});
