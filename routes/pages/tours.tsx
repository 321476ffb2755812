/** `/tours`: all archives. */
import { LibraryBig } from "lucide-react";
import TourMap from "../../islands/tour-map.tsx";
import type { TourSummary } from "../../lib/model/tour.ts";
import type { Config } from "../../lib/server/config.ts";
import { listAllTours } from "../../lib/store/tour_lists.ts";
import { Island } from "../../lib/ui/island.tsx";
import { TourCard } from "../../lib/ui/tour_card.tsx";
import { ToursFigures, ToursHead } from "../../lib/ui/tours_parts.tsx";
import { narratives } from "../../lib/ui/tour_labels.ts";
import type { Ctx } from "../context.ts";
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
      <ToursHead />
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
  const values = [
    tours.length,
    tours.reduce((sum, tour) => sum + tour.stopCount, 0),
    tours.length * MINUTES_PER_TOUR,
  ];
  return <ToursFigures values={values.map((value) => value.toLocaleString("en"))} />;
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
