/**
 * Changing an archive that is there: saving, two people at once, leaving with a file, coming in
 * with one.
 */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { NOBODY } from "../../../lib/model/id.ts";
import { createDraft, listDrafts } from "../../../lib/store/drafts/drafts.ts";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { toForm } from "../../../lib/model/tour/tour_form.ts";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../support/browser/accessibility.ts";
import { type Author, author, publish, stopTitles, toasted } from "../../support/browser/form.ts";
import { hydrated } from "../../support/browser/browser.ts";
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

/** A tour of who is signed in, opened in the form. */
async function openOwn({ page, server, open }: Author): Promise<string> {
  const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  const { id } = await createTour(server.kv, TOUR, { userId });
  await open(`/tour/${id}/edit`);
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
    const { page, server, box, stop } = it;
    const id = await openOwn(it);
    await box("Title").fill("Mine");
    await stop(1).getByLabel("Stop title").fill("My wheel");
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

Deno.test("a draft that began before others saved takes their changes along, and a save without an answer is made once", async () => {
  await author({ account: "author", allowErrors: /ERR_FAILED/ }, async (it) => {
    const { page, server, box, open } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const { id, ...began } = await createTour(server.kv, TOUR, { userId });
    const form = toForm({ id, ...began });
    const audioStops = [...form.audioStops, makeStop({ title: "The weir" })];
    await createDraft(server.kv, {
      title: "Mine",
      draftData: { ...form, title: "Mine", audioStops },
      tourId: id,
      tourRevision: 1,
    }, { userId, now: new Date() });
    await updateTour(server.kv, id, { ...form, duration: "2 hours" }, { revision: 1 });
    await open(`/tour/${id}/edit`);
    await toasted(page, "Changes put together");
    assert.equal(await box("Title").inputValue(), "Mine");
    assert.equal(await box("Duration").inputValue(), "2 hours");

    const save = () => page.getByRole("button", { name: "Save Changes" }).click();
    const note = (text: string) => page.locator(".save-note").getByText(text).waitFor();
    await page.route("**/api/tours/*", async (route) => {
      await route.fetch();
      await route.abort();
    }, { times: 1 });
    await save();
    await note("Not published.");
    await box("Creator name").fill("Class 8b");
    await save();
    await note("The form as you sent it before is saved.");
    await save();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    const { tour } = (await getTour(server.kv, id))!;
    assert.deepEqual([tour.revision, tour.title, tour.duration, tour.creatorName], [
      4,
      "Mine",
      "2 hours",
      "Class 8b",
    ]);
    assert.deepEqual(tour.audioStops.map(({ title }) => title), [
      "The wheel",
      "The pond",
      "The weir",
    ]);
    assert.deepEqual(await listDrafts(server.kv, userId), []);
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
    assert.equal(await box("Title").inputValue(), "The old mill");
  });
});

Deno.test("others may not edit, and what is not there cannot be edited", async () => {
  await author({ account: "visitor", allowErrors: /403|404/ }, async ({ page, server }) => {
    const { id } = await createTour(server.kv, TOUR, { userId: NOBODY });
    await page.goto(`${server.origin}/tour/${id}/edit`);
    await page.getByRole("heading", { name: "Not allowed" }).waitFor();
    await page.goto(`${server.origin}/tour/${NOBODY}/edit`);
    await page.getByRole("heading", { name: "Tour Not Found" }).waitFor();
    assert.equal(
      await page.getByRole("link", { name: "Back to Admin" }).getAttribute("href"),
      "/admin",
    );
  });
});

Deno.test("an archive is deleted from the profile after a question", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server } = it;
    const id = await openOwn(it);
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    assert.deepEqual(
      await page.getByRole("tab").allTextContents(),
      ["My Tours", "Drafts", "Progress", "Statistics"],
    );
    await page.getByRole("button", { name: "Delete The mill" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await toasted(page, "Tour deleted");
    await page.getByRole("heading", { name: "No archives yet" }).waitFor();
    assert.equal(await getTour(server.kv, id), null);
    await page.getByRole("tab", { name: "Statistics" }).click();
    await page.getByText("Total Audio Stops").waitFor();
  });
});

Deno.test("an archive leaves as each kind of file, and comes in again as it was", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, box, open } = it;
    await openOwn(it);
    const texts = new Map<string, string>();
    for (const [kind, name] of [["json", "Tour"], ["geojson", "as GeoJSON"], ["gpx", "as GPX"]]) {
      const button = page.getByRole("button", { name: `Export ${name}` });
      if (!await button.isVisible()) await page.getByLabel("Other formats").click();
      const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
      assert.equal(file.suggestedFilename(), `The mill.${kind}`);
      texts.set(kind, await Deno.readTextFile(await file.path()));
    }
    for (const [kind, text] of texts) {
      await open();
      await page.getByLabel("Import an archive from a file").setInputFiles({
        name: `The mill.${kind}`,
        mimeType: "application/octet-stream",
        buffer: Buffer.from(text),
      });
      await box("Title").waitFor();
      assert.equal(await box("Title").inputValue(), "The mill");
      assert.deepEqual(await stopTitles(page), ["The wheel", "The pond"]);
      assert.deepEqual(await page.locator(".import-report li").allTextContents(), []);
      await publish(page);
      await page.waitForURL(/\/tour\/[0-9A-Z]{26}$/);
      const id = page.url().split("/").at(-1)!;
      const { tour } = (await getTour(it.server.kv, id))!;
      assert.deepEqual(withoutCodes(tour.audioStops), TOUR.audioStops, kind);
      assert.deepEqual(tour.routeLine, TOUR.routeLine, kind);
    }
  });
});

Deno.test("a file with gaps is read as far as it goes, a line becomes the route line, and what holds nothing says so", async () => {
  await author({}, async ({ page, box, open }) => {
    const choose = (name: string, text: string) =>
      page.getByLabel("Import an archive from a file").setInputFiles({
        name,
        mimeType: "application/json",
        buffer: Buffer.from(text),
      });
    await open();
    await choose("photo.json", "not json at all");
    await page.getByRole("heading", { name: "photo.json has nothing to import" }).waitFor();
    const points = [[51.75, -1.25], [51.76, -1.26]].map(([lat, lon]) =>
      `<trkpt lat="${lat}" lon="${lon}"/>`
    );
    await choose("walk.gpx", `<gpx><trk><trkseg>${points.join("")}</trkseg></trk></gpx>`);
    await page.getByRole("heading", { name: "walk.gpx has a line" }).waitFor();
    await page.getByRole("button", { name: "Use as route line" }).click();
    const note = page.locator(".route-line-note");
    await note.getByText("Route line: 1.3 km, 2 points").waitFor();
    await page.locator(".form-map path.map-route").waitFor();
    await note.getByRole("button", { name: "Remove" }).click();
    await note.getByText("The route line was removed.").waitFor();
    await note.getByRole("button", { name: "Undo" }).click();
    await note.getByText("Route line: 1.3 km, 2 points").waitFor();
    await page.getByRole("button", { name: "Back to Templates" }).click();
    await choose(
      "old.json",
      JSON.stringify({ title: "Old", audioStops: [{ title: "One", latitude: 95 }] }),
    );
    await page.getByRole("heading", { name: "Imported from old.json, with gaps" }).waitFor();
    assert.equal(await box("Title").inputValue(), "Old");
    assert.deepEqual(await stopTitles(page), ["One"]);
    assert.ok(await page.locator(".import-report li").count() > 1);
  });
});

Deno.test("a route line comes from a file into an archive that is there, by choice, is taken back, and goes again", async () => {
  await author({ account: "author" }, async ({ page, server, open }) => {
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
    await open(`/tour/${id}/edit`);
    await choose("<gpx><wpt lat='1' lon='2'/></gpx>");
    await page.getByText("walk.gpx has no route or track.").waitFor();
    await page.setViewportSize({ width: 1280, height: 640 });
    const more = [1, 2, 3, 4, 5].map((n) => track(`Way ${n}`, 51.77 + n / 100)).join("");
    await choose(`<gpx>${track("There", 51.76)}${track("Back", 51.77)}${more}</gpx>`);
    const last = page.getByRole("button", { name: "Use none" });
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
    await page.locator(".form-map [data-state=ready]").waitFor();
    await check("edit form");
    await page.goto(`${server.origin}/profile`);
    await hydrated(page, "profile-tabs");
    for (const tab of ["My Tours", "Drafts", "Progress", "Statistics"]) {
      await page.getByRole("tab", { name: tab }).click();
      await check(tab);
    }
  });
});
