/** Saved pages after the host has changed the site's name, colours or texts. */
import { SITE_REVISION_HEADER } from "../../model/web/page_names.ts";
import type { Caches } from "../keep/kept_tours.ts";
import { VIEWER } from "../cache_names.ts";

/** In the cache `VIEWER`: the revision of the site that the last page had. */
const SEEN_SITE = "/seen-site";

/**
 * Calls `renew` when a page of the network is of another site than the last one. The first page on
 * a device renews nothing, since all pages were saved just before.
 */
export async function noteSite(
  { headers }: Response,
  { caches, renew }: { caches: Caches; renew: () => Promise<void> },
): Promise<void> {
  const site = headers.get(SITE_REVISION_HEADER) ?? "";
  const viewer = await caches.open(VIEWER);
  const seen = await (await viewer.match(SEEN_SITE))?.text();
  if (seen === site) return;
  await viewer.put(SEEN_SITE, new Response(site));
  if (seen !== undefined) await renew();
}

const ACCENT_SHEET = /\/assets\/accent-[0-9a-f]{6}\.css/;

/**
 * Saves the style sheet with the site's own colours that a page names, if it names one. Where that
 * fails, pages have the program's colours without a connection.
 */
export async function saveColours(cache: Pick<Cache, "add">, page: Response): Promise<void> {
  const [sheet] = ACCENT_SHEET.exec(await page.text()) ?? [];
  if (sheet !== undefined) await cache.add(sheet).catch(() => {});
}
