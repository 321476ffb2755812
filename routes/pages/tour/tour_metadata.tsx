/**
 * The metadata of a tour's page: tags in its head, a COinS for each recording, and the HTML of a
 * frame.
 */
import EmbedCode from "../../../islands/tour/embed-code.island.tsx";
import { type CitedSite, toCited } from "../../../lib/formats/citation/cited.ts";
import { toCoins } from "../../../lib/formats/citation/coins.ts";
import { META_SCHEMAS, toMetaTags } from "../../../lib/formats/citation/meta_tags.ts";
import { toEmbedCode } from "../../../lib/formats/oembed/embed_code.ts";
import { oembedPath } from "../../../lib/formats/oembed/oembed.ts";
import { isWithheld } from "../../../lib/model/consent/closed.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { namedLanguage, tourPath, tourPathIn } from "../../../lib/model/web/tour_path.ts";
import { Island } from "../../../lib/ui/island.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("archive");

/** The formats of oEmbed. */
const FORMATS = ["json", "xml"] as const;

type Props = { tour: Tour; site: CitedSite };

/** In which languages an archive is told; undefined for one in one language. */
export function toldIn({ id, language, languages = [], translation }: Tour) {
  if (languages.length < 2) return undefined;
  const paths = Object.fromEntries(languages.map((tag) => [tag, tourPathIn(id, tag)]));
  return { language: translation?.language ?? language, paths };
}

/** For the head. Empty for a private archive, which only its owner's browser reads. */
export function TourTags({ tour, site }: Props) {
  const { origin } = site;
  if (tour.visibility === "private") return null;
  return (
    <>
      {Object.entries(META_SCHEMAS).map(([name, href]) => (
        <link key={name} rel={`schema.${name}`} href={href} />
      ))}
      {toMetaTags(toCited(tour, site)!).map(([name, content], i) => (
        <meta key={i} name={name} content={content} />
      ))}
      {tour.visibility === "public" && FORMATS.map((format) => (
        <link
          key={format}
          rel="alternate"
          type={`${format === "json" ? "application" : "text"}/${format}+oembed`}
          href={origin + oembedPath(origin + tourPath(tour.id, namedLanguage(tour)), format)}
          title={tour.title}
        />
      ))}
    </>
  );
}

/** Empty spans, which are invisible and silent. */
export function TourSpans({ tour, site }: Props) {
  if (tour.visibility === "private") return null;
  const released = tour.audioStops.filter((stop) => !isWithheld(stop));
  const parts = [{}, ...released.map(({ id }) => ({ stopId: id }))];
  return (
    <div hidden>
      {parts.map((part, i) => (
        <span key={i} className="Z3988" title={toCoins(toCited(tour, site, part)!)} />
      ))}
    </div>
  );
}

/** The pages of an archive for paper, which open beside it: a story that plays goes on. */
export function TourPrints({ tour }: Pick<Props, "tour">) {
  const pages = { poster: t("poster"), labels: t("labels"), booklet: t("booklet") };
  return (
    <section className="tour-prints" aria-labelledby="prints">
      <h2 id="prints" className="aside-title">{t("print")}</h2>
      <ul role="list">
        {Object.entries(pages).map(([path, name]) => (
          <li key={path}>
            <a href={to(`/tour/${tour.id}/${path}`)} target="_blank" rel="noopener">
              {name}
              <span className="visually-hidden">{t("opensNewTab")}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function embedCodes(tour: Tour, origin: string) {
  const { language = "", languages = [], translation } = tour;
  const current = languages.length > 1 ? translation?.language ?? language : "";
  const codes = languages.length > 1
    ? languages.map((tag) => [tag, toEmbedCode(inLanguageOf(tour, tag), origin)])
    : [["", toEmbedCode(tour, origin)]];
  return { codes: Object.fromEntries(codes), current };
}

/** What a frame needs of an archive in another of its languages. */
const inLanguageOf = ({ id, title, languages, translation }: Tour, language: string) => ({
  id,
  title: language === translation?.of ? translation.titles?.[""] ?? title : title,
  language,
  languages,
});

/** The HTML with which another site embeds a public archive. */
export function TourEmbed({ tour, site }: Props) {
  if (tour.visibility !== "public") return null;
  return (
    <Island
      name="embed-code"
      of={EmbedCode}
      when="interaction"
      className="tour-embed"
      props={embedCodes(tour, site.origin)}
    />
  );
}
