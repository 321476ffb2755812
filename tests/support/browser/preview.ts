/** Opens the preview of a walk in the form of an archive. */
import type { Locator, Page } from "playwright-core";
import { createTour } from "../../../lib/store/tours/tours.ts";
import type { Author } from "./form.ts";
import { openMap } from "./form.ts";
import { makeTour } from "../data/tours.ts";
import { street } from "./visitor.ts";

/**
 * Opens the form of a street of five stops, the first with an ambient sound, and in it the preview;
 * waits until that walks. Its clock may be moved on from then on.
 */
export async function openPreview({ page, server, open }: Author): Promise<Locator> {
  const { id: userId } = await (await page.request.get(`${server.origin}/api/auth/user`)).json();
  const audioStops = street().map((stop, i) => i ? stop : { ...stop, ambientUrl: "/none.mp3" });
  const { id } = await createTour(server.kv, makeTour({ audioStops }), { userId });
  await page.clock.install();
  await open(`/tour/${id}/edit`);
  await openMap(page);
  await openPreviewAgain(page);
  const preview = page.getByRole("region", { name: "Preview of the walk" });
  // It takes the focus after it has set its timer.
  await preview.and(page.locator(":focus")).waitFor();
  return preview;
}

/** Opens the preview by the map's menu. */
export async function openPreviewAgain(page: Page): Promise<void> {
  await page.getByLabel("More of the map").click();
  await page.getByRole("button", { name: "Preview this walk" }).click();
}
