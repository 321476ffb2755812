/** Chapters as text: with their synopses and keywords, and without JavaScript. */
import type { Chapter } from "../../../lib/model/tour/chapters.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { formatTime } from "../../../lib/player/time.ts";

type Props = { chapters: readonly Chapter[]; language?: string };

/** Each with its time; with `stop`, counted from 0, that leads to its second. */
export function ChapterTexts({ chapters, language, stop }: Props & { stop?: number }) {
  return (
    <ol role="list" className="chapter-texts">
      {chapters.map(({ at, title, synopsis, keywords = [], place }) => {
        const time = formatTime(at / 1000);
        const about = [...keywords, ...place?.name ? [place.name] : []].join(" · ");
        return (
          <li key={at}>
            {stop === undefined
              ? <span className="figures">{time}</span>
              : (
                <a className="figures" href={stopLink({ index: stop, seconds: at / 1000 })}>
                  {time}
                </a>
              )}
            <div {...textIn(language)}>
              <b>{title}</b>
              {synopsis && <p>{synopsis}</p>}
              {about && <p className="soft">{about}</p>}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
