/** The last part of a booklet: credits, catalogue record and citation. */
import { type CitedSite, toCited } from "../../../lib/formats/citation/cited.ts";
import { toText } from "../../../lib/formats/citation/text.ts";
import { htmlToText } from "../../../lib/formats/foreign/html_text.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { RecordFacts } from "../../../lib/ui/tour/record_facts.tsx";
import type { PrintedTour } from "./printed_tour.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("print");

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
      <h2>{t("aboutThisArchive")}</h2>
      <Facts
        facts={[
          [t("createdBy"), creatorName],
          [t("publishedAt"), `${host}/tour/${tour.id}`],
          [t("coverPicture"), imageCredit],
          [t("pictures"), pictures.length > 0 ? pictures.join("; ") : undefined],
          [t("map"), mapCredit && htmlToText(mapCredit).text],
          [t("printedFrom"), hostSite.name],
        ]}
      />
      {record && <RecordFacts record={record} language={language} />}
      <p className="booklet-citation" dir="auto">{toText(toCited(tour, site)!)}</p>
    </section>
  );
}
