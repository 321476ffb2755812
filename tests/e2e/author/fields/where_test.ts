/** Where a stop is heard: on the map, indoors, or anywhere. */
import assert from "node:assert/strict";
import { hasPlace } from "../../../../lib/model/tour/stop_place.ts";
import { createTour, getTour } from "../../../../lib/store/tours/tours.ts";
import { axeFindsNothing, fitsTheWidth } from "../../../support/browser/accessibility.ts";
import { author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";

Deno.test("a stop is taken off the map, keeps its typed place until it is saved, and goes back", () =>
  author({ account: "author", viewport: { width: 390, height: 844 } }, async (it) => {
    const { page, server, open, openStop, stop } = it;
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const audioStops = [makeStop({ title: "The gate" }), makeStop({ title: "The hall" })];
    const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
    const stored = async () => {
      const hall = (await getTour(server.kv, id))!.tour.audioStops[1];
      return [hall.place, hasPlace(hall) ? hall.latitude : undefined];
    };
    const [, latitude] = await stored();
    const where = async () => {
      await open(`/tour/${id}/edit`);
      return (await openStop(2)).getByRole("group", { name: "Where it is heard" });
    };
    const save = async () => {
      await page.getByRole("button", { name: "Save Changes" }).click();
      await page.waitForURL(`**/tour/${id}`);
    };

    const group = await where();
    const place = stop(2).getByLabel("Latitude", { exact: true });
    await place.fill("40.75111");
    await group.getByRole("radio", { name: /^Indoors/ }).check();
    await place.waitFor({ state: "detached" });
    await group.getByRole("radio", { name: /^On the map/ }).check();
    assert.equal(await place.inputValue(), "40.75111");
    await group.getByRole("radio", { name: /^Indoors/ }).check();
    await axeFindsNothing(page, "the choice", ".stop-where");
    await fitsTheWidth(page, "the form");
    await save();
    await page.getByText("Indoors", { exact: true }).first().waitFor();
    assert.deepEqual(await stored(), ["indoors", undefined]);

    await (await where()).getByRole("radio", { name: /^On the map/ }).check();
    assert.notEqual(await place.inputValue(), "", "it begins beside the others");
    await place.fill(String(latitude));
    await save();
    assert.deepEqual(await stored(), [undefined, latitude]);
  }));
