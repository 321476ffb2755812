/** A story to be read at its place: its transcript, else its description. */
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { Paragraphs } from "../../../lib/ui/folded_text.tsx";
import { TranscriptText } from "./text.tsx";
import { useTranscript } from "./use_transcript.ts";

type Props = { tour: PlayerTour; index: number };

export function StoryText({ tour, index }: Props) {
  const { hasTranscript } = tour.audioStops[index];
  const isSpoken = hasTranscript && tour.revision !== undefined;
  return (
    <div className="story-text">
      {isSpoken
        ? <SpokenText key={index} tour={tour} index={index} />
        : <Description tour={tour} index={index} />}
    </div>
  );
}

function SpokenText({ tour, index }: Props) {
  const { transcript, failure } = useTranscript(tour, index);
  if (failure) return <Description tour={tour} index={index} />;
  return transcript && <TranscriptText transcript={transcript} />;
}

function Description({ tour, index }: Props) {
  const { description, language } = tour.audioStops[index];
  return <Paragraphs text={description} language={language} />;
}
