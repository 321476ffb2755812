/** Several archives at once, as an administrator chooses them in the list. */
import assert from "node:assert/strict";
import { NOBODY } from "../../../lib/model/id.ts";
import { setRole } from "../../../lib/store/accounts/users.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour, hasTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeTour } from "../../support/data/tours.ts";
import { testServer } from "../../support/servers/server.ts";

Deno.test("archives are chosen by shift-click and by the keyboard, deleted together, and come back", async () => {
  await using server = await testServer();
  const ids: string[] = [];
  for (const n of [1, 2, 3, 4, 5]) {
    ids.push((await createTour(server.kv, makeTour({ title: `No. ${n}` }), { userId: NOBODY })).id);
  }
  await withPage({ viewport: { width: 390, height: 844 } }, async (page) => {
    await signIn(page, server, "admin");
    const { id } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    await setRole(server.kv, id, "admin", { actor: id, now: new Date() });
    await page.goto(`${server.origin}/admin`);
    await page.locator(".admin-table").scrollIntoViewIfNeeded();
    await hydrated(page, "admin-tours");
    const box = (n: number) => page.getByRole("checkbox", { name: `Choose No. ${n}` });
    await box(5).click();
    await box(3).click({ modifiers: ["Shift"] });
    const bar = page.getByRole("group", { name: "Chosen archives" });
    await bar.getByText("3 archives chosen").waitFor();
    await box(4).press("Space");
    await bar.getByText("2 archives chosen").waitFor();
    // One of the two goes meanwhile: it is deleted all the same.
    await deleteTour(server.kv, ids[4]);
    await bar.getByRole("button", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog");
    await question.getByText("Delete 2 archives?").waitFor();
    await question.getByRole("button", { name: "Delete 2 archives" }).click();
    await page.getByText("Deleted 2 archives").first().waitFor();
    const left = async () => await Promise.all(ids.map((id) => hasTour(server.kv, id)));
    assert.deepEqual(await left(), [true, true, false, true, false]);
    await box(5).waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByText("Restored 2 archives").first().waitFor();
    assert.deepEqual(await left(), [true, true, true, true, true]);
    // The list is fetched again: what was chosen before that would be lost.
    await box(5).waitFor();
    await hydrated(page, "admin-tours");
    // What is refused stays chosen, with the reason.
    await page.getByRole("checkbox", { name: "All on this page" }).click();
    await bar.getByText("5 archives chosen").waitFor();
    await deleteTour(server.kv, ids[0]);
    await bar.getByRole("button", { name: "Make private" }).click();
    await question.getByRole("button", { name: "Make private" }).click();
    await bar.getByText("Made 4 archives private. One was refused:").waitFor();
    await bar.getByText("No. 1: Tour not found").waitFor();
    await bar.getByText("1 archive chosen").waitFor();
    await bar.getByRole("button", { name: "Show the list as it is now" }).click();
    await page.getByRole("cell", { name: "Private" }).nth(3).waitFor();
    assert.equal(await box(1).count(), 0);
  });
});
