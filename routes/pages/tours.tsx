/** `/tours`: all archives, newest first, a page at a time (`?cursor=`). */
import { LibraryBig } from "lucide-react";
import ArchivesMap from "../../islands/archives-map.tsx";
import type { Config } from "../../lib/server/config.ts";
import { PageQuery } from "../../lib/model/query.ts";
import { countTours, listTours, type TourPage } from "../../lib/store/tour_lists.ts";
import { EmptyState } from "../../lib/ui/empty_state.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { ShowMore } from "../../lib/ui/show_more.tsx";
import { TourCard } from "../../lib/ui/tour_card.tsx";
import { ToursFigures, ToursHead } from "../../lib/ui/tours_parts.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery } from "../parse.ts";

/** Cards on one page. */
const PER_PAGE = 24;

/** What an archive counts for in the 'Total Minutes' card. */
const MINUTES_PER_TOUR = 45;

export async function toursPage(c: Ctx) {
  const { kv, config } = c.var.parts;
  const { limit = PER_PAGE, cursor } = parseQuery(c, PageQuery);
  const [found, counts] = await Promise.all([listTours(kv, { limit, cursor }), countTours(kv)]);
  const content = (
    <Tours found={found} counts={counts} isFirst={cursor === undefined} map={config.map} />
  );
  return c.render(content, {
    title: "All Archive Experiences",
    description: "Browse and explore all historical narratives in the collection",
  });
}

type Counts = Awaited<ReturnType<typeof countTours>>;

function Tours({ found, counts, isFirst, map }: {
  found: TourPage;
  counts: Counts;
  isFirst: boolean;
  map: Config["map"];
}) {
  const { tours, cursor } = found;
  return (
    <div className="wrap">
      <ToursHead />
      <Stats counts={counts} />
      {tours.length === 0 && isFirst ? <NoTours /> : (
        <>
          <details className="map-toggle">
            <summary className="button">
              <span className="when-closed">Show Map</span>
              <span className="when-open">Hide Map</span>
            </summary>
            <Island
              name="archives-map"
              of={ArchivesMap}
              when="visible"
              props={{ tiles: map }}
            />
          </details>
          <h2 className="visually-hidden">Archives</h2>
          <ul id="archives" className="grid" role="list">
            {tours.map((tour) => <TourCard key={tour.id} tour={tour} showType />)}
          </ul>
          <ShowMore
            list="archives"
            next={cursor && `/tours?cursor=${cursor}`}
            first={isFirst ? undefined : "/tours"}
            shown={tours.length}
            total={counts.tours}
          />
        </>
      )}
    </div>
  );
}

function Stats({ counts }: { counts: Counts }) {
  const values = [counts.tours, counts.stops, counts.tours * MINUTES_PER_TOUR];
  return <ToursFigures values={values.map((value) => value.toLocaleString("en"))} />;
}

function NoTours() {
  return (
    <EmptyState icon={LibraryBig} title="No Archives Yet">
      <p>The shelves are empty. Make the first archive from recordings of your school.</p>
      <a className="button primary" href="/create">Create Your First Archive</a>
    </EmptyState>
  );
}
