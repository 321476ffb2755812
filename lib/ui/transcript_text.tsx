/** A transcript as text: with its speakers, and without JavaScript. */
import { textIn } from "../model/text/language.ts";
import type { Tour } from "../model/tour/tour.ts";
import type { Cue, Transcript } from "../model/tour/transcript.ts";

type TextProps = {
  stopId: string;
  transcript: Transcript;
};

/** Each sentence is a span with the milliseconds of its start, where these are known. */
export function TranscriptText({ stopId, transcript: { language, cues } }: TextProps) {
  return (
    <div className="transcript" data-stop-id={stopId} lang={language} dir="auto">
      {turnsOf(cues).map((turn, i) => (
        <p key={i} dir="auto">
          {turn[0].speaker && <b className="speaker">{`${turn[0].speaker}: `}</b>}
          {turn.flatMap(({ start, text }, n) => [
            n > 0 ? " " : "",
            <span key={n} data-start={start}>{text}</span>,
          ])}
        </p>
      ))}
    </div>
  );
}

type FoldedProps = TextProps & { title: string; titleLanguage?: string };

/** The same, folded behind one line; a printed page has it open. */
export function FoldedTranscript({ title, titleLanguage, ...text }: FoldedProps) {
  return (
    <details className="folded-transcript">
      <summary>
        Read the story: <bdi {...textIn(titleLanguage)}>{title}</bdi>
      </summary>
      <TranscriptText {...text} />
    </details>
  );
}

/** The transcripts of a tour's stops, for readers and for search engines. */
export function Transcripts({ audioStops, language }: Pick<Tour, "audioStops" | "language">) {
  const spoken = audioStops.flatMap(({ transcript, ...stop }) =>
    transcript ? [{ ...stop, transcript }] : []
  );
  if (spoken.length === 0) return null;
  return (
    <section className="tour-transcripts" aria-labelledby="transcripts">
      <h3 id="transcripts">Read the Stories</h3>
      {spoken.map(({ id, title, language: own, transcript }) => (
        <FoldedTranscript
          key={id}
          stopId={id}
          title={title}
          titleLanguage={own ?? language}
          transcript={transcript}
        />
      ))}
    </section>
  );
}

/** Most sentences of one paragraph. */
const MAX_TURN = 6;

/** Consecutive sentences of one speaker, in paragraphs of a readable length. */
function turnsOf(cues: Cue[]): Cue[][] {
  const turns: Cue[][] = [];
  for (const cue of cues) {
    const last = turns.at(-1);
    const goesOn = last && last[0].speaker === cue.speaker &&
      (cue.speaker !== undefined || last.length < MAX_TURN);
    if (goesOn) last.push(cue);
    else turns.push([cue]);
  }
  return turns;
}
