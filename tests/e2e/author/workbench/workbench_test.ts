/** The form's workbench: one thing is open at a time, by keyboard, on phones and on a desk. */
import assert from "node:assert/strict";
import type { Locator } from "playwright-core";
import { axeFindsNothingAtAnyWidth } from "../../../support/browser/accessibility.ts";
import { WIDE } from "../../../support/browser/browser.ts";
import { choicesOf } from "../../../support/browser/choices.ts";
import {
  addField,
  type Author,
  author,
  emptyForm,
  emptyStop,
  leaveLong,
  openLong,
} from "../../../support/browser/form.ts";
import { createTour } from "../../../../lib/store/tours/tours.ts";
import { makeStop, makeTour } from "../../../support/data/tours.ts";
import { makeTranscript } from "../../../support/data/transcripts.ts";

/** Most choices in the panel of a blank stop on a desk. */
const MOST_CHOICES = 16;

/** Waits until it has the focus, and is in sight. */
async function focused(element: Locator): Promise<void> {
  await element.and(element.page().locator(":focus")).waitFor();
  await element.page().waitForFunction((it) => {
    const { top, bottom } = it!.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  }, await element.elementHandle());
}

const rowOf = ({ row }: Author, n: number) => row(n).locator(".outline-open");
const headOf = ({ stop }: Author, n: number) => stop(n).locator("[data-panel-title]");

/** What is open: the numbers of the stops, 0 for the archive. */
const openOnes = ({ page }: Author) =>
  page.locator(".panel:visible").evaluateAll((panels) =>
    panels.map((panel) => Number((panel as HTMLElement).dataset.stop ?? -1) + 1)
  );

/** An archive of two stops and more, the second with a transcript, in the form of its author. */
async function openArchive({ page, server, open }: Author, more = 0): Promise<void> {
  const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  const transcript = makeTranscript([{ text: "An oak wheel." }, { text: "Then a flood." }]);
  const audioStops = [makeStop({ title: "Wheel" }), makeStop({ title: "Pond", transcript })];
  for (let n = 0; n < more; n++) audioStops.push(makeStop({ title: `Field ${n}` }));
  const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
  await open(`/tour/${id}/edit`);
}

Deno.test("one thing is open at a time, and keeps what was typed in it", async () => {
  // The text of the box is looked up, in vain.
  await author({ ...WIDE, account: "author", allowErrors: /503/ }, async (it) => {
    await openArchive(it);
    assert.deepEqual(await openOnes(it), [0]);
    await it.box("Title").fill("The mill");
    const wheel = await it.openStop(1);
    assert.deepEqual(await openOnes(it), [1]);
    await wheel.getByLabel("Location", { exact: true }).fill("half of a pla");
    await it.openStop(2);
    assert.deepEqual(await openOnes(it), [2]);
    await it.openStop(1);
    assert.deepEqual(await openOnes(it), [1]);
    assert.equal(
      await wheel.getByLabel("Location", { exact: true }).inputValue(),
      "half of a pla",
      "though it is no place, and stands in no field yet",
    );
    await it.openStop(0);
    assert.equal(await it.box("Title").inputValue(), "The mill");
  });
});

Deno.test("by keyboard: arrows go through the outline, Enter opens, Escape returns", async () => {
  await author({ ...WIDE, account: "author" }, async (it) => {
    const { page } = it;
    await openArchive(it);
    await rowOf(it, 0).focus();
    await page.keyboard.press("ArrowUp");
    await focused(rowOf(it, 0));
    for (const n of [1, 2]) {
      await page.keyboard.press("ArrowDown");
      await focused(rowOf(it, n));
    }
    assert.deepEqual(await openOnes(it), [0], "arrows open nothing");
    await page.keyboard.press("Enter");
    await focused(headOf(it, 2));
    await page.keyboard.press("Escape");
    await focused(rowOf(it, 2));
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Enter");
    await focused(headOf(it, 1));
    // From a box of it, too.
    await it.stop(1).getByLabel("Stop description").press("Escape");
    await focused(rowOf(it, 1));
  });
});

Deno.test("Escape and Back return from a long thing to its line, or to the menu that has it", async () => {
  for (const options of [{}, WIDE]) {
    await author({ ...options, account: "author" }, async (it) => {
      const { page } = it;
      await openArchive(it);
      const pond = await it.openStop(2);
      const line = pond.locator(".long-line").filter({ hasText: "Transcript" });
      const add = pond.locator(".add-menu > summary");
      const ways = {
        "Escape": () => page.keyboard.press("Escape"),
        "the browser's Back": () => page.goBack(),
        "the button": () => leaveLong(pond),
      };
      for (const leave of Object.values(ways)) {
        const tools = await openLong(pond, "Transcript");
        await focused(tools.getByRole("heading", { name: "Transcript" }));
        await leave();
        await focused(line);
        assert.deepEqual(await openOnes(it), [2]);
        await addField(pond, "Chapters");
        await focused(tools.getByRole("heading", { name: "Chapters" }));
        await leave();
        await focused(add);
      }
    });
  }
});

Deno.test("on a phone Back leads from a stop to its row, and Forward breaks nothing", async () => {
  await author({ account: "author" }, async (it) => {
    const { page, row, server } = it;
    await page.goto(`${server.origin}/tours`);
    await openArchive(it, 28);
    const seen = (n: number) =>
      row(n).evaluate((it) => {
        const { top, bottom } = it.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight;
      });
    await it.openStop(25);
    await focused(headOf(it, 25));
    assert.equal(await row(25).isVisible(), false, "the stop has the screen");
    await page.goBack();
    await focused(rowOf(it, 25));
    assert.ok(await seen(24) && await seen(26), "with the rows around it");
    await page.goForward();
    await focused(rowOf(it, 25));
    await it.openStop(26);
    await it.stop(26).getByRole("button", { name: "Back to the outline" }).click();
    await focused(rowOf(it, 26));
    await page.goBack();
    await page.waitForURL(`${server.origin}/tours`);
  });
});

Deno.test("a blank stop offers few choices on a desk", async () => {
  await emptyStop(async ({ page }) => {
    const choices = await choicesOf(page, '[data-stop="0"]');
    assert.ok(choices.length <= MOST_CHOICES, `${choices.length}\n${choices.join("\n")}`);
    assert.ok(choices.length > MOST_CHOICES / 2, "they were counted");
  }, { ...WIDE, foldedParts: true });
});

Deno.test("which parts are unfolded holds for all stops, and on this device", async () => {
  await emptyForm(async (it) => {
    const { page, openStop, open } = it;
    const isUnfolded = async (n: number, part: string) => {
      const panel = n === 0 ? it.stop(0) : it.stop(n);
      const toggle = panel.getByRole("button", { name: new RegExp(`^${part}`), expanded: true });
      return await toggle.count() === 1;
    };
    const place = await openStop(1);
    assert.equal(await isUnfolded(1, "Place"), false);
    await place.getByRole("button", { name: /^Place/, expanded: false }).click();
    await place.getByLabel("Latitude").waitFor();
    await openStop(0);
    assert.ok(await isUnfolded(0, "Place"));
    assert.equal(await isUnfolded(0, "Pictures"), false);
    await open();
    await page.getByRole("button", { name: "Create Blank Archive" }).click();
    await openStop(1);
    assert.ok(await isUnfolded(1, "Place"));
    assert.equal(await isUnfolded(1, "Pictures"), false);
  }, { ...WIDE, foldedParts: true });
});

Deno.test("axe finds nothing in the outline, the archive, a stop and a transcript on phones and on a desk", async () => {
  await author({ account: "author", reducedMotion: "reduce" }, async (it) => {
    const { page } = it;
    const phone = () => page.setViewportSize({ width: 390, height: 844 });
    await openArchive(it);
    await axeFindsNothingAtAnyWidth(page, "the outline");
    for (const n of [0, 2]) {
      await phone();
      await it.openStop(n);
      await axeFindsNothingAtAnyWidth(page, `panel ${n}`);
    }
    await phone();
    await openLong(await it.openStop(2), "Transcript");
    await axeFindsNothingAtAnyWidth(page, "a transcript");
  });
});
