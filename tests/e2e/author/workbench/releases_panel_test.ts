/** The releases of a stop, opened in its panel beside what is not saved yet. */
import assert from "node:assert/strict";
import { WIDE } from "../../../support/browser/browser.ts";
import { addField, author, leaveLong, openLong } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("a release is added in the stop's panel, and what was typed before is still there", async () => {
  await author({ ...WIDE, account: "author" }, async ({ page, server, open, openStop }) => {
    const audioStops = [
      makeStop({ title: "The gate" }),
      makeStop({ title: "The neighbour", audioUrl: "/archives/oxford-schools/stop-1.mp3" }),
    ];
    const { id } = await (await page.request.post(`${server.origin}/api/tours`, {
      headers: { origin: server.origin },
      data: makeTour({ audioStops }),
    })).json();
    await open(`/tour/${id}/edit`);
    const first = await openStop(1);
    assert.equal(await first.locator("[data-long=releases]").count(), 0, "a beep has none");
    const stop = await openStop(2);
    await stop.getByLabel("Stop title").fill("The neighbour’s voice");
    await addField(stop, "Content warning");
    await stop.getByLabel("Content warning").fill("Speaks of a flood.");
    const releases = await openLong(stop, "Releases");
    await releases.getByText("There are no releases yet.").waitFor();
    await releases.getByLabel("Who is heard").fill("Ada Bell");
    // Enter sends this form, and not the archive's.
    await releases.getByLabel("Who is heard").press("Enter");
    const item = releases.getByRole("listitem").filter({ hasText: "Ada Bell" });
    await item.getByText("For everybody").waitFor();
    await item.getByRole("button", { name: "Withdraw" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
    await item.getByText(/^Withdrawn on/).waitFor();
    await leaveLong(stop);
    assert.equal(await stop.getByLabel("Stop title").inputValue(), "The neighbour’s voice");
    assert.equal(await stop.getByLabel("Content warning").inputValue(), "Speaks of a flood.");

    // Another recording, which is not saved yet, has no releases.
    await stop.getByLabel("Audio URL").fill("https://example.org/other.mp3");
    await stop.locator("[data-long=releases]").waitFor({ state: "detached" });
  });
});
