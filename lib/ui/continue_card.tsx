/** The way back into the tour that somebody is on. */
import { ArrowRight, Footprints } from "lucide-react";
import type { TourSummary } from "../model/tour.ts";

/** `stop` counts from 1. */
type Props = { tour: Pick<TourSummary, "id" | "title" | "stopCount">; stop: number };

export function ContinueCard({ tour: { id, title, stopCount }, stop }: Props) {
  return (
    <a className="continue-card" href={`/tour/${id}`}>
      <Footprints aria-hidden="true" />
      <span>
        <span className="continue-where figures">
          Continue your walk at stop {stop} of {stopCount}
        </span>
        <strong>{title}</strong>
      </span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
