/** The button for a stop's transcript, which is loaded when it is opened. */
import { signal } from "@preact/signals-core";
import { useSignals } from "@preact/signals-react/runtime";
import type { PlayerTour } from "../../../lib/model/tour/player_tour.ts";
import { usePart } from "../../runtime/use_part.ts";

/** A reader who has opened one transcript sees the next stop's, too. */
const isOpen = signal(false);

/** Opens the transcript of the current stop. */
export const openTranscript = (): void => void (isOpen.value = true);

/** The part that shows transcripts, once it is wanted: see `usePart`. */
export const useTranscriptPanel = (isWanted: boolean) =>
  usePart(isWanted, () => import("./panel.tsx"));

/** Nothing for a stop without a transcript, and in previews, whose texts have no address. */
export function TranscriptFold({ tour, index }: { tour: PlayerTour; index: number }) {
  useSignals();
  const { part, failure, retry } = useTranscriptPanel(isOpen.value);
  if (!tour.audioStops[index]?.hasTranscript || tour.revision === undefined) return null;
  return (
    <details
      className="transcript-fold"
      open={isOpen.value}
      onToggle={({ currentTarget }) => {
        isOpen.value = currentTarget.open;
        retry();
      }}
    >
      <summary>Transcript</summary>
      {isOpen.value &&
        (part ? <part.TranscriptPanel tour={tour} index={index} /> : <p role="alert">{failure}</p>)}
    </details>
  );
}
