/**
 * A tour as JSON-LD, by which search engines know a page's subject.
 *
 * Source: https://schema.org/TouristTrip, whose itinerary is an ItemList of places.
 */
import { excerpt } from "../../model/tour/excerpt.ts";
import type { Position } from "../../model/tour/position.ts";
import { DEFAULT_PREVIEW, previewImage } from "../../model/media/preview_image.ts";
import type { Tour } from "../../model/tour/tour.ts";

/** The TouristTrip of a tour whose page is on `origin`, such as "https://tours.example.org". */
export function toJsonLd(tour: Tour, origin: string): object {
  const { title, description, imageUrl, creatorName, tourType, language, audioStops } = tour;
  const url = `${origin}/tour/${tour.id}`;
  const isOrdered = tourType === "ordered";
  return {
    "@context": "https://schema.org",
    "@type": "TouristTrip",
    name: title,
    description: excerpt(description),
    url,
    ...(language ? { inLanguage: language } : {}),
    image: new URL(previewImage(imageUrl) ?? DEFAULT_PREVIEW, origin).href,
    ...(creatorName ? { provider: { "@type": "Organization", name: creatorName } } : {}),
    tripOrigin: { "@type": "Place", geo: geo(tour) },
    itinerary: {
      "@type": "ItemList",
      itemListOrder: `https://schema.org/ItemList${isOrdered ? "OrderAscending" : "Unordered"}`,
      numberOfItems: audioStops.length,
      itemListElement: audioStops.map((stop, i) => ({
        "@type": "ListItem",
        position: i + 1,
        item: {
          "@type": "TouristAttraction",
          name: stop.title,
          url: `${url}#stop-${i + 1}`,
          geo: geo(stop),
          ...(stop.imageUrl ? { image: new URL(stop.imageUrl, origin).href } : {}),
        },
      })),
    },
  };
}

const geo = ({ latitude, longitude }: Position) => ({
  "@type": "GeoCoordinates",
  latitude,
  longitude,
});
