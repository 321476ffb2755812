/** A stop's transcript that follows the voice. Loaded when it is opened. */
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed } from "lucide-react";
import { useRef } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import type { LiveText } from "../../../lib/player/transcript/live_text.ts";
import { SentenceTools } from "./sentence_tools.tsx";
import { TranscriptText } from "./text.tsx";
import { useLiveText } from "./use_live_text.ts";
import { useTranscript } from "./use_transcript.ts";

type Props = { tour: PlayerTour; index: number };

export function TranscriptPanel({ tour, index }: Props) {
  const { transcript, failure, retry } = useTranscript(tour, index);
  if (failure) {
    return (
      <div className="row">
        <p role="alert">{failure}</p>
        <button type="button" className="button" onClick={retry}>Try again</button>
      </div>
    );
  }
  if (!transcript) return <div className="transcript-box skeleton" aria-hidden="true" />;
  return <LiveTranscript key={index} tour={tour} index={index} transcript={transcript} />;
}

function LiveTranscript({ tour, index, transcript }: Props & { transcript: Transcript }) {
  const box = useRef<HTMLDivElement>(null);
  const text = useLiveText(box, { tour, index });
  return (
    <>
      <TranscriptText transcript={transcript} box={box} onScroll={() => text?.stop()} />
      {text && (
        <SentenceTools {...{ tour, index, text }}>
          <Follow text={text} />
        </SentenceTools>
      )}
    </>
  );
}

/** Back to the voice, after the reader has scrolled. */
function Follow({ text }: { text: LiveText }) {
  useSignals();
  return !text.isOn.value && (
    <button type="button" className="button" onClick={text.resume}>
      <LocateFixed aria-hidden="true" />Follow
    </button>
  );
}
