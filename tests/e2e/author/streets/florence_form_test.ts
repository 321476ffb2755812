/** Ways on foot that an author's browser finds in the host's map, as the form makes them. */
import assert from "node:assert/strict";
import { basename, dirname, resolve } from "node:path";
import type { LegData } from "../../../../lib/model/tour/legs/leg_data.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import { author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { orSkipped } from "../../../support/skipped.ts";
import { FLORENCE, NO_FLORENCE } from "../../../support/streets/florence.ts";

const PLACES = [
  ["Duomo", 43.77312, 11.25596],
  ["Palazzo Vecchio", 43.76949, 11.25558],
  ["Ponte Vecchio", 43.76806, 11.25314],
  ["Palazzo Pitti", 43.76539, 11.25032],
] as const;

const settings = {
  DATA_DIR: dirname(resolve(FLORENCE)),
  MAP_PMTILES: basename(FLORENCE),
};

for (const [screen, look] of [["wide screen", WIDE], ["phone", { hasTouch: true }]] as const) {
  Deno.test({
    ...orSkipped(
      `in Florence the stops of a walk are joined along its streets, on a ${screen}`,
      NO_FLORENCE,
    ),
    fn: () =>
      author({ ...look, account: "author", settings }, async ({ page, server, open, openStop }) => {
        const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`))
          .json();
        const [[, latitude, longitude]] = PLACES;
        const audioStops = PLACES.map(([title, latitude, longitude]) =>
          makeStop({ title, latitude, longitude })
        );
        const tour = makeTour({ latitude, longitude, audioStops });
        const { id } = await createTour(server.kv, tour, { userId });
        await open(`/tour/${id}/edit`);
        const stop = await openStop(3);
        const map = page.locator(".form-map");
        if (look !== WIDE) await page.locator(".map-place > button").tap();
        await map.locator("[data-state=ready]").waitFor();
        await map.getByLabel("More of the map").click();
        await map.getByRole("button", { name: "Follow the streets" }).click();
        await map.getByText("3 ways follow the streets now.").waitFor();
        if (look !== WIDE) await map.getByRole("button", { name: "Close the map" }).tap();
        await stop.getByText(/^The way there: [345]\d\d m by .*(Via|Lungarno|Ponte|Piazza)/)
          .waitFor();
        await page.getByRole("button", { name: "Save Changes" }).click();
        await page.waitForURL(/\/tour\/[^/]+$/);
        const saved = await (await page.request.get(`${server.origin}/api/tours/${id}`)).json();
        const legs: LegData[] = saved.audioStops.slice(1).map(({ leg }: { leg: LegData }) => leg);
        assert.deepEqual(legs.map(({ by }) => by), ["streets", "streets", "streets"]);
        const streets = legs.flatMap(({ parts = [] }) => parts.map(({ name }) => name));
        for (const name of ["Via dei Calzaiuoli", "Via Por Santa Maria", "Via dei Guicciardini"]) {
          assert.ok(streets.includes(name), streets.join(", "));
        }
      }),
  });
}
