/** The catalogue record: entered in the form, shown to visitors, and cited. */
import assert from "node:assert/strict";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothingAtAnyWidth } from "../../../support/browser/accessibility.ts";
import { type Author, author, leaveLong, openLong } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

/** Somebody who edits an archive of one stop. */
async function editing(
  over: Parameters<typeof makeTour>[0],
  use: (it: Author & { tourId: string }) => Promise<void>,
  options: Parameters<typeof author>[0] = {},
): Promise<void> {
  await author({ account: "author", ...options }, async (it) => {
    const { page, server, open } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [makeStop({ id: "mill", title: "The mill" })];
    const { id } = await createTour(server.kv, makeTour({ audioStops, ...over }), { userId });
    await open(`/tour/${id}/edit`);
    await use({ ...it, tourId: id });
  });
}

Deno.test("a record is entered, saved, shown and cited", async () => {
  await editing({}, async ({ page, server, tourId, openStop }) => {
    const tools = await openLong(await openStop(0), "Catalogue record");
    const box = (label: string) => tools.getByLabel(label, { exact: true });
    await box("Creator 1").fill("Lewis, Mae");
    await page.keyboard.press("Enter");
    await page.keyboard.type("Class 8b");
    await box("Name of contributor 1").fill("Jo Park");
    await box("Role of contributor 1").fill("Interviewer");
    await box("Date of what is told").fill("about 1931");
    await box("Date of recording").fill("3 May 2024");
    await box("Text of source 1").fill("Box 7");
    await box("Address of source 1").fill("https://archive.example.org/7");
    await box("Repository").fill("Town Archive");
    await tools.getByText("Visitors read: about 1931.").waitFor();
    await tools.getByText("Find the rights by a few questions").click();
    for (const answer of ["Yes", "No", "No, nobody could find them"]) {
      await tools.getByRole("radio", { name: answer, exact: true }).last().check();
    }
    const rights = tools.getByRole("combobox", { name: "Rights", exact: true });
    assert.equal(await rights.inputValue(), "http://rightsstatements.org/vocab/InC-RUU/1.0/");
    await axeFindsNothingAtAnyWidth(page, "the record", "[data-tour-details]");

    const own = await openLong(await openStop(1), "Catalogue record");
    const subject = own.getByLabel("Subject 1", { exact: true });
    await subject.fill("Mills");
    assert.equal(
      await own.getByLabel("Repository", { exact: true }).getAttribute("placeholder"),
      "As the archive: Town Archive",
    );
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(`**/tour/${tourId}`);

    const { tour } = (await getTour(server.kv, tourId))!;
    assert.deepEqual(tour.record, {
      creators: ["Lewis, Mae", "Class 8b"],
      contributors: [{ name: "Jo Park", role: "Interviewer" }],
      dateText: "1931~",
      dateRecorded: "2024-05-03",
      sources: [{ text: "Box 7", url: "https://archive.example.org/7" }],
      repository: "Town Archive",
      rights: "http://rightsstatements.org/vocab/InC-RUU/1.0/",
    });
    assert.deepEqual(tour.audioStops[0].record, { subjects: ["Mills"] });

    const card = page.getByRole("region", { name: "About This Archive" });
    await card.getByText("about 1931").waitFor();
    await page.getByText("For teachers and archives").click();
    await page.getByText("Cite this archive").click();
    await page.locator(".for-archives").getByText("Lewis, Mae; Class 8b.").waitFor();
    const recording = page.locator("#stop-1 .stop-more");
    await recording.getByText("More").click();
    await recording.getByText("Mills", { exact: true }).waitFor();
    await recording.getByText("In: ").waitFor();
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      recording.getByRole("link", { name: "BibTeX" }).click(),
    ]);
    assert.match(file.suggestedFilename(), /-1\.bib$/);
    await axeFindsNothingAtAnyWidth(page, "the archive's page");
  });
});

Deno.test("what cannot be saved is said at its box, and the way to it is shown", async () => {
  await editing({}, async ({ page, server, tourId, stop, openStop }) => {
    const tools = await openLong(await openStop(0), "Catalogue record");
    const date = tools.getByLabel("Date of recording", { exact: true });
    await date.fill("long ago");
    await page.keyboard.press("Tab");
    await tools.getByText("The date must be one such as").waitFor();
    await leaveLong(stop(0));
    await stop(0).getByText("Something in it can’t be saved.").waitFor();
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.getByText("a change in its catalogue record").first().waitFor();
    await page.waitForFunction(() => document.activeElement?.matches("[aria-invalid]"));
    await date.fill("2024");
    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(`**/tour/${tourId}`);
    assert.deepEqual((await getTour(server.kv, tourId))!.tour.record, { dateRecorded: "2024" });
  });
});
