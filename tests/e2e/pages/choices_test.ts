/** How many choices an archive's page offers at once. */
import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { hydrated, withPage } from "../../support/browser/browser.ts";
import { choicesOf } from "../../support/browser/choices.ts";
import { type TestServer, testServer } from "../../support/servers/server.ts";
import { serveTiles } from "../../support/servers/tiles.ts";

/**
 * Most choices on the page of five stops, header and footer with it, for a visitor: as it opens,
 * and with the map, whose five stops are buttons. One of them is the archive's languages.
 */
const SCREENS = [
  { name: "a phone", opens: 25, withMap: 31, viewport: { width: 390, height: 844 } },
  { name: "a desk", withMap: 30, viewport: { width: 1280, height: 800 } },
];

/** The path of the demo archive of five stops. */
async function archiveOfFive({ origin }: TestServer): Promise<string> {
  const answer = await fetch(`${origin}/api/tours`);
  const tours: { id: string; title: string }[] = await answer.json();
  return `${origin}/tour/${tours.find(({ title }) => title === "The Old Schools of Oxford")!.id}`;
}

async function offersAtMost(page: Page, most: number, where: string): Promise<void> {
  const choices = await choicesOf(page);
  assert.ok(choices.length <= most, `${where}: ${choices.length}\n${choices.join("\n")}`);
}

Deno.test("an archive's page of five stops offers few choices on a phone and on a desk", async () => {
  await using tiles = serveTiles();
  await using server = await testServer({ demo: true, settings: tiles.settings });
  const address = await archiveOfFive(server);
  for (const { name, opens, withMap, viewport } of SCREENS) {
    await withPage({ viewport }, async (page) => {
      await page.goto(address);
      await hydrated(page, "start-tour");
      await hydrated(page, "stop-list");
      if (opens) await offersAtMost(page, opens, `${name}, as it opens`);
      const pin = page.getByRole("button", { name: "Stop 5: The Doctor’s Dome" });
      // The map loads when it comes into view.
      await page.locator(".tour-map").scrollIntoViewIfNeeded();
      await pin.waitFor();
      await offersAtMost(page, withMap, `${name}, with the map`);
    });
  }
});
