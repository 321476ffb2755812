/**
 * What the form points out about the zones of its stops: advice that leads to them and stops
 * nobody.
 */
import assert from "node:assert/strict";
import { createTour, getTour } from "../../../lib/store/tours/tours.ts";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { type Author, author } from "../../support/browser/form.ts";
import { makeStop, makeTour } from "../../support/data/tours.ts";

const notes = ({ page }: Author) => page.getByRole("region", { name: "Worth checking" });

const OVERLAP = "The zones of Stop 1 and Stop 2 overlap";

Deno.test("overlapping zones are pointed out until they are moved apart, and a seal leads to its stop", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, server, stop, open, toOutline } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const tour = makeTour({
      audioStops: [
        makeStop({ latitude: 40.759, longitude: -74.667 }),
        makeStop({ latitude: 40.7593, longitude: -74.667 }),
      ],
    });
    const { id } = await createTour(server.kv, tour, { userId });
    await open(`/tour/${id}/edit`);
    await notes(it).getByText(OVERLAP).waitFor();
    await axeFindsNothing(page, "notes on zones", ".zone-notes");

    assert.equal(await stop(2).getByLabel("Latitude").isVisible(), false);
    await notes(it).getByRole("button", { name: "Show Stop 2" }).click();
    await page.waitForFunction(() =>
      document.activeElement?.closest("[data-stop]")?.getAttribute("data-stop") === "1"
    );
    await stop(2).getByLabel("Latitude").fill("40.7610");
    await notes(it).waitFor({ state: "detached" });
    await stop(2).getByLabel("Latitude").fill("41.7610");
    await toOutline();
    await notes(it).getByText("Stop 2 is 111 km from the place before it").waitFor();
    await (await it.openStop(2)).getByLabel("Latitude").fill("40.7593");
    await toOutline();
    await notes(it).getByText(OVERLAP).waitFor();

    await page.getByRole("button", { name: "Save Changes" }).click();
    await page.waitForURL(`${server.origin}/tour/${id}`);
    assert.equal((await getTour(server.kv, id))!.tour.revision, 2, "it is saved as it stands");
  });
});
