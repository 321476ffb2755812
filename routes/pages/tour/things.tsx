/**
 * `/tour/{id}/things/{stop}`: all pictures and papers of a stop with all their pages and texts, for
 * browsers without scripts, for search engines, and for print.
 */
import { ArrowLeft } from "lucide-react";
import { pagesOf, type Thing, thingsPath } from "../../../lib/model/media/thing.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { thingFacts } from "../../../lib/ui/tour/thing_facts.tsx";
import { LargeThing } from "../../../lib/ui/tour/things.tsx";
import type { Ctx } from "../../context.ts";
import { shared, uncached } from "../../middleware/caching.ts";
import { findTourToRead } from "../../tour_language.ts";
import { notFound } from "../not_found.tsx";
import { texts } from "../../../lib/texts/texts.ts";
import { to } from "../../../lib/texts/paths.ts";

const t = texts("archive");

export async function thingsPage(c: Ctx) {
  const tour = (await findTourToRead(c))?.tour;
  const index = tour?.audioStops.findIndex(({ id }) => id === c.req.param("stopId")) ?? -1;
  const { things, title, language = tour?.language } = tour?.audioStops[index] ?? {};
  if (!tour || !things) return notFound(c);
  if (tour.visibility === "private") uncached(c, 200);
  else shared(c);
  const { id: tourId, revision, translation } = tour;
  const stopId = tour.audioStops[index].id;
  return c.render(
    <article className="wrap things-page">
      <a className="back" href={to(`/tour/${tourId}${stopLink({ index })}`)} data-back="">
        <ArrowLeft aria-hidden="true" />
        {t("backToStory")}
      </a>
      <h1 {...textIn(language)}>{title}</h1>
      <p className="soft">{t("picturesAndPapers")}</p>
      <div
        className="things-whole"
        data-things={thingsPath({ tourId, stopId, revision, translation })}
      >
        {things.map((thing) => <WholeThing key={thing.id} thing={thing} />)}
      </div>
    </article>,
    {
      title: t("picturesAndPapersOf", { title: title! }),
      path: `/tour/${tourId}/things/${encodeURIComponent(stopId)}`,
      isIndexed: tour.visibility === "public",
    },
  );
}

function WholeThing({ thing }: { thing: Thing }) {
  const pages = pagesOf(thing);
  return (
    <section>
      {pages.map(({ url, text }, i) => (
        <div key={i}>
          <LargeThing thing={thing} page={i + 1} url={url} />
          {text && <Paragraphs text={text} />}
        </div>
      ))}
      <Facts facts={thingFacts(thing)} />
      {thing.file && (
        <p>
          <a href={thing.file} download="">{t("downloadPdf")}</a>
        </p>
      )}
    </section>
  );
}
