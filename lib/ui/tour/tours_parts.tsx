/** The parts that the page of all tours and its skeleton share. */
import { ArrowLeft } from "lucide-react";
import { Figures } from "./facts.tsx";
import { TourCardSkeleton } from "./tour_card.tsx";
import { texts } from "../../texts/texts.ts";
import { to } from "../../texts/paths.ts";

const t = texts("tour");

const FIGURES = ["totalArchives", "totalNarratives", "totalMinutes"] as const;
const SKELETONS = 6;

/** The title, with the link back. */
export function ToursHead() {
  return (
    <div className="page-head tours-head">
      <h1>{t("allArchiveExperiences")}</h1>
      <p className="lead">{t("browseAll")}</p>
      <p>
        <a className="back" href={to("/")} data-back="">
          <ArrowLeft aria-hidden="true" />
          {t("backToHome")}
        </a>
      </p>
    </div>
  );
}

/** The three figures of the collection. */
export function ToursFigures({ values }: { values: string[] }) {
  return <Figures figures={FIGURES.map((name, i) => [t(name), values[i]] as const)} />;
}

/** The skeleton of a slow page; see islands/runtime/skeletons.ts. */
export function ToursSkeleton() {
  return (
    <div className="wrap">
      <ToursHead />
      <ToursFigures values={FIGURES.map(() => "–")} />
      <div className="archive-search">
        <div className="skeleton search-shape" />
      </div>
      <ul className="grid" role="list">
        {Array.from({ length: SKELETONS }, (_, i) => <TourCardSkeleton key={i} />)}
      </ul>
    </div>
  );
}
