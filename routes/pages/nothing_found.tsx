/** The list of archives without results: the search, and alternatives. */
import { SearchX } from "lucide-react";
import type { TourSearch } from "../../lib/model/tour/tour_search.ts";
import type { TourList } from "../../lib/server/search/tour_list.ts";
import { hrefOf, LENGTH_LABELS, nearLabel } from "../../lib/ui/tour/archive_search.tsx";
import { EmptyState } from "../../lib/ui/empty_state.tsx";
import { distanceText, typeLabel } from "../../lib/ui/tour/tour_labels.ts";
import { Words } from "../../lib/ui/words.tsx";

export function NothingFound({ search, list }: { search: TourSearch; list: TourList }) {
  const { nearest, searched } = list;
  const among = searched !== undefined &&
    ` among the newest ${searched.toLocaleString("en")} archives`;
  return (
    <EmptyState icon={SearchX} title="No archives found" heading="h3">
      <p>Nothing matches {describe(search, list.around)}{among}.</p>
      {nearest && (
        <p>
          The nearest match is{" "}
          <a href={`/tour/${nearest.id}`}>
            <Words language={nearest.language}>{nearest.title}</Words>
          </a>
          {nearest.place && ` in ${nearest.place}`}, {distanceText(nearest.distance!)}.
        </p>
      )}
      <div className="row">
        {nearest && (
          <a className="button primary" href={hrefOf({ ...search, radius: undefined })} data-search>
            Search farther away
          </a>
        )}
        <a className="button" href="/tours" data-search>Clear search and filters</a>
      </div>
    </EmptyState>
  );
}

/** The search in words, such as '“bell”, Guided Path, up to 30 min, within 10 km of Oxford'. */
function describe(search: TourSearch, around: string | undefined): string {
  const { q, type, length, near } = search;
  const lower = (text: string) => text[0].toLowerCase() + text.slice(1);
  return [
    q && `“${q}”`,
    type && typeLabel(type),
    length && lower(LENGTH_LABELS[length]),
    near && lower(nearLabel(search, around)),
  ].filter(Boolean).join(", ");
}
