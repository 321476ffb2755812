/** What search engines ask for: where not to go, and which archives there are. */
import { listTours } from "../../lib/store/tour_lists.ts";
import type { Ctx } from "../context.ts";
import { shared } from "../middleware/caching.ts";

/** Pages for people who are signed in, and answers that are no pages. */
const NOT_FOR_CRAWLERS = ["/api/", "/admin", "/create", "/profile", "/preview/", "/transfer/"];

/** Most addresses that one sitemap may have, by the protocol of sitemaps.org. */
const MOST = 50_000;
const BATCH = 1000;

/** `/robots.txt`. */
export function robots(c: Ctx) {
  const { origin } = c.var.parts.config.auth;
  const lines = NOT_FOR_CRAWLERS.map((path) => `Disallow: ${path}`);
  shared(c);
  return c.text(["User-agent: *", ...lines, "", `Sitemap: ${origin}/sitemap.xml`, ""].join("\n"));
}

/** `/sitemap.xml`: the pages that everybody may see, the newest archives first. */
export async function sitemap(c: Ctx) {
  const { kv, config: { auth: { origin } } } = c.var.parts;
  const entries = [`<url><loc>${origin}/</loc></url>`, `<url><loc>${origin}/tours</loc></url>`];
  let cursor: string | undefined;
  do {
    const page = await listTours(kv, { limit: BATCH, cursor });
    entries.push(...page.tours.map(({ id }) => `<url><loc>${origin}/tour/${id}</loc></url>`));
    cursor = page.cursor;
  } while (cursor !== undefined && entries.length < MOST);
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.slice(0, MOST).join("\n")}\n</urlset>\n`;
  shared(c);
  return c.body(xml, 200, { "content-type": "application/xml; charset=utf-8" });
}
