/** Chapters as text: with their synopses and keywords, and without JavaScript. */
import type { Chapter } from "../../../lib/model/tour/chapters.ts";
import { textIn } from "../../../lib/model/text/language.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { formatTime } from "../../../lib/player/time.ts";

type Props = {
  chapters: readonly Chapter[];
  language?: string;
  /** The index of their stop, from 0, or the address of their recording. */
  stop?: number;
  recording?: string;
};

/** Each with its time; with a stop or a recording, that leads to its second. */
export function ChapterTexts({ chapters, language, stop, recording }: Props) {
  return (
    <ol role="list" className="chapter-texts">
      {chapters.map(({ at, title, synopsis, keywords = [], place }) => {
        const time = formatTime(at / 1000);
        const href = stop !== undefined
          ? stopLink({ index: stop, seconds: at / 1000 })
          : recording && `${recording}#t=${at / 1000}`;
        const about = [...keywords, ...place?.name ? [place.name] : []].join(" · ");
        return (
          <li key={at}>
            {href === undefined
              ? <span className="figures">{time}</span>
              : <a className="figures" href={href} {...recording && { "data-at": at }}>{time}</a>}
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
