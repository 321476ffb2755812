/** The text of a stop in the player's sheet: its transcript, which follows the voice. */
import { useEffect, useId, useLayoutEffect, useRef } from "react";
import { textIn } from "../../../lib/model/text/language.ts";
import { originNote } from "../../../lib/model/text/transcript_paragraphs.ts";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import type { LiveText } from "../../../lib/player/transcript/live_text.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { OriginNote, TranscriptParagraphs } from "../../../lib/ui/transcript_text.tsx";
import { Follow } from "./follow.tsx";
import { useLiveText } from "./use_live_text.ts";
import { useTranscript } from "./use_transcript.ts";
import { texts } from "../../../lib/texts/texts.ts";

const t = texts("player");

type Props = {
  tour: PlayerTour;
  index: number;
  /** Called with the text once it follows the voice, and with undefined when that ends. */
  onLive: (text: LiveText | undefined) => void;
};

/** The transcript, else the description; also in previews, whose transcripts have no address. */
export function SheetText(props: Props) {
  const { tour, index } = props;
  const isSpoken = tour.audioStops[index].hasTranscript && tour.revision !== undefined;
  return (
    <section className="sheet-text" aria-label={t("story")} tabIndex={-1}>
      {isSpoken ? <SpokenText {...props} /> : <Description {...props} />}
    </section>
  );
}

function Description({ tour, index }: Props) {
  const { description, language } = tour.audioStops[index];
  return <Paragraphs text={description} language={language} />;
}

function SpokenText(props: Props) {
  const { transcript, failure, retry } = useTranscript(props.tour, props.index);
  if (failure) {
    return (
      <>
        <Description {...props} />
        <div className="row">
          <p role="alert">{failure}</p>
          <button type="button" className="button" onClick={retry}>{t("tryAgain")}</button>
        </div>
      </>
    );
  }
  if (!transcript) return <div className="transcript skeleton" aria-hidden="true" />;
  return <LiveTranscript key={props.index} {...props} transcript={transcript} />;
}

function LiveTranscript({ transcript, onLive, ...of }: Props & { transcript: Transcript }) {
  const box = useRef<HTMLDivElement>(null);
  const noteId = useId();
  const text = useLiveText(box, of, ".sheet-body");
  useEffect(() => {
    onLive(text);
    return () => onLive(undefined);
  }, [text]);
  useLayoutEffect(() => keepFocus(box.current!), []);
  return (
    <>
      <div
        ref={box}
        className="transcript"
        role="group"
        aria-label={t("transcript")}
        aria-describedby={originNote(transcript) && noteId}
        {...textIn(transcript.language)}
      >
        <TranscriptParagraphs transcript={transcript} />
      </div>
      <div id={noteId}>
        <OriginNote transcript={transcript} />
      </div>
      {text && <Follow text={text} />}
    </>
  );
}

/** Returns the function that gives the focus of a sentence in `box` to the next stop's text. */
function keepFocus(box: HTMLElement): () => void {
  const next = box.closest<HTMLElement>(".sheet-text");
  return () => {
    if (box.contains(document.activeElement)) next?.focus({ preventScroll: true });
  };
}
