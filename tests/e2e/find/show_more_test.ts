import assert from "node:assert/strict";
import { writeAudit } from "../../../lib/store/accounts/audit.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { NOBODY } from "../../../lib/model/id.ts";
import { testServer } from "../../support/servers/server.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";

const PER_PAGE = 24;

async function serverWith(count: number) {
  const server = await testServer();
  for (let i = 1; i <= count; i++) {
    const now = new Date(Date.UTC(2026, 0, 1, 0, 0, i));
    await createTour(server.kv, makeTour({ title: `Archive no. ${i}` }), { userId: NOBODY, now });
  }
  return server;
}

const titles = (count: number, newest: number) =>
  Array.from({ length: count }, (_, i) => `Archive no. ${newest - i}`);

Deno.test("Show more appends the next archives in place and leads the keyboard to them", async () => {
  await using server = await serverWith(60);
  await withPage({}, async (page) => {
    await page.goto(`${server.origin}/tours`);
    const cards = page.locator("#archives h3");
    assert.deepEqual(await cards.allTextContents(), titles(PER_PAGE, 60));
    const status = page.locator(".show-more [role=status]");
    assert.equal(await status.textContent(), "24 of 60 shown");

    // Impatient clicks ask once.
    await page.getByRole("link", { name: "Show more" }).dblclick();
    await page.getByText("48 of 60 shown").waitFor();
    assert.deepEqual(await cards.allTextContents(), titles(48, 60));
    assert.equal(await page.locator(":focus").textContent(), "Archive no. 36");
    assert.equal(new URL(page.url()).search, "?pages=2", "for returning visitors");

    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("60 of 60 shown").waitFor();
    assert.deepEqual(await cards.allTextContents(), titles(60, 60));
    assert.equal(await page.getByRole("link", { name: "Show more" }).count(), 0);
  });
});

Deno.test("a next page that cannot be loaded says so and can be asked for again", async () => {
  await using server = await serverWith(30);
  await withPage({ allowErrors: /ERR_FAILED/ }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.route("**/tours?cursor=*", (route) => route.abort());
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("didn’t load. Check your connection").waitFor();
    assert.equal(await page.locator("#archives h3").count(), PER_PAGE);
    await page.unroute("**/tours?cursor=*");
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByText("30 of 30 shown").waitFor();
  });
});

Deno.test("without script Show more is a page of its own, with a way back to the newest", async () => {
  await using server = await serverWith(30);
  await withPage({ javaScriptEnabled: false }, async (page) => {
    await page.goto(`${server.origin}/tours`);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.waitForURL(/cursor=/);
    assert.deepEqual(await page.locator("#archives h3").allTextContents(), titles(6, 6));
    await page.getByRole("link", { name: "Back to the newest" }).click();
    await page.waitForURL(`${server.origin}/tours`);
    assert.deepEqual(await page.locator("#archives h3").allTextContents(), titles(PER_PAGE, 30));
  });
});

Deno.test("a profile shows its archives by pages; figures count all, also after a deletion", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await signIn(page, server, "author");
    const { id } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    for (let i = 1; i <= 30; i++) {
      const now = new Date(Date.UTC(2026, 0, 1, 0, 0, i));
      await createTour(server.kv, makeTour({ title: `Mine no. ${i}` }), { userId: id, now });
    }
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    const own = page.getByRole("tabpanel").locator("li h2");
    assert.equal(await own.count(), PER_PAGE);
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByRole("heading", { name: "Mine no. 1", exact: true }).waitFor();
    assert.equal(await own.count(), 30);
    assert.equal(await page.locator(":focus").getAttribute("href").then(Boolean), true);

    await page.getByRole("button", { name: "Delete Mine no. 3", exact: true }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    const heading = { name: "Mine no. 3", exact: true };
    await page.getByRole("heading", { ...heading, level: 2 }).waitFor({ state: "detached" });
    // It can be restored from below the list.
    await page.getByRole("heading", { ...heading, level: 3 }).waitFor();
    assert.equal(await own.count(), 29);
    await page.getByRole("tab", { name: "Statistics" }).click();
    const figure = (name: string) => page.locator(".stats div", { hasText: name }).locator("dd");
    assert.equal(await figure("Tours Created").textContent(), "29");
    assert.equal(await figure("Total Audio Stops").textContent(), "58");
  });
});

Deno.test("a user who was signed out is told so when they ask for older acts of the audit log", async () => {
  await using server = await testServer();
  await withPage({}, async (page) => {
    await signIn(page, server, "admin");
    const { id } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const now = new Date();
    await setRole(server.kv, id, "admin", { actor: id, now });
    for (let n = 0; n < 60; n++) {
      await writeAudit(server.kv, { actor: id, action: "delete-tour", target: `tour ${n}` }, now);
    }
    await page.goto(`${server.origin}/admin/audit`);
    await page.context().clearCookies();
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByRole("heading", { name: "Admin Login Required" }).waitFor();
  });
});

Deno.test("the table of administrators shows the next archives on request", async () => {
  await using server = await serverWith(30);
  await withPage({}, async (page) => {
    await signIn(page, server, "admin");
    const { id } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    await setRole(server.kv, id, "admin", { actor: id, now: new Date() });
    await page.goto(`${server.origin}/admin`);
    await page.locator(".admin-table").scrollIntoViewIfNeeded();
    await hydrated(page, "admin-tours");
    const rows = page.locator(".admin-table tbody tr");
    assert.equal(await rows.count(), PER_PAGE);
    assert.equal(await page.locator(".admin-stats dd").first().textContent(), "30");
    await page.getByRole("link", { name: "Show more" }).click();
    await page.getByRole("rowheader", { name: "Archive no. 1", exact: true }).waitFor();
    assert.equal(await rows.count(), 30);
  });
});
