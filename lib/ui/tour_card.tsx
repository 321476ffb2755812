/** A tour in a list. */
import { Clock, Compass, Footprints, Headphones, Landmark, UserRound } from "lucide-react";
import type { TourSummary } from "../model/tour.ts";
import { distanceText, narratives, typeLabel } from "./tour_labels.ts";

/** `distance` in metres, where it is known; `showType` adds the badge of the type. */
export function TourCard(
  { tour, distance, showType = false }: {
    tour: TourSummary;
    distance?: number;
    showType?: boolean;
  },
) {
  return (
    <li className="tour-card">
      <div className="plate">
        <CardImage tour={tour} />
        <span className="badge count">
          <Headphones aria-hidden="true" />
          {narratives(tour.stopCount)}
        </span>
      </div>
      <div className="body">
        <h3>
          <a href={`/tour/${tour.id}`}>{tour.title}</a>
        </h3>
        <p className="description">{tour.description}</p>
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
              {tour.duration}
            </span>
            {distance !== undefined && <span>{distanceText(distance)}</span>}
            {tour.creatorName && (
              <span>
                <UserRound aria-hidden="true" />
                Created by {tour.creatorName}
              </span>
            )}
          </p>
          <a className="button" href={`/tour/${tour.id}`} tabIndex={-1} aria-hidden="true">
            Explore Archive
          </a>
        </div>
      </div>
    </li>
  );
}

/** The tour's picture, or a drawn placeholder of the same size. */
export function CardImage({ tour, eager = false }: { tour: TourSummary; eager?: boolean }) {
  if (!tour.imageUrl) {
    return (
      <div className="placeholder">
        <Landmark aria-hidden="true" />
      </div>
    );
  }
  return (
    <img
      src={tour.imageUrl}
      alt=""
      width="1200"
      height="800"
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      referrerPolicy="no-referrer"
    />
  );
}

/** The shape of a card while its tour is on the way. */
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
