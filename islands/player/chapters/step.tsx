/** The chapter that is played, between the buttons to the one before and the next. */
import { useSignals } from "@preact/signals-react/runtime";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { textIn } from "../../../lib/model/text/language.ts";
import type { CurrentStop } from "../current_stop.ts";
import { chapterAt, playChapter } from "./chapter.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

/** Seconds of a chapter after which "previous" goes to its own beginning. */
const BEGUN = 3;

/** Nothing for a stop without chapters. */
export function ChapterStep({ current: { player, tour, stop, index } }: { current: CurrentStop }) {
  useSignals();
  const { chapters, language } = stop;
  if (!chapters) return null;
  const seconds = player.currentTime.value;
  const at = chapterAt(chapters, seconds);
  const isBegun = at >= 0 && seconds - chapters[at].at / 1000 > BEGUN;
  const [before, next] = [chapters[isBegun ? at : at - 1], chapters[at + 1]];
  return (
    <div className="chapter-step" role="group" aria-label={t("chapter")}>
      <button
        type="button"
        className="icon-button"
        aria-label={t("previousChapter")}
        disabled={!before}
        onClick={() => playChapter(player, { tour, index, ...before })}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <p {...textIn(language)}>{chapters[at]?.title}</p>
      <button
        type="button"
        className="icon-button"
        aria-label={t("nextChapter")}
        disabled={!next}
        onClick={() => playChapter(player, { tour, index, ...next })}
      >
        <ChevronRight aria-hidden="true" />
      </button>
    </div>
  );
}
