/** `/tours`: all archives. */
import { ArrowLeft, LibraryBig } from "lucide-react";
import TourMap from "../islands/tour-map.tsx";
import type { TourSummary } from "../lib/model/tour.ts";
import type { Config } from "../lib/server/config.ts";
import { listAllTours } from "../lib/store/tour_lists.ts";
import { Island } from "../lib/ui/island.tsx";
import { TourCard } from "../lib/ui/tour_card.tsx";
import { narratives } from "../lib/ui/tour_labels.ts";
import type { Ctx } from "./context.ts";
import { page } from "./page.tsx";

/** What an archive counts for in the 'Total Minutes' card. */
const MINUTES_PER_TOUR = 45;

export async function toursPage(c: Ctx) {
  const { kv, config } = c.var.parts;
  const tours = await listAllTours(kv);
  return page(
    c,
    {
      title: "All Archive Experiences",
      description: "Browse and explore all historical narratives in the collection",
    },
    <Tours tours={tours} map={config.map} />,
  );
}

function Tours({ tours, map }: { tours: TourSummary[]; map: Config["map"] }) {
  return (
    <div className="wrap">
      <div className="page-head">
        <h1>All Archive Experiences</h1>
        <p className="lead">Browse and explore all historical narratives in the collection</p>
        <p>
          <a className="back" href="/">
            <ArrowLeft aria-hidden="true" />Back to Home
          </a>
        </p>
      </div>
      <Stats tours={tours} />
      {tours.length === 0 ? <NoTours /> : (
        <>
          <details className="map-toggle">
            <summary className="button">
              <span className="when-closed">Show Map</span>
              <span className="when-open">Hide Map</span>
            </summary>
            <Island
              name="tour-map"
              of={TourMap}
              when="visible"
              props={{ kind: "overview", tiles: map, places: tours.map(toPlace), line: false }}
            />
          </details>
          <h2 className="visually-hidden">Archives</h2>
          <ul className="grid" role="list">
            {tours.map((tour) => <TourCard key={tour.id} tour={tour} showType />)}
          </ul>
        </>
      )}
    </div>
  );
}

const toPlace = (tour: TourSummary) => ({
  title: tour.title,
  detail: `${narratives(tour.stopCount)}, ${tour.duration}`,
  href: `/tour/${tour.id}`,
  latitude: tour.latitude,
  longitude: tour.longitude,
});

function Stats({ tours }: { tours: TourSummary[] }) {
  const stats = [
    ["Total Archives", tours.length],
    ["Total Narratives", tours.reduce((sum, tour) => sum + tour.stopCount, 0)],
    ["Total Minutes", tours.length * MINUTES_PER_TOUR],
  ] as const;
  return (
    <dl className="stats">
      {stats.map(([name, value]) => (
        <div className="stat" key={name}>
          <dt>{name}</dt>
          <dd>{value.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoTours() {
  return (
    <div className="empty section">
      <LibraryBig aria-hidden="true" />
      <h2>No Archives Yet</h2>
      <p>The shelves are empty. Make the first archive from recordings of your school.</p>
      <a className="button primary" href="/create">Create Your First Archive</a>
    </div>
  );
}
