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
  TOUR_LENGTHS,
  type TourSearch,
  type TourSort,
} from "../../model/tour/tour_search.ts";
import { typeLabel } from "./tour_labels.ts";
import { texts } from "../../texts/texts.ts";
import { to } from "../../texts/paths.ts";
import { measure } from "../../texts/formats.ts";
import type { Position } from "../../model/tour/position.ts";

const t = texts("tour");

/** The keys of the durations in the choice. */
const LENGTH_LABELS = { short: "upTo30", medium: "from30To60", long: "over60" } as const;

type Option = readonly [value: string, label: string];

/** `around` names the place at the centre of the search. */
export function ArchiveSearch({ search, around }: { search: TourSearch; around?: string }) {
  return (
    <form
      id={ARCHIVE_SEARCH_ID}
      className="archive-search"
      action={to("/tours")}
      method="get"
      role="search"
      aria-label={t("archives")}
    >
      <div className="search-box">
        <label htmlFor="archive-words" className="visually-hidden">{t("searchAllArchives")}</label>
        <Search aria-hidden="true" />
        <input
          id="archive-words"
          type="search"
          name="q"
          defaultValue={search.q}
          placeholder={t("titlePersonPlace")}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
        <button type="submit" className="button primary">{t("search")}</button>
      </div>
      <div className="search-filters">
        <Choice
          name="type"
          label={t("path")}
          value={search.type}
          options={[
            ["", t("any")],
            ["ordered", typeLabel("ordered")],
            ["unordered", typeLabel("unordered")],
          ]}
        />
        <Choice
          name="length"
          label={t("length")}
          value={search.length}
          options={[
            ["", t("any")],
            ...TOUR_LENGTHS.map((length): Option => [length, t(LENGTH_LABELS[length])]),
          ]}
        />
        <Choice name="sort" label={t("order")} value={search.sort} options={sortOptions(search)} />
        <button
          type="button"
          className="button near-me"
          aria-pressed={search.near !== undefined}
          data-near-me
        >
          <LocateFixed aria-hidden="true" />
          {t("nearMe")}
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
  const name = (sort: TourSort) => t(`${sort}Sort`);
  return [["", name(own)], ...possible.map((sort): Option => [sort, name(sort)])];
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
          aria-label={t("removeFilter", { filter: nearLabel({ near, radius }, around) })}
          data-search
        >
          {nearLabel({ near, radius }, around)}
          <X aria-hidden="true" />
        </a>
      )}
      {isNarrowed && <a className="search-clear" href={to("/tours")} data-search>{t("clearAll")}
      </a>}
    </div>
  );
}

/** The address of the list for a search. */
export function hrefOf(search: TourSearch): string {
  const query = new URLSearchParams(toQuery(search)).toString();
  return to(query ? `/tours?${query}` : "/tours");
}

/** The area of a search, such as 'Within 10 km of Oxford, United Kingdom'. */
function nearLabel({ near, radius }: TourSearch, around: string | undefined): string {
  const place = placeOf(near!, around);
  return radius === undefined
    ? t("near", { place })
    : t("within", { distance: measure(radius, "kilometres"), place });
}

/** The place `around` a search, or else its centre in degrees. */
export const placeOf = ({ latitude, longitude }: Position, around: string | undefined): string =>
  around ?? `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`;
