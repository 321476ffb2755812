/** What other programs read in a tour's page: tags in its head, and a COinS for each recording. */
import { toCited } from "../../lib/formats/citation/cited.ts";
import { toCoins } from "../../lib/formats/citation/coins.ts";
import { META_SCHEMAS, toMetaTags } from "../../lib/formats/citation/meta_tags.ts";
import type { Tour } from "../../lib/model/tour/tour.ts";

type Props = { tour: Tour; origin: string };

/** For the head. Nothing of a private archive: no program but its owner's browser reads it. */
export function TourTags({ tour, origin }: Props) {
  if (tour.visibility === "private") return null;
  return (
    <>
      {Object.entries(META_SCHEMAS).map(([name, href]) => (
        <link key={name} rel={`schema.${name}`} href={href} />
      ))}
      {toMetaTags(toCited(tour, origin)!).map(([name, content], i) => (
        <meta key={i} name={name} content={content} />
      ))}
    </>
  );
}

/** Empty spans, which nobody sees or hears. */
export function TourSpans({ tour, origin }: Props) {
  if (tour.visibility === "private") return null;
  const parts = [{}, ...tour.audioStops.map(({ id }) => ({ stopId: id }))];
  return (
    <div hidden>
      {parts.map((part, i) => (
        <span key={i} className="Z3988" title={toCoins(toCited(tour, origin, part)!)} />
      ))}
    </div>
  );
}
