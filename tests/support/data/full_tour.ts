/** An archive in which every field has a value. */
import type { Thing } from "../../../lib/model/media/thing.ts";
import { encodeLine } from "../../../lib/model/tour/legs/polyline.ts";
import type { TourInput } from "../../../lib/model/tour/tour.ts";
import { makeStop, makeTour, makeUnplacedStop } from "./tours.ts";

const picture = (name: string): Thing => ({
  id: name,
  url: `/archives/${name}.svg`,
  text: `Words on ${name}`,
  alt: `What ${name} shows`,
  caption: `About ${name}`,
  credit: `Who drew ${name}`,
  date: "1890",
  source: "Town archive, 4-117",
  rights: "http://rightsstatements.org/vocab/NKC/1.0/",
  pages: [{ url: `/archives/${name}-2.svg`, text: "Page 2" }],
  from: 300,
  to: 600,
});

/** An old map that is placed. */
const OLD_MAP = {
  title: "The town in 1890",
  year: "1890",
  credit: "Town archive",
  scanUrl: "/archives/scan.svg",
  imageUrl: "/archives/map.svg",
  edges: { south: 40, west: -75, north: 41, east: -74 },
  transformation: "polynomial" as const,
  points: [0, 1, 2, 3].map((n) => ({
    x: n,
    y: n * n,
    latitude: 40 + n / 9,
    longitude: -75 + n / 7,
  })),
};

/** What a stop can have besides its place. */
const STORY = {
  id: "wheel",
  code: "BCDFG7",
  contentWarning: "An accident",
  language: "de",
  things: [
    picture("wheel"),
    {
      id: "old",
      url: "/archives/old.svg",
      alt: "The old wheel",
      credit: "Town archive",
      date: "1907",
      then: true as const,
    },
  ],
  audioUrl: "/archives/bell.mp3",
  transcript: {
    language: "de",
    source: "typed" as const,
    checked: true,
    cues: [{ start: 0, end: 900, text: "The wheel turns." }],
  },
  chapters: [
    { at: 0, title: "The wheel" },
    {
      at: 63_000,
      title: "The mill",
      synopsis: "How it was built.",
      keywords: ["water", "oak"],
      place: { lat: 40.751, lng: -74.601, name: "Mill Lane" },
    },
  ],
  record: { creators: ["The miller"] },
};

const corner = (latitude: number, longitude: number) => ({ latitude, longitude });

/** How the ground around the stop on the map is. */
const GROUND = {
  area: encodeLine([corner(40.758, -74.668), corner(40.76, -74.668), corner(40.759, -74.666)]),
  ambientUrl: "/archives/rain.mp3",
  leg: {
    line: encodeLine([corner(40.7589, -74.6672), corner(40.7595, -74.6672)]),
    by: "hand" as const,
    parts: [{ at: 0, name: "Mill Lane" }],
  },
};

/** Two stops: one on the map, and one indoors. */
export function fullTour(over: Partial<TourInput> = {}): TourInput {
  return makeTour({
    things: [picture("mill")],
    accessNote: "Three steps",
    contentWarning: "A drowning",
    language: "en",
    record: { collection: "Mills" },
    routeLine: [{ latitude: 40.75, longitude: -74.6 }, { latitude: 40.76, longitude: -74.7 }],
    oldMaps: [OLD_MAP],
    audioStops: [
      makeStop({ ...STORY, ...GROUND }),
      makeUnplacedStop("indoors", { ...STORY, id: "hall" }),
    ],
    ...over,
  });
}
