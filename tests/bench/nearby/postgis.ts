/** PostGIS with a million tours: geography with a GiST index, asked by a prepared statement. */
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import postgres from "postgres";
import { EARTH_RADIUS } from "../../../lib/geo/distance.ts";
import type { TourCard } from "../../../lib/model/tour/tour.ts";
import type { NearbyTour } from "../../../lib/store/index/nearby.ts";
import type { Contestant } from "./contestant.ts";

/**
 * The radius in metres of the sphere on which PostGIS measures: the mean of the WGS 84 spheroid.
 */
const POSTGIS_RADIUS = 6_371_008.7714150598;

/** Our sphere as a share of that one. */
const SCALE = EARTH_RADIUS / POSTGIS_RADIUS;

/** The columns: a card's fields by their names, then the place. */
const FIELDS = {
  id: 'text collate "C"',
  title: "text",
  description: "text",
  imageUrl: "text",
  duration: "text",
  creatorName: "text",
  tourType: "text",
  stopCount: "integer",
  revision: "integer",
  createdAt: "text",
  updatedAt: "text",
  language: "text",
  latitude: "double precision",
  longitude: "double precision",
} satisfies Record<keyof TourCard, string>;

const NAMES = Object.keys(FIELDS) as (keyof TourCard)[];

/** Fills the server whose socket is in `host`; how many seconds that took. */
export async function fillPostgis(cards: TourCard[], host: string): Promise<number> {
  const started = performance.now();
  const sql = connect(host);
  await fill(sql, cards);
  await sql.end();
  return (performance.now() - started) / 1000;
}

/** The same server, which took `loadSeconds` to fill. */
export function openPostgis(host: string, loadSeconds: number): Contestant {
  const sql = connect(host);
  return {
    name: "PostGIS (ST_DWithin, GiST)",
    loadSeconds,
    // On the sphere, as we do; that is also faster than on the spheroid. postgres.js prepares it
    // once.
    nearby: ({ latitude, longitude }, radius) =>
      sql<NearbyTour[]>`
        with here as (select st_point(${longitude}, ${latitude})::geography as place)
        select ${sql(NAMES)}, st_distance(tours.place, here.place, false) * ${SCALE} as distance
        from tours, here
        where st_dwithin(tours.place, here.place, ${radius / SCALE}, false)
        order by distance, id`,
    [Symbol.asyncDispose]: () => sql.end(),
  };
}

const connect = (host: string) =>
  postgres({ host, username: "postgres", database: "postgres", max: 1, onnotice: () => {} });

async function fill(sql: postgres.Sql, cards: TourCard[]): Promise<void> {
  await sql`create extension postgis`;
  const columns = NAMES.map((name) => `"${name}" ${FIELDS[name]} not null`);
  await sql.unsafe(`create unlogged table tours (${columns}, place geography(point) not null)`);
  const copy = await sql`copy tours from stdin`.writable();
  await pipeline(Readable.from(lines(cards)), copy);
  await sql`create index on tours using gist (place)`;
  await sql`vacuum analyze tours`;
}

/** The rows in the text format of COPY, a thousand at a time. */
function* lines(cards: TourCard[]): Generator<string> {
  for (let start = 0; start < cards.length; start += 1000) {
    yield cards.slice(start, start + 1000).map((card) => {
      const place = `SRID=4326;POINT(${card.longitude} ${card.latitude})`;
      return [...NAMES.map((name) => card[name]), place].join("\t") + "\n";
    }).join("");
  }
}
