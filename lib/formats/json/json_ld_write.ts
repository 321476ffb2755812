/**
 * A tour as JSON-LD, for search engines.
 *
 * Source: https://schema.org/TouristTrip, whose itinerary is an ItemList of places. A trip and a
 * place are not works: the archive and its recordings are their subjectOf.
 */
import type { CollectionLeaf, ImageObjectLeaf, TouristTrip, WithContext } from "schema-dts";
import { excerpt } from "../../model/tour/excerpt.ts";
import type { Position } from "../../model/tour/position.ts";
import type { Thing } from "../../model/media/thing.ts";
import { DEFAULT_PREVIEW, previewImage } from "../../model/media/preview_image.ts";
import type { Stop } from "../../model/tour/stop.ts";
import type { Tour } from "../../model/tour/tour.ts";
import { hasPlace, startOf } from "../../model/tour/stop_place.ts";
import { tourPathIn } from "../../model/web/tour_path.ts";
import { toWork } from "./json_ld_record.ts";
import { toAmbientSound, toRecording } from "./json_ld_recording.ts";

/** The TouristTrip of a tour whose page is on `origin`, such as "https://tours.example.org". */
export function toJsonLd(tour: Tour, origin: string): WithContext<TouristTrip> {
  const { title, description, imageUrl, creatorName, tourType, language, record, audioStops } =
    tour;
  const { languages = [] } = tour;
  const url = `${origin}/tour/${tour.id}`;
  const start = startOf(tour);
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
    ...(record || languages.length > 1) && {
      subjectOf: {
        "@type": "Collection",
        name: title,
        collectionSize: audioStops.length,
        ...(language ? { inLanguage: language } : {}),
        ...toWork(record),
        ...translationsOf(tour, origin),
      },
    },
    ...start && { tripOrigin: { "@type": "Place" as const, geo: geo(start) } },
    itinerary: {
      "@type": "ItemList",
      itemListOrder: `https://schema.org/ItemList${isOrdered ? "OrderAscending" : "Unordered"}`,
      numberOfItems: audioStops.length,
      itemListElement: audioStops.map((stop, i) => {
        return {
          "@type": "ListItem",
          position: i + 1,
          item: {
            "@type": "TouristAttraction",
            name: stop.title,
            url: `${url}#stop-${i + 1}`,
            ...hasPlace(stop) && { geo: geo(stop) },
            ...imagesOf(stop, origin),
            ...soundsOf(tour, stop, origin),
          },
        };
      }),
    },
  };
}

/** The recording and the ambient sound of a stop. */
function soundsOf(tour: Tour, stop: Stop, origin: string) {
  const sounds = [toRecording(tour, stop, origin), toAmbientSound(stop, origin)]
    .filter((sound) => sound !== undefined);
  return sounds.length === 0 ? {} : { subjectOf: sounds.length === 1 ? sounds[0] : sounds };
}

/** The original of a translation, and the translations of an original. */
function translationsOf({ id, languages = [], language, translation }: Tour, origin: string) {
  const inOther = (tag: string): CollectionLeaf => ({
    "@type": "Collection",
    inLanguage: tag,
    url: origin + tourPathIn(id, tag),
  });
  if (translation) return translation.of ? { translationOfWork: inOther(translation.of) } : {};
  const others = languages.filter((tag) => tag !== language);
  return others.length > 0 ? { workTranslation: others.map(inOther) } : {};
}

type Image = string | ImageObjectLeaf;

/** The first page of each thing of a stop. */
function imagesOf({ things = [] }: Stop, origin: string): { image?: Image | Image[] } {
  const images = things.map((thing) => toImage(thing, origin));
  return images.length === 0 ? {} : { image: images.length === 1 ? images[0] : images };
}

/**
 * A picture with its words; the address alone of one without any. A statement of rights that grants
 * nothing is no licence.
 */
function toImage({ url, caption, alt, credit, rights }: Thing, origin: string): Image {
  const contentUrl = new URL(url, origin).href;
  const words = caption || alt;
  if (!words && !credit && !rights) return contentUrl;
  const isLicence = rights?.includes("creativecommons.org");
  return {
    "@type": "ImageObject",
    contentUrl,
    ...words && { caption: words },
    ...credit && { creditText: credit },
    ...rights && (isLicence ? { license: rights } : { usageInfo: rights }),
  };
}

const geo = ({ latitude, longitude }: Position) => ({
  "@type": "GeoCoordinates" as const,
  latitude,
  longitude,
});
