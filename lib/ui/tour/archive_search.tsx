/**
 * The search above the list of all archives: a plain form, which
 * islands/shell/lists/archive_search.ts sends on each change.
 */
import { LocateFixed, Search, X } from "lucide-react";
import { ARCHIVE_SEARCH_ID, SEARCH_STATE_ID } from "../../model/web/page_names.ts";
import {
  isWholeList,
  sortOf,
  toQuery,
  type TourSearch,
  type TourSort,
} from "../../model/tour/tour_search.ts";
import { typeLabel } from "./tour_labels.ts";

/** The durations in the choice, and in a sentence. */
export const LENGTH_LABELS = {
  short: "Up to 30 min",
  medium: "30–60 min",
  long: "Over 60 min",
} as const;

const SORT_LABELS: Record<TourSort, string> = {
  relevance: "Best match",
  nearest: "Nearest first",
  newest: "Newest first",
  title: "Title, A to Z",
};

type Option = readonly [value: string, label: string];

/** `around` names the place at the centre of the search. */
export function ArchiveSearch({ search, around }: { search: TourSearch; around?: string }) {
  return (
    <form
      id={ARCHIVE_SEARCH_ID}
      className="archive-search"
      action="/tours"
      method="get"
      role="search"
      aria-label="Archives"
    >
      <div className="search-box">
        <label htmlFor="archive-words" className="visually-hidden">Search all archives</label>
        <Search aria-hidden="true" />
        <input
          id="archive-words"
          type="search"
          name="q"
          defaultValue={search.q}
          placeholder="Title, person or place"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button primary">Search</button>
      </div>
      <div className="search-filters">
        <Choice
          name="type"
          label="Path"
          value={search.type}
          options={[
            ["", "Any"],
            ["ordered", typeLabel("ordered")],
            ["unordered", typeLabel("unordered")],
          ]}
        />
        <Choice
          name="length"
          label="Length"
          value={search.length}
          options={[["", "Any"], ...Object.entries(LENGTH_LABELS)]}
        />
        <Choice name="sort" label="Order" value={search.sort} options={sortOptions(search)} />
        <button
          type="button"
          className="button near-me"
          aria-pressed={search.near !== undefined}
          data-near-me
        >
          <LocateFixed aria-hidden="true" />Near me
        </button>
        <SearchState search={search} around={around} />
      </div>
    </form>
  );
}

function Choice({ name, label, value = "", options }: {
  name: string;
  label: string;
  value?: string;
  options: Option[];
}) {
  return (
    <label className="search-choice">
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {options.map(([value, label]) => <option key={value} value={value}>{label}</option>)}
      </select>
    </label>
  );
}

/**
 * The best order for the search comes first and has no value, so that it changes with the search; a
 * chosen order stays.
 */
function sortOptions(search: TourSearch): Option[] {
  const own = sortOf({ ...search, sort: undefined });
  const others: TourSort[] = ["relevance", "nearest", "newest", "title"];
  const possible = others.filter((sort) => sort !== own && sortOf({ ...search, sort }) === sort);
  return [["", SORT_LABELS[own]], ...possible.map((sort): Option => [sort, SORT_LABELS[sort]])];
}

/** The place of a search, and the links that remove it or all filters. */
function SearchState({ search, around }: { search: TourSearch; around?: string }) {
  const { near, radius, sort, ...rest } = search;
  const place = { lat: near?.latitude, lng: near?.longitude, radius };
  const isNarrowed = !isWholeList(search);
  return (
    <div id={SEARCH_STATE_ID} className="search-state">
      {Object.entries(place).map(([name, value]) =>
        value !== undefined && <input key={name} type="hidden" name={name} value={value} />
      )}
      {near && (
        <a
          className="search-chip"
          href={hrefOf({ ...rest, sort: sort === "nearest" ? undefined : sort })}
          data-search
        >
          {nearLabel({ near, radius }, around)}
          <X aria-hidden="true" />
          <span className="visually-hidden">: remove</span>
        </a>
      )}
      {isNarrowed && <a className="search-clear" href="/tours" data-search>Clear all</a>}
    </div>
  );
}

/** The address of the list for a search. */
export function hrefOf(search: TourSearch): string {
  const query = new URLSearchParams(toQuery(search)).toString();
  return query ? `/tours?${query}` : "/tours";
}

/** The area of a search, such as 'Within 10 km of Oxford, United Kingdom'. */
export function nearLabel({ near, radius }: TourSearch, around: string | undefined): string {
  const place = around ?? `${near!.latitude.toFixed(3)}, ${near!.longitude.toFixed(3)}`;
  return radius === undefined ? `Near ${place}` : `Within ${radius} km of ${place}`;
}
