/** The last part of a booklet: credits, catalogue record and citation. */
import { type CitedSite, toCited, toText } from "../../../lib/formats/citation/cited.ts";
import { htmlToText } from "../../../lib/formats/foreign/html_text.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { RecordFacts } from "../../../lib/ui/tour/record_facts.tsx";
import type { PrintedTour } from "./printed_tour.ts";

type Props = PrintedTour & {
  site: CitedSite;
  /** The makers of the map's data, as text or HTML; missing without streets. */
  mapCredit?: string;
};

export function BookletEnd({ tour, stops, host, hostSite, site, mapCredit }: Props) {
  const { record, language, creatorName, imageCredit } = tour;
  const pictures = stops.flatMap(({ n, imageCredit }) => imageCredit ? `${n}: ${imageCredit}` : []);
  return (
    <section className="booklet-end">
      <h2>About This Archive</h2>
      <Facts
        facts={[
          ["Created by", creatorName],
          ["Published at", `${host}/tour/${tour.id}`],
          ["Cover picture", imageCredit],
          ["Pictures", pictures.length > 0 ? pictures.join("; ") : undefined],
          ["Map", mapCredit && htmlToText(mapCredit).text],
          ["Printed from", hostSite.name],
        ]}
      />
      {record && <RecordFacts record={record} language={language} />}
      <p className="booklet-citation" dir="auto">{toText(toCited(tour, site)!)}</p>
    </section>
  );
}
