/** A stop's transcript that follows the voice. Loaded when it is opened. */
import { useSignals } from "@preact/signals-react/runtime";
import { LocateFixed, Share2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import type { Transcript } from "../../../lib/model/tour/transcript.ts";
import { transcriptPath } from "../../../lib/model/tour/transcript_limits.ts";
import { getPlayer } from "../../../lib/player/player_instance.ts";
import { addCaptions } from "../../../lib/player/transcript/captions.ts";
import { bringToLife, type LiveText } from "../../../lib/player/transcript/live_text.ts";
import { stopLink } from "../../../lib/model/web/make_stop_link.ts";
import { shareArchive } from "../../shell/share_archive.ts";
import { ChapterList } from "../chapters/list.tsx";
import { CiteButton, SentenceCitation, useCitation } from "./cite_sentence.tsx";
import { TranscriptText } from "./text.tsx";
import { useTranscript } from "./use_transcript.ts";

export { StoryText } from "./story_text.tsx";

type Props = { tour: PlayerTour; index: number };

function TranscriptPanel({ tour, index }: Props) {
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
  return <LiveTranscript tour={tour} index={index} transcript={transcript} />;
}

/** What the folds have, by their titles. */
export const CONTENTS = { Transcript: TranscriptPanel, Chapters: ChapterList };

function LiveTranscript({ tour, index, transcript }: Props & { transcript: Transcript }) {
  const box = useRef<HTMLDivElement>(null);
  const [text, setText] = useState<LiveText>();
  const { shown, cite } = useCitation();
  const isTimed = transcript.cues.some(({ start }) => start !== undefined);
  useEffect(() => {
    const ended = new AbortController();
    const player = getPlayer();
    const playFrom = (ms: number) => {
      player.seekTo(ms / 1000);
      player.play();
    };
    const text = bringToLife(box.current!, {
      player,
      page: document,
      playFrom,
      ended: ended.signal,
    });
    setText(text);
    const place = { tourId: tour.id, stopId: tour.audioStops[index].id, revision: tour.revision! };
    const src = transcriptPath(place, "vtt");
    const removeCaptions = isTimed ? addCaptions(src, transcript.language) : undefined;
    return () => {
      ended.abort();
      removeCaptions?.();
    };
  }, [transcript]);
  return (
    <>
      <TranscriptText transcript={transcript} box={box} onScroll={() => text?.stop()} />
      {isTimed && text && (
        <>
          <Tools
            text={text}
            share={(seconds) => shareArchive(tour, stopLink({ index, seconds }))}
            cite={(seconds) =>
              cite({ tourId: tour.id, stopId: tour.audioStops[index].id, seconds })}
          />
          <SentenceCitation shown={shown} />
        </>
      )}
    </>
  );
}

type ToolsProps = {
  text: LiveText;
  share: (seconds: number) => void;
  cite: (seconds: number) => void;
};

/** Below the text: a link to the lit or tapped sentence; and back to the voice. */
function Tools({ text, share, cite }: ToolsProps) {
  useSignals();
  const seconds = () => (text.chosenStart() ?? 0) / 1000;
  return (
    <div className="transcript-tools">
      <button type="button" className="button quiet" onClick={() => share(seconds())}>
        <Share2 aria-hidden="true" />Share this sentence
      </button>
      <CiteButton onClick={() => cite(seconds())} />
      {!text.isOn.value && (
        <button type="button" className="button" onClick={text.resume}>
          <LocateFixed aria-hidden="true" />Follow
        </button>
      )}
    </div>
  );
}
