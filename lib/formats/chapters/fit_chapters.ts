/** Chapters that were read from a file or a text, made to fit a stop; what did not fit is named. */
import { MAX_CHAPTERS, MAX_KEYWORDS } from "../../model/tour/stop_limits.ts";
import type { Chapter } from "../../model/tour/chapters.ts";
import { cutText, fitText } from "../../model/text/unfit_text.ts";
import { texts } from "../../texts/texts.ts";
import { timeText } from "../fields/transcript.ts";

const t = texts("values");

/** `at` in milliseconds, in any order. */
export type RawChapter =
  & { at: number; title: string }
  & Pick<Chapter, "synopsis" | "keywords" | "place">;

/** `leftOut` has lines for people. */
export type ReadChapters = { chapters: Chapter[]; leftOut: string[] };

/** Longest texts, in UTF-16 units. */
const LONGEST = { title: 200, synopsis: 2_000, word: 80 };

/** Longest time: one day. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Sorts them by their times. One without a title is called by its number. */
export function fitChapters(raw: readonly RawChapter[], leftOut: string[] = []): ReadChapters {
  const inTime = raw.map((one) => ({ ...one, at: Math.round(one.at) }))
    .filter(({ at }) => at >= 0 && at <= DAY_MS)
    .sort((a, b) => a.at - b.at);
  const own = inTime.filter(({ at }, i) => i === 0 || inTime[i - 1].at !== at);
  const kept = own.slice(0, MAX_CHAPTERS);
  let cut = 0;
  const fit = (text: string, longest: number) => {
    const whole = fitText(text).replace(/[\s\u0080-\u009f]+/g, " ").trim();
    if (whole.length > longest) cut++;
    return cutText(whole, longest).trim();
  };
  const chapters = kept.map(({ at, title, synopsis = "", keywords = [], place }, i): Chapter => {
    const about = fit(synopsis, LONGEST.synopsis);
    const words = [
      ...new Set(keywords.slice(0, MAX_KEYWORDS).map((word) => fit(word, LONGEST.word))),
    ];
    return {
      at,
      title: fit(title, LONGEST.title) || t("chapterNumber", { number: i + 1 }),
      ...about && { synopsis: about },
      ...words.length > 0 && { keywords: words },
      ...place && { place },
    };
  });
  const twice = inTime.find(({ at }, i) => i > 0 && inTime[i - 1].at === at);
  const notes = [
    inTime.length < raw.length &&
    t("timesOutside", { count: raw.length - inTime.length }),
    twice && t("chaptersAtOneTime", {
      count: inTime.length - own.length,
      title: twice.title.slice(0, 60),
      time: timeText(twice.at),
    }),
    own.length > kept.length && t("afterFirstChapters", { most: MAX_CHAPTERS }),
    cut > 0 && t("longTextsCut", { count: cut }),
  ].filter((note) => note !== false && note !== undefined);
  return { chapters, leftOut: [...leftOut, ...notes] };
}
