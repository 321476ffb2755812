/** A transcript as text: with its speakers, and without JavaScript. */
import type { Transcript } from "../model/tour/transcript.ts";
import { originNote, paragraphsOf } from "../model/text/transcript_paragraphs.ts";

type Props = { transcript: Transcript };

/** Its paragraphs, then a note about its source, where readers need one. */
export const TranscriptText = ({ transcript }: Props) => (
  <>
    <SpokenWords transcript={transcript} />
    <OriginNote transcript={transcript} />
  </>
);

export const SpokenWords = ({ transcript }: Props) => (
  <div className="transcript" lang={transcript.language} dir="auto">
    <TranscriptParagraphs transcript={transcript} />
  </div>
);

export function OriginNote({ transcript }: Props) {
  const note = originNote(transcript);
  return note && <p className="transcript-note">{note}</p>;
}

/** Each sentence is a span with the milliseconds of its start and end, where these are known. */
export const TranscriptParagraphs = ({ transcript: { cues } }: Props) =>
  paragraphsOf(cues).map(({ speaker, cues }, i) => (
    <p key={i} dir="auto">
      {speaker && <strong className="transcript-speaker">{`${speaker}: `}</strong>}
      {cues.map(({ start, end, text }, i) => [
        i > 0 && " ",
        <span key={i} data-start={start} data-end={end}>{text}</span>,
      ])}
    </p>
  ));
