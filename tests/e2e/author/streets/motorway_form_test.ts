/** The form warns of a way that crosses a motorway on the host's map. */
import { encodeLine } from "../../../../lib/model/tour/legs/polyline.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import { author } from "../../../support/browser/form.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { inGrid } from "../../../support/streets/grid.ts";
import { withMapArchive } from "../../../support/browser/vector_map.ts";

const WARNING = /^The way to Stop \d crosses a motorway or dual carriageway: is that right\?$/;

Deno.test("a drawn way across a motorway is worth checking, until it is removed", async () => {
  await using map = await withMapArchive({
    features: [{
      layer: "roads",
      type: "line",
      points: [[-64, 2048], [4160, 2048]],
      props: { kind: "highway", kind_detail: "motorway" },
    }],
  });
  const { settings } = map;
  await author({ ...WIDE, account: "author", settings }, async ({ page, server, ...form }) => {
    const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
    const [start, near, far] = [inGrid(0.5, 0.3), inGrid(0.5, 0.4), inGrid(0.5, 0.6)];
    const leg = (...points: typeof near[]) => ({ line: encodeLine(points), by: "hand" as const });
    const audioStops = [
      makeStop({ ...near, title: "Near", leg: leg(start, inGrid(0.6, 0.35), near) }),
      makeStop({ ...far, title: "Far", leg: leg(near, inGrid(0.6, 0.5), far) }),
    ];
    const { id } = await createTour(server.kv, makeTour({ ...start, audioStops }), { userId });
    await form.open(`/tour/${id}/edit`);
    const warnings = page.locator(".zone-notes").getByText(WARNING);
    await warnings.getByText("Stop 2").waitFor();
    await warnings.nth(1).waitFor({ state: "detached" });
    const stop = await form.openStop(2);
    await stop.getByRole("button", { name: /^Remove\s*the way/ }).click();
    await warnings.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Undo on the map" }).click();
    await warnings.waitFor();
  });
});
