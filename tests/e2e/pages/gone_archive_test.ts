/** An archive that is deleted, or made private, while somebody walks through it. */
import assert from "node:assert/strict";
import { updateTour } from "../../../lib/store/tours/tour_update.ts";
import { deleteTour } from "../../../lib/store/tours/tour_trash.ts";
import { makeTour } from "../../support/data/tours.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const audioStops = street(4);

const WAYS: [string, (kv: Deno.Kv, tourId: string) => Promise<unknown>][] = [
  ["deleted", deleteTour],
  ["made private", (kv, id) => updateTour(kv, id, makeTour({ audioStops, visibility: "private" }))],
];

for (const [how, goes] of WAYS) {
  for (const signedIn of [false, true]) {
    const who = signedIn ? "signed in" : "without an account";

    Deno.test(`${who}: a walk in an archive that is ${how} meanwhile goes on to its end`, () =>
      visit(async ({ page, server, tourId, start, goTo, heard, hears, silent }) => {
        await start();
        await goTo(along(BLOCK));
        await hears(1);
        await silent();
        await goes(server.kv, tourId);
        const refused: string[] = [];
        page.on("response", (response) => {
          // A story that was heard is told of by a sum, which has no answer to wait for.
          if (response.status() < 400 || response.url().endsWith("/listens")) return;
          refused.push(response.request().method());
        });
        for (const n of [2, 3, 4]) {
          await goTo(along(n * BLOCK));
          await hears(n);
          await silent();
        }
        const summary = page.getByRole("region", { name: "Your walk is over" });
        await summary.getByText("4 of 4").waitFor();
        const note = summary.getByText("This archive was deleted or made private");
        if (signedIn) await note.waitFor();
        assert.equal(await note.count(), signedIn ? 1 : 0, "only an account would have kept it");
        // The record, then the tour; after that nothing is sent in vain.
        assert.deepEqual(refused, signedIn ? ["PATCH", "GET", "POST"] : []);
        assert.equal((await heard()).length, 4);
      }, { tour: { audioStops }, signedIn, allowErrors: /404/ }));
  }
}
