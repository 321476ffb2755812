/** Nothing that an author saved is lost: two tabs, two devices, earlier versions, deletions. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { NOBODY } from "../../../lib/model/id.ts";
import { moveTour } from "../../../lib/store/ownership/tour_owner.ts";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { author, formOn, toasted } from "../../support/browser/form.ts";
import { mediaFile } from "../../support/data/media_files.ts";
import { signIn } from "../../support/browser/sign_in.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const boxOf = (page: Page, label: string) => formOn(page).box(label);

/** Opens the archive itself, and fills in one of its boxes. */
async function fill(page: Page, label: string, text: string): Promise<void> {
  await formOn(page).openStop(0);
  await boxOf(page, label).fill(text);
}

const saved = (page: Page) =>
  page.locator(".save-note").getByText("Draft saved. Auto-saving enabled").waitFor();

Deno.test("two tabs on one draft: the later save is compared, and nothing is overwritten unseen", async () => {
  await author({ account: "author", allowErrors: /409/ }, async ({ page, server, open }) => {
    const draftData = { title: "The mill", audioStops: [{ title: "The wheel" }] };
    const { id } = await (await page.request.post(`${server.origin}/api/drafts`, {
      headers: { origin: server.origin },
      data: { title: "The mill", draftData },
    })).json();
    await open(`/create?draft=${id}`);
    await formOn(page).openStop(0);
    const other = await page.context().newPage();
    await other.goto(`${server.origin}/create?draft=${id}`);
    await fill(other, "Description", "Theirs.");
    await other.getByRole("button", { name: "Save Draft" }).click();
    await saved(other);

    await fill(page, "Title", "Mine");
    await page.getByRole("button", { name: "Save Draft" }).click();
    await page.getByRole("heading", { name: "This draft was changed elsewhere" }).waitFor();
    const row = (name: string) => page.getByRole("group", { name, exact: true });
    assert.ok(await row("Title").getByRole("radio", { name: /^Keep mine/ }).isChecked());
    assert.ok(await row("Description").getByRole("radio", { name: /^Take theirs/ }).isChecked());
    await page.getByRole("button", { name: "Use this version" }).click();
    await saved(page);
    const { draftData: stored } =
      await (await page.request.get(`${server.origin}/api/drafts/${id}`))
        .json();
    assert.deepEqual([stored.title, stored.description], ["Mine", "Theirs."]);
    assert.equal(stored.audioStops.length, 1);
  });
});

Deno.test("a file on its way is at home on one device, and another learns where it is and what came of it", async () => {
  const settings = { DATA_DIR: await Deno.makeTempDir() };
  let isDown = true;
  const options = {
    account: "author" as const,
    settings,
    allowErrors: /409|503/,
    intercept: (request: Request, app: (request: Request) => Response | Promise<Response>) =>
      isDown && request.method === "POST" && request.url.endsWith("/api/uploads")
        ? new Response(null, { status: 503 })
        : app(request),
  };
  await author(options, async ({ page, server, openStop, stop, open }) => {
    const draftData = { title: "The mill", audioStops: [{ title: "The wheel" }] };
    const { id } = await (await page.request.post(`${server.origin}/api/drafts`, {
      headers: { origin: server.origin },
      data: { title: "The mill", draftData },
    })).json();
    await open(`/create?draft=${id}`);
    await openStop(1);
    await stop(1).getByLabel("Recording of stop 1").setInputFiles({
      name: "bell.mp3",
      mimeType: "audio/mpeg",
      buffer: Buffer.from(mediaFile("tone.mp3")),
    });
    await stop(1).getByText("The server can’t accept files right now").waitFor();
    await page.getByRole("button", { name: "Save Draft" }).click();
    await saved(page);
    await withPage({ allowErrors: /409/ }, async (phone) => {
      await signIn(phone, server, "author", `/create?draft=${id}`);
      await hydrated(phone, "tour-form");
      const onPhone = await formOn(phone).openStop(1);
      await onPhone.getByText("A file on another device").waitFor();
      isDown = false;
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await stop(1).getByRole("group", { name: "Recording: bell.mp3" })
        .and(page.locator("[data-step=stored]")).waitFor();
      await page.getByRole("button", { name: "Save Draft" }).click();
      await saved(page);

      await fill(phone, "Description", "Written on a phone.");
      await phone.getByRole("button", { name: "Save Draft" }).click();
      const row = phone.getByRole("group", { name: "Stop “The wheel”: Recording" });
      await row.getByText("A file on another device, not sent yet").waitFor();
      assert.ok(await row.getByRole("radio", { name: /^Take theirs/ }).isChecked());
      await phone.getByRole("button", { name: "Use this version" }).click();
      await formOn(phone).openStop(1);
      await onPhone.getByRole("group", { name: "Recording: Uploaded recording" }).waitFor();
      await saved(phone);
    });
    const path = `${server.origin}/api/drafts/${id}`;
    const { draftData: stored } = await (await page.request.get(path)).json();
    assert.equal(stored.description, "Written on a phone.");
    assert.match(stored.audioStops[0].audioUrl, /^\/media\/[0-9a-f]{64}\.mp3$/);
  });
  await Deno.remove(settings.DATA_DIR, { recursive: true });
});

Deno.test("an archive that is handed over while it is edited leaves its former owner a draft, in reach from everywhere", async () => {
  await author({ account: "author", allowErrors: /403/ }, async ({ page, server, open }) => {
    const user = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const { id } = await createTour(server.kv, makeTour(), { userId: user.id });
    await open(`/tour/${id}/edit`);
    await fill(page, "Title", "The old mill");
    await page.getByRole("heading", { name: "You have unpublished changes" }).waitFor();
    const by = { id: NOBODY, isAdmin: true };
    await moveTour(server.kv, id, { userId: NOBODY, by, now: new Date() });
    await page.getByRole("button", { name: "Save Changes" }).click();
    const heading = page.getByRole("heading", { name: "You no longer work on this archive" });
    await heading.waitFor();
    const isOpen = async () => {
      await page.waitForURL(/\/create\?draft=/);
      await heading.waitFor();
      assert.equal(await boxOf(page, "Title").inputValue(), "The old mill");
    };
    await page.getByRole("link", { name: "Open the draft" }).click();
    await isOpen();
    await page.goto(`${server.origin}/tour/${id}/edit`);
    await page.getByRole("link", { name: "saved as a draft" }).click();
    await isOpen();
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("tab", { name: "Drafts" }).click();
    await page.getByText("Changes to an archive that was deleted or handed over").waitFor();
    await page.getByRole("link", { name: /^Continue/ }).click();
    await heading.waitFor();
    assert.equal(await boxOf(page, "Title").inputValue(), "The old mill");
  });
});

Deno.test("an archive that is deleted while it is edited leaves a draft, which is shown to others, deleted, restored, and deleted for good", async () => {
  await author({ account: "author", allowErrors: /404/ }, async ({ page, server, open }) => {
    const user = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const { id } = await createTour(server.kv, makeTour(), { userId: user.id });
    await open(`/tour/${id}/edit`);
    await fill(page, "Title", "The old mill");
    await page.getByRole("heading", { name: "You have unpublished changes" }).waitFor();
    await deleteTour(server.kv, id);
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByRole("heading", { name: "This archive was deleted" }).waitFor();
    await page.getByRole("link", { name: "Open the draft" }).click();
    await page.waitForURL(/\/create\?draft=/);
    await page.locator(".archive-form").waitFor();
    assert.equal(await boxOf(page, "Title").inputValue(), "The old mill");

    await page.getByRole("button", { name: /^Preview link/ }).click();
    await page.getByRole("button", { name: "Make a link" }).click();
    const link = page.getByRole("dialog").getByRole("textbox");
    await withPage({}, async (visitor) => {
      await visitor.goto(await link.inputValue());
      await visitor.getByRole("heading", { name: "The old mill", level: 1 }).waitFor();
    });

    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    await page.getByRole("tab", { name: "Drafts" }).click();
    await page.getByRole("button", { name: "Delete The old mill" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await page.getByRole("heading", { name: "Recently deleted" }).waitFor();
    await page.reload();
    await hydrated(page, "profile-tabs");
    await page.getByRole("tab", { name: "Drafts" }).click();
    await page.getByRole("button", { name: /^Restore/ }).click();
    await page.getByRole("link", { name: /^Continue/ }).waitFor();
    const question = page.getByRole("alertdialog");
    await page.getByRole("button", { name: "Delete The old mill" }).click();
    await question.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete The old mill for good" }).click();
    await question.getByText("You can’t undo this.").waitFor();
    await question.getByRole("button", { name: "Delete for good" }).click();
    await page.getByRole("heading", { name: "Recently deleted" }).waitFor({ state: "detached" });
  });
});

Deno.test("changes of an archive are continued on a second device and published; versions and a deletion are taken back", async () => {
  await author({ account: "author" }, async ({ page, server, open }) => {
    const user = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const tour = makeTour({ title: "The mill", audioStops: [makeStop({ id: "wheel" })] });
    const { id } = await createTour(server.kv, tour, { userId: user.id });
    const titleNow = async () => (await getTour(server.kv, id))?.tour.title;
    await open(`/tour/${id}/edit`);
    await fill(page, "Title", "The old mill");
    const unpublished = { name: "You have unpublished changes" };
    await page.getByRole("heading", unpublished).waitFor();
    assert.equal(await titleNow(), "The mill");

    await withPage({}, async (phone) => {
      await signIn(phone, server, "author", `/tour/${id}/edit`);
      await phone.getByRole("heading", unpublished).waitFor();
      assert.equal(await boxOf(phone, "Title").inputValue(), "The old mill");
      await phone.getByRole("button", { name: "Discard changes" }).click();
      await phone.waitForFunction(() =>
        document.querySelector<HTMLInputElement>(".archive-form input[name=title]")?.value ===
          "The mill"
      );
      await phone.getByRole("button", { name: "Undo", exact: true }).click();
      await phone.getByRole("heading", unpublished).waitFor();
      await phone.getByRole("button", { name: "Save Changes" }).click();
      await phone.waitForURL(`${server.origin}/tour/${id}`);
      assert.equal(await titleNow(), "The old mill");
      assert.deepEqual(
        await (await phone.request.get(`${server.origin}/api/drafts`)).json(),
        [],
      );

      await phone.goto(`${server.origin}/tour/${id}/history`);
      await hydrated(phone, "tour-history");
      await phone.getByRole("button", { name: "Show changes" }).click();
      await phone.locator(".version-comparison").getByText("The old mill").waitFor();
      await phone.getByRole("button", { name: "Restore version 1" }).click();
      await phone.getByRole("alertdialog").getByRole("button", { name: "Restore" }).click();
      await toasted(phone, "Version restored");
      await phone.getByRole("heading", { name: /^Version 3/ }).waitFor();
      assert.equal(await titleNow(), "The mill");

      await phone.goto(`${server.origin}/profile`);
      await hydrated(phone, "profile-tabs");
      await phone.getByRole("button", { name: "Delete The mill" }).click();
      await phone.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
      await phone.getByRole("heading", { name: "Recently deleted" }).waitFor();
      assert.equal(await titleNow(), undefined);
      await phone.getByRole("button", { name: "Undo", exact: true }).click();
      await toasted(phone, "Archive restored");
      await phone.getByRole("link", { name: "View The mill" }).waitFor();
      assert.equal(await titleNow(), "The mill");
    });
  });
});
