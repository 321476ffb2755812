/** The facts of an archive, beside its stories. */
import { formatShortCode } from "../../../lib/model/tour/short_code.ts";
import { hasStart, STOP_PLACES, type StopPlace } from "../../../lib/model/tour/stop_place.ts";
import { STOP_PLACE_NAMES } from "../../../lib/model/text/stop_place_names.ts";
import type { Tour } from "../../../lib/model/tour/tour.ts";
import { Facts } from "../../../lib/ui/tour/facts.tsx";
import { coordinates, typeLabel } from "../../../lib/ui/tour/tour_labels.ts";

/** What is shown of a tour, or of a draft. */
type Detailed =
  & Partial<Pick<Tour, "duration" | "latitude" | "longitude" | "code" | "imageCredit">>
  & Pick<Tour, "tourType" | "stopCount">
  & { audioStops: { place?: StopPlace }[] };

export function Details({ tour }: { tour: Detailed }) {
  const code = tour.code && <span className="short-code">{formatShortCode(tour.code)}</span>;
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="aside-title">Archive Details</h2>
      <Facts
        facts={[
          ["Duration", tour.duration || "Flexible"],
          ["Narratives", tour.stopCount],
          ["Type", typeLabel(tour.tourType)],
          ["Location", whereOf(tour)],
          ["Code", code],
          ["Picture", tour.imageCredit],
        ]}
      />
    </section>
  );
}

function whereOf(tour: Detailed): string {
  if (hasStart(tour)) return coordinates(tour, 2);
  const kinds = new Set(tour.audioStops.map(({ place }) => place));
  return STOP_PLACES.filter((place) => kinds.has(place)).map((place) => STOP_PLACE_NAMES[place])
    .join(", ");
}
