/** The list of archives without results: the search, and alternatives. */
import { SearchX } from "lucide-react";
import type { TourSearch } from "../../lib/model/tour/tour_search.ts";
import type { TourList } from "../../lib/server/search/tour_list.ts";
import { hrefOf, placeOf } from "../../lib/ui/tour/archive_search.tsx";
import { EmptyState } from "../../lib/ui/empty_state.tsx";
import { distanceText, typeLabel } from "../../lib/ui/tour/tour_labels.ts";
import { Words } from "../../lib/ui/words.tsx";
import { to } from "../../lib/texts/paths.ts";
import { measure } from "../../lib/texts/formats.ts";
import { texts } from "../../lib/texts/texts.ts";
import { rich } from "../../lib/ui/rich.tsx";

const t = texts("problems");
const ofHome = texts("home");

/** The durations in a sentence. */
const LENGTHS = { short: "searchUpTo30", medium: "search30To60", long: "searchOver60" } as const;

export function NothingFound({ search, list }: { search: TourSearch; list: TourList }) {
  const { nearest, searched } = list;
  const wanted = describe(search, list.around);
  return (
    <EmptyState icon={SearchX} title={t("noArchivesFound")} heading="h3">
      <p>
        {searched === undefined
          ? t("nothingMatches", { wanted })
          : t("nothingAmong", { wanted, count: searched })}
      </p>
      {nearest && (
        <p>
          {rich(t, nearest.place ? "nearestMatchIn" : "nearestMatch", {
            title: (
              <a href={to(`/tour/${nearest.id}`)}>
                <Words language={nearest.language}>{nearest.title}</Words>
              </a>
            ),
            place: nearest.place,
            distance: distanceText(nearest.distance!),
          })}
        </p>
      )}
      <div className="row">
        {nearest && (
          <a className="button primary" href={hrefOf({ ...search, radius: undefined })} data-search>
            {t("searchFarther")}
          </a>
        )}
        <a className="button" href={to("/tours")} data-search>{t("clearSearch")}</a>
      </div>
    </EmptyState>
  );
}

/** The search in words, such as '“bell”, Guided Path, up to 30 min, within 10 km of Oxford'. */
function describe(search: TourSearch, around: string | undefined): string {
  const { q, type, length, near, radius } = search;
  const place = near && placeOf(near, around);
  const distance = radius && measure(radius, "kilometres");
  return [
    q && t("quoted", { words: q }),
    type && typeLabel(type),
    length && ofHome(LENGTHS[length]),
    place &&
    (distance ? ofHome("searchWithin", { distance, place }) : ofHome("searchNear", { place })),
  ].filter(Boolean).join(", ");
}
