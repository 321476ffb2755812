/**
 * Changing an archive that is there: saving, two people at once, leaving with a file, coming in
 * with one.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { type Author, author, stopTitles, toasted } from "../../support/browser/form.ts";
import { hydrated, WIDE } from "../../support/browser/browser.ts";
import { makeStop, makeTour, withoutCodes } from "../../support/data/tours.ts";

const TOUR = makeTour({
  title: "The mill",
  accessNote: "Two steps at the gate.",
  routeLine: [{ latitude: 51.75, longitude: -1.25 }, { latitude: 51.76, longitude: -1.26 }],
  audioStops: [
    makeStop({ id: "wheel", title: "The wheel" }),
    makeStop({ id: "pond", title: "The pond" }),
  ],
});

const UNPUBLISHED = "You have unpublished changes";

/** A tour of who is signed in, opened in the form, with the archive itself. */
async function openOwn({ page, server, open, openStop }: Author): Promise<string> {
  const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  const { id } = await createTour(server.kv, TOUR, { userId });
  await open(`/tour/${id}/edit`);
  await openStop(0);
  return id;
}

Deno.test("an archive is changed, saved, and shown; its type switches freely", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server, box } = it;
    const id = await openOwn(it);
    assert.equal(await box("Title").inputValue(), "The mill");
    // Nothing lies over the card: a click reaches the box.
    await box("Title").click();
    assert.deepEqual(await stopTitles(page), ["The wheel", "The pond"]);
    await box("Title").fill("The old mill");
    await box("Creator name").fill("");
    assert.equal(await box("Accessibility").inputValue(), "Two steps at the gate.");
    await box("Accessibility").fill("");
    await page.getByLabel("Free Discovery").check();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    await toasted(page, "Archive Updated");
    await page.locator(".toast").getByText("Your changes have been saved successfully!").waitFor();
    await page.getByRole("heading", { name: "The old mill", level: 1 }).waitFor();
    const { tour } = (await getTour(server.kv, id))!;
    assert.equal(tour.tourType, "unordered");
    assert.equal(tour.creatorName, undefined);
    assert.equal(tour.accessNote, undefined);
    assert.deepEqual(withoutCodes(tour.audioStops), TOUR.audioStops);
  });
});

Deno.test("when somebody else saved meanwhile, both changes are kept, and only what both changed is asked", async () => {
  await author({ account: "author", allowErrors: /409/ }, async (it) => {
    const { page, server, box, openStop } = it;
    const id = await openOwn(it);
    await box("Title").fill("Mine");
    await (await openStop(1)).getByLabel("Stop title").fill("My wheel");
    const [wheel, pond] = TOUR.audioStops;
    await updateTour(server.kv, id, {
      ...TOUR,
      title: "Theirs",
      duration: "2 hours",
      audioStops: [wheel, { ...pond, title: "Their pond" }],
    });
    const save = () => page.getByRole("button", { name: "Save Changes" }).click();
    await save();
    await page.getByRole("heading", { name: "You and someone else changed the same part" })
      .waitFor();
    const { tour: untouched } = (await getTour(server.kv, id))!;
    assert.equal(untouched.title, "Theirs");
    const conflict = page.locator(".conflict");
    assert.deepEqual(await conflict.getByRole("group").count(), 1, "only the title");
    const row = conflict.getByRole("group", { name: "Title", exact: true });
    const mine = row.getByRole("radio", { name: /^Keep mine/ });
    assert.ok(await mine.isChecked(), "what both changed stays mine until I say otherwise");
    await mine.press("ArrowDown");
    assert.ok(await row.getByRole("radio", { name: /^Take theirs/ }).isChecked());
    await axeFindsNothing(page, "two versions", ".conflict");
    await page.getByRole("button", { name: "Use this version" }).click();
    assert.equal(await box("Title").inputValue(), "Theirs");
    assert.equal(await box("Duration").inputValue(), "2 hours");
    assert.deepEqual(await stopTitles(page), ["My wheel", "Their pond"]);
    const later = { title: "Theirs", duration: "3 hours" };
    await updateTour(server.kv, id, { ...toForm(untouched), ...later });
    await openStop(0);
    await box("Accessibility").fill("Three steps.");
    await save();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    const together = "Your changes and those that were saved meanwhile were put together.";
    await page.locator(".toast").getByText(together).waitFor();
    const { tour } = (await getTour(server.kv, id))!;
    assert.equal(tour.revision, 4);
    assert.deepEqual([tour.title, tour.duration, tour.accessNote], [
      "Theirs",
      "3 hours",
      "Three steps.",
    ]);
    assert.deepEqual(tour.audioStops.map(({ title }) => title), ["My wheel", "Their pond"]);
  });
});

Deno.test("a save that fails says so and loses nothing; Cancel leads back", async () => {
  await author({ account: "author", allowErrors: /500/ }, async (it) => {
    const { page, server, box } = it;
    const id = await openOwn(it);
    await box("Title").fill("The old mill");
    const detail = "The disk of the server is full.";
    const body = JSON.stringify({ detail });
    await page.route("**/api/tours/*", (route) => route.fulfill({ status: 500, body }));
    await page.getByRole("button", { name: "Save Changes" }).click();
    const text = `Failed to update tour. Please try again. ${detail}`;
    await page.locator(".toast").getByText(text).waitFor();
    await page.locator(".save-note").getByText(`Not published. ${detail}`).waitFor();
    assert.equal(await box("Title").inputValue(), "The old mill");
    await page.getByRole("heading", { name: UNPUBLISHED }).waitFor();
    await page.getByRole("link", { name: "Cancel" }).click();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    await it.open(`/tour/${id}/edit`);
    await page.getByRole("heading", { name: UNPUBLISHED }).waitFor();
    await it.openStop(0);
    assert.equal(await box("Title").inputValue(), "The old mill");
  });
});

Deno.test("a route line comes from a file into an archive that is there, by choice, is taken back, and goes again", async () => {
  await author({ ...WIDE, account: "author" }, async ({ page, server, open }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const { id } = await createTour(server.kv, makeTour({ title: "The mill" }), { userId });
    const stored = async () => (await getTour(server.kv, id))!.tour;
    const { audioStops } = await stored();
    const choose = (text: string) =>
      page.getByLabel("Import a route line from a file").setInputFiles({
        name: "walk.gpx",
        mimeType: "application/gpx+xml",
        buffer: Buffer.from(text),
      });
    const track = (name: string, to: number) =>
      `<trk><name>${name}</name><trkseg><trkpt lat="51.75" lon="-1.25"/>` +
      `<trkpt lat="${to}" lon="-1.25"/></trkseg></trk>`;
    const note = page.locator(".route-line-note");
    const menu = page.getByLabel("More of the map");
    await open(`/tour/${id}/edit`);
    await menu.click();
    await choose("<gpx><wpt lat='1' lon='2'/></gpx>");
    await page.getByText("walk.gpx has no route or track.").waitFor();
    await page.setViewportSize({ width: 1280, height: 640 });
    const more = [1, 2, 3, 4, 5].map((n) => track(`Way ${n}`, 51.77 + n / 100)).join("");
    await choose(`<gpx>${track("There", 51.76)}${track("Back", 51.77)}${more}</gpx>`);
    const last = page.getByRole("button", { name: "Use none" });
    await last.scrollIntoViewIfNeeded();
    await page.waitForFunction(
      (button) => {
        const { left, top, width, height } = button!.getBoundingClientRect();
        return button === document.elementFromPoint(left + width / 2, top + height / 2);
      },
      await last.elementHandle(),
    );
    await page.getByRole("button", { name: /^Use as route line.*Back/ }).click();
    await note.getByText("Route line: 2.2 km, 2 points").waitFor();
    await note.getByRole("button", { name: "Undo" }).click();
    await note.waitFor({ state: "detached" });
    await choose(`<gpx>${track("There", 51.76)}</gpx>`);
    await note.getByText("Route line: 1.1 km, 2 points").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await toasted(page, "Archive Updated");
    const saved = await stored();
    assert.deepEqual(saved.routeLine!.map(({ latitude }) => latitude), [51.75, 51.76]);
    assert.deepEqual(saved.audioStops, audioStops, "the file brought nothing else");

    await open(`/tour/${id}/edit`);
    await menu.click();
    await note.getByRole("button", { name: "Remove" }).click();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await toasted(page, "Archive Updated");
    assert.equal((await stored()).routeLine, undefined);
  });
});

Deno.test("axe finds nothing on the edit form and the profile's tabs", async () => {
  const options = { reducedMotion: "reduce" as const };
  const viewport = { width: 320, height: 640 };
  await author({ account: "author", ...options, viewport }, async (it) => {
    const { page, server } = it;
    const check = async (what: string) => {
      await axeFindsNothing(page, what);
      await fitsTheWidth(page, what);
    };
    await openOwn(it);
    await check("the archive itself");
    await page.goBack();
    await page.locator(".outline").waitFor();
    await check("outline");
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    for (const tab of ["My Tours", "Drafts", "Progress", "Statistics"]) {
      await page.getByRole("tab", { name: tab }).click();
      await check(tab);
    }
  });
});
