/** The hits of a search in one archive. */
import { textIn } from "../../model/text/language.ts";
import type { TourHit } from "../../model/tour/tour_search.ts";
import { stopLink } from "../../model/web/make_stop_link.ts";
import { tourPath } from "../../model/web/tour_path.ts";
import { Words } from "../words.tsx";
import { texts } from "../../texts/texts.ts";
import { rich } from "../rich.tsx";
import { to } from "../../texts/paths.ts";

const t = texts("tour");

type Props = { tourId: string; hits: TourHit[]; opensIn?: string };

/**
 * The hits in one archive: each links to a stop, to the second of a sentence or chapter, or to a
 * picture or paper; in the language `opensIn` where the link has to name it.
 */
export function Hits({ tourId, hits, opensIn }: Props) {
  return (
    <ul className="hits" role="list" aria-label={t("foundIn")}>
      {hits.map(({ stop, stopTitle, start, speaker, text, language, isChapter, thing, page }) => (
        <li key={`${stop} ${start} ${thing} ${page} ${text}`}>
          <a href={to(tourPath(tourId, opensIn) + linkOf({ stop, start, thing }))}>
            {text && (isChapter || thing && !page)
              ? <Words language={language}>{text}</Words>
              : text && <q {...textIn(language)}>{text}</q>}
            <span className="said">
              {rich(t, placeKey({ isChapter, thing, page, speaker }), {
                page,
                speaker: <Words>{speaker}</Words>,
                stop,
                title: <Words>{stopTitle}</Words>,
              })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The text for the place of a hit. */
function placeKey({ isChapter, thing, page, speaker }: Partial<TourHit>) {
  if (isChapter) return "hitInChapter";
  if (thing) return page ? "hitOnPage" : "hitInPicture";
  return speaker ? "hitSaid" : "hitInStop";
}

const linkOf = ({ stop, start, thing }: Pick<TourHit, "stop" | "start" | "thing">): string =>
  stopLink({ index: stop - 1, seconds: start && start / 1000, thing });
