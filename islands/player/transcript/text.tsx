import { type RefObject, useId } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { originNote, paragraphsOf } from "../../../lib/player/transcript/paragraphs.ts";

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
        aria-label="Transcript"
        aria-describedby={note && noteId}
        tabIndex={0}
      >
        {paragraphsOf(transcript.cues).map(({ speaker, cues }, i) => (
          <p key={i} {...textIn(transcript.language)}>
            {speaker && <strong className="transcript-speaker">{`${speaker}: `}</strong>}
            {cues.map(({ start, end, text }, i) => [
              i > 0 && " ",
              <span key={i} data-start={start} data-end={end}>{text}</span>,
            ])}
          </p>
        ))}
      </div>
    </>
  );
}
