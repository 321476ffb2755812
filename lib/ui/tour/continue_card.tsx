/** The link back into the visitor's active tour. */
import { ArrowRight, Footprints } from "lucide-react";
import type { TourSummary } from "../../model/tour/tour.ts";
import { textIn } from "../../model/text/language.ts";

/** `stop` counts from 1. */
type Props = { tour: Pick<TourSummary, "id" | "title" | "language" | "stopCount">; stop: number };

export function ContinueCard({ tour: { id, title, language, stopCount }, stop }: Props) {
  return (
    <a className="continue-card" href={`/tour/${id}`}>
      <Footprints aria-hidden="true" />
      <span>
        <span className="continue-where figures">
          Continue your walk at stop {stop} of {stopCount}
        </span>
        <strong {...textIn(language)}>{title}</strong>
      </span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
