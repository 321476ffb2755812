/** Opens the preview of a walk on the tour's page. */
import type { Locator, Page } from "playwright-core";
import { hydrated } from "./browser.ts";

/** Opens the preview and waits until it walks; its clock may be moved on from then on. */
export async function openPreview(page: Page): Promise<Locator> {
  const opener = page.getByRole("button", { name: "Preview this walk" });
  // The pointer makes the island live: a clock that is moved on would age a tap on what is not.
  await opener.hover();
  await hydrated(page, "rehearse");
  await opener.click();
  const preview = page.getByRole("region", { name: "Preview of the walk" });
  // It takes the focus after it has set its timer.
  await preview.and(page.locator(":focus")).waitFor();
  return preview;
}
