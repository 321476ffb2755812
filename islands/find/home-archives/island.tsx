/**
 * The home page of signed-in users: their position, and the archives around it, or all archives.
 */
import { ChevronDown, MapPinOff } from "lucide-react";
import { useState } from "react";
import type { ListedTour } from "../../../lib/model/tour/tour_search.ts";
import { EmptyState } from "../../../lib/ui/empty_state.tsx";
import { shownText } from "../../../lib/ui/shown_text.ts";
import { TourCard, TourCardSkeleton } from "../../../lib/ui/tour/tour_card.tsx";
import { LocationCard } from "./location_card.tsx";
import { Nearest } from "./nearest.tsx";
import { type Nearby, useNearby } from "./use_nearby.ts";
import { to } from "../../../lib/texts/paths.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("find");
const shell = texts("shell");

const SKELETONS = 3;

/** Archives nearby that are shown at first, and with each "Show more". */
const PER_PAGE = 24;

/** `tours` are the newest, `total` is the number of all. */
type Props = { tours: ListedTour[]; total: number };

export default function HomeArchives({ tours: newest, total }: Props) {
  const [nearby, share] = useNearby();
  const [shown, setShown] = useState(PER_PAGE);
  const tours: ListedTour[] = nearby.tours ?? newest;
  const count = nearby.tours?.length ?? total;
  const loading = nearby.busy && nearby.position !== undefined;
  return (
    <>
      <LocationCard nearby={nearby} share={share} />
      <p className="lead home-count" role="status">
        {countLine(count, nearby.tours !== undefined)}
      </p>
      <section className="home-list" aria-labelledby="archives" aria-busy={loading}>
        <div className="collection-head">
          <h2 id="archives">{t("historicalArchives")}</h2>
          <p className="soft figures">{t("countFound", { count })}</p>
        </div>
        {!loading && tours.length === 0
          ? <NoneFound nearby={nearby} />
          : (
            <ul className="grid" role="list">
              {loading
                ? Array.from({ length: SKELETONS }, (_, i) => <TourCardSkeleton key={i} />)
                : tours.slice(0, shown).map((tour) => <TourCard key={tour.id} tour={tour} />)}
            </ul>
          )}
        {!loading && tours.length > shown && (
          <div className="show-more">
            <p className="soft figures" role="status">{shownText(shown, tours.length)}</p>
            <button
              type="button"
              className="button"
              onClick={() => setShown(shown + PER_PAGE)}
            >
              <ChevronDown aria-hidden="true" />
              {shell("showMore")}
            </button>
          </div>
        )}
        <p className="home-all">
          <a className="button" href={to("/tours")}>{t("viewAllTours")}</a>
        </p>
      </section>
    </>
  );
}

const countLine = (count: number, nearby: boolean): string =>
  t(nearby ? "availableNearby" : "available", { count });

function NoneFound({ nearby }: { nearby: Nearby }) {
  return (
    <EmptyState icon={MapPinOff} title={t("noneNearby")} heading="h3">
      <p>
        {nearby.problem ? t("locationNotFound") : t("noneInArea")}
      </p>
      {nearby.position && <Nearest position={nearby.position} />}
    </EmptyState>
  );
}
