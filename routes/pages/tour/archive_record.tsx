/** "About this archive": its catalogue record, and what teachers and archives take of it. */
import { type CitedSite, toCited } from "../../../lib/formats/citation/cited.ts";
import { manifestPath } from "../../../lib/formats/iiif/manifest.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { RecordFacts } from "../../../lib/ui/tour/record_facts.tsx";
import { Citation } from "./citation.tsx";
import { TourEmbed, TourPrints } from "./tour_metadata.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("archive");

/** Nothing where the record is empty. */
export function ArchiveRecord({ tour }: { tour: Tour }) {
  const { record, language } = tour;
  if (!record) return null;
  return (
    <section className="catalogue-card record-card" aria-labelledby="record">
      <h2 id="record" className="aside-title">{t("aboutThisArchive")}</h2>
      <RecordFacts record={record} language={language} />
    </section>
  );
}

/** What teachers and archives take of an archive; most visitors need none of it. */
export function ForArchives({ tour, site }: { tour: Tour; site: CitedSite }) {
  return (
    <details className="for-archives">
      <summary>{t("forTeachers")}</summary>
      <TourPrints tour={tour} />
      {tour.record && (
        <details className="citation">
          <summary>{t("citeThisArchive")}</summary>
          <Citation cited={toCited(tour, site)!} tour={tour}>
            {tour.visibility === "public" && (
              <a href={manifestPath(tour.id)} data-turbo="false">{t("iiifManifest")}</a>
            )}
          </Citation>
        </details>
      )}
      <TourEmbed tour={tour} site={site} />
    </details>
  );
}
