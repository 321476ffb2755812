/** One chapter: its time and title, and folded what it tells. */
import { Play, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { readTime } from "../../../../lib/formats/chapters/read_chapters.ts";
import { timeText } from "../../../../lib/formats/fields/transcript.ts";
import type { Chapter } from "../../../../lib/model/tour/chapters.ts";
import { texts } from "../../../../lib/texts/texts.ts";

const t = texts("things");

type Props = {
  number: number;
  chapter: Chapter;
  onPlay: () => void;
  onChange: (chapter: Chapter) => void;
  onRemove: () => void;
};

export function ChapterRow({ number, chapter, onPlay, onChange, onRemove }: Props) {
  const id = useId();
  const { at, title, synopsis = "", keywords = [] } = chapter;
  const [time, setTime] = useState(timeText(at));
  const [words, setWords] = useState(keywords.join(", "));
  const settle = () => {
    const typed = readTime(time);
    if (typed === undefined) return setTime(timeText(at));
    if (typed !== at) onChange({ ...chapter, at: typed });
  };
  return (
    <li className="chapter-row">
      <div className="chapter-line">
        <button
          type="button"
          className="icon-button"
          aria-label={t("playChapter", { number })}
          onClick={onPlay}
        >
          <Play aria-hidden="true" />
        </button>
        <div className="field-box">
          <input
            type="text"
            className="figures"
            inputMode="decimal"
            aria-label={t("chapterTime", { number })}
            value={time}
            onChange={({ target }) => setTime(target.value)}
            onBlur={settle}
          />
        </div>
        <div className="field-box">
          <input
            type="text"
            aria-label={t("chapterTitle", { number })}
            maxLength={200}
            value={title}
            placeholder={t("chapterTitleExample")}
            aria-invalid={title.trim() === "" || undefined}
            onChange={({ target }) => onChange({ ...chapter, title: target.value })}
          />
        </div>
        <button
          type="button"
          className="icon-button"
          aria-label={t("removeChapter", { number })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </button>
      </div>
      <details>
        <summary className="soft">
          {synopsis || words ? t("synopsisAndKeywords") : t("sayMore")}
        </summary>
        <div className="field-box">
          <label htmlFor={`${id}-s`}>{t("chapterSynopsis", { number })}</label>
          <textarea
            id={`${id}-s`}
            rows={2}
            maxLength={2000}
            value={synopsis}
            onChange={({ target }) => onChange({ ...chapter, synopsis: target.value || undefined })}
          />
          <label htmlFor={`${id}-k`}>{t("chapterKeywords", { number })}</label>
          <input
            id={`${id}-k`}
            type="text"
            value={words}
            placeholder={t("keywordsExample")}
            onChange={({ target }) => setWords(target.value)}
            onBlur={() => {
              const list = words.split(/[,;]/).map((word) => word.trim().slice(0, 80))
                .filter(Boolean).slice(0, 20);
              onChange({ ...chapter, keywords: list.length > 0 ? list : undefined });
            }}
          />
        </div>
      </details>
    </li>
  );
}
