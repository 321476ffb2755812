/** The link back into the visitor's active tour. */
import { ArrowRight, Footprints } from "lucide-react";
import type { TourSummary } from "../../model/tour/tour.ts";
import { textIn } from "../../model/text/language.ts";
import { texts } from "../../texts/texts.ts";
import { to } from "../../texts/paths.ts";

const t = texts("tour");

/** `stop` counts from 1. */
type Props = { tour: Pick<TourSummary, "id" | "title" | "language" | "stopCount">; stop: number };

export function ContinueCard({ tour: { id, title, language, stopCount }, stop }: Props) {
  return (
    <a className="continue-card" href={to(`/tour/${id}`)}>
      <Footprints aria-hidden="true" />
      <span>
        <span className="continue-where figures">
          {t("continueWalk", { stop, total: stopCount })}
        </span>
        <strong {...textIn(language)}>{title}</strong>
      </span>
      <ArrowRight aria-hidden="true" />
    </a>
  );
}
