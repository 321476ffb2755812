/**
 * Files for crawlers: the parts that search engines should leave out, the list of archives, and the
 * contact for reports of weaknesses.
 */
import { ENGLISH, OWN_NAMES } from "../../lib/texts/languages.ts";
import { tourPath } from "../../lib/model/web/tour_path.ts";
import type { WordsRecord } from "../../lib/store/records/words.ts";
import { listShownWords } from "../../lib/store/words/shown_cards.ts";
import { language } from "../../lib/texts/texts.ts";
import { to } from "../../lib/texts/paths.ts";
import { listTours } from "../../lib/store/index/tour_lists.ts";
import type { Ctx } from "../context.ts";
import { nothing } from "../failures.tsx";
import { shared, uncached } from "../middleware/caching.ts";

/** Pages for signed-in users. */
const PAGES_OF_USERS = [
  "/admin",
  "/create",
  "/profile",
  "/preview/",
  "/transfer/",
  "/invitation/",
  "/join/",
];

/**
 * Addresses in the sitemap. The protocol of sitemaps.org allows 50,000; this number stays below 2
 * MB, because a larger answer is not kept in memory, and each request would read all cards.
 */
const MOST = 15_000;
const BATCH = 1000;

/** `/robots.txt`. */
export function robots(c: Ctx) {
  const { origin } = c.var.parts.config.auth;
  const languages = Object.keys(OWN_NAMES);
  const refused = languages.flatMap((tag) => PAGES_OF_USERS.map((path) => to(path, tag)));
  const lines = ["/api/", ...refused].map((path) => `Disallow: ${path}`);
  const sitemaps = languages.map((tag) => `Sitemap: ${origin}${to("/sitemap.xml", tag)}`);
  shared(c);
  return c.text(["User-agent: *", ...lines, "", ...sitemaps, ""].join("\n"));
}

/**
 * `/sitemap.xml`: the public pages in the language of its address, the newest archives first. The
 * pages themselves name their addresses in other languages.
 */
export async function sitemap(c: Ctx) {
  const { kv, config: { auth: { origin } } } = c.var.parts;
  const entryOf = (path: string) => `<url><loc>${origin}${to(path)}</loc></url>`;
  const entries = [entryOf("/"), entryOf("/tours")];
  let cursor: string | undefined;
  do {
    const page = await listTours(kv, { limit: BATCH, cursor });
    const words = await listShownWords(kv, { first: page.cursor, above: cursor });
    entries.push(...page.tours.flatMap(({ id }) => [
      entryOf(`/tour/${id}`),
      // Archives in languages that the pages themselves do not have are listed once.
      ...language() === ENGLISH
        ? othersOf(words.get(id)).map((tag) => entryOf(tourPath(id, tag)))
        : [],
    ]));
    cursor = page.cursor;
  } while (cursor !== undefined && entries.length < MOST);
  const xml = '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n' +
    `${entries.slice(0, MOST).join("\n")}\n</urlset>\n`;
  shared(c);
  return c.body(xml, 200, { "content-type": "application/xml; charset=utf-8" });
}

const othersOf = (words: readonly WordsRecord[] = []): string[] =>
  words.map(({ language }) => language).filter((tag) => !(tag in OWN_NAMES));

/** How long the contact is declared valid, in milliseconds: half a year. */
const CONTACT_MS = 182 * 24 * 3600 * 1000;

/**
 * `/.well-known/security.txt`: the contact for reports of weaknesses, if the host has set one.
 *
 * Source: RFC 9116.
 */
export function securityContact(c: Ctx) {
  const { config: { auth: { origin }, operation: { securityContact } }, now } = c.var.parts;
  if (securityContact === undefined) return nothing(c);
  const expires = new Date(now().getTime() + CONTACT_MS);
  const fields = {
    "Contact": securityContact,
    "Expires": expires.toISOString(),
    "Preferred-Languages": "en",
    "Canonical": `${origin}/.well-known/security.txt`,
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\n`);
  return uncached(c, 200).text(lines.join(""));
}
