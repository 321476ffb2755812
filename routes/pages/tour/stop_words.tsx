/** The words of a stop in its card: description, chapters and transcript; a librarian's below. */
import type { ReactNode } from "react";
import { isSaidInFull, spokenText } from "../../../lib/model/text/spoken_text.ts";
import type { Stop } from "../../../lib/model/tour/stop.ts";
import { Folded, Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { OriginNote, SpokenWords } from "../../../lib/ui/transcript_text.tsx";
import { ChapterTexts } from "./chapter_texts.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("archive");

type Props = {
  /** In the language of its archive, where it has none of its own. */
  stop: Partial<Pick<Stop, "chapters" | "transcript" | "language">> & Pick<Stop, "description">;
  /** The stop's index, for links to its chapters, where it has an address. */
  index?: number;
  /** The id of the stop's title. */
  titleId: string;
  /** What most visitors don't need: it comes with the whole text. */
  more?: ReactNode;
};

/** The first lines; "Read on" has the rest. What is spoken as it is described stands once. */
export function StopWords({ stop, index, titleId, more }: Props) {
  const { description, language, transcript, chapters } = stop;
  const isOne = transcript !== undefined && isSaidInFull(description, transcript.cues);
  const length = isOne ? spokenText(transcript.cues).length : description.length;
  const rest = (chapters || transcript && !isOne) && (
    <>
      {chapters && <ChapterTexts chapters={chapters} language={language} stop={index} />}
      {transcript && !isOne && <SpokenWords transcript={transcript} />}
    </>
  );
  return (
    <>
      <Folded length={length} rest={rest} describedBy={titleId}>
        {isOne
          ? <SpokenWords transcript={transcript} />
          : <Paragraphs text={description} language={language} />}
      </Folded>
      {transcript && <OriginNote transcript={transcript} />}
      {more && (
        <details className="stop-more">
          <summary aria-describedby={titleId}>{t("more")}</summary>
          {more}
        </details>
      )}
    </>
  );
}
