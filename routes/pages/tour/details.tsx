/** The facts of an archive, beside its stories. */
import { formatShortCode } from "../../../lib/model/tour/short_code.ts";
import { hasStart, STOP_PLACES, type StopPlace } from "../../../lib/model/tour/stop_place.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { coordinates, typeLabel } from "../../../lib/ui/tour/tour_labels.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("archive");
const ofTour = texts("tour");

/** What is shown of a tour, or of a draft. */
type Detailed =
  & Partial<Pick<Tour, "duration" | "latitude" | "longitude" | "code" | "imageCredit">>
  & Pick<Tour, "tourType" | "stopCount">
  & { audioStops: { place?: StopPlace }[] };

export function Details({ tour }: { tour: Detailed }) {
  const code = tour.code && <span className="short-code">{formatShortCode(tour.code)}</span>;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="aside-title">{t("archiveDetails")}</h2>
      <Facts
        facts={[
          [t("duration"), tour.duration || t("flexible")],
          [t("narratives"), tour.stopCount],
          [t("type"), typeLabel(tour.tourType)],
          [t("location"), whereOf(tour)],
          [t("code"), code],
          [t("picture"), tour.imageCredit],
        ]}
      />
    </section>
  );
}

function whereOf(tour: Detailed): string {
  if (hasStart(tour)) return coordinates(tour, 2);
  const kinds = new Set(tour.audioStops.map(({ place }) => place));
  return STOP_PLACES.filter((place) => kinds.has(place)).map((place) => ofTour(place))
    .join(", ");
}
