/**
 * The tours of the comparison: around the towns and villages of the earth, the same in each run.
 */
import { CITIES } from "../../../tools/cities.ts";
import { destinationPoint } from "../../../lib/geo/bearing.ts";
import { encodeGeohash } from "../../../lib/geo/geohash.ts";
import { seededRandom } from "../../../lib/geo/noise.ts";
import type { Position } from "../../../lib/model/tour/position.ts";
import type { PlacedCard } from "../../../lib/model/tour/tour.ts";
import { toCard } from "../../../lib/store/records/tours.ts";

/** Metres around the middle of a town within which its tours begin, spread evenly over the area. */
const SPREAD = 10_000;

const CREATED = "2026-01-01T09:00:00.000Z";

/** `count` cards in the order of their geohashes, in which both stores read and write fastest. */
export function makeCards(count: number): PlacedCard[] {
  const random = seededRandom(1);
  const hashed = Array.from({ length: count }, (_, index) => {
    const { name, loc: { coordinates: [longitude, latitude] } } =
      CITIES[Math.floor(random() * CITIES.length)];
    const metres = SPREAD * Math.sqrt(random());
    const place = destinationPoint({ latitude, longitude }, metres, 360 * random());
    return { hash: encodeGeohash(place), card: cardOf(index, name, place) };
  });
  return hashed.sort((a, b) => a.hash < b.hash ? -1 : 1).map(({ card }) => card);
}

function cardOf(index: number, town: string, place: Position): PlacedCard {
  return toCard({
    // A ULID begins with ten digits of its time, which no two tours share.
    id: String(index).padStart(10, "0").padEnd(26, "0"),
    title: `${town}: the school on the hill`,
    description: `What became of the school of ${town}, told where it happened by those who went ` +
      "there: the bell, the stove in the corner, the long way home in winter.",
    imageUrl: "/archives/harvard-yard/cover.svg",
    duration: "45 min",
    creatorName: "A Teacher",
    tourType: "ordered",
    visibility: "public",
    stopCount: 5,
    revision: 1,
    createdAt: CREATED,
    updatedAt: CREATED,
    ...place,
  }) as PlacedCard;
}
