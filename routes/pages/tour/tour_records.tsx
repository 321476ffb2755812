/** The catalogue records on a tour's page: of the archive, and of each recording. */
import type { ReactNode } from "react";
import { citationPath, FORMAT_NAMES } from "../../../lib/formats/citation/citation_path.ts";
import {
  type Cited,
  type CitedSite,
  toCited,
  toText,
} from "../../../lib/formats/citation/cited.ts";
import { manifestPath } from "../../../lib/formats/iiif/manifest.ts";
import { isWithheld } from "../../../lib/model/consent/closed.ts";
import { joinRecords } from "../../../lib/model/record/record_fields.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { FoldedRecord, RecordFacts } from "../../../lib/ui/tour/record_facts.tsx";

type Props = { tour: Tour; site: CitedSite };

/** "About this archive"; nothing where its record is empty. */
export function ArchiveRecord({ tour, site }: Props) {
  const { record, language } = tour;
  if (!record) return null;
  return (
    <section className="catalogue-card record-card" aria-labelledby="record">
      <h2 id="record" className="aside-title">About This Archive</h2>
      <RecordFacts record={record} language={language} />
      <Citation cited={toCited(tour, site)!} tourId={tour.id}>
        {tour.visibility === "public" && (
          <a href={manifestPath(tour.id)} data-turbo="false">IIIF manifest</a>
        )}
      </Citation>
    </section>
  );
}

/** A folded "About this recording" for each stop with a record. */
export function StopRecords({ tour, site }: Props) {
  const { audioStops, language } = tour;
  const known = audioStops.flatMap((stop) => {
    const record = joinRecords(tour.record, stop.record);
    return record && !isWithheld(stop) ? [{ ...stop, record }] : [];
  });
  if (known.length === 0) return null;
  return (
    <section className="stop-records" aria-labelledby="records">
      <h3 id="records">About the Recordings</h3>
      {known.map(({ id, title, language: own, record }) => (
        <FoldedRecord key={id} {...{ title, record }} language={own ?? language}>
          <Citation cited={toCited(tour, site, { stopId: id })!} tourId={tour.id} stopId={id} />
        </FoldedRecord>
      ))}
    </section>
  );
}

type CitationProps = {
  cited: Cited;
  tourId: string;
  stopId?: string;
  /** More links. */
  children?: ReactNode;
};

/** A tap selects the whole text; the links download files for other programs. */
function Citation({ cited, tourId, stopId, children }: CitationProps) {
  return (
    <details className="citation">
      <summary>{stopId === undefined ? "Cite this archive" : "Cite this recording"}</summary>
      <p className="citation-text" dir="auto">{toText(cited)}</p>
      <p className="citation-files">
        {Object.entries(FORMAT_NAMES).map(([format, name]) => (
          <a key={format} href={citationPath({ tourId, stopId, format })} data-turbo="false">
            {name}
          </a>
        ))}
        {children}
      </p>
    </details>
  );
}
