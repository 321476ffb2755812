/** The hits of a search in one archive. */
import { textIn } from "../../model/text/language.ts";
import type { TourHit } from "../../model/tour/tour_search.ts";
import { stopLink } from "../../model/web/make_stop_link.ts";
import { Words } from "../words.tsx";

/** The hits in one archive: each links to a stop, or to the second of a sentence or chapter. */
export function Hits({ tourId, hits }: { tourId: string; hits: TourHit[] }) {
  return (
    <ul className="hits" role="list" aria-label="Found in">
      {hits.map(({ stop, stopTitle, start, speaker, text, language, isChapter }) => (
        <li key={`${stop} ${start} ${text}`}>
          <a
            href={`/tour/${tourId}${stopLink({ index: stop - 1, seconds: start && start / 1000 })}`}
          >
            {text && !isChapter && <q {...textIn(language)}>{text}</q>}
            {text && isChapter && <Words language={language}>{text}</Words>}
            <span className="said">
              {isChapter && "chapter, "}
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
