/** The outline: several stops are selected, set, removed and moved at once. */
import assert from "node:assert/strict";
import { WIDE } from "../../../support/browser/browser.ts";
import { type Author, author, stopTitles } from "../../../support/browser/form.ts";
import { openLongForm } from "../../../support/browser/long_form.ts";

const FOUR = 4;

const withFourStops = (use: (it: Author) => Promise<void>) =>
  author({ ...WIDE, account: "author" }, async (it) => {
    await openLongForm(it, FOUR);
    await use(it);
  });

const select = async ({ page, row }: Author, stops: number[]) => {
  await page.getByRole("button", { name: "Select", exact: true }).click();
  for (const n of stops) await row(n).locator(".outline-open").click();
};

Deno.test("a field is set for the selected stops, and undone for all of them", async () => {
  await withFourStops(async (it) => {
    const { page, openStop } = it;
    const bar = page.getByRole("group", { name: "Selected stops" });
    const setRadius = async (metres: string) => {
      await select(it, [1, 3]);
      await bar.getByText("2 stops selected.").waitFor();
      await bar.getByLabel("Set for them").selectOption({ label: "Trigger radius" });
      await bar.getByLabel("Trigger radius").fill(metres);
      await bar.getByRole("button", { name: "Set", exact: true }).click();
      await bar.getByText("Trigger radius is set for 2 stops.").waitFor();
    };
    const radii = async () => {
      await bar.getByRole("button", { name: "Done" }).click();
      const found: string[] = [];
      for (const n of [1, 2, 3, 4]) {
        const stop = await openStop(n);
        found.push(await stop.getByLabel("Trigger radius (meters)").inputValue());
      }
      return found;
    };
    await setRadius("120");
    const set = await radii();
    assert.deepEqual([set[0], set[2]], ["120", "120"]);
    assert.ok(!set.includes("120", 3) && set[1] !== "120", String(set));
    await setRadius("200");
    await bar.getByRole("button", { name: "Undo" }).click();
    assert.deepEqual(await radii(), set);
  });
});

Deno.test("with Shift all rows from the last one on are selected; removed together, they come back together", async () => {
  await withFourStops(async (it) => {
    const { page, row } = it;
    await select(it, [1]);
    await row(3).locator(".outline-open").click({ modifiers: ["Shift"] });
    const before = await stopTitles(page);
    await page.getByRole("button", { name: "Remove 3 stops" }).click();
    await page.getByText("Removed 3 stops.").waitFor();
    assert.deepEqual(await stopTitles(page), before.slice(3));
    await page.getByRole("button", { name: "Undo" }).click();
    await row(4).waitFor();
    assert.deepEqual(await stopTitles(page), before);
  });
});

Deno.test("not all stops can be removed", async () => {
  await withFourStops(async (it) => {
    const { page } = it;
    await select(it, []);
    await page.getByRole("button", { name: "All", exact: true }).click();
    await page.getByText("One stop has to remain.").waitFor();
    assert.equal(await page.getByRole("button", { name: /^Remove/ }).count(), 0);
  });
});

Deno.test("a stop is moved to a place that is chosen from its menu", async () => {
  await withFourStops(async (it) => {
    const { page, openStop, row } = it;
    const stop = await openStop(4);
    await stop.locator(".stop-menu > summary").click();
    await stop.getByLabel("Move to").selectOption({ value: "0" });
    await page.getByText("Stop 4 is at position 1 of 4.").waitFor();
    assert.deepEqual(await stopTitles(page), ["Stop 4", "Stop 1", "Stop 2", "Stop 3"]);
    assert.equal(await row(1).locator(".outline-open").getAttribute("aria-current"), "true");
  });
});
