import assert from "node:assert/strict";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { author, fillDetails, fillStop, toasted } from "../../support/browser/form.ts";
import { hydrated, WIDE, withPage } from "../../support/browser/browser.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { createTour } from "../../../lib/store/tours/tours.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

Deno.test("before the first publication the author sees the card, what to check, and chooses who may see it; a click on the archive's page opens it to a second browser", async () => {
  await author({ ...WIDE, account: "author", allowErrors: /404/ }, async (it) => {
    const { page, server, box, stop, open, openStop } = it;
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "POST" && request.url().endsWith("/api/tours")) {
        requests.push(request.url());
      }
    });
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await fillDetails(it, "The mill");
    await fillStop(await openStop(1), "The wheel");
    await stop(1).getByLabel("Audio URL").fill("https://drive.google.com/file/d/1/view");
    const create = page.getByRole("button", { name: "Create Archive Experience" });
    await create.click();
    await stop(1).getByText(/^A Google Drive link opens a page, not the recording\./).waitFor();
    await stop(1).getByLabel("Audio URL").fill("test-beep-2");
    await openStop(0);
    await box("Title").press("Enter");
    await box("Duration").press("Enter");
    const dialog = page.getByRole("dialog", { name: "Ready for visitors?" });
    assert.equal(await dialog.count(), 0);

    await create.click();
    await dialog.getByRole("heading", { name: "The mill" }).waitFor();
    for (const [width, height] of [[390, 844], [844, 390], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      const fold = (await dialog.locator("> .row").boundingBox())!.y;
      for (const choice of await dialog.locator(".choice").all()) {
        const { y, height: of } = (await choice.boundingBox())!;
        assert.ok(y >= 0 && y + of <= fold, `at ${width} × ${height} nothing hides a choice`);
      }
    }
    await dialog.getByText("in San Francisco").waitFor();
    await dialog.getByText("The recording plays.").waitFor();
    await axeFindsNothing(page, "the dialog", ".publication");
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    assert.deepEqual(requests, [], "Enter and Escape publish nothing");
    await create.click();
    await dialog.getByRole("radio", { name: "Private" }).check();
    await dialog.getByRole("button", { name: "Create for me only" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    assert.equal(requests.length, 1);

    const visitor = await page.context().browser()!.newContext();
    const other = await visitor.newPage();
    const seen = async () => (await other.goto(page.url()))!.status();
    assert.equal(await seen(), 404);
    await hydrated(page, "tour-owner");
    const choice = page.getByRole("radiogroup", { name: "Who can see The mill" });
    assert.ok(await choice.getByRole("radio", { name: "Private" }).isChecked());
    await page.setViewportSize({ width: 390, height: 844 });
    await choice.getByRole("radio", { name: "Public" }).check();
    await toasted(page, "This archive is public now");
    const toast = (await page.locator(".toast").boundingBox())!;
    const start = (await page.getByRole("button", { name: "Start Archive" }).boundingBox())!;
    assert.ok(toast.y + toast.height < start.y, "on a phone it does not lie on Start");
    assert.equal(await seen(), 200);
    await other.getByRole("heading", { name: "The mill", level: 1 }).waitFor();

    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("radiogroup", { name: "Who can see The mill" })
      .getByRole("radio", { name: "Unlisted" }).check();
    await toasted(page, "This archive is unlisted now");
    assert.equal(await seen(), 200);
    await other.goto(`${server.origin}/tours`);
    await other.getByRole("heading", { name: "No Archives Yet" }).waitFor();
    await visitor.close();
  });
});

Deno.test("an archive is copied with a click, and moves to the person to whom its owner offers it, once they accept", async () => {
  await author({ account: "author", allowErrors: /403/ }, async ({ page, server }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const { id } = await createTour(server.kv, makeTour({ title: "The mill" }), { userId });
    await page.goto(`${server.origin}/tour/${id}`);
    await hydrated(page, "tour-owner");
    await page.getByRole("button", { name: "Move to another owner" }).click();
    const dialog = page.getByRole("dialog", { name: "Move to another owner" });
    await dialog.getByLabel("New owner’s e-mail address").fill("visitor@demo.example");
    await dialog.getByRole("button", { name: "Offer", exact: true }).click();
    await dialog.getByText("“The mill” is offered to visitor@demo.example").waitFor();
    await dialog.getByRole("textbox", { name: "Link" }).waitFor();

    await withPage({}, async (visitor) => {
      await signIn(visitor, server, "visitor", "/profile");
      await hydrated(visitor, "tour-offers");
      await visitor.getByRole("button", { name: "Accept The mill" }).click();
      await visitor.waitForURL(`${server.origin}/tour/${id}`);
      await hydrated(visitor, "tour-owner");
      await visitor.getByRole("button", { name: "Duplicate" }).click();
      await visitor.waitForURL(/\/edit$/);
      await hydrated(visitor, "tour-form");
      const title = visitor.getByLabel("Title", { exact: true }).first();
      assert.equal(await title.inputValue(), "Copy of The mill");
    });

    await page.goto(`${server.origin}/tour/${id}/edit`);
    await page.getByRole("heading", { name: "Not allowed" }).waitFor();
  });
});

Deno.test("the one dialog says who is left out, leads to what would let them in, and sets the rights", async () => {
  const allowErrors = /404|NAME_NOT_RESOLVED/;
  await author({ ...WIDE, account: "author", foldedParts: true, allowErrors }, async (it) => {
    const { page, server, box, open, stop } = it;
    const audioStops = [1, 2].map((n) =>
      makeStop({
        title: `Mill ${n}`,
        audioUrl: "https://example.org/a.mp3",
        imageUrl: "/media/x.jpg",
      })
    );
    const draftData = makeTour({ title: "The mill", duration: "6 min", audioStops });
    const saved = await page.request.post(`${server.origin}/api/drafts`, {
      headers: { origin: server.origin },
      data: { title: "The mill", draftData, templateUsed: "" },
    });
    await open(`/create?draft=${(await saved.json()).id}`);
    const dialog = page.getByRole("dialog", { name: "Ready for visitors?" });
    const left = dialog.getByRole("region", { name: "Who is left out" }).getByRole("listitem");
    const line = page.locator(".to-do");
    const create = page.getByRole("button", { name: "Create Archive Experience" });
    const focused = (selector: string) =>
      page.waitForFunction((selector) => document.activeElement?.matches(selector), selector);
    await line.getByText("Ready to publish").waitFor();
    await create.click();
    await left.filter({ hasText: "People who can’t hear miss 2 stories" }).waitFor();
    await left.filter({ hasText: "can’t see miss 2 pictures" })
      .getByRole("button", { name: "Fix" }).click();
    await focused('[name="audioStops.0.things.0.alt"]');
    await page.keyboard.type("A wheel");
    await line.getByText("A picture of stop 2 lacks a description").waitFor();
    await page.keyboard.press("Control+Enter");
    await focused('[name="audioStops.1.things.0.alt"]');
    await page.keyboard.type("A lock");
    await line.getByText("Ready to publish").waitFor();

    await create.click();
    await left.filter({ hasText: "wheelchairs" }).getByRole("button", { name: "Fix" }).click();
    await focused('[name="accessNote"]');
    await box("Accessibility").fill("No steps.");
    await create.click();
    assert.equal(await left.count(), 1);
    await left.getByRole("button", { name: "Fix" }).click();
    await stop(1).locator(".panel-long").getByRole("heading", { name: "Transcript" }).waitFor();

    await create.click();
    await dialog.getByLabel("Rights").selectOption({ label: "CC BY 4.0 (Attribution)" });
    await dialog.getByText("Use it for anything, with its makers’ names.").waitFor();
    await dialog.getByRole("button", { name: "Publish archive" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
    const id = page.url().split("/").at(-1);
    const tour = await (await page.request.get(`${server.origin}/api/tours/${id}`)).json();
    assert.equal(tour.record.rights, "https://creativecommons.org/licenses/by/4.0/");
    assert.equal(tour.accessNote, "No steps.");
    assert.deepEqual(tour.audioStops.map((stop: { imageAlt: string }) => stop.imageAlt), [
      "A wheel",
      "A lock",
    ]);
  });
});

Deno.test("a save of an archive asks nothing: the line says what is new, and whom it leaves out", async () => {
  const allowErrors = /NAME_NOT_RESOLVED/;
  await author({ ...WIDE, account: "author", allowErrors }, async (it) => {
    const { page, server, open, openStop } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [makeStop({ audioUrl: "https://example.org/a.mp3" })];
    const tour = makeTour({ duration: "6 min", audioStops });
    const { id } = await createTour(server.kv, tour, { userId });
    await open(`/tour/${id}/edit`);
    const line = page.locator(".to-do");
    await line.getByText("Nothing changed yet").waitFor();
    await (await openStop(1)).getByLabel("Stop title").fill("The race");
    await line.getByText("Ready to publish: 1 stop changed", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Add Stop" }).click();
    await fillStop(it.stop(2), "The lock");
    await it.stop(2).getByLabel("Audio URL").fill("https://example.org/b.mp3");
    await line.getByText(
      "Ready to publish: 1 stop changed, 1 added · People who can’t hear miss a story",
    ).waitFor();
    await line.getByRole("button", { name: "Fix" }).click();
    await it.stop(2).locator(".panel-long").getByRole("heading", { name: "Transcript" }).waitFor();
    await line.getByText("Stop 2 lacks a transcript").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
  });
});
