import { type RefObject, useId } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { originNote } from "../../../lib/model/text/transcript_paragraphs.ts";
import { TranscriptParagraphs } from "../../../lib/ui/transcript_text.tsx";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = {
  transcript: Transcript;
  box?: RefObject<HTMLDivElement | null>;
  onScroll?: () => void;
};

/**
 * The text of a transcript with its speakers, in a box that also scrolls by keys; `onScroll` is
 * called when a mouse scrolls it.
 */
export function TranscriptText({ transcript, box, onScroll }: Props) {
  const note = originNote(transcript);
  const noteId = useId();
  return (
    <>
      {note && <p id={noteId} className="transcript-note">{note}</p>}
      <div
        ref={box}
        onWheel={onScroll}
        className="transcript-box"
        role="group"
        aria-label={t("transcript")}
        aria-describedby={note && noteId}
        tabIndex={0}
        {...textIn(transcript.language)}
      >
        <TranscriptParagraphs transcript={transcript} />
      </div>
    </>
  );
}
