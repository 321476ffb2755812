/** A form with many stops, as an author has it on a long afternoon. */
import { type Author } from "./form.ts";
import { makeStop, makeTour } from "../data/tours.ts";

/** Opens a draft of `count` stops with texts of usual length; without descriptions if `hasGaps`. */
export async function openLongForm(
  { page, open }: Author,
  count: number,
  { hasGaps = false } = {},
): Promise<void> {
  const description = hasGaps ? "" : "What happened here, and why. ".repeat(20);
  const audioStops = Array.from(
    { length: count },
    (_, i) => makeStop({ title: `Stop ${i + 1}`, description, latitude: 51.75 + i / 1000 }),
  );
  await open();
  const id = await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch("/api/drafts", { method: "POST", headers, body });
    return (await response.json()).id;
  }, JSON.stringify({ title: "The mill", draftData: makeTour({ audioStops }) }));
  await open(`/create?draft=${id}`);
  await page.locator(".form-map .seal").nth(count).waitFor();
}

/** Opens a stop, counted from 1, and waits until its panel has all of its fields. */
export async function unfold({ openStop, stop }: Author, n: number): Promise<void> {
  await openStop(n);
  await stop(n).locator("[data-part=record]").waitFor();
}
