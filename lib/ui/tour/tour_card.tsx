/** A tour in a list. */
import {
  Clock,
  Compass,
  Footprints,
  Headphones,
  Landmark,
  MapPin,
  Navigation,
  UserRound,
} from "lucide-react";
import type { TourSummary } from "../../model/tour/tour.ts";
import type { ListedTour } from "../../model/tour/tour_search.ts";
import { tourPath } from "../../model/web/tour_path.ts";
import { Hits } from "./hits.tsx";
import { distanceText, stopCountText, typeLabel } from "./tour_labels.ts";
import { imageSource } from "../image_source.ts";
import { textIn } from "../../model/text/language.ts";
import { Words } from "../words.tsx";
import { texts } from "../../texts/texts.ts";
import { rich } from "../rich.tsx";
import { to } from "../../texts/paths.ts";

const t = texts("tour");

/**
 * `showType` adds the badge of the type. The card has its archive and its position for scripts: the
 * map points at it, and visitors who share the location see its distance
 * (islands/find/near-you/island.tsx).
 */
export function TourCard(
  { tour, showType = false }: { tour: ListedTour; showType?: boolean },
) {
  const { id, latitude, longitude, place, distance, opensIn } = tour;
  const href = to(tourPath(id, opensIn));
  return (
    <li className="tour-card" data-tour={id} data-at={`${latitude},${longitude}`}>
      <div className="plate">
        <CardImage tour={tour} />
        <span className="badge count">
          <Headphones aria-hidden="true" />
          {stopCountText(tour.stopCount)}
        </span>
      </div>
      <div className="body">
        <h3 {...textIn(tour.language)}>
          <a href={href}>{tour.title}</a>
        </h3>
        <p className="description" {...textIn(tour.language)}>{tour.description}</p>
        {tour.hits && tour.hits.length > 0 && (
          <Hits tourId={id} opensIn={opensIn} hits={tour.hits} />
        )}
        <div className="foot">
          <p className="meta">
            {showType && (
              <span>
                {tour.tourType === "ordered"
                  ? <Footprints aria-hidden="true" />
                  : <Compass aria-hidden="true" />}
                {typeLabel(tour.tourType)}
              </span>
            )}
            <span>
              <Clock aria-hidden="true" />
              <Words>{tour.duration}</Words>
            </span>
            {place && (
              <span>
                <MapPin aria-hidden="true" />
                <Words>{place}</Words>
              </span>
            )}
            <Distance metres={distance} />
            {tour.creatorName && (
              <span>
                <UserRound aria-hidden="true" />
                {rich(t, "createdBy", { name: <Words>{tour.creatorName}</Words> })}
              </span>
            )}
          </p>
          <a className="button" href={href} tabIndex={-1} aria-hidden="true">
            {t("exploreArchive")}
          </a>
        </div>
      </div>
    </li>
  );
}

/** The distance; empty while unknown. */
function Distance({ metres }: { metres?: number }) {
  return (
    <span className="distance">
      <Navigation aria-hidden="true" />
      <span>{metres !== undefined && distanceText(metres)}</span>
    </span>
  );
}

/**
 * The tour's picture, or a drawn placeholder of the same size. In lists it has no alternative text,
 * because the card's title describes it.
 */
export function CardImage(
  { tour, eager = false }: { tour: Pick<TourSummary, "imageUrl" | "imageAlt">; eager?: boolean },
) {
  if (!tour.imageUrl) {
    return (
      <div className="placeholder">
        <Landmark aria-hidden="true" />
      </div>
    );
  }
  return (
    <img
      {...imageSource(tour.imageUrl)}
      sizes={eager ? "(min-width: 60rem) 60rem, 100vw" : "(min-width: 40rem) 24rem, 100vw"}
      alt={tour.imageAlt ?? ""}
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

/** The skeleton of a card. */
export function TourCardSkeleton() {
  return (
    <li className="tour-card loading" aria-hidden="true">
      <div className="plate skeleton" />
      <div className="body">
        <div className="skeleton line title" />
        <div className="skeleton line" />
        <div className="skeleton line" />
        <div className="skeleton line short" />
        <div className="foot">
          <div className="skeleton line short" />
          <div className="skeleton button-shape" />
        </div>
      </div>
    </li>
  );
}
