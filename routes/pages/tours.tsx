/**
 * `/tours`: all archives, newest first, or the results of a search, in pages. The query is
 * `ToursQuery` (lib/model/web/query.ts); the page works without script.
 */
import { LibraryBig } from "lucide-react";
import ArchivesMap from "../../islands/find/archives-map/island.tsx";
import NearYou from "../../islands/find/near-you/island.tsx";
import { FOUND_ID, RESULTS_ID } from "../../lib/model/web/page_names.ts";
import { MAX_PAGES, ToursQuery } from "../../lib/model/web/query.ts";
import { isWholeList, toQuery, type TourSearch } from "../../lib/model/tour/tour_search.ts";
import type { Config } from "../../lib/server/host/config.ts";
import { readTourList, type TourList } from "../../lib/server/search/tour_list.ts";
import type { TourCounts } from "../../lib/store/index/tour_lists.ts";
import { ArchiveSearch, hrefOf } from "../../lib/ui/tour/archive_search.tsx";
import { EmptyState } from "../../lib/ui/empty_state.tsx";
import { Island } from "../../lib/ui/island.tsx";
import { ShowMore } from "../../lib/ui/show_more.tsx";
import { TourCard } from "../../lib/ui/tour/tour_card.tsx";
import { ToursFigures, ToursHead } from "../../lib/ui/tour/tours_parts.tsx";
import type { Ctx } from "../context.ts";
import { parseQuery } from "../parse.ts";
import { NothingFound } from "./nothing_found.tsx";
import { language, texts } from "../../lib/texts/texts.ts";
import { to } from "../../lib/texts/paths.ts";
import { number } from "../../lib/texts/formats.ts";

const t = texts("home");
const ofTour = texts("tour");

/** Cards on one page. */
const PER_PAGE = 24;

/**
 * Most cards on one page, whatever its address asks for, because nobody else is answered meanwhile.
 */
const MOST_CARDS = MAX_PAGES * PER_PAGE;

/** An archive's minutes in the 'Total Minutes' card. */
const MINUTES_PER_TOUR = 45;

export async function toursPage(c: Ctx) {
  const { parts: { kv, config }, tourIndex: index } = c.var;
  const { search, limit: perPage = PER_PAGE, isMapOpen, ...request } = parseQuery(c, ToursQuery);
  const mostPages = Math.min(MAX_PAGES, Math.floor(MOST_CARDS / perPage));
  const pages = Math.min(request.pages ?? 1, mostPages);
  const which = { search, reader: language(), perPage, ...request, pages };
  const list = await readTourList({ kv, index }, which);
  const isFirst = request.cursor === undefined && (request.page ?? 1) === 1;
  const shown = { search, list, perPage, mostPages, isFirst, isMapOpen };
  return c.render(<Tours {...shown} map={config.map} />, {
    title: search.q ? t("archivesWith", { q: search.q }) : ofTour("allArchiveExperiences"),
    description: ofTour("browseAll"),
    // A search has no address of its own among search engines.
    path: new URL(c.req.url).search === "" ? "/tours" : undefined,
    hasFeed: true,
  });
}

type Shown = {
  search: TourSearch;
  list: TourList;
  perPage: number;
  mostPages: number;
  isFirst: boolean;
  isMapOpen: boolean;
};

function Tours({ map, ...shown }: Shown & { map: Config["map"] }) {
  const { search, list, isMapOpen } = shown;
  if (list.counts.tours === 0) return <NoTours counts={list.counts} />;
  return (
    <div className="wrap">
      <ToursHead />
      <Stats counts={list.counts} />
      <ArchiveSearch search={search} around={list.around} />
      <Island name="near-you" of={NearYou} when="located" props={{}} />
      <div className="list-head">
        <details className="map-toggle" open={isMapOpen}>
          <summary className="button">
            <span className="when-closed">{t("showMap")}</span>
            <span className="when-open">{t("hideMap")}</span>
          </summary>
          <Island
            name="archives-map"
            of={ArchivesMap}
            when="visible"
            props={{ tiles: map, filter: new URLSearchParams(toQuery(search)).toString() }}
          />
        </details>
        <p id={FOUND_ID} className="found figures" role="status">
          {foundText(search, list)}
        </p>
        <a className="have-a-code" href={to("/q")}>{t("haveCode")}</a>
      </div>
      <Results {...shown} />
    </div>
  );
}

/** The part that changes with a search; islands/shell/lists/archive_search.ts replaces it. */
function Results({ search, list, perPage, mostPages, isFirst }: Omit<Shown, "isMapOpen">) {
  const { tours, total, next } = list;
  const isWhole = isWholeList(search);
  return (
    <section
      id={RESULTS_ID}
      aria-labelledby="archives-title"
      data-narrowed={isWhole && isFirst ? undefined : ""}
    >
      <h2 id="archives-title" className="visually-hidden">{t("archives")}</h2>
      {tours.length === 0 ? <NothingFound search={search} list={list} /> : (
        <>
          {list.isPartial && <p className="partial soft">{t("onlySomeWords")}</p>}
          <ul id="archives" className="grid" role="list">
            {tours.map((tour) => <TourCard key={tour.id} tour={tour} showType />)}
          </ul>
          <ShowMore
            list="archives"
            next={next && to(`/tours?${next}`)}
            first={isFirst
              ? undefined
              : { href: hrefOf(search), label: isWhole ? t("backToNewest") : t("backToFirstPage") }}
            shown={tours.length}
            total={total}
            perPage={perPage}
            mostPages={mostPages}
          />
        </>
      )}
    </section>
  );
}

function foundText(search: TourSearch, { total, isPartial, searched }: TourList): string {
  const count = total;
  if (isWholeList(search)) return t("countArchives", { count });
  if (searched === undefined) return t(isPartial ? "foundSomeWords" : "found", { count });
  return t(isPartial ? "foundSomeWordsAmong" : "foundAmong", { count, searched });
}

function Stats({ counts }: { counts: TourCounts }) {
  const values = [counts.tours, counts.stops, counts.tours * MINUTES_PER_TOUR];
  return <ToursFigures values={values.map((value) => number(value))} />;
}

function NoTours({ counts }: { counts: TourCounts }) {
  return (
    <div className="wrap">
      <ToursHead />
      <Stats counts={counts} />
      <EmptyState icon={LibraryBig} title={t("noArchivesYet")}>
        <p>{t("emptyShelves")}</p>
        <a className="button primary" href={to("/create")}>{t("createFirstArchive")}</a>
      </EmptyState>
    </div>
  );
}
