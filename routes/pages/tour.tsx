/** `/tour/{id}`: one archive, its map and its narratives. */
import { ArrowLeft, Clock, Compass, Footprints, Headphones, SearchX } from "lucide-react";
import Rehearse from "../../islands/rehearse.tsx";
import StartTour from "../../islands/start-tour.tsx";
import StopList from "../../islands/stop-list.tsx";
import TourMap from "../../islands/tour-map.tsx";
import { toJsonLd } from "../../lib/formats/json_ld_write.ts";
import { excerpt } from "../../lib/model/excerpt.ts";
import { Id } from "../../lib/model/id.ts";
import { previewImage } from "../../lib/model/preview_image.ts";
import { RADIUS } from "../../lib/model/stop_limits.ts";
import type { Tour } from "../../lib/model/tour.ts";
import { toPlayerTour } from "../../lib/model/player_tour.ts";
import type { Config } from "../../lib/server/config.ts";
import { getTour } from "../../lib/store/tours.ts";
import { JsonLd } from "../../lib/ui/json_data.tsx";
import { EmptyPage } from "../../lib/ui/empty_state.tsx";
import { Facts } from "../../lib/ui/facts.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { CardImage } from "../../lib/ui/tour_card.tsx";
import { coordinates, narratives, typeLabel } from "../../lib/ui/tour_labels.ts";
import type { Ctx } from "../context.ts";
import { uncached } from "../middleware/caching.ts";

export async function tourPage(c: Ctx) {
  const { kv, config } = c.var.parts;
  const id = Id.safeParse(c.req.param("id"));
  const found = id.success ? await getTour(kv, id.data) : null;
  if (!found) return uncached(c, 404).render(<NotFound />, { title: "Archive Not Found" });
  const { tour } = found;
  return c.render(
    <>
      <JsonLd data={toJsonLd(tour, config.auth.origin)} />
      <TourView tour={tour} map={config.map} />
    </>,
    {
      title: tour.title,
      description: excerpt(tour.description),
      image: previewImage(tour.imageUrl),
      path: `/tour/${tour.id}`,
    },
  );
}

function TourView({ tour, map }: { tour: Tour; map: Config["map"] }) {
  const playerTour = toPlayerTour(tour);
  return (
    <article className="wrap tour-page">
      <header className="tour-head">
        <div className="plate">
          <CardImage tour={tour} eager />
        </div>
        <div className="tour-head-text">
          <a className="back" href="/tours">
            <ArrowLeft aria-hidden="true" />Back to Archives
          </a>
          <h1>{tour.title}</h1>
          <Badges tour={tour} />
          {tour.creatorName && <p className="soft">Created by {tour.creatorName}</p>}
          {paragraphs(tour.description).map((text, i) => <p key={i}>{text}</p>)}
        </div>
      </header>
      <Island
        name="tour-map"
        of={TourMap}
        when="visible-or-walk"
        props={{
          tourId: tour.id,
          tiles: map,
          places: toPlaces(tour),
          line: tour.tourType === "ordered",
        }}
      />
      <div className="tour-body">
        <section className="tour-main" aria-labelledby="narratives">
          <h2 id="narratives">Historical Narratives</h2>
          <Island name="stop-list" of={StopList} when="load" props={{ tour: playerTour }} />
        </section>
        <Island name="start-tour" of={StartTour} when="load" props={{ tour: playerTour }} />
        <aside className="tour-aside" aria-label="About this archive">
          <Island name="rehearse" of={Rehearse} when="interaction" props={{ tour: playerTour }} />
          <Details tour={tour} />
          {tour.accessNote && <AccessNote text={tour.accessNote} />}
          <Tips tour={tour} />
        </aside>
      </div>
    </article>
  );
}

function Badges({ tour }: { tour: Tour }) {
  const TypeIcon = tour.tourType === "ordered" ? Footprints : Compass;
  return (
    <p className="row">
      <span className="badge">
        <Headphones aria-hidden="true" />
        {narratives(tour.stopCount)}
      </span>
      <span className="badge">
        <Clock aria-hidden="true" />
        {tour.duration || "Flexible"}
      </span>
      <span className="badge moss">
        <TypeIcon aria-hidden="true" />
        {typeLabel(tour.tourType)}
      </span>
    </p>
  );
}

function Details({ tour }: { tour: Tour }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="aside-title">Archive Details</h2>
      <Facts
        facts={[
          ["Duration", tour.duration || "Flexible"],
          ["Narratives", tour.stopCount],
          ["Type", typeLabel(tour.tourType)],
          ["Location", coordinates(tour, 2)],
        ]}
      />
    </section>
  );
}

/** The author's words on steps, surfaces and ways around them. */
function AccessNote({ text }: { text: string }) {
  return (
    <section aria-labelledby="access">
      <h2 id="access" className="aside-title">Steps and Surfaces</h2>
      {paragraphs(text).map((paragraph, i) => <p key={i}>{paragraph}</p>)}
    </section>
  );
}

const paragraphs = (text: string) => text.split(/\n+/);

const TIPS = {
  ordered: [
    "Follow the numbered stops in sequence: each story leads to the next.",
    "Bring headphones, and keep an ear open for traffic.",
    "Keep the page open while you walk: phones share their position only then.",
  ],
  unordered: [
    "Explore at your own pace: visit the stops in any order.",
    "Bring headphones, and keep an ear open for traffic.",
    "Not there? Play any narrative from wherever you are.",
  ],
};

function Tips({ tour }: { tour: Tour }) {
  return (
    <section className="tips" aria-labelledby="tips">
      <h2 id="tips" className="aside-title">Experience Tips</h2>
      <ul>{TIPS[tour.tourType].map((tip) => <li key={tip}>{tip}</li>)}</ul>
    </section>
  );
}

const toPlaces = (tour: Tour) =>
  tour.audioStops.map((stop, i) => ({
    n: i + 1,
    title: stop.title,
    detail: tour.tourType === "ordered" ? `Stop ${i + 1}` : "Discovery Point",
    href: `#stop-${i + 1}`,
    latitude: stop.latitude,
    longitude: stop.longitude,
    radius: stop.triggerRadius ?? RADIUS.onPages,
  }));

function NotFound() {
  return (
    <EmptyPage icon={SearchX} title="Archive Not Found">
      <p>The historical archive you're looking for doesn't exist or has been removed.</p>
      <a className="button primary" href="/tours">Back to Archives</a>
    </EmptyPage>
  );
}
