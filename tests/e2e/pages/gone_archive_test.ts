/** An archive that is deleted while somebody walks through it. */
import assert from "node:assert/strict";
import { deleteTour } from "../../../lib/store/closing/tour_trash.ts";
import { axeFindsNothing } from "../../support/browser/accessibility.ts";
import { along, BLOCK, street, visit } from "../../support/browser/visitor.ts";

const audioStops = street(4);

Deno.test("a walk in an archive that is deleted meanwhile goes on to its end, and sends nothing in vain", () =>
  visit(async ({ page, server, tourId, start, goTo, heard, hears, silent }) => {
    await start();
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    await deleteTour(server.kv, tourId);
    const refused: string[] = [];
    page.on("response", (response) => {
      // A story that was heard is told of by a sum, which has no answer to wait for.
      if (response.status() < 400 || response.url().endsWith("/listens")) return;
      // The summary asks once whether the archive is still there.
      if (response.request().method() !== "HEAD") refused.push(response.request().method());
    });
    for (const n of [2, 3, 4]) {
      await goTo(along(n * BLOCK));
      await hears(n);
      await silent();
    }
    const summary = page.getByRole("region", { name: "Your walk is over" });
    await summary.getByText("4 of 4").waitFor();
    await summary.getByText("This archive was deleted or made private").waitFor();
    // The record, then the tour; after that nothing is sent in vain.
    assert.deepEqual(refused, ["PATCH", "GET", "POST"]);
    assert.equal((await heard()).length, 4);
  }, { tour: { audioStops }, signedIn: true, allowErrors: /404/ }));

Deno.test("a guest's walk in an archive that is deleted meanwhile says so at its end", () =>
  visit(async ({ page, server, tourId, start, choose }) => {
    const summary = page.getByRole("region", { name: "Your walk is over" });
    const said = summary.getByText(
      "This archive was deleted or made private while you walked. You can use it until you leave",
    );
    await start();
    const answer = page.waitForResponse((response) => response.request().method() === "HEAD");
    await choose("End walk");
    assert.equal((await answer).status(), 200);
    assert.equal(await said.count(), 0);
    await summary.getByRole("button", { name: "Continue the walk" }).click();
    await deleteTour(server.kv, tourId);
    await choose("End walk");
    await said.waitFor();
    await axeFindsNothing(page, "the end of a walk in an archive that is gone");
  }, { tour: { audioStops }, allowErrors: /404/ }));
