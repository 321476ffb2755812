/** How another site embeds an archive: public archives only. */
import { OEMBED_PATH, toOEmbed, toOEmbedXml } from "../../../lib/formats/oembed/oembed.ts";
import { parseUrl } from "../../../lib/model/media/url_rules.ts";
import { Problem } from "../../../lib/model/web/problem.ts";
import { OEmbedQuery } from "../../../lib/model/web/query.ts";
import { call, file } from "../../call.ts";
import { shared } from "../../middleware/caching.ts";
import { findPublicTourToRead } from "../../tour_language.ts";
import { ENGLISH } from "../../../lib/texts/languages.ts";
import { fromLocal } from "../../../lib/texts/local_paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("storeProblems");

export const oembed = call({
  route: `GET ${OEMBED_PATH}`,
  access: "anyone",
  summary: "How another site shows an archive",
  about: "`url` is the address of an archive’s page; the answer has a frame as HTML.",
  query: OEmbedQuery,
  example: "url=https%3A%2F%2Ftours.example.org%2Ftour%2F01J8Z0000000000000000000AB",
  answers: file("application/json, text/xml", "Of the type rich."),
  refusals: {
    404: "There is no public archive at this address.",
    501: "Another format than json and xml.",
  },
  isForOtherSites: true,
  async handle({ query: { url, format, ...limits } }, c) {
    if (format !== "json" && format !== "xml") {
      throw new Problem(501, t("formatIsntImplementedAsk"));
    }
    const site = c.var.parts.config.auth.origin;
    const page = pageIn(url, site);
    const tour = page && await findPublicTourToRead(c, page.id, page.language);
    if (!tour) throw new Problem(404, t("thereNoPublicArchive2"));
    const { name } = await c.var.site.read();
    const answer = toOEmbed(tour, { site, name }, limits);
    shared(c);
    return format === "json"
      ? c.json(answer)
      : c.body(toOEmbedXml(answer), 200, { "content-type": "text/xml; charset=utf-8" });
  },
});

/**
 * The id in the address of an archive's page, and the language of its words if it names one;
 * undefined for any other address.
 */
function pageIn(address: string, site: string): { id: string; language?: string } | undefined {
  const url = parseUrl(address);
  if (url?.origin !== site) return undefined;
  const { path, language } = fromLocal(url.pathname);
  const id = /^\/tour\/(\w+)$/.exec(path)?.[1];
  const page = language === ENGLISH ? undefined : language;
  return id === undefined ? undefined : { id, language: url.searchParams.get("lang") ?? page };
}
