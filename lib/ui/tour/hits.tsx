/** The hits of a search in one archive. */
import { textIn } from "../../model/text/language.ts";
import type { TourHit } from "../../model/tour/tour_search.ts";
import { stopLink } from "../../model/web/make_stop_link.ts";
import { Words } from "../words.tsx";

/**
 * The hits in one archive: each links to a stop, to the second of a sentence or chapter, or to a
 * picture or paper.
 */
export function Hits({ tourId, hits }: { tourId: string; hits: TourHit[] }) {
  return (
    <ul className="hits" role="list" aria-label="Found in">
      {hits.map(({ stop, stopTitle, start, speaker, text, language, isChapter, thing, page }) => (
        <li key={`${stop} ${start} ${thing} ${page} ${text}`}>
          <a href={`/tour/${tourId}${linkOf({ stop, start, thing })}`}>
            {text && (isChapter || thing && !page)
              ? <Words language={language}>{text}</Words>
              : text && <q {...textIn(language)}>{text}</q>}
            <span className="said">
              {isChapter && "chapter, "}
              {thing && (page ? `page ${page} of a paper, ` : "picture, ")}
              {speaker && (
                <>
                  <Words>{speaker}</Words>,{" "}
                </>
              )}
              stop {stop}, <Words>{stopTitle}</Words>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const linkOf = ({ stop, start, thing }: Pick<TourHit, "stop" | "start" | "thing">): string =>
  stopLink({ index: stop - 1, seconds: start && start / 1000, thing });
