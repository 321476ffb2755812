/** A walk in which a stop is indoors, and its choice in the author's form. */
import assert from "node:assert/strict";
import { makeStop, makeTour, makeUnplacedStop } from "../../support/data/tours.ts";
import { along, BLOCK, visit } from "../../support/browser/visitor.ts";

const AUDIO_STOPS = [
  makeStop({ title: "First", ...along(BLOCK), audioUrl: "test-beep-1" }),
  makeUnplacedStop("indoors", { title: "The hall", audioUrl: "test-beep-2" }),
  makeStop({ title: "Third", ...along(2 * BLOCK), audioUrl: "test-beep-3" }),
];

Deno.test("a stop indoors waits in its turn, plays by a tap, and the walk goes on from it", () =>
  visit(async ({ page, start, goTo, heard, hears, silent }) => {
    const headline = (text: RegExp) =>
      page.getByRole("region", { name: "Your walk" }).getByRole("heading", { name: text });
    await start();
    await headline(/to stop 1, north$/).waitFor();
    await goTo(along(BLOCK));
    await hears(1);
    await silent();
    await headline(/^Next: stop 2, indoors$/).waitFor();
    // No position starts it.
    await goTo(along(BLOCK + 60));
    assert.deepEqual(await heard(), ["First"]);
    await page.getByRole("button", { name: "Play stop 2" }).click();
    await hears(2);
    await silent();
    await headline(/to stop 3, north$/).waitFor();
    await goTo(along(2 * BLOCK));
    await hears(3);
    assert.deepEqual(await heard(), ["First", "The hall", "Third"]);
    await page.getByRole("region", { name: "Your walk is over" }).getByText("3 of 3").waitFor();
  }, { tour: makeTour({ audioStops: AUDIO_STOPS }) }));
